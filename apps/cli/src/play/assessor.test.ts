import {
  currentPosition,
  DRAW,
  expectValue,
  makeHoleMove,
  ownDeal,
  type Hole,
} from "@albatross/rules";
import { bestScore, rateMoves } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { createAssessor } from "./assessor.ts";
import { answered, createTestJudge, type TestJudgeOptions } from "./test-play-judge.ts";
import { CLEARING_LINE, openGame, playedHole, rulesFrom } from "./test-game.ts";

const NEVER = new AbortController().signal;

function setUp(options?: TestJudgeOptions) {
  const judge = createTestJudge(options);
  let learned = 0;
  const assessor = createAssessor(judge, () => learned++);
  return { judge, assessor, learned: () => learned };
}

function holeOf(moves: string, deal = 2, rules = "classic"): Hole {
  const { at } = openGame(moves, ownDeal(deal), rulesFrom(rules));
  if (at === null) throw new Error("a game that was opened has a hole");
  return at.hole;
}

describe.each([
  ["with a table", {}],
  ["without one", { hasNoTable: true }],
])("T4: what is proved of a hole, %s", (_, options) => {
  it.each([
    ["winnable", 2, "4"],
    ["no-longer", 2, "+".repeat(16)],
    ["unclearable", 1, "+"],
    ["winnable", 2, CLEARING_LINE],
  ] as const)("%s: deal %i after %s", async (verdict, deal, moves) => {
    const { assessor } = setUp(options);
    const hole = holeOf(moves, deal);
    if (moves !== CLEARING_LINE) expect(assessor.verdictOf(hole)).toBe("working");
    expect(await assessor.settle(hole, NEVER)).toBe(verdict);
  });

  it("rates the moves of a position, and knows the best along the hole", async () => {
    const { assessor } = setUp(options);
    const hole = holeOf("4+");
    expect(await assessor.rate(hole)).toEqual(rateMoves(currentPosition(hole)));
    expect(assessor.movesOf(currentPosition(hole))).not.toBeNull();
    const bests = await assessor.assessAll(holeOf("4+"), NEVER);
    expect(bests).toEqual([-3, -3, -3]);
  });

  it("is unknown when the judge fails, and nothing waits for ever", async () => {
    const { assessor } = setUp({ ...options, isBroken: true });
    expect(await assessor.settle(holeOf("4"), NEVER)).toBe("unknown");
    expect(await assessor.assessAll(holeOf("4"), NEVER)).toEqual([null, null]);
    expect(await assessor.rate(holeOf("4"))).toBeNull();
  });

  it("stops waiting when it is told to", async () => {
    const { assessor, judge } = setUp(options);
    judge.hold();
    const stop = new AbortController();
    const waiting = assessor.settle(holeOf("4"), stop.signal);
    stop.abort();
    expect(await waiting).toBe("working");
  });
});

describe("the asking", () => {
  it("asks once for what it does not know, and nothing twice", async () => {
    const { assessor, judge, learned } = setUp();
    const { hole } = playedHole("4+5");
    assessor.follow(hole);
    assessor.follow(hole);
    await answered();
    assessor.follow(hole);
    expect(judge.asked).toEqual(["assess"]);
    expect(learned()).toBe(1);
    assessor.follow(holeOf("4"));
    expect(judge.asked).toEqual(["assess", "assess"]);
  });

  it("calls off what a move has overtaken, and a late answer is for its own position", async () => {
    const judge = createTestJudge({ hasNoTable: true });
    let hole = holeOf("4");
    const assessor = createAssessor(judge, () => assessor.follow(hole));
    assessor.follow(hole);
    await answered();
    const made = currentPosition(hole);
    judge.hold();
    hole = expectValue(makeHoleMove(hole, DRAW));
    assessor.follow(hole);
    // Another move before the answer: the question about the draw is of no use any more.
    const drawn = currentPosition(hole);
    hole = expectValue(makeHoleMove(hole, DRAW));
    assessor.follow(hole);
    judge.release();
    await answered();
    expect(assessor.bestOf(made)).toBe(-3);
    expect(assessor.bestOf(drawn)).toBeUndefined();
    expect(assessor.bestOf(currentPosition(hole))).toBe(bestScore(currentPosition(hole)));
  });
});
