import { expect, it } from "vitest";
import { standingOf } from "./standing.ts";

it("sums holes to a mean, an interval and clears", () => {
  // The squares from the mean are 9, 16 and 1: a variance of 13.
  const standing = standingOf([-2, 5, 0]);
  expect(standing).toMatchObject({ holes: 3, clears: 2, meanStrokes: 1 });
  expect(standing?.margin95).toBeCloseTo(1.96 * Math.sqrt(13 / 3), 9);
});

it("has no interval for one hole, and nothing to say of none", () => {
  expect(standingOf([4])).toEqual({ holes: 1, clears: 0, meanStrokes: 4, margin95: null });
  expect(standingOf([])).toBeNull();
});
