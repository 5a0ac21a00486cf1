import { fc, test as property } from "@fast-check/vitest";
import { expect, test } from "vitest";
import { accuracyOf, isMistake, labelOf, MOVE_LABELS } from "./review-label.ts";

test.each([
  [0, "best"],
  [0.099, "best"],
  [0.1, "fine"],
  [0.29, "fine"],
  [0.3, "inaccuracy"],
  [0.74, "inaccuracy"],
  [0.75, "mistake"],
  [1.49, "mistake"],
  [1.5, "blunder"],
  [9, "blunder"],
] as const)("a move that gives away %s strokes is called %s", (regret, label) => {
  expect(labelOf(regret)).toBe(label);
});

test("only mistakes and blunders are to be found better moves for", () => {
  expect(MOVE_LABELS.filter(isMistake)).toEqual(["mistake", "blunder"]);
});

test("accuracy: nothing given away is 100, a stroke 50, two strokes 25, and the mean counts", () => {
  expect(accuracyOf([0, 0])).toBe(100);
  expect(accuracyOf([1])).toBe(50);
  expect(accuracyOf([2])).toBe(25);
  expect(accuracyOf([0, 1])).toBe(75);
  expect(accuracyOf([])).toBeNull();
});

property.prop([fc.array(fc.double({ min: 0, max: 40, noNaN: true }), { minLength: 1 })])(
  "accuracy is never outside 0 to 100, and less for every stroke more",
  (regrets) => {
    const accuracy = accuracyOf(regrets) ?? NaN;
    expect(accuracy).toBeGreaterThanOrEqual(0);
    expect(accuracy).toBeLessThanOrEqual(100);
    expect(accuracyOf(regrets.map((regret) => regret + 1))).toBeCloseTo(accuracy / 2, 9);
  },
);
