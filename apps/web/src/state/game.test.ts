import {
  CLASSIC,
  currentPosition,
  formatDealName,
  formatMoves,
  holeStatus,
  movesMade,
  ownDeal,
  parseMoves,
  strokesOf,
  wasteTop,
  type Position,
} from "@albatross/rules";
import { judge } from "@albatross/solver";
import { beforeEach, describe, expect, test } from "vitest";
import { en } from "../text/en.ts";
import { createGame, canGoOn, type Game } from "./game.ts";
import { canTakeBack, openDeal, openWithMoves, type OpenHole } from "./open-hole.ts";
import { createPreferences, type PreferenceKeeper } from "./preferences.ts";
import { formatSavedHole, parseSavedHole } from "./saved-hole.ts";
import { createTestJudge, settle, type TestJudge } from "./test-judge.ts";

let testJudge: TestJudge;
let game: Game;
let kept: string | null;

const keeper: PreferenceKeeper = { read: () => kept, write: (text) => void (kept = text) };

beforeEach(() => {
  kept = null;
  testJudge = createTestJudge();
  let next = 1000n;
  game = createGame({
    judge: testJudge,
    preferences: createPreferences(keeper),
    randomDealNumber: () => (next += 100n),
  });
});

function open(): OpenHole {
  const hole = game.play.open.value;
  if (hole === null) throw new Error("no hole is open");
  return hole;
}

function position(): Position {
  return currentPosition(open().hole);
}

function message() {
  return game.said.value?.message;
}

/** Plays moves of the notation. */
function make(moves: string): void {
  const parsed = parseMoves(moves);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  for (const move of parsed.value) {
    if (move.kind === "draw") game.play.draw();
    else game.play.playColumn(move.column);
  }
}

/** A winnable deal and the line that clears it. */
function winnableLine(number: bigint): string {
  const judged = judge(openDeal(ownDeal(number), CLASSIC).hole.positions[0]);
  if (judged.line === null || judged.best > 0) throw new Error("not a winnable deal");
  return formatMoves(judged.line);
}

async function beginWinnable(): Promise<bigint> {
  game.begin("", null);
  await testJudge.answerAll();
  return open().deal.number;
}

describe("beginning", () => {
  test("T6 a new game walks forward to the first deal that is proved winnable", async () => {
    const number = await beginWinnable();
    expect(number).toBeGreaterThanOrEqual(1100n);
    for (let before = 1100n; before < number; before++) {
      expect(judge(openDeal(ownDeal(before), CLASSIC).hole.positions[0]).verdict).not.toBe(
        "winnable",
      );
    }
    expect(game.verdict.verdict.value.kind).toBe("winnable");
  });

  test("T6 the switch to any deal takes the random number itself and is kept", () => {
    game.preferences.prefer({ deals: "any" });
    game.begin("", null);
    expect(open().deal.number).toBe(1100n);
    expect(createPreferences(keeper).preferences.value.deals).toBe("any");
  });

  test("T6 a judge that fails leaves a plain random deal, and says so", async () => {
    testJudge.breakDown();
    game.begin("", null);
    await testJudge.answerAll();
    expect(open().deal.number).toBe(1100n);
    expect(message()?.kind).toBe("search-gave-up");
    expect(game.verdict.verdict.value.kind).toBe("unknown");
  });

  test("T7 a link deals exactly what it names", () => {
    game.begin("?deal=12345&generator=1&rules=king%3Dwrap,redeals%3D2", null);
    expect(open().deal.number).toBe(12345n);
    expect(game.rules.value).toMatchObject({ king: "wrap", redeals: 2 });
    expect(game.link.value).toBe("deal=12345&generator=1&rules=king%3Dwrap%2Credeals%3D2");
  });

  test.each([
    ["?deal=12345&generator=9", "generator-unknown"],
    ["?deal=twelve", "deal-number-invalid"],
    ["?rules=classic", "link-deal-missing"],
    ["?deal=1&rules=king%3Dbishop", "rules-value-unknown"],
    ["?deal=1&moves=9", "column-unknown"],
  ])("T7 the link %s deals nothing and says why", (query, code) => {
    game.begin(query, null);
    expect(game.play.open.value).toBeNull();
    expect(game.badLink.value?.code).toBe(code);
  });

  test("T7 a query that is not about a deal is passed over", async () => {
    game.begin("?utm_source=letter", null);
    await testJudge.answerAll();
    expect(game.badLink.value).toBeNull();
    expect(open().deal.number).toBeGreaterThanOrEqual(1100n);
  });

  test("moves in a link are made, can be undone, and count as given", () => {
    game.begin("?deal=12345&moves=%2B%2B", null);
    expect(open().hole.cursor).toBe(2);
    expect(open().help.givenMoves).toBe(2);
    game.play.undo();
    expect(open().hole.cursor).toBe(1);
  });
});

describe("playing", () => {
  beforeEach(() => game.begin("?deal=12345", null));

  test("T1 a misfit changes nothing, makes no undo step, and says what would fit", () => {
    const before = open();
    game.play.playColumn(0);
    expect(open()).toBe(before);
    expect(message()).toMatchObject({
      kind: "refused",
      why: "misfit",
      situation: { needed: [10, 12] },
    });
    game.play.undo();
    expect(message()).toEqual({ kind: "nothing-to", what: "undo" });
  });

  test("T1 a covered card is refused and explained", () => {
    const before = open();
    game.play.refuseCovered(1);
    expect(open()).toBe(before);
    expect(message()).toMatchObject({ kind: "refused", why: "covered" });
  });

  test("P4 a play tells the card it exposed and what fits now", () => {
    game.play.playColumn(1);
    expect(message()).toMatchObject({ kind: "changed", change: { kind: "play", column: 1 } });
    expect(message()).toMatchObject({ situation: { strokes: 34, run: 1 } });
  });

  test("P5 every draw is one step, and the empty stock refuses the next", () => {
    make("++++++++++++++++");
    expect(position().draws).toBe(16);
    const before = open();
    game.play.draw();
    expect(open()).toBe(before);
    expect(message()).toMatchObject({ kind: "refused" });
  });

  test("T3 a play after an undo is one step and empties the redo list", () => {
    make("2");
    game.play.undo();
    make("6");
    expect(formatMoves(open().hole.moves)).toBe("6");
    game.play.redo();
    expect(message()).toEqual({ kind: "nothing-to", what: "redo" });
  });

  test("T3 mashing undo and redo ends exactly where it began", () => {
    make("2+++6++");
    const made = open().hole.moves;
    const before = position();
    for (let press = 0; press < 50; press++) game.play.undo();
    expect(position()).toBe(open().hole.positions[0]);
    for (let press = 0; press < 50; press++) game.play.redo();
    expect(open().hole.moves).toBe(made);
    expect(position()).toBe(before);
  });

  test("S3 a draw sums up the run it ends", () => {
    make("2+");
    expect(message()).toMatchObject({ situation: { run: 0, runEnded: 1 } });
  });

  test("a restart gives identical cards, is another try, and does nothing on an untouched deal", () => {
    const start = position();
    game.play.restart();
    expect(open().attempt).toBe(1);
    make("2+");
    game.play.restart();
    game.play.restart();
    expect(position()).toBe(start);
    expect(open()).toMatchObject({ attempt: 2, hole: { cursor: 0 } });
  });

  test("T3 what was played before a restart can be redone", () => {
    make("2+");
    game.play.restart();
    game.play.redo();
    game.play.redo();
    expect(formatMoves(movesMade(open().hole))).toBe("2+");
  });

  test("T3 a hole that was left for a new deal comes back by undo, with all it had", () => {
    make("2+");
    const left = open();
    game.deals.step(1);
    game.deals.step(1);
    expect(canTakeBack(open())).toBe(true);
    game.play.undo();
    expect(open()).toEqual(left);
    game.play.undo();
    game.play.undo();
    game.play.undo();
    expect(message()).toEqual({ kind: "nothing-to", what: "undo" });
    expect(open().deal).toEqual(left.deal);
  });

  test("T3 undo brings back the line that was said of a position", () => {
    make("2177+");
    const said = game.said.value?.message;
    make("+");
    game.play.undo();
    const again = game.said.value?.message;
    if (!said || !again) throw new Error("nothing was said");
    expect(en.message(again).seen).toBe(en.message(said).seen);
    expect(en.message(again).seen).not.toBe("");
  });

  test("T5 a leap back is one help", () => {
    make("2++");
    game.play.goBackTo(0);
    expect(open()).toMatchObject({ hole: { cursor: 0 }, help: { undos: 1 } });
  });

  test("the first deal of all says how cards are played, until one is", () => {
    const seen = () => {
      const said = game.said.value;
      return said === null ? "" : en.message(said.message).seen;
    };
    expect(seen()).toMatch(/^One rank up or down\. Needs /);
    make("2");
    game.deals.step(1);
    expect(seen()).toMatch(/^Needs /);
  });

  test("the next and the previous number are exactly that, and 1 has none before it", () => {
    game.deals.step(1);
    expect(open().deal.number).toBe(12346n);
    game.deals.step(-1);
    expect(open().deal.number).toBe(12345n);
    game.deals.dealNumber("1", CLASSIC);
    game.deals.step(-1);
    expect(open().deal.number).toBe(1n);
    expect(message()).toEqual({ kind: "no-such-deal" });
  });

  test("a typed number is taken exactly, or refused with a code", () => {
    expect(game.deals.dealNumber("777", CLASSIC)).toBeNull();
    expect(open().deal.number).toBe(777n);
    expect(game.deals.dealNumber("7 77", CLASSIC)?.code).toBe("deal-number-invalid");
    expect(game.deals.dealNumber("0", CLASSIC)?.code).toBe("deal-number-invalid");
    expect(open().deal.number).toBe(777n);
  });

  test("D4 other rules deal the same number again", () => {
    const cards = position().table.columns;
    make("2");
    game.deals.changeRules({ ...CLASSIC, king: "wrap" });
    expect(open().deal.number).toBe(12345n);
    expect(position().table.columns).toEqual(cards);
    expect(open().hole.moves).toEqual([]);
  });
});

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

  test("T4 a play along the best line needs no question", async () => {
    const number = await beginWinnable();
    const line = winnableLine(number);
    make(line.slice(0, 5));
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
    expect(game.hints.hint.value.kind).toBe("working");
    await testJudge.answerAll();
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
    const facts = game.result.facts.value;
    expect(facts).toMatchObject({
      ending: "cleared",
      isFinal: true,
      strokes: strokesOf(position()),
    });
    await testJudge.answerAll();
    expect(game.result.lost.value.kind).toBe("flawless");
    game.play.undo();
    expect(game.result.facts.value).toBeNull();
    expect(strokesOf(position())).toBe(1);
  });

  test("T5 a stuck hole says what it needed, what was exposed, and where it turned", async () => {
    await beginWinnable();
    make("++++++++++++++++");
    while (holeStatus(open().hole) === "playing") {
      const { fitting } = currentSituation();
      game.play.playColumn(fitting[0] ?? 0);
    }
    await testJudge.answerAll();
    const facts = game.result.facts.value;
    expect(facts).toMatchObject({ ending: "stuck", isFinal: false, waste: wasteTop(position()) });
    expect(facts?.exposed.length).toBeGreaterThan(0);
    const lost = game.result.lost.value;
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
    expect(game.result.facts.value).toMatchObject({
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
