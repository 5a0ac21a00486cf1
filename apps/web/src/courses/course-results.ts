/** What was scored on a course (R3): of every nine holes that were played on its deals under its rules. */
import {
  areSameDeal,
  areSameRules,
  holeScore,
  NINE_HOLES,
  type CourseLink,
} from "@albatross/rules";
import { rulesOf, type OpenHole, type RoundInPlay } from "../state/open-hole.ts";

export interface CourseResult {
  /** The lowest total of nine holes. */
  readonly best: number;
  /** How often the nine were played to their end. */
  readonly times: number;
}

/** null while it was never played to its end. An eighteen-hole round is two nines. */
export function resultOn(of: CourseLink, rounds: readonly RoundInPlay[]): CourseResult | null {
  const totals: number[] = [];
  for (const { course, played } of rounds) {
    if (course === undefined) continue;
    for (let first = 0; first < played.length; first += NINE_HOLES) {
      const nine = played.slice(first, first + NINE_HOLES);
      if (!isPlayedOn(of, nine)) continue;
      totals.push(nine.reduce((sum, { hole }) => sum + (holeScore(hole) ?? 0), 0));
    }
  }
  return totals.length === 0 ? null : { best: Math.min(...totals), times: totals.length };
}

function isPlayedOn({ course, rules }: CourseLink, nine: readonly OpenHole[]): boolean {
  if (nine.length !== course.deals.length) return false;
  return nine.every((open, index) => {
    const deal = course.deals[index];
    return deal !== undefined && areSameDeal(open.deal, deal) && areSameRules(rulesOf(open), rules);
  });
}
