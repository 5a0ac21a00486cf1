/**
 * The reference that the judge is tested against: breadth first over whole positions, moves taken from the
 * rules, no collapse, no bound, no packing. Slow on purpose; what it says is right by reading it.
 */
import {
  drawsLeft,
  isKnown,
  legalMoves,
  makeMove,
  rankOf,
  strokesOf,
  wasteTop,
  type Position,
} from "@albatross/rules";

export interface NaiveJudgement {
  readonly winnable: boolean;
  /** The lowest strokes of any position that legal moves reach. */
  readonly best: number;
  readonly positions: number;
}

export function judgeNaively(position: Position): NaiveJudgement {
  const seen = new Set([keyOf(position)]);
  let frontier: Position[] = [position];
  let best = strokesOf(position);
  while (frontier.length > 0) {
    const next: Position[] = [];
    for (const from of frontier) {
      for (const move of legalMoves(from)) {
        const made = makeMove(from, move);
        if (!made.ok) throw new Error(`a legal move was refused: ${made.fault.message}`);
        const key = keyOf(made.value);
        if (seen.has(key)) continue;
        seen.add(key);
        best = Math.min(best, strokesOf(made.value));
        next.push(made.value);
      }
    }
    frontier = next;
  }
  return { winnable: best <= 0, best, positions: seen.size };
}

/** What the rest of a hole depends on. */
function keyOf(position: Position): string {
  const top = wasteTop(position);
  const rank = top !== null && isKnown(top) ? rankOf(top) : "none";
  return `${position.heights.join(",")} ${rank} ${drawsLeft(position)}`;
}
