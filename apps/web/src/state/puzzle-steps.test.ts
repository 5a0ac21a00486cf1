import { puzzlePosition } from "@albatross/coach";
import { cardsLeft, expectValue, stockCards } from "@albatross/rules";
import { expect, test } from "vitest";
import { stepsOf } from "./puzzle-steps.ts";
import { examplePuzzle } from "./test-puzzles.ts";

test.each(["a", "b", "c", "d", "e", "f"])(
  "a solution is told whole: each column card once, and the stock in its order (%s)",
  (seed) => {
    const puzzle = examplePuzzle("clear", seed);
    const position = expectValue(puzzlePosition(puzzle));
    const steps = stepsOf(puzzle);
    expect(steps.map(({ move }) => move)).toEqual(puzzle.solution);
    const played = steps.filter(({ move }) => move.kind === "play").map(({ card }) => card);
    const drawn = steps.filter(({ move }) => move.kind === "draw").map(({ card }) => card);
    expect(new Set(played).size).toBe(cardsLeft(position));
    expect(drawn).toEqual(stockCards(position).slice(0, drawn.length));
  },
);
