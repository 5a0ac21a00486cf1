import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { ownDeal } from "./deal-name.ts";
import { expectValue } from "./fault.ts";
import { makeCourse, parOfHole, scorecard, startRound, writeScore, type Round } from "./round.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

function played(scores: readonly number[], round: Round = startRound()): Round {
  return scores.reduce((r, strokes) => expectValue(writeScore(r, strokes)), round);
}

describe("rounds", () => {
  it("R1: nine holes, par 45, totals added as holes end", () => {
    const card = scorecard(played([7, -2, 5]));
    expect(card.rows).toHaveLength(9);
    expect(card.rows.slice(0, 4)).toEqual([
      { hole: 1, par: 5, strokes: 7, total: 7, toPar: 2 },
      { hole: 2, par: 5, strokes: -2, total: 5, toPar: -5 },
      { hole: 3, par: 5, strokes: 5, total: 10, toPar: -5 },
      { hole: 4, par: 5, strokes: null, total: null, toPar: null },
    ]);
    expect(card).toMatchObject({ total: 10, toPar: -5, standing: "under", isComplete: false });
  });

  it("R1: par 36 is four a hole", () => {
    const round = startRound(9, 36);
    expect(parOfHole(round)).toBe(4);
    expect(scorecard(played([4, 4, 4], round))).toMatchObject({ toPar: 0, standing: "level" });
    expect(scorecard(played([9], round))).toMatchObject({ toPar: 5, standing: "over" });
  });

  it("R1: eighteen holes are two nines", () => {
    const scores = Array.from({ length: 18 }, (_, hole) => hole);
    const card = scorecard(played(scores, startRound(18)));
    expect(card).toMatchObject({ nines: [36, 117], total: 153, toPar: 63, isComplete: true });
    expect(card.rows).toHaveLength(18);
  });

  it("R1: no hole is written after the last", () => {
    const full = played([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(scorecard(full).isComplete).toBe(true);
    expect(writeScore(full, 1)).toMatchObject({
      ok: false,
      fault: { code: "round-over", message: SENTENCE },
    });
  });

  test.prop([fc.array(fc.integer({ min: -16, max: 35 }), { maxLength: 9 })])(
    "R1: the running total is the sum so far",
    (scores) => {
      const card = scorecard(played(scores));
      let total = 0;
      for (const [index, strokes] of scores.entries()) {
        total += strokes;
        expect(card.rows[index]).toMatchObject({ strokes, total, toPar: total - 5 * (index + 1) });
      }
      expect(card.total).toBe(total);
    },
  );

  it("R3: a course is a name and nine deals", () => {
    const deals = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(ownDeal);
    expect(expectValue(makeCourse(" Dusk ", deals))).toEqual({ name: "Dusk", deals });
    expect(makeCourse("Dusk", deals.slice(1))).toMatchObject({
      fault: { code: "course-invalid", message: SENTENCE },
    });
    expect(makeCourse(" ", deals)).toMatchObject({
      fault: { code: "course-invalid", message: SENTENCE },
    });
  });
});
