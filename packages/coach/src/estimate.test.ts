import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { ExactMean, Tally } from "./estimate.ts";

test.prop([fc.array(fc.integer({ min: -16, max: 35 }), { minLength: 2, maxLength: 60 })])(
  "a tally has the mean and the standard error of its samples",
  (values) => {
    const tally = new Tally();
    for (const value of values) tally.add(value);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    const error = Math.sqrt(squares / (values.length - 1) / values.length);
    expect(tally.estimate()?.mean).toBeCloseTo(mean, 9);
    expect(tally.estimate()?.standardError).toBeCloseTo(error, 9);
  },
);

it("a tally knows nothing of no sample, and no error of one", () => {
  const tally = new Tally();
  expect(tally.estimate()).toBeNull();
  tally.add(3);
  expect(tally.estimate()).toEqual({ mean: 3, standardError: Infinity });
});

it("an exact mean goes by weights", () => {
  const mean = new ExactMean();
  expect(mean.estimate()).toBeNull();
  mean.add(1, 3);
  mean.add(5, 1);
  expect(mean.estimate()).toEqual({ mean: 2, standardError: 0 });
});
