import {
  currentPosition,
  expectValue,
  formatMove,
  makeHoleMove,
  parseMoves,
  startHole,
  type Hole,
} from "@albatross/rules";
import { rateMoves } from "@albatross/solver";
import { describe, expect, test } from "vitest";
import { smallPosition } from "../positions.ts";
import { bestFrom } from "./best-from.ts";
import { LESSONS, LESSON_IDS, type Lesson } from "./lessons.ts";
import { LESSON_WORDS } from "./lesson-words.ts";

/** Every way through a lesson, up to the step. */
function holesBefore({ board, steps }: Lesson, step: number): readonly Hole[] {
  const start: readonly Hole[] = [startHole(smallPosition(board))];
  return steps
    .slice(0, step)
    .reduce(
      (holes, taken) =>
        holes.flatMap((hole) =>
          expectValue(parseMoves(taken)).map((move) => expectValue(makeHoleMove(hole, move))),
        ),
      start,
    );
}

describe.each(LESSONS)("the lesson $id", (lesson) => {
  const steps = lesson.steps.map((taken, step) => [step + 1, taken] as const);

  test.each(steps)("step %i takes exactly the best moves: %s", (number, taken) => {
    for (const hole of holesBefore(lesson, number - 1)) {
      const rated = rateMoves(currentPosition(hole));
      const best = rated[0]?.best ?? null;
      const kept = rated.filter((move) => move.best === best).map(({ move }) => formatMove(move));
      expect(kept.sort().join("")).toBe([...taken].sort().join(""));
    }
  });

  test("is over when its steps are, whichever were taken", () => {
    for (const hole of holesBefore(lesson, lesson.steps.length)) {
      const [next] = rateMoves(currentPosition(hole));
      // Nothing is left to win: at most cards of the stock that nothing fits.
      expect(next?.best ?? bestFrom(currentPosition(hole))).toBe(bestFrom(currentPosition(hole)));
      expect(rateMoves(currentPosition(hole)).every(({ move }) => move.kind === "draw")).toBe(true);
    }
  });

  test("is told step by step in every language", () => {
    for (const words of Object.values(LESSON_WORDS)) {
      const told = words.lessons[lesson.id];
      expect(told.steps).toHaveLength(lesson.steps.length);
      for (const { ask, why } of told.steps)
        expect(Math.min(ask.length, why.length)).toBeGreaterThan(0);
    }
  });
});

test("there is one lesson of each kind", () => {
  expect(LESSONS.map(({ id }) => id)).toEqual(LESSON_IDS);
});

test("what a page works out by itself is what the judge says, on every position of every lesson", () => {
  for (const lesson of LESSONS) {
    const waiting = [smallPosition(lesson.board)];
    for (let position = waiting.pop(); position; position = waiting.pop()) {
      const rated = rateMoves(position);
      if (rated.length > 0) expect(bestFrom(position)).toBe(rated[0]?.best);
      for (const { move } of rated) {
        const made = makeHoleMove(startHole(position), move);
        if (made.ok) waiting.push(currentPosition(made.value));
      }
    }
  }
});

test("P5: in the lesson about drawing, drawing first is right in whichever order the stock lies", () => {
  const [{ board }] = LESSONS.filter(({ id }) => id === "draw") as [Lesson];
  const [first = "", second = ""] = board.stock.split(" ");
  for (const stock of [`${first} ${second}`, `${second} ${first}`]) {
    const rated = rateMoves(smallPosition({ ...board, stock }));
    expect(rated[0]?.move.kind).toBe("draw");
    expect(rated[0]?.best).toBeLessThanOrEqual(0);
    expect(rated[1]?.best).toBe(1);
  }
});
