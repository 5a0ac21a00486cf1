import { DRAW, play, type Move } from "@albatross/rules";
import { labelOf, type HoleReview, type MoveReview } from "@albatross/coach";
import { signal } from "@preact/signals";
import { beforeEach, describe, expect, test } from "vitest";
import type { ReviewPlace } from "./review-place.ts";
import { createReviewQuiz, type ReviewQuiz } from "./review-quiz.ts";

/** A move whose best was column 1, that had column 2 nearly as good, and column 3 and the draw bad. */
function moveReview(number: number, move: Move, regret: number): MoveReview {
  const expected = [
    { move: play(0), expected: 2 },
    { move: play(1), expected: 2.2 },
    { move: play(2), expected: 4 },
    { move: DRAW, expected: 5 },
  ];
  const fair = {
    best: 2,
    made: 2 + regret,
    regret,
    label: labelOf(regret),
    better: play(0),
    margin: 0.2,
    moves: expected,
    reason: null,
  };
  return { number, move, choices: 4, exact: null, fair };
}

const review: HoleReview = {
  moves: [
    moveReview(1, play(2), 2),
    moveReview(2, play(0), 0),
    moveReview(3, DRAW, 3),
    { ...moveReview(4, DRAW, 3), fair: null },
  ],
  best: null,
  lost: null,
  accuracy: null,
  moments: [],
  isComplete: true,
};

const place = signal<ReviewPlace | null>(null);
let quiz: ReviewQuiz;

/** What the player does on the board, after so many moves of the hole. */
function tryMoves(number: number, ...branch: readonly Move[]): void {
  place.value = { number, branch };
}

beforeEach(() => {
  place.value = { number: 4, branch: [] };
  quiz = createReviewQuiz({
    place,
    review: signal(review),
    goTo: (number) => void (place.value = { number, branch: [] }),
  });
});

describe("finding the better move", () => {
  test("asks about mistakes only, one after another and round again", () => {
    expect(quiz.mistakes.value.map(({ number }) => number)).toEqual([1, 3]);
    quiz.askNext();
    expect(quiz.question.value).toMatchObject({ mistake: { number: 1 }, number: 1, of: 2 });
    expect(place.value).toEqual({ number: 0, branch: [] });
    quiz.askNext();
    expect(quiz.question.value).toMatchObject({ mistake: { number: 3 }, number: 2, of: 2 });
    quiz.askNext();
    expect(quiz.question.value?.number).toBe(1);
  });

  test("a move that gives nothing away, or next to nothing, is found, and stays on the board", () => {
    for (const found of [play(0), play(1)]) {
      quiz.stop();
      quiz.askNext();
      tryMoves(0, found);
      expect(quiz.question.value?.answer).toEqual({ kind: "found", move: found });
      expect(place.value?.branch).toEqual([found]);
    }
  });

  test("a worse move is told what it gives away, the hole's own that it was it; both go back", () => {
    quiz.askNext();
    tryMoves(0, DRAW);
    expect(quiz.question.value?.answer).toEqual({ kind: "worse", move: DRAW, regret: 3 });
    expect(place.value).toEqual({ number: 0, branch: [] });
    // The move of the hole is no branch: it is the line.
    tryMoves(1);
    expect(quiz.question.value?.answer).toEqual({ kind: "same", move: play(2) });
    expect(place.value).toEqual({ number: 0, branch: [] });
    tryMoves(0, play(0));
    expect(quiz.question.value?.answer?.kind).toBe("found");
  });

  test("the answer can be shown, and then the board is free", () => {
    quiz.askNext();
    quiz.showAnswer();
    expect(quiz.question.value?.answer).toEqual({ kind: "shown", move: play(0) });
    tryMoves(0, DRAW);
    expect(quiz.question.value?.answer?.kind).toBe("shown");
  });

  test("nothing is asked after it was stopped, or left", () => {
    quiz.askNext();
    quiz.stop();
    tryMoves(0, DRAW);
    expect(quiz.question.value).toBeNull();
    quiz.askNext();
    quiz.leave();
    expect(quiz.question.value).toBeNull();
  });
});
