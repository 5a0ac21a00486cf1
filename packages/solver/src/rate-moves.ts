/** Every legal move with what it still allows, for hints: the judge asked once a move. */
import { legalMoves, makeMove, type Move, type Position } from "@albatross/rules";
import { bestScore } from "./judge.ts";
import type { SearchLimits } from "./stop-signal.ts";

export interface RatedMove {
  readonly move: Move;
  /** Best final strokes after the move; null when a limit stopped the judge. */
  readonly best: number | null;
}

/**
 * Best first. Moves that allow the same keep their order: plays from the left, then the draw, so that a
 * draw is called best only when no play is as good.
 */
export function rateMoves(position: Position, limits: SearchLimits = {}): readonly RatedMove[] {
  return legalMoves(position)
    .flatMap((move) => {
      const made = makeMove(position, move);
      return made.ok ? [{ move, best: bestScore(made.value, limits) }] : [];
    })
    .sort((a, b) => (a.best ?? Infinity) - (b.best ?? Infinity));
}
