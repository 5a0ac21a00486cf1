/**
 * What every move of a hole cost, with all cards known: by the hole's value table where it has one, which takes
 * 10 to 30 ms for a classic hole, else a position at a time by the judge.
 */
import { isSameMove, type Move, type Position } from "@albatross/rules";
import { bestScore, rateMoves, tabulate, type RatedMove, type ValueTable } from "@albatross/solver";

export interface ExactCost {
  /** The best final strokes before the move, and after it. */
  readonly before: number;
  readonly after: number;
  /** Strokes lost: 0 for a move that keeps the best. */
  readonly lost: number;
  /** Every legal move with the best final strokes after it, best first; null where a limit stopped the judge. */
  readonly moves: readonly RatedMove[];
}

export class ExactCosts {
  readonly #positions: readonly Position[];
  readonly #moves: readonly Move[];
  readonly #maxNodes: number;
  readonly #table: ValueTable | null;
  readonly #costs: (ExactCost | null)[] = [];

  /** @param positions one more than moves: the position before each, and the last. */
  constructor(positions: readonly Position[], moves: readonly Move[], maxNodes: number) {
    this.#positions = positions;
    this.#moves = moves;
    this.#maxNodes = maxNodes;
    const [start] = positions;
    this.#table = start === undefined || moves.length === 0 ? null : tabulate(start);
  }

  get isDone(): boolean {
    return this.#costs.length >= this.#moves.length;
  }

  /** All that are left where there is a table, else one more. */
  step(): void {
    do {
      const index = this.#costs.length;
      const position = this.#positions[index];
      const move = this.#moves[index];
      if (position === undefined || move === undefined) return;
      this.#costs.push(this.#costOf(position, move));
    } while (this.#table !== null);
  }

  /** undefined when it is not known yet; null when the judge's limit stopped it. */
  cost(index: number): ExactCost | null | undefined {
    return this.#costs[index];
  }

  #costOf(position: Position, move: Move): ExactCost | null {
    const limits = { maxNodes: this.#maxNodes };
    const table = this.#table;
    if (table === null) {
      const rated = rateMoves(position, limits);
      return exactCostOf(rated, move, () => bestScore(position, limits));
    }
    const valued = table.valuedMoves(position).map(({ move: legal, value }) => ({
      move: legal,
      best: value,
    }));
    return exactCostOf(valued, move);
  }
}

/**
 * What a move cost, by what every legal move allows, best first; null when that is not known. `bestBefore` is asked for
 * the best of a position that has moves which were not settled.
 */
export function exactCostOf(
  moves: readonly RatedMove[],
  move: Move,
  bestBefore: () => number | null = () => null,
): ExactCost | null {
  const isSettled = moves.every(({ best }) => best !== null);
  const before = isSettled ? (moves[0]?.best ?? null) : bestBefore();
  const after = moves.find((other) => isSameMove(other.move, move))?.best ?? null;
  if (before === null || after === null) return null;
  return { before, after, lost: after - before, moves };
}
