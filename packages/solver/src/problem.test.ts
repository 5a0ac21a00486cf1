import { CLASSIC, deal, makeRules, expectValue, ownDeal } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { NO_LAYER, toProblem } from "./problem.ts";

describe("the judge's problem", () => {
  it("counts 6^7 layouts and 16 draws in a classic deal", () => {
    const problem = toProblem(deal(ownDeal(1), CLASSIC));
    expect([problem.layoutCount, problem.drawCount]).toEqual([6 ** 7, 16]);
    expect(problem.radices).toEqual([1, 6, 36, 216, 1296, 7776, 46656]);
  });

  it("V4: keeps the longest list of draws below its mark for none", () => {
    const options = { columns: 5, rows: 3, redeals: 2, jokers: 2, first: "choose" };
    const { drawCount } = toProblem(deal(ownDeal(1), expectValue(makeRules(options))));
    expect(drawCount).toBe(117);
    expect(drawCount + 1).toBeLessThan(NO_LAYER);
  });

  it("V2: a free start is a joker on the waste", () => {
    const { top, fitMasks } = toProblem(deal(ownDeal(1), { ...CLASSIC, first: "choose" }));
    expect(fitMasks[top]).toBe(2 ** 14 - 1);
  });
});
