import {
  CLASSIC,
  formatDealName,
  holeStatus,
  ownDeal,
  parseMoves,
  strokesOf,
  wasteTop,
} from "@albatross/rules";
import { judge } from "@albatross/solver";
import { beforeEach, describe, expect, test } from "vitest";
import { canGoOn } from "./game.ts";
import { openDeal, openWithMoves } from "./open-hole.ts";
import { formatSavedHole, parseSavedHole } from "./saved-hole.ts";
import { settle } from "./test-judge.ts";
import {
  testJudge,
  game,
  setUpGame,
  open,
  result,
  position,
  message,
  make,
  winnableLine,
  beginWinnable,
} from "./test-game.ts";

beforeEach(setUpGame);

describe("the verdict", () => {
  test("T4 is not known until the judge has answered, then proved", async () => {
    game.begin("?deal=12345", null);
    expect(game.verdict.verdict.value.kind).toBe("working");
    await testJudge.answerAll();
    expect(game.verdict.verdict.value.kind).toBe("unclearable");
  });

  test("T4 becomes no longer when the chance is gone, and undo brings it back at once", async () => {
    await beginWinnable();
    for (let draw = 0; draw < 16; draw++) game.play.draw();
    await testJudge.answerAll();
    expect(game.verdict.verdict.value.kind).toBe("no-longer");
    for (let press = 0; press < 16; press++) game.play.undo();
    expect(testJudge.waiting).toEqual([]);
    expect(game.verdict.verdict.value.kind).toBe("winnable");
  });

  test("T4 an answer for a position that was left is never shown", async () => {
    game.begin("?deal=12345", null);
    game.deals.step(1);
    game.deals.step(1);
    expect(testJudge.waiting).toHaveLength(1);
    await testJudge.answerAll();
    const expected = judge(position()).verdict;
    expect(game.verdict.verdict.value.kind).toBe(expected);
  });

  test("T4 follows other rules at once", async () => {
    game.begin("?deal=12345", null);
    await testJudge.answerAll();
    game.deals.changeRules({ ...CLASSIC, king: "wrap" });
    expect(game.verdict.verdict.value.kind).toBe("working");
    await testJudge.answerAll();
    expect(game.verdict.verdict.value.kind).toBe(judge(position()).verdict);
  });
});

describe("the hint", () => {
  test("T2 keeps the best result; asked again it gives the next best", async () => {
    const number = await beginWinnable();
    const best = judge(openDeal(ownDeal(number), CLASSIC).hole.positions[0]).best;
    game.hints.ask();
    expect(game.hints.hint.value).toMatchObject({ kind: "shown", rank: 1, best, lost: 0 });
    game.hints.ask();
    expect(game.hints.hint.value).toMatchObject({ kind: "shown", rank: 2 });
    expect(open().help.hints).toBe(2);
  });

  test("T2 points at the stock when nothing fits", async () => {
    game.begin("?deal=5&rules=columns%3D5,rows%3D3", null);
    game.hints.ask();
    await testJudge.answerAll();
    expect(game.hints.hint.value).toMatchObject({ kind: "shown", move: { kind: "draw" } });
  });

  test("T2 is gone with its position, and a late answer is not shown", async () => {
    game.begin("?deal=12345", null);
    game.hints.ask();
    game.play.draw();
    await testJudge.answerAll();
    expect(game.hints.hint.value.kind).toBe("none");
    expect(open().help.hints).toBe(0);
  });

  test("T2 a judge that fails still points at what is legal", async () => {
    testJudge.breakDown();
    game.begin("?deal=12345", null);
    game.hints.ask();
    await testJudge.answerAll();
    expect(game.hints.hint.value).toMatchObject({ kind: "shown", lost: null });
  });
});

describe("the result", () => {
  test("S2 P7 a clear leaves the stock and scores it; one undo opens the hole again", async () => {
    const number = await beginWinnable();
    make(winnableLine(number));
    expect(holeStatus(open().hole)).toBe("cleared");
    const facts = result().facts.value;
    expect(facts).toMatchObject({
      ending: "cleared",
      isFinal: true,
      strokes: strokesOf(position()),
    });
    await testJudge.answerAll();
    expect(result().lost.value.kind).toBe("flawless");
    game.play.undo();
    expect(result().facts.value).toBeNull();
    expect(strokesOf(position())).toBe(1);
  });

  test("T5 a stuck hole says what it needed, what was exposed, and where it turned", async () => {
    await beginWinnable();
    make("++++++++++++++++");
    while (holeStatus(open().hole) === "playing") {
      const { fitting } = currentSituation();
      game.play.playColumn(fitting[0] ?? 0);
    }
    const { facts: shown, lost: search } = result();
    await testJudge.answerAll();
    const facts = shown.value;
    expect(facts).toMatchObject({ ending: "stuck", isFinal: false, waste: wasteTop(position()) });
    expect(facts?.exposed.length).toBeGreaterThan(0);
    const lost = search.value;
    if (lost.kind !== "found") throw new Error("nothing was lost");
    expect(lost.lost.bestBefore).toBeLessThanOrEqual(0);
    expect(lost.lost.bestAfter).toBeGreaterThan(0);
    game.play.goBackTo(lost.lost.number - 1);
    await testJudge.answerAll();
    expect(game.verdict.verdict.value.kind).toBe("winnable");
  });

  test("R2 strokes can be taken at any time, and undo gives them back", () => {
    game.begin("?deal=12345", null);
    make("2");
    game.play.takeStrokes();
    expect(result().facts.value).toMatchObject({
      ending: "conceded",
      strokes: 34,
      isFinal: true,
    });
    game.play.draw();
    expect(message()).toMatchObject({ kind: "refused", why: "over" });
    game.play.undo();
    expect(holeStatus(open().hole)).toBe("playing");
    expect(open().hole.cursor).toBe(1);
  });
});

describe("keeping", () => {
  test("T3 a kept hole comes back with all it had, undone moves included", () => {
    game.begin("?deal=12345&rules=easy", null);
    make("2++");
    game.play.undo();
    const restored = parseSavedHole(structuredClone(formatSavedHole(open(), 5)));
    expect(restored).toEqual({ ok: true, value: open() });
  });

  test("D3 a deal of another program is kept, and stepped, under its own name", () => {
    game.begin("?deal=kpat%3A1", null);
    expect(parseSavedHole(formatSavedHole(open(), 5))).toEqual({ ok: true, value: open() });
    game.deals.step(-1);
    expect(message()).toEqual({ kind: "no-such-deal" });
    game.deals.step(1);
    expect(formatDealName(open().deal)).toBe("kpat:2");
    expect(game.deals.dealNumber("ms:24", CLASSIC)).toBeNull();
    expect(formatDealName(open().deal)).toBe("ms:24");
  });

  test.each([
    ["newer", { format: 99 }, "saved-newer"],
    ["damaged", { format: 1, deal: "x" }, "saved-damaged"],
    ["no object", "hole", "saved-damaged"],
    [
      "illegal",
      { ...formatSavedHole(openDeal(ownDeal(1), CLASSIC), 0), moves: "99" },
      "saved-damaged",
    ],
    [
      "a cursor too far",
      { ...formatSavedHole(openDeal(ownDeal(1), CLASSIC), 0), cursor: 3 },
      "saved-damaged",
    ],
  ])("a kept hole that is %s is a coded fault", (_, value, code) => {
    expect(parseSavedHole(value)).toMatchObject({ ok: false, fault: { code } });
  });

  test("a tab goes on with its own hole, a fresh tab only with one still worth playing", () => {
    const played = openWithMoves(ownDeal(7), CLASSIC, parseMovesOrThrow("++"));
    if (!played.ok) throw new Error("illegal");
    const conceded = { ...played.value, hole: { ...played.value.hole, strokesTaken: true } };
    expect(canGoOn(played.value, false, "")).toBe(true);
    expect(canGoOn(conceded, false, "")).toBe(false);
    expect(canGoOn(conceded, true, "")).toBe(true);
    expect(canGoOn(played.value, true, "?deal=7&generator=1&rules=classic")).toBe(true);
    expect(canGoOn(played.value, true, "?deal=8")).toBe(false);
    expect(canGoOn(played.value, true, "?deal=7&moves=%2B")).toBe(false);
  });

  test("each hole dealt has an id of its own; undo, restart, a reload and coming back to it keep it", () => {
    game.begin("?deal=12345", null);
    const first = open().id;
    make("2+");
    game.play.restart();
    game.play.redo();
    expect(open().id).toBe(first);
    game.deals.step(1);
    const second = open().id;
    expect(second).not.toBe(first);
    expect(parseSavedHole(formatSavedHole(open(), 5))).toMatchObject({ value: { id: second } });
    game.play.undo();
    expect(open().id).toBe(first);
    expect(open().deal.number).toBe(12345n);
  });

  test("a hole kept before holes had ids gets one when it comes back", () => {
    const { holeId: _, ...older } = formatSavedHole(openDeal(ownDeal(7), CLASSIC), 0);
    const kept = parseSavedHole(older);
    if (!kept.ok) throw new Error(kept.fault.message);
    game.begin("", kept.value);
    expect(open().id).toBe("hole-1");
  });

  test("a hole that comes back is told as that, and not as played", async () => {
    game.begin("", openDeal(ownDeal(7), CLASSIC));
    await settle();
    expect(message()).toMatchObject({ kind: "changed", change: { kind: "restore" } });
  });
});

function currentSituation(): { readonly fitting: readonly number[] } {
  const said = message();
  if (said?.kind !== "changed") return { fitting: [] };
  return { fitting: said.situation.fitting.map(({ column }) => column) };
}

function parseMovesOrThrow(text: string) {
  const moves = parseMoves(text);
  if (!moves.ok) throw new Error(moves.fault.message);
  return moves.value;
}
