/** The streak: days in a row on which all puzzles of the day were solved, on that very day. */
import type { PuzzleDay } from "@albatross/coach";
import { isSolvedInTime, PUZZLES_A_DAY, type KeptPuzzle } from "./kept-puzzle.ts";

export interface PuzzleStreak {
  /** Up to today, or up to yesterday while today's are not all solved. */
  readonly days: number;
  readonly longest: number;
  readonly isTodayDone: boolean;
}

export function readStreak(kept: readonly KeptPuzzle[], today: PuzzleDay): PuzzleStreak {
  const places = new Map<PuzzleDay, Set<number>>();
  for (const puzzle of kept) {
    const { daily } = puzzle;
    if (daily === null || !isSolvedInTime(puzzle)) continue;
    const solved = places.get(daily.day) ?? new Set();
    places.set(daily.day, solved.add(daily.place));
  }
  const isDone = (day: PuzzleDay): boolean => places.get(day)?.size === PUZZLES_A_DAY;
  const upTo = (day: PuzzleDay): number => {
    let days = 0;
    while (isDone(day - days)) days++;
    return days;
  };
  const isTodayDone = isDone(today);
  const longest = Math.max(0, ...[...places.keys()].map(upTo));
  return { days: upTo(isTodayDone ? today : today - 1), longest, isTodayDone };
}
