/**
 * Skins (R6): every hole is worth a skin, which goes to whoever has the fewest strokes on it alone. A hole that is
 * tied goes to nobody, and its skin is played for on the next one too. Most skins win; what the last hole leaves
 * tied belongs to nobody.
 */
import { succeed, type Result } from "./fault.ts";
import { winnersOf } from "./match.ts";
import { readPlayers, soleHighest, type CardsFault, type SeveralCards } from "./several-cards.ts";

interface SkinsHole {
  /** null for a tie. */
  readonly winner: number | null;
  /** What was played for: 1, and the skins that came from tied holes before it. */
  readonly skins: number;
}

export interface SkinsCard {
  readonly holes: readonly SkinsHole[];
  /** Of each player. */
  readonly skins: readonly number[];
  /** Tied so far, and played for on the next hole. */
  readonly carried: number;
  /** Who has the most; null for a tie. */
  readonly winner: number | null;
}

/** `strokes[hole][player]`, as many holes as all have played. */
export function scoreSkins(strokes: SeveralCards): Result<SkinsCard, CardsFault> {
  const players = readPlayers(strokes);
  if (!players.ok) return players;
  const skins = Array.from({ length: players.value }, () => 0);
  const holes: SkinsHole[] = [];
  let carried = 0;
  for (const winner of winnersOf(strokes)) {
    carried++;
    holes.push({ winner, skins: carried });
    if (winner === null) continue;
    skins[winner] = (skins[winner] ?? 0) + carried;
    carried = 0;
  }
  return succeed({ holes, skins, carried, winner: soleHighest(skins) });
}
