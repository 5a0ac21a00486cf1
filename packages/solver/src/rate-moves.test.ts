import { CLASSIC, deal, expectValue, legalMoves, makeMove, ownDeal } from "@albatross/rules";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { bestAlong } from "./best-along.ts";
import { judge } from "./judge.ts";
import { rateMoves } from "./rate-moves.ts";

describe("rated moves", () => {
  test.prop([fc.integer({ min: 1, max: 1_000_000 })], { numRuns: 10 })(
    "T2: hold every legal move, best first, and the best keeps the position's score",
    (number) => {
      const position = deal(ownDeal(number), CLASSIC);
      const rated = rateMoves(position);
      expect(new Set(rated.map(({ move }) => move))).toEqual(new Set(legalMoves(position)));
      const scores = rated.map(({ best }) => best ?? Number.NaN);
      expect(scores).toEqual([...scores].sort((a, b) => a - b));
      expect(scores[0]).toBe(judge(position).best);
    },
  );

  test.prop([fc.integer({ min: 1, max: 1000 })], { numRuns: 5 })(
    "T5: along its own line the best score never changes",
    (number) => {
      const start = deal(ownDeal(number), CLASSIC);
      const { line, best } = judge(start);
      const positions = [start];
      for (const move of line ?? []) {
        positions.push(expectValue(makeMove(positions.at(-1) ?? start, move)));
      }
      expect(bestAlong(positions)).toEqual(positions.map(() => best));
    },
  );

  test("say that they do not know when a limit stops the judge", () => {
    const position = deal(ownDeal(1), CLASSIC);
    expect(rateMoves(position, { maxNodes: 5 }).every(({ best }) => best === null)).toBe(true);
    expect(bestAlong([position], { maxNodes: 5 })).toEqual([null]);
  });
});
