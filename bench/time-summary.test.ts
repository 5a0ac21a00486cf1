import { describe, expect, it } from "vitest";
import { summarizeTimes } from "./time-summary.ts";

describe("summarizeTimes", () => {
  it("finds the mean and the ranks in any order of the times", () => {
    const times = Array.from({ length: 101 }, (_, index) => (index * 37) % 101);
    const expected = { meanMs: 50, medianMs: 50, p95Ms: 95, p99Ms: 99, maxMs: 100 };
    expect(summarizeTimes(times)).toEqual(expected);
  });

  it("takes the lower of two in the middle, and one time for all", () => {
    expect(summarizeTimes([1, 2, 3, 4]).medianMs).toBe(2);
    expect(summarizeTimes([5])).toEqual({ meanMs: 5, medianMs: 5, p95Ms: 5, p99Ms: 5, maxMs: 5 });
  });

  it("refuses no times", () => {
    expect(() => summarizeTimes([])).toThrow(RangeError);
  });
});
