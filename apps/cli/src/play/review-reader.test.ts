import { DRAW, expectValue, makeHoleMove, ownDeal, type Hole } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { createReviewReader } from "./review-reader.ts";
import { openGame, rulesFrom } from "./test-game.ts";
import { answered, createTestJudge } from "./test-play-judge.ts";

function holeOf(moves: string): Hole {
  const { at } = openGame(moves, ownDeal(3), rulesFrom("columns=5,rows=3"));
  if (at === null) throw new Error("a game that was opened has a hole");
  return at.hole;
}

describe("the review in the game", () => {
  it("is asked for once a hole, and kept", async () => {
    const judge = createTestJudge();
    let told = 0;
    const reader = createReviewReader(judge, () => told++);
    const hole = holeOf("++++1");
    expect(reader.read(hole)).toBeNull();
    const review = await reader.finish(hole);
    expect(review).toMatchObject({ best: -19, lost: 1, isComplete: true });
    expect(reader.read(hole)).toBe(review);
    expect({ told, asked: judge.asked }).toEqual({ told: 1, asked: ["review"] });
  });

  it("is forgotten with its hole, and a late one tells nobody", async () => {
    const judge = createTestJudge();
    let told = 0;
    const reader = createReviewReader(judge, () => told++);
    judge.hold();
    const late = reader.finish(holeOf("++++1"));
    reader.drop();
    judge.release();
    expect(await late).toBeNull();
    expect(told).toBe(0);
    const other = expectValue(makeHoleMove(holeOf("++++"), DRAW));
    expect(reader.read(other)).toBeNull();
    await answered();
    expect(reader.read(other)?.moves).toHaveLength(5);
  });

  it("is nothing when the coach fails", async () => {
    const reader = createReviewReader(createTestJudge({ isBroken: true }), () => {});
    expect(await reader.finish(holeOf("+"))).toBeNull();
    expect(reader.read(holeOf("+"))).toBeNull();
  });
});
