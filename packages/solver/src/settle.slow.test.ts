import { CLASSIC, deal, ownDeal } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { judgeDensely } from "./judge-densely.ts";
import { bestScore, canBeCleared, judge } from "./judge.ts";

describe("the judge and the dense pass", () => {
  it.each(["stop", "queen", "wrap"] as const)("V1: agree on 2,000 more deals, %s", (king) => {
    for (let number = 20_001; number <= 22_000; number++) {
      const position = deal(ownDeal(number), { ...CLASSIC, king });
      const { verdict, best, line } = judge(position);
      const dense = judgeDensely(position);
      const found = { verdict, best, moves: line?.length };
      const expected = { verdict: dense.verdict, best: dense.best, moves: dense.line?.length };
      expect(found, `deal ${number}`).toEqual(expected);
      expect(bestScore(position)).toBe(dense.best);
      expect(canBeCleared(position)).toBe(dense.verdict);
    }
  });
});
