/**
 * The best final strokes of a small position, by trying everything. For lessons only: their boards have some dozens of
 * positions, and the judge would be ten times the size of the page.
 */
import { legalMoves, makeMove, strokesOf, type Position } from "@albatross/rules";

export function bestFrom(position: Position): number {
  let best = strokesOf(position);
  for (const move of legalMoves(position)) {
    const made = makeMove(position, move);
    if (made.ok) best = Math.min(best, bestFrom(made.value));
  }
  return best;
}
