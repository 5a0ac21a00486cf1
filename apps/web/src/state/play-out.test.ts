import { formatMoves, movesMade, strokesOf } from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { en } from "../text/en.ts";
import { createPlayOut, type Later, type PlayOut } from "./play-out.ts";
import {
  game,
  make,
  message,
  open,
  position,
  setUpGame,
  testJudge,
  winnableLine,
} from "./test-game.ts";

/** Deal 3: its best line, up to its last draw, that draw, and the plays that are sure from then on. */
const LINE = winnableLine(3n);
const LAST_DRAW = LINE.lastIndexOf("+");
const SURE = LINE.length - LAST_DRAW - 1;

let waiting: (() => void)[];
let wanted: AbortController;
let playOut: PlayOut;

beforeEach(() => {
  setUpGame();
  waiting = [];
  wanted = new AbortController();
  playOut = createPlayOut(game, later, null, wanted.signal);
  game.begin("?deal=3&generator=1&rules=classic", null);
});

const later: Later = (what) => {
  waiting.push(what);
  return () => void (waiting = waiting.filter((other) => other !== what));
};

/** Lets the judge answer and `most` waiting plays be made. */
async function pass(most = Infinity): Promise<void> {
  await testJudge.answerAll();
  for (let steps = 0; steps < most && waiting.length > 0; steps++) {
    waiting.shift()?.();
    await testJudge.answerAll();
  }
}

async function reachSureCards(): Promise<void> {
  make(LINE.slice(0, LAST_DRAW));
  await pass();
  expect(formatMoves(movesMade(open().hole))).toBe(LINE.slice(0, LAST_DRAW));
  make("+");
}

const made = (): number => open().hole.cursor;

describe("the last cards", () => {
  test("the line of these tests ends with several of them", () => {
    expect(SURE).toBeGreaterThan(2);
    expect(LAST_DRAW).toBeGreaterThan(3);
  });

  test("S2 play themselves once the hole can be cleared without a draw, and reach the best score", async () => {
    await reachSureCards();
    await pass(0);
    expect(message()).toMatchObject({ kind: "sure", cards: SURE });
    expect(made()).toBe(LAST_DRAW + 1);
    await pass();
    expect(
      open().hole.moves.every(({ kind }, index) => index <= LAST_DRAW || kind === "play"),
    ).toBe(true);
    expect(strokesOf(position())).toBe(-2);
    expect(message()).toMatchObject({ kind: "played-out", cards: SURE });
    expect(waiting).toEqual([]);
  });

  test("T3 are taken back by one undo, to the player's own move, and made again by one redo", async () => {
    await reachSureCards();
    await pass();
    const cleared = open().hole;
    game.play.undo();
    expect(made()).toBe(LAST_DRAW + 1);
    await pass();
    expect(made()).toBe(LAST_DRAW + 1);
    expect(open().help.undos).toBe(1);
    game.play.redo();
    expect(open().hole).toEqual(cleared);
    await pass();
    game.play.undo();
    game.play.undo();
    expect(made()).toBe(LAST_DRAW);
    game.play.redo();
    game.play.redo();
    expect(open().hole).toEqual(cleared);
    game.play.redo();
    expect(message()).toEqual({ kind: "nothing-to", what: "redo" });
  });

  test("T3 that were taken back can be played by hand: then each is a step of its own", async () => {
    await reachSureCards();
    await pass();
    game.play.undo();
    wanted.abort();
    make(LINE.slice(LAST_DRAW + 1));
    game.play.undo();
    expect(made()).toBe(LINE.length - 1);
    game.play.undo();
    expect(made()).toBe(LINE.length - 2);
  });

  test("stop at once when the player does something, and only go on after another own move", async () => {
    await reachSureCards();
    await pass(2);
    expect(made()).toBe(LAST_DRAW + 3);
    playOut.stop();
    expect(message()).toMatchObject({ kind: "played-out", cards: 2 });
    const said = message();
    expect(said && en.message(said).seen).toMatch(/^Stopped\. 2 cards played themselves\.$/);
    await pass();
    expect(made()).toBe(LAST_DRAW + 3);
    // One undo for the two that played themselves.
    game.play.undo();
    expect(made()).toBe(LAST_DRAW + 1);
    await pass();
    make(LINE.charAt(LAST_DRAW + 1));
    await pass();
    expect(strokesOf(position())).toBe(-2);
    game.play.undo();
    expect(made()).toBe(LAST_DRAW + 2);
  });

  test("stop before the first of them just as well", async () => {
    await reachSureCards();
    await pass(0);
    playOut.stop();
    await pass();
    expect(made()).toBe(LAST_DRAW + 1);
    expect(message()).toMatchObject({ kind: "played-out", cards: 0 });
  });

  test.each([
    ["an undo", () => game.play.undo()],
    ["another deal", () => game.deals.step(1)],
    ["strokes taken", () => game.play.takeStrokes()],
    ["a restart", () => game.play.restart()],
  ])("stop with %s", async (_, change) => {
    await reachSureCards();
    await pass(1);
    change();
    const after = open().hole;
    await pass();
    expect(open().hole).toBe(after);
    expect(waiting).toEqual([]);
  });

  test("wait while nothing is proved, and while a card could still be better for a draw", async () => {
    make(LINE.slice(0, LAST_DRAW - 1));
    await pass();
    expect(made()).toBe(LAST_DRAW - 1);
    testJudge.breakDown();
    make(LINE.slice(LAST_DRAW - 1, LAST_DRAW + 1));
    await pass();
    expect(made()).toBe(LAST_DRAW + 1);
  });

  test("do not begin at a pause, nor when they are no longer wanted, nor because they begin to be", async () => {
    await reachSureCards();
    game.pause.toggle();
    await pass();
    expect(made()).toBe(LAST_DRAW + 1);
    wanted.abort();
    game.pause.toggle();
    await pass();
    expect(made()).toBe(LAST_DRAW + 1);
    const seen = game.play.event.value;
    createPlayOut(game, later, seen, new AbortController().signal);
    await pass();
    expect(made()).toBe(LAST_DRAW + 1);
  });

  test("begin because of a move that was made while their code was on its way", async () => {
    wanted.abort();
    make(LINE.slice(0, LAST_DRAW));
    const seen = game.play.event.value;
    make("+");
    createPlayOut(game, later, seen, new AbortController().signal);
    await pass();
    expect(made()).toBe(LINE.length);
  });

  test("T5 are counted as one hint", async () => {
    await reachSureCards();
    await pass();
    expect(open().help.hints).toBe(1);
  });
});
