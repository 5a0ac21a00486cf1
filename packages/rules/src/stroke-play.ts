/** Stroke play (R5): the lower total wins, whatever the single holes were. */
import { succeed, type Result } from "./fault.ts";
import {
  readPlayers,
  soleLowest,
  totalsOf,
  type CardsFault,
  type SeveralCards,
} from "./several-cards.ts";

export interface StrokePlayCard {
  readonly totals: readonly number[];
  /** Who has the lowest total of the holes so far; null for a tie. */
  readonly winner: number | null;
}

/** `strokes[hole][player]`, as many holes as all have played. */
export function scoreStrokePlay(strokes: SeveralCards): Result<StrokePlayCard, CardsFault> {
  const players = readPlayers(strokes);
  if (!players.ok) return players;
  const totals = totalsOf(strokes, players.value);
  return succeed({ totals, winner: soleLowest(totals) });
}
