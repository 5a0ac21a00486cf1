/** Scoring (S1, S2, V4): cards left are strokes; a cleared hole scores minus the draws it did not need. */
import type { SeenCard } from "./card.ts";
import { cardsLeft, drawsLeft, type Position } from "./position.ts";

/** Strokes if the hole ended here: 35 at a classic start, 0 or less once it is cleared. Lower is better. */
export function strokesOf(position: Position<SeenCard>): number {
  const left = cardsLeft(position);
  // 0 - x, because -x would make a clear with no draw left score −0.
  return left > 0 ? left : 0 - drawsLeft(position);
}
