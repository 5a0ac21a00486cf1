import { CLASSIC, deal, ownDeal } from "@albatross/rules";
import { canBeCleared } from "@albatross/solver";
import { describe, expect, test } from "vitest";
import { firstDealFrom } from "./first-deal.ts";

function isWinnable(number: bigint): boolean {
  return canBeCleared(deal(ownDeal(number), CLASSIC)) === "winnable";
}

describe("the first deal of all", () => {
  test("T6 from every small number it is the first that the judge proves winnable, and the walk goes round", () => {
    let next = firstDealFrom(1n).number;
    let last = 0n;
    for (let number = 2036n; number >= 1n; number--) {
      if (isWinnable(number)) next = number;
      if (last === 0n) last = next;
      expect(firstDealFrom(number)).toEqual(ownDeal(next));
    }
    expect(last).toBe(2036n);
    expect(firstDealFrom(2037n)).toEqual(ownDeal(next));
  });

  test("T6 large numbers stand for small ones", () => {
    expect(firstDealFrom(20n + 2036n * 5000n)).toEqual(firstDealFrom(20n));
    expect(firstDealFrom(20n)).toEqual(ownDeal(25));
  });
});
