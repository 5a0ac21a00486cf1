import { describe, expect, test } from "vitest";
import type { PlayedHole } from "./played-hole.ts";
import { readStatistics } from "./statistics.ts";
import { figuresOf } from "./test-played.ts";

/** Holes one minute after another, the last the newest. */
function inOrder(changes: readonly Partial<PlayedHole>[]): readonly PlayedHole[] {
  return changes.map((change, index) =>
    figuresOf({
      id: `hole-${index}`,
      at: new Date(Date.UTC(2026, 10, 30, 12, index)).toISOString(),
      ...change,
    }),
  );
}

const cleared = (strokes: number): Partial<PlayedHole> => ({ ending: "cleared", strokes });
const stuck = (strokes: number): Partial<PlayedHole> => ({ ending: "stuck", strokes });

describe("statistics", () => {
  test("of nothing have no averages, and no division by it", () => {
    expect(readStatistics([])).toMatchObject({
      played: 0,
      clearRate: null,
      averageStrokes: null,
      bestStrokes: null,
      longestRun: null,
      byStrokes: [],
      clearsInARow: 0,
      aboveBest: null,
    });
  });

  test("of one clear and one that is not: every figure is what its label says", () => {
    // PySolFC 271: figures that were not what they were called.
    expect(readStatistics(inOrder([cleared(-2), stuck(5)]))).toMatchObject({
      played: 2,
      cleared: 1,
      clearRate: 0.5,
      averageStrokes: 1.5,
      bestStrokes: -2,
    });
  });

  test("a hole that was left is in its own number and in no other", () => {
    const left = { ending: "left", strokes: 30, undos: 7, bestRun: 12, best: -4 } as const;
    const [one] = inOrder([stuck(5)]);
    if (!one) throw new Error("there is one hole");
    const without = readStatistics([one]);
    expect(readStatistics([one, figuresOf({ ...left, id: "left" })])).toEqual({
      ...without,
      left: 1,
    });
  });

  test("strokes are counted from the fewest to the most, with what lies between", () => {
    const { byStrokes } = readStatistics(inOrder([cleared(-1), stuck(2), stuck(2)]));
    expect(byStrokes).toEqual([
      { value: -1, count: 1 },
      { value: 0, count: 0 },
      { value: 1, count: 0 },
      { value: 2, count: 2 },
    ]);
  });

  test("runs end with a draw and with the hole; single plays are none", () => {
    const { byRunLength, longestRun } = readStatistics(
      inOrder([
        { moves: "12+3+++45", bestRun: 2 },
        { moves: "1234", bestRun: 4 },
      ]),
    );
    expect(byRunLength).toEqual([
      { value: 2, count: 2 },
      { value: 3, count: 0 },
      { value: 4, count: 1 },
    ]);
    expect(longestRun).toBe(4);
  });

  test("clears in a row are counted up to the newest hole, in order of time and not of the list", () => {
    const order = [cleared(0), cleared(0), cleared(-1), stuck(3), cleared(0)];
    const holes = inOrder(order);
    expect(readStatistics(holes)).toMatchObject({ clearsInARow: 1, mostClearsInARow: 3 });
    expect(readStatistics([...holes].reverse())).toEqual(readStatistics(holes));
    expect(readStatistics(inOrder(order.slice(0, 3)))).toMatchObject({ clearsInARow: 3 });
  });

  test("the trend is of the newest, and waits until there are enough", () => {
    const holes = inOrder([
      ...Array.from({ length: 40 }, () => stuck(10)),
      ...Array.from({ length: 10 }, () => stuck(1)),
    ]);
    expect(readStatistics(holes)).toMatchObject({ last10: 1, last50: 8.2 });
    expect(readStatistics(holes.slice(0, 9))).toMatchObject({ last10: null, last50: null });
    expect(readStatistics(holes.slice(0, 49))).toMatchObject({ last50: null });
  });

  test("strokes above the best possible are averaged where it is known", () => {
    const holes = inOrder([{ ...cleared(-1), best: -3 }, { ...stuck(6), best: 2 }, stuck(9)]);
    expect(readStatistics(holes)).toMatchObject({ aboveBest: 3, knownBest: 2, played: 3 });
  });

  test("help is what was used, and a restart is some", () => {
    const holes = inOrder([{ undos: 2, hints: 1 }, { tries: 2 }, {}]);
    expect(readStatistics(holes)).toMatchObject({ undos: 2, hints: 1, withoutHelp: 1 });
  });
});
