import { CLASSIC, deal, ownDeal } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { judgeDensely } from "./judge-densely.ts";
import { bestScore, canBeCleared, judge } from "./judge.ts";
import { judgePlainly } from "./judge-plainly.ts";
import { createTabulator } from "./value-table.ts";

describe("the judge and the dense pass", () => {
  it.each(["stop", "queen", "wrap"] as const)(
    "V1: agree with the plain twin and the table, %s",
    (king) => {
      const tabulator = createTabulator();
      for (let number = 30_001; number <= 30_500; number++) {
        const position = deal(ownDeal(number), { ...CLASSIC, king });
        const best = bestScore(position);
        expect(judgePlainly(position).best, `deal ${number}`).toBe(best);
        expect(tabulator.tabulate(position)?.value(position)).toBe(best);
      }
    },
  );

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
