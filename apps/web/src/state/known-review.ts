/**
 * What the page knows of a hole before the coach is asked: the value table has assessed every position of the open hole
 * while it was played, so the exact costs of its moves are there at once.
 */
import { isSameMove, legalMoves, type Position } from "@albatross/rules";
import type { ExactCost, HoleReview, MoveReview } from "@albatross/coach";
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
    const exact = position && exactCost(position, move, movesOf);
    if (!position || !exact) return null;
    const choices = legalMoves(position).length;
    moves.push({ number: index + 1, move, choices, exact, fair: choices < 2 ? null : undefined });
  }
  return {
    moves,
    best: moves[0]?.exact?.before ?? null,
    lost: moves.reduce((sum, { exact }) => sum + (exact?.lost ?? 0), 0),
    accuracy: null,
    moments: [],
    isComplete: false,
  };
}

function exactCost(
  position: Position,
  move: MoveReview["move"],
  movesOf: Assessments["movesOf"],
): ExactCost | null {
  const moves = movesOf(position);
  const before = moves?.[0]?.best;
  const after = moves?.find((other) => isSameMove(other.move, move))?.best;
  if (!moves || typeof before !== "number" || typeof after !== "number") return null;
  return { before, after, lost: after - before, moves };
}
