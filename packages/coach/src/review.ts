/**
 * The review of a hole: for every move what it cost with the stock known, and what it gave away as far as could be known.
 * The two stand beside each other and are never mixed: a move is only called a mistake by the second.
 *
 * Worked on a slice at a time, like advice. The exact costs are there after the first slice where the hole has a value
 * table; the coach then looks at the moves that lost strokes, and after them at the others, some 0.1 s each.
 */
import { legalMoves, type Hole, type Move, type Position } from "@albatross/rules";
import type { TableLimits } from "./fair-view.ts";
import { ExactCosts } from "./exact-costs.ts";
import { fairCostOf, type FairCost } from "./fair-costs.ts";
import type { MoveReview } from "./move-review.ts";
import type { Seed } from "./orders.ts";
import { accuracyOf } from "./review-label.ts";
import { findMoments, type Moment } from "./review-moments.ts";

export interface ReviewOptions {
  /** The same hole and seed are given the same review. */
  readonly seed?: Seed;
  /** Orders of the unseen cards that each choice is judged in. */
  readonly worlds?: number;
  readonly tableLimits?: TableLimits;
  /** For the judge of a hole without a value table, for each position. */
  readonly maxNodes?: number;
}

export interface HoleReview {
  readonly moves: readonly MoveReview[];
  /** The best strokes that the deal allowed; null while that is not known. */
  readonly best: number | null;
  /** Strokes lost so far with the stock known; null while not all moves are settled. */
  readonly lost: number | null;
  /** 0 to 100, over the choices that the coach has looked at; null when there was none. */
  readonly accuracy: number | null;
  readonly moments: readonly Moment[];
  readonly isComplete: boolean;
}

export interface ReviewProcess {
  /** A slice of work; false when there is no more to do. */
  step(): boolean;
  /** What is known so far. */
  review(): HoleReview;
}

/** A whole classic hole takes 4 s, and the same as far as a player can tell from one with ten times the orders. */
const DEFAULTS = { seed: 1, worlds: 24, maxNodes: 3_000_000 };

class Reviewing implements ReviewProcess {
  readonly #positions: readonly Position[];
  readonly #moves: readonly Move[];
  readonly #options: ReviewOptions & typeof DEFAULTS;
  readonly #exact: ExactCosts;
  readonly #fair: (FairCost | null | undefined)[];
  #order: number[] | null = null;

  constructor(hole: Pick<Hole, "positions" | "moves" | "cursor">, options: ReviewOptions) {
    this.#moves = hole.moves.slice(0, hole.cursor);
    this.#positions = hole.positions.slice(0, hole.cursor + 1);
    this.#options = { ...DEFAULTS, ...options };
    this.#exact = new ExactCosts(this.#positions, this.#moves, this.#options.maxNodes);
    this.#fair = this.#moves.map(() => undefined);
  }

  step(): boolean {
    if (this.#exact.isDone) this.#askCoach();
    else this.#exact.step();
    return !this.#isDone;
  }

  get #isDone(): boolean {
    return this.#exact.isDone && this.#fair.every((cost) => cost !== undefined);
  }

  /** About the next move: those that lost strokes first. */
  #askCoach(): void {
    this.#order ??= [...this.#moves.keys()].sort((a, b) => this.#lostBy(b) - this.#lostBy(a));
    const index = this.#order.shift();
    const position = this.#positions[index ?? -1];
    const move = this.#moves[index ?? -1];
    if (index === undefined || position === undefined || move === undefined) return;
    const { seed, worlds, tableLimits } = this.#options;
    this.#fair[index] = fairCostOf(position, move, {
      seed,
      worlds,
      playOuts: 0,
      ...(tableLimits && { tableLimits }),
    });
  }

  #lostBy(index: number): number {
    return this.#exact.cost(index)?.lost ?? 0;
  }

  review(): HoleReview {
    const moves = this.#moves.map((move, index): MoveReview => {
      const exact = this.#exact.cost(index);
      const position = this.#positions[index];
      const choices = position === undefined ? 0 : legalMoves(position).length;
      return { number: index + 1, move, choices, exact, fair: this.#fair[index] };
    });
    return summarizeMoves(moves, this.#isDone);
  }
}

/** What the moves of a hole, as far as they are known, add up to. */
export function summarizeMoves(moves: readonly MoveReview[], isComplete: boolean): HoleReview {
  return {
    moves,
    best: moves[0]?.exact?.before ?? null,
    lost: moves.reduce<number | null>(
      (sum, { exact }) => (sum === null || !exact ? null : sum + exact.lost),
      0,
    ),
    accuracy: accuracyOf(moves.flatMap(({ fair }) => (fair ? [fair.regret] : []))),
    moments: findMoments(moves),
    isComplete,
  };
}

/** @param hole its moves up to the cursor are reviewed; those undone are left out. */
export function reviewHole(
  hole: Pick<Hole, "positions" | "moves" | "cursor">,
  options: ReviewOptions = {},
): ReviewProcess {
  return new Reviewing(hole, options);
}

/** The review when all is done. */
export function reviewFully(
  hole: Pick<Hole, "positions" | "moves" | "cursor">,
  options: ReviewOptions = {},
): HoleReview {
  const process = reviewHole(hole, options);
  while (process.step());
  return process.review();
}
