import { parsePuzzleDay, puzzleDayEndsMs } from "@albatross/coach";
import { expectValue } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import {
  formatPuzzleRow,
  freshPuzzle,
  isFlawless,
  mergePuzzles,
  parsePuzzleRow,
  type KeptPuzzle,
  type PuzzleProgress,
} from "./kept-puzzle.ts";
import { readStreak } from "./puzzle-streak.ts";
import { examplePuzzle } from "./test-puzzles.ts";

const DAY = expectValue(parsePuzzleDay("2026-11-30"));
const puzzle = examplePuzzle("clear");
const fresh = freshPuzzle(puzzle);
const withProgress = (progress: Partial<PuzzleProgress>): KeptPuzzle => ({
  ...fresh,
  progress: { ...fresh.progress, ...progress },
});

describe("a kept puzzle", () => {
  test("is read back as it was written, through what storage makes of it", () => {
    const whole: KeptPuzzle = {
      puzzle,
      daily: { day: DAY, place: 2 },
      mistake: { played: puzzle.answer, lost: 3 },
      progress: { state: "solved", wrong: 2, hints: 1, moves: puzzle.solution, endedAtMs: 5 },
    };
    for (const kept of [whole, fresh]) {
      expect(parsePuzzleRow(structuredClone(formatPuzzleRow(kept)))).toEqual(kept);
      expect(parsePuzzleRow(JSON.parse(JSON.stringify(formatPuzzleRow(kept))))).toEqual(kept);
    }
  });

  test("is nothing when its row is damaged, or of a later form", () => {
    const row = formatPuzzleRow(fresh);
    const damaged: readonly unknown[] = [
      null,
      {},
      { ...row, format: 2 },
      { ...row, id: "deal=2" },
      { ...row, id: "deal=2&puzzle=chess" },
      { ...row, proof: null },
      { ...row, proof: { ...(row["proof"] as object), answer: "12" } },
      { ...row, proof: { ...(row["proof"] as object), grade: "kind" } },
      { ...row, progress: { ...(row["progress"] as object), state: "solved" } },
      { ...row, progress: { ...(row["progress"] as object), moves: "x" } },
      { ...row, progress: { ...(row["progress"] as object), wrong: -1 } },
    ];
    expect(damaged.map(parsePuzzleRow)).toEqual(damaged.map(() => null));
  });

  test("told of twice counts as it ended first, whichever is told first", () => {
    const open = withProgress({ wrong: 3, moves: puzzle.solution.slice(0, 1) });
    const hinted = withProgress({ hints: 1, wrong: 1 });
    const solved = withProgress({ state: "solved", wrong: 1, endedAtMs: 9 });
    const shown = withProgress({ state: "shown", endedAtMs: 10 });
    const both = (a: KeptPuzzle, b: KeptPuzzle) => [
      mergePuzzles(a, b).progress,
      mergePuzzles(b, a).progress,
    ];
    for (const merged of both(open, hinted)) {
      expect(merged).toEqual({ ...open.progress, hints: 1 });
    }
    for (const merged of both(open, solved)) expect(merged).toEqual(solved.progress);
    for (const merged of both(shown, solved)) expect(merged).toEqual(solved.progress);
    expect(isFlawless(solved)).toBe(false);
    expect(isFlawless(withProgress({ state: "solved", endedAtMs: 1 }))).toBe(true);
  });
});

describe("the streak", () => {
  const solvedOn = (day: number, places: readonly number[], late = 0): readonly KeptPuzzle[] =>
    places.map((place) => ({
      ...withProgress({ state: "solved", endedAtMs: puzzleDayEndsMs(day) - 1 + late }),
      daily: { day, place },
    }));
  const whole = (day: number) => solvedOn(day, [0, 1, 2]);

  test("counts days in a row up to today, or to yesterday while today is not over", () => {
    const days = [...whole(DAY - 2), ...whole(DAY - 1), ...whole(DAY - 6)];
    expect(readStreak(days, DAY)).toEqual({ days: 2, longest: 2, isTodayDone: false });
    expect(readStreak([...days, ...whole(DAY)], DAY)).toEqual({
      days: 3,
      longest: 3,
      isTodayDone: true,
    });
    expect(readStreak(days, DAY + 1)).toEqual({ days: 0, longest: 2, isTodayDone: false });
    expect(readStreak([], DAY)).toEqual({ days: 0, longest: 0, isTodayDone: false });
  });

  test("counts no day that lacks a puzzle, was finished late, or had a solution shown", () => {
    const shown = whole(DAY).map((kept, index) =>
      index === 0 ? { ...kept, progress: { ...kept.progress, state: "shown" as const } } : kept,
    );
    for (const day of [
      solvedOn(DAY, [0, 1]),
      [...solvedOn(DAY, [0, 1]), ...solvedOn(DAY, [1])],
      [...solvedOn(DAY, [0, 1]), ...solvedOn(DAY, [2], 1)],
      shown,
    ]) {
      expect(readStreak(day, DAY)).toEqual({ days: 0, longest: 0, isTodayDone: false });
    }
  });
});
