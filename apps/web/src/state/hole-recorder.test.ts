import { formatMoves, movesMade } from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { recordHoles } from "./hole-recorder.ts";
import type { PlayedHole } from "./played-hole.ts";
import { formatSavedHole, parseSavedHole } from "./saved-hole.ts";
import {
  beginWinnable,
  game,
  make,
  open,
  result,
  setUpGame,
  testJudge,
  winnableLine,
} from "./test-game.ts";

let told: { readonly hole: PlayedHole; readonly isNews: boolean }[];

function record(): void {
  recordHoles({
    open: game.play.open,
    startBest: game.verdict.startBest,
    nowMs: () => Date.UTC(2026, 10, 30, 12, 0, told.length),
    keep: (hole, isNews) => void told.push({ hole, isNews }),
  });
}

beforeEach(() => {
  setUpGame();
  told = [];
  record();
});

const ids = (): ReadonlySet<string> => new Set(told.map(({ hole }) => hole.id));

describe("what is entered into the history", () => {
  test("a clear, with all that belongs to it", async () => {
    const number = await beginWinnable();
    const line = winnableLine(number);
    make(line);
    const best = game.verdict.startBest.value;
    expect(told).toHaveLength(1);
    expect(told[0]).toEqual({
      isNews: true,
      hole: {
        id: "hole-1",
        at: "2026-11-30T12:00:00.000Z",
        deal: String(number),
        generator: "1",
        rules: "classic",
        ending: "cleared",
        strokes: best,
        best,
        moves: line,
        bestRun: expect.any(Number),
        undos: 0,
        hints: 0,
        tries: 1,
      },
    });
  });

  test("a clear undone and made again is the same hole, and so is one after a restart", async () => {
    // Matrix-os 320: win, undo, win counted twice.
    const line = winnableLine(await beginWinnable());
    make(line);
    game.play.undo();
    make(line.slice(-1));
    game.play.restart();
    make(line);
    expect(told).toHaveLength(3);
    expect(ids()).toEqual(new Set(["hole-1"]));
    expect(told.at(-1)?.hole).toMatchObject({ ending: "cleared", undos: 1, tries: 2 });
  });

  test("a stuck hole when it is left, or when its strokes are taken, and not before", () => {
    game.begin("?deal=4", null);
    playToTheEnd();
    expect(told).toEqual([]);
    const strokes = result().facts.value?.strokes;
    game.deals.step(1);
    expect(told).toMatchObject([{ hole: { ending: "stuck", strokes, deal: "4" }, isNews: true }]);
    game.play.undo();
    game.play.takeStrokes();
    expect(told.at(-1)?.hole).toMatchObject({ ending: "stuck", strokes, id: "hole-1" });
    expect(ids().size).toBe(1);
  });

  test("strokes taken in the middle", () => {
    game.begin("?deal=12345", null);
    make("2");
    game.play.takeStrokes();
    expect(told).toMatchObject([{ hole: { ending: "conceded", strokes: 34, moves: "2" } }]);
  });

  test("a hole that is left counts if a card was played, and its end takes that place", () => {
    game.begin("?deal=12345", null);
    make("+");
    game.deals.step(1);
    expect(told).toEqual([]);
    game.play.undo();
    game.play.undo();
    make("2");
    game.deals.step(1);
    expect(told).toMatchObject([{ hole: { ending: "left", strokes: 34, id: "hole-1" } }]);
    game.play.undo();
    game.play.takeStrokes();
    expect(told.at(-1)?.hole).toMatchObject({ ending: "conceded", id: "hole-1" });
  });

  test("the best score comes after, when it was not known at the end", async () => {
    game.begin("?deal=12345", null);
    make("2");
    game.play.takeStrokes();
    expect(told.at(-1)?.hole.best).toBeNull();
    await testJudge.answerAll();
    expect(told.at(-1)?.hole).toMatchObject({
      id: "hole-1",
      best: game.verdict.startBest.value,
      strokes: 34,
    });
    expect(game.verdict.startBest.value).not.toBeNull();
  });

  test("the best score of the hole that was left, and not of the next one", async () => {
    const number = await beginWinnable();
    const best = game.verdict.startBest.value;
    make(winnableLine(number).slice(0, 10));
    game.deals.step(1);
    expect(told.at(-1)?.hole).toMatchObject({ ending: "left", best, deal: String(number) });
  });

  test("a finished hole that comes back is the same hole, and no news", async () => {
    make(winnableLine(await beginWinnable()));
    const kept = parseSavedHole(structuredClone(formatSavedHole(open(), 5)));
    if (!kept.ok) throw new Error(kept.fault.message);
    const [before] = told;
    setUpGame();
    told = [];
    record();
    game.begin("", kept.value);
    expect(told).toMatchObject([
      { isNews: false, hole: { id: before?.hole.id, moves: before?.hole.moves } },
    ]);
  });

  test("moves that came with a link are nobody's hole", async () => {
    const line = winnableLine(await beginWinnable());
    const { number } = open().deal;
    told = [];
    game.begin(`?deal=${number}&moves=${encodeURIComponent(line.slice(0, -1))}`, null);
    make(line.slice(-1));
    expect(formatMoves(movesMade(open().hole))).toBe(line);
    expect(told).toEqual([]);
  });
});

function playToTheEnd(): void {
  for (;;) {
    const said = game.said.value?.message;
    const situation = said?.kind === "changed" ? said.situation : null;
    const column = situation?.fitting[0]?.column;
    if (result().facts.value !== null) return;
    if (column === undefined) game.play.draw();
    else game.play.playColumn(column);
  }
}
