/**
 * The puzzles of a day: three, from easy to hard, the same for everybody who plays under the same rules. They follow
 * from the date alone, so a page without a network makes them too. The day is that of UTC; which day it is now, the
 * caller knows.
 */
import {
  fail,
  formatRules,
  succeed,
  type Fault,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import type { PuzzleWish } from "./make-puzzle.ts";
import { PUZZLE_GRADES, type PuzzleKind } from "./puzzle.ts";

/** "2026-11-30". */
export type PuzzleDay = string;

export function parsePuzzleDay(text: string): Result<PuzzleDay, Fault<"puzzle-day-invalid">> {
  const isDay =
    /^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(text) && nextPuzzleDay(nextPuzzleDay(text, -1)) === text;
  if (isDay) return succeed(text);
  return fail("puzzle-day-invalid", `"${text}" is no day; one is written 2026-11-30`, { text });
}

/** The day `distance` days on. */
export function nextPuzzleDay(day: PuzzleDay, distance = 1): PuzzleDay {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return puzzleDayAt(Date.UTC(year, month - 1, date + distance));
}

/** @param nowMs milliseconds since 1970, as clocks give them. */
export function puzzleDayAt(nowMs: number): PuzzleDay {
  return new Date(nowMs).toISOString().slice(0, 10);
}

/** When the day ends, in milliseconds since 1970. */
export function puzzleDayEndsMs(day: PuzzleDay): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return Date.UTC(year, month - 1, date + 1);
}

/** What to make for a day. Two of its three are of one kind, and on the next day of the other. */
export function dailyWishes(day: PuzzleDay, rules: RuleSet): readonly PuzzleWish[] {
  const number = Math.round(puzzleDayEndsMs(day) / 86_400_000);
  return PUZZLE_GRADES.map((grade, index) => {
    const kind: PuzzleKind = (number + index) % 2 === 0 ? "clear" : "draw-or-play";
    return { kind, grade, rules, seed: `${day} ${formatRules(rules)}` };
  });
}
