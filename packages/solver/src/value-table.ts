/**
 * The value table of a hole: what every position of it is worth, what its best moves are, and what a move
 * costs, each by a few look-ups (after-play.ts). Made once a hole (10 ms for the classic deal), for all that is asked
 * while it is played and reviewed: verdict, hints, where strokes were lost, and any other line.
 */
import {
  drawsLeft,
  JOKER,
  legalMoves,
  makeMove,
  rankOf,
  wasteTop,
  type Move,
  type Position,
} from "@albatross/rules";
import { toProblem, type Problem } from "./problem.ts";
import { isSameHole } from "./same-hole.ts";
import type { TableMemory } from "./plain-table.ts";
import { createTableCore, fillByCore, fillTable } from "./table-memory.ts";

/** A legal move, and the best final strokes after it. */
export interface ValuedMove {
  readonly move: Move;
  readonly value: number;
}

export class ValueTable {
  readonly #root: Position;
  readonly #problem: Problem;
  readonly #memory: TableMemory;
  readonly #isCurrent: () => boolean;

  constructor(root: Position, problem: Problem, memory: TableMemory, isCurrent: () => boolean) {
    this.#root = root;
    this.#problem = problem;
    this.#memory = memory;
    this.#isCurrent = isCurrent;
  }

  /** Can the position be reached from the one that the table was made for, as far as cards tell? */
  covers(position: Position): boolean {
    return this.#isCurrent() && isSameHole(this.#root, position);
  }

  /** The best final strokes from here. Throws a RangeError for a position of another hole. */
  value(position: Position): number {
    if (!this.covers(position)) throw new RangeError("the position is not of the table's hole");
    const { radices, fitMasks, ranks } = this.#problem;
    const left = drawsLeft(position);
    const code = position.heights.reduce((sum, height, c) => sum + height * (radices[c] ?? 0), 0);
    // 0 - x, because -x would make a clear with no draw left score −0.
    if (code === 0) return 0 - left;
    const top = wasteTop(position);
    const mask = fitMasks[top === null ? JOKER : rankOf(top)] ?? 0;
    return position.heights.reduce(
      (best, height, c) => {
        if (height === 0 || ((mask >> (ranks[c]?.[height - 1] ?? 0)) & 1) === 0) return best;
        return Math.min(best, this.#memory.afterPlay(code - (radices[c] ?? 0), c, left));
      },
      this.#memory.beforeDraw(code, left),
    );
  }

  /** Every legal move, best first; of equal ones plays from the left, then the draw. */
  valuedMoves(position: Position): readonly ValuedMove[] {
    return legalMoves(position)
      .flatMap((move) => {
        const made = makeMove(position, move);
        return made.ok ? [{ move, value: this.value(made.value) }] : [];
      })
      .sort((a, b) => a.value - b.value);
  }

  /** The moves that keep the best score. None at the end of a hole. */
  bestMoves(position: Position): readonly Move[] {
    const valued = this.valuedMoves(position);
    return valued.filter(({ value }) => value === valued[0]?.value).map(({ move }) => move);
  }

  /** Strokes that a legal move loses against the best one. Throws a RangeError for one that is not legal. */
  loss(position: Position, move: Move): number {
    const made = makeMove(position, move);
    if (!made.ok) throw new RangeError(made.fault.message);
    return this.value(made.value) - this.value(position);
  }
}

/** Makes one table after another in the same memory. */
export interface Tabulator {
  /**
   * null when the table would be too large (nine columns, or redeals in a classic hole): ask the judge.
   * A table covers nothing any more once its tabulator has made the next.
   */
  tabulate(position: Position): ValueTable | null;
  /**
   * The same, but also null for a hole that is no work for the core (jokers, redeals, large tableaux, a host
   * without vectors): its table may take seconds, and the judge is the sooner one to answer.
   */
  tabulateQuickly(position: Position): ValueTable | null;
}

export function createTabulator(): Tabulator {
  const core = createTableCore();
  let latest = 0;

  function make(position: Position, fill: typeof fillTable): ValueTable | null {
    const problem = toProblem(position);
    const memory = fill(core, problem);
    if (memory === null) return null;
    const number = ++latest;
    return new ValueTable(position, problem, memory, () => number === latest);
  }

  return {
    tabulate: (position) => make(position, fillTable),
    tabulateQuickly: (position) => make(position, fillByCore),
  };
}

export function tabulate(position: Position): ValueTable | null {
  return createTabulator().tabulate(position);
}
