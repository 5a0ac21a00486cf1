/**
 * Tournament golf (R4): a point for each hole won alone, three for the lower total, most points win.
 * Written for two players as the books have it, and the same for more.
 */
import { NINE_HOLES } from "./round.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";

export const TOTAL_BONUS = 3;

export interface MatchCard {
  /** For each hole the player who won it, counted from 0; null for a tie. */
  readonly holeWinners: readonly (number | null)[];
  /** Strokes of each player over the nine. */
  readonly totals: readonly number[];
  /** Who earned the bonus; null for a tie. */
  readonly bonusWinner: number | null;
  readonly points: readonly number[];
  /** null for a tie. */
  readonly winner: number | null;
}

/** `strokes[hole][player]`: nine holes, two players or more. */
export function scoreMatch(
  strokes: readonly (readonly number[])[],
): Result<MatchCard, Fault<"match-shape">> {
  const players = strokes[0]?.length ?? 0;
  const isWhole = strokes.length === NINE_HOLES && strokes.every((h) => h.length === players);
  if (players < 2 || !isWhole) {
    return fail("match-shape", "a match has nine holes, each with the strokes of the same players");
  }
  const holeWinners = strokes.map(soleLowest);
  const totals = Array.from({ length: players }, (_, player) =>
    strokes.reduce((total, hole) => total + (hole[player] ?? 0), 0),
  );
  const bonusWinner = soleLowest(totals);
  const points = totals.map(
    (_, player) =>
      holeWinners.filter((winner) => winner === player).length +
      (bonusWinner === player ? TOTAL_BONUS : 0),
  );
  const winner = soleLowest(points.map((earned) => -earned));
  return succeed({ holeWinners, totals, bonusWinner, points, winner });
}

/** The place of the lowest number; null when it is there twice. */
function soleLowest(numbers: readonly number[]): number | null {
  const lowest = Math.min(...numbers);
  const first = numbers.indexOf(lowest);
  return numbers.lastIndexOf(lowest) === first ? first : null;
}
