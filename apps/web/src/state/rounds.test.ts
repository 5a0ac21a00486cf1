import { CLASSIC, currentPosition, holeScore, scorecard, strokesOf } from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { roundCard } from "../text/en-round-card.ts";
import { canGoOn } from "./game.ts";
import { canTakeBack, type RoundOptions } from "./open-hole.ts";
import { cardOf, readRound } from "./round-facts.ts";
import {
  beginWinnable,
  game,
  make,
  message,
  open,
  setUpGame,
  testJudge,
  winnableLine,
} from "./test-game.ts";

const NINE: RoundOptions = { holes: 9, par: 45, deals: "random" };

beforeEach(() => {
  setUpGame();
  game.begin("?deal=12345", null);
});

function soFar() {
  const round = game.rounds.soFar.value;
  if (round === null) throw new Error("no round is played");
  return round;
}

const scores = () => cardOf(soFar()).rows.flatMap(({ strokes }) => strokes ?? []);

/** Ends the open hole with what is left. */
function take(): void {
  game.play.takeStrokes();
}

function playRound(options = NINE): void {
  game.rounds.start(options);
  for (let hole = 1; hole <= options.holes; hole++) {
    take();
    if (hole < options.holes) game.rounds.goOn();
  }
}

describe("beginning a round", () => {
  test("R1 it has a clean card of nine holes under the rules now chosen", () => {
    game.deals.changeRules({ ...CLASSIC, king: "wrap" });
    game.rounds.start(NINE);
    expect(open().deal.number).toBe(1100n);
    expect(game.rules.value.king).toBe("wrap");
    expect(cardOf(soFar())).toEqual(scorecard({ holes: 9, par: 45, scores: [] }));
    expect(game.rounds.isOver.value).toBe(false);
  });

  test("R3 random deals are taken as they fall, also where single holes are winnable", () => {
    expect(game.preferences.preferences.value.deals).toBe("winnable");
    game.rounds.start(NINE);
    take();
    game.rounds.goOn();
    expect(open().deal.number).toBe(1200n);
  });

  test("R3 winnable deals are proved, also where single holes are not", async () => {
    game.preferences.prefer({ deals: "any" });
    game.rounds.start({ ...NINE, deals: "winnable" });
    await testJudge.answerAll();
    expect(game.verdict.verdict.value.kind).toBe("winnable");
    take();
    game.rounds.goOn();
    await testJudge.answerAll();
    expect(game.verdict.verdict.value.kind).toBe("winnable");
    expect(soFar().played).toHaveLength(1);
  });

  test("a hole outside a round knows nothing of rounds", async () => {
    await beginWinnable();
    expect(open().round).toBeNull();
    expect(game.rounds.soFar.value).toBeNull();
    game.rounds.goOn();
    game.rounds.leave();
    expect(open().round).toBeNull();
  });
});

describe("the scorecard", () => {
  test("R1, S1 a hole is written in the moment that its strokes are taken, and undone with them", () => {
    game.rounds.start(NINE);
    make("+");
    expect(scores()).toEqual([]);
    take();
    expect(scores()).toEqual([35]);
    game.play.undo();
    expect(scores()).toEqual([]);
    take();
    expect(scores()).toEqual([35]);
  });

  test("R1, S2 a clear is written by itself, with minus its draws left", async () => {
    game.rounds.start({ ...NINE, deals: "winnable" });
    await testJudge.answerAll();
    make(winnableLine(open().deal.number));
    const strokes = strokesOf(currentPosition(open().hole));
    expect(strokes).toBeLessThanOrEqual(0);
    expect(scores()).toEqual([strokes]);
    expect(readRound(soFar())).toMatchObject({ cleared: 1, best: { hole: 1, strokes } });
    game.play.undo();
    expect(scores()).toEqual([]);
  });

  test("R2 a stuck hole is on no card until its strokes are taken", () => {
    game.rounds.start(NINE);
    // Whatever fits, then a draw, to the end.
    for (let draw = 0; draw <= 16; draw++) {
      for (let column = 0; column < 70; column++) game.play.playColumn(column % 7);
      game.play.draw();
    }
    const { hole } = open();
    expect(holeScore(hole)).toBeNull();
    expect(scores()).toEqual([]);
    game.rounds.goOn();
    expect(message()).toEqual({ kind: "round", what: "finish-first" });
    expect(open().hole).toBe(hole);
    take();
    expect(scores()).toEqual([strokesOf(currentPosition(hole))]);
  });

  test("S3 a run changes no score", () => {
    game.begin("?deal=2&moves=4%2B53772", null);
    const strokes = strokesOf(currentPosition(open().hole));
    expect(strokes).toBe(29);
    take();
    expect(holeScore(open().hole)).toBe(29);
  });

  test("R1 totals are added, against the par of the holes played", () => {
    game.rounds.start({ ...NINE, par: 36 });
    take();
    game.rounds.goOn();
    take();
    expect(cardOf(soFar())).toMatchObject({ total: 70, toPar: 62, standing: "over" });
    expect(roundCard.standing(readRound(soFar()), 9)).toBe("After 2: 70, 62 over par.");
  });

  test("R1 eighteen holes are two nines", () => {
    playRound({ ...NINE, holes: 18 });
    expect(cardOf(soFar())).toMatchObject({ nines: [315, 315], total: 630, isComplete: true });
    expect(game.rounds.isOver.value).toBe(true);
  });
});

describe("from hole to hole", () => {
  test("R2, T3 once the next hole has begun, undo does not go back into the one before", () => {
    game.rounds.start(NINE);
    take();
    game.rounds.goOn();
    expect(canTakeBack(open())).toBe(false);
    game.play.undo();
    expect(message()).toEqual({ kind: "nothing-to", what: "undo" });
    expect(scores()).toEqual([35]);
  });

  test("R2 a hole undone into while its next deal is looked for stays, and nothing is written", async () => {
    game.rounds.start({ ...NINE, deals: "winnable" });
    await testJudge.answerAll();
    make("+");
    take();
    const { deal } = open();
    game.rounds.goOn();
    game.play.undo();
    await testJudge.answerAll();
    expect(open().deal).toEqual(deal);
    expect(scores()).toEqual([]);
    expect(game.deals.isSearching.value).toBe(false);
  });

  test("a new deal is the next hole, and waits for this hole's score", () => {
    game.rounds.start(NINE);
    game.dealNew();
    expect(message()).toEqual({ kind: "round", what: "finish-first" });
    expect(soFar().played).toEqual([]);
    take();
    game.dealNew();
    expect(soFar().played).toHaveLength(1);
    game.stepDeal(1);
    expect(message()).toEqual({ kind: "round", what: "leave-first" });
    expect(open().deal.number).toBe(1200n);
  });

  test("R1 after nine holes the round is over, until its last hole is undone into", () => {
    playRound();
    expect(game.rounds.isOver.value).toBe(true);
    expect(readRound(soFar())).toMatchObject({
      total: 315,
      toPar: 270,
      holesPlayed: 9,
      cleared: 0,
    });
    game.play.undo();
    expect(game.rounds.isOver.value).toBe(false);
    expect(scores()).toHaveLength(8);
  });

  test("help with any hole is help with the round", () => {
    game.rounds.start(NINE);
    make("+");
    game.play.undo();
    take();
    game.rounds.goOn();
    make("+");
    game.play.undo();
    expect(readRound(soFar()).help).toEqual({ hints: 0, undos: 1, givenMoves: 0 });
    take();
    expect(readRound(soFar()).help).toEqual({ hints: 0, undos: 2, givenMoves: 0 });
  });

  test("what is shared is words first, then the strokes of each hole", () => {
    playRound();
    expect(roundCard.shared(soFar())).toBe(
      "Albatross, nine holes: 315, 270 over par. 35 35 35 35 35 35 35 35 35",
    );
  });
});

describe("leaving a round and coming back", () => {
  test("the hole that was played before the round comes back, and the round as it was left", () => {
    make("2+");
    const before = open();
    game.rounds.start(NINE);
    take();
    game.rounds.goOn();
    make("+");
    const left = open();
    game.rounds.leave();
    expect(open()).toEqual(before);
    make("+");
    game.rounds.comeBack(left);
    expect(open().hole).toBe(left.hole);
    expect(scores()).toEqual([35]);
    // The hole left for the round is not lost either.
    game.rounds.leave();
    expect(open().hole.cursor).toBe(3);
  });

  test("leaving with no hole to go back to deals a new one", async () => {
    game.rounds.start(NINE);
    game.rounds.leave();
    await testJudge.answerAll();
    expect(open().round).toBeNull();
    expect(open().deal.number).not.toBe(1100n);
  });

  test("a deal by its number leaves the round, which undo does not bring back", () => {
    game.rounds.start(NINE);
    make("+");
    game.deals.dealNumber("777", CLASSIC);
    expect(game.rounds.soFar.value).toBeNull();
    expect(canTakeBack(open())).toBe(false);
  });

  test("after the last hole, on goes to a hole outside the round", async () => {
    playRound();
    game.rounds.goOn();
    await testJudge.answerAll();
    expect(open().round).toBeNull();
  });

  test("a fresh tab takes over a round between two holes, but none that is over", () => {
    game.rounds.start(NINE);
    take();
    expect(canGoOn(open(), false, "")).toBe(true);
    playRound();
    expect(canGoOn(open(), false, "")).toBe(false);
    expect(canGoOn(open(), true, "")).toBe(true);
  });
});
