/** What a move gave away as far as could be known when it was made: the coach's advice on it, and what it is called. */
import { isSameMove, legalMoves, viewOf, type Move, type Position } from "@albatross/rules";
import { adviseFully, type AdviceOptions } from "./advise.ts";
import { labelOf, type MoveLabel } from "./review-label.ts";
import { reasonFor, type Reason } from "./review-reason.ts";

export interface ExpectedMove {
  readonly move: Move;
  readonly expected: number;
}

export interface FairCost {
  /** Expected final strokes after the best move, and after the one that was made. */
  readonly best: number;
  readonly made: number;
  /** Expected strokes given away: the difference, 0 or more. */
  readonly regret: number;
  readonly label: MoveLabel;
  /** The best move: the one that was made if it is called best. */
  readonly better: Move;
  /** By how much the best move is better than the next best. */
  readonly margin: number;
  /** Every legal move with its expected final strokes, best first. */
  readonly moves: readonly ExpectedMove[];
  /** Why the better move was better; null for a move that is called best. */
  readonly reason: Reason | null;
}

/** null where there was no choice, or nothing could be found out. */
export function fairCostOf(
  position: Position,
  move: Move,
  options: AdviceOptions,
): FairCost | null {
  const view = viewOf(position);
  if (legalMoves(view).length < 2) return null;
  const { moves } = adviseFully(view, options);
  const [first, second] = moves;
  const own = moves.find((advice) => isSameMove(advice.move, move));
  const best = first?.expected ?? null;
  const made = own?.expected ?? null;
  if (first === undefined || best === null || made === null) return null;
  const regret = Math.max(0, made - best);
  const label = labelOf(regret);
  const better = label === "best" ? move : first.move;
  return {
    best,
    made,
    regret,
    label,
    better,
    margin: (second?.expected ?? best) - best,
    moves: moves.map((advice) => ({
      move: advice.move,
      // What has no value yet is no better than what was made.
      expected: advice.expected ?? made,
    })),
    reason: label === "best" ? null : reasonFor(view, move, better),
  };
}
