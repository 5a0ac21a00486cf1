/**
 * The puzzles of a day: three, from easy to hard, the same for everybody who plays under the same rules. They follow
 * from the day alone, so a page without a network makes them too.
 */
import { formatRules, type RuleSet } from "@albatross/rules";
import type { PuzzleWish } from "./make-puzzle.ts";
import { formatPuzzleDay, type PuzzleDay } from "./puzzle-day.ts";
import { PUZZLE_GRADES, type PuzzleKind } from "./puzzle.ts";

/** What to make for a day. Two of its three are of one kind, and on the next day of the other. */
export function dailyWishes(day: PuzzleDay, rules: RuleSet): readonly PuzzleWish[] {
  return PUZZLE_GRADES.map((grade, index) => {
    const kind: PuzzleKind = (day + index) % 2 === 0 ? "draw-or-play" : "clear";
    return { kind, grade, rules, seed: `${formatPuzzleDay(day)} ${formatRules(rules)}` };
  });
}
