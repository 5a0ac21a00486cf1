/**
 * What the page knows of a hole before the coach is asked: the value table has assessed every position of the open hole
 * while it was played, so the exact costs of its moves are there at once.
 */
import { legalMoves } from "@albatross/rules";
import { exactCostOf, summarizeMoves, type HoleReview, type MoveReview } from "@albatross/coach";
import type { Assessments } from "./assessments.ts";
import type { OpenHole } from "./open-hole.ts";

/** null when not every position was assessed. */
export function knownReview(
  { hole }: OpenHole,
  { movesOf }: Pick<Assessments, "movesOf">,
): HoleReview | null {
  const moves: MoveReview[] = [];
  for (const [index, move] of hole.moves.slice(0, hole.cursor).entries()) {
    const position = hole.positions[index];
    const exact = position && exactCostOf(movesOf(position) ?? [], move);
    if (!position || !exact) return null;
    const choices = legalMoves(position).length;
    moves.push({ number: index + 1, move, choices, exact, fair: choices < 2 ? null : undefined });
  }
  return summarizeMoves(moves, false);
}
