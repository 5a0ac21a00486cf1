/**
 * Tournament golf (R4): a point for each hole won alone, three for the lower total, most points win.
 * Written for two players as the books have it, and the same for more.
 */
import { NINE_HOLES } from "./round.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { soleHighest, soleLowest, totalsOf, type SeveralCards } from "./several-cards.ts";

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
export function scoreMatch(strokes: SeveralCards): Result<MatchCard, Fault<"match-shape">> {
  const players = strokes[0]?.length ?? 0;
  const isWhole = strokes.length === NINE_HOLES && strokes.every((h) => h.length === players);
  if (players < 2 || !isWhole) {
    return fail("match-shape", "a match has nine holes, each with the strokes of the same players");
  }
  const holeWinners = winnersOf(strokes);
  const totals = totalsOf(strokes, players);
  const bonusWinner = soleLowest(totals);
  const points = totals.map(
    (_, player) =>
      holeWinners.filter((winner) => winner === player).length +
      (bonusWinner === player ? TOTAL_BONUS : 0),
  );
  return succeed({ holeWinners, totals, bonusWinner, points, winner: soleHighest(points) });
}

/** Of each hole the player who won it alone, also while a match is being played; null for a tie. */
export function winnersOf(strokes: SeveralCards): readonly (number | null)[] {
  return strokes.map(soleLowest);
}
