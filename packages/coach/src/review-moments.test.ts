import { DRAW } from "@albatross/rules";
import { expect, test } from "vitest";
import type { MoveReview } from "./move-review.ts";
import { labelOf } from "./review-label.ts";
import { findMoments } from "./review-moments.ts";

interface Told {
  readonly before?: number;
  readonly lost?: number;
  readonly regret?: number;
  readonly margin?: number;
}

function movesOf(...told: readonly Told[]): readonly MoveReview[] {
  return told.map(({ before = 5, lost = 0, regret = 0, margin = 0 }, index) => ({
    number: index + 1,
    move: DRAW,
    choices: 2,
    exact: { before, after: before + lost, lost, moves: [] },
    fair: {
      best: before,
      made: before + regret,
      regret,
      label: labelOf(regret),
      better: DRAW,
      margin,
      moves: [],
      reason: null,
    },
  }));
}

test("the move that lost the clear is a moment, whatever could be known, and only the first", () => {
  const moves = movesOf({ before: -1 }, { before: -1, lost: 1 }, { before: 0, lost: 1 });
  expect(findMoments(moves)).toEqual([{ number: 3, kind: "clear-lost" }]);
});

test("four mistakes at most, the worst ones, in their order", () => {
  const regrets = [0.8, 2, 0.2, 0.9, 3, 1.2];
  expect(findMoments(movesOf(...regrets.map((regret) => ({ regret }))))).toEqual(
    [2, 4, 5, 6].map((number) => ({ number, kind: "mistake" })),
  );
});

test("a good move is a find when all others were worse by a stroke, two at most", () => {
  const margins = [0.9, 1, 3, 2];
  expect(findMoments(movesOf(...margins.map((margin) => ({ margin }))))).toEqual(
    [3, 4].map((number) => ({ number, kind: "find" })),
  );
});

test("strokes that a good move lost are bad luck, from two on", () => {
  expect(findMoments(movesOf({ lost: 1 }, { lost: 2 }, { lost: 3, regret: 0.2 }))).toEqual([
    { number: 2, kind: "bad-luck" },
  ]);
});

test("what is not known yet is no moment", () => {
  const [move] = movesOf({ before: 0, lost: 3, regret: 4 });
  if (move === undefined) throw new Error("a move was made");
  expect(findMoments([{ ...move, exact: undefined, fair: undefined }])).toEqual([]);
});
