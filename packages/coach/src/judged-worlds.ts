/**
 * Plain averaging: every legal move judged exactly in one order of the unseen cards after another, the same
 * orders for all moves, so that what one order gives or takes does not stand between two moves. A judge sees the
 * whole order from the next move on, which no player does: what this adds up to is a bound that play without
 * sight of the stock cannot beat, and the moves that lead to hard choices look better than they are.
 *
 * One question a move (1 ms each) and not one value table an order (10 ms, all moves at once): a position has
 * eight legal moves at most, two or three mostly.
 */
import { legalMoves, makeMove, type Move, type Position } from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import { ExactMean, Tally, type Estimate } from "./estimate.ts";
import {
  createOrderSource,
  createRandom,
  listOrders,
  type Seed,
  type WeightedOrder,
} from "./orders.ts";
import { classesOf } from "./rank-classes.ts";
import { completeView, type Unseen } from "./world.ts";

/** How a hole is expected to end. */
export interface Outlook {
  /** Final strokes. */
  readonly strokes: Estimate;
  /** The chance of clearing, 0 to 1. */
  readonly clear: Estimate;
}

/** Each distinct order once, when there are no more than this. */
const MOST_LISTED = 256;

/** The largest holes take seconds to settle; what is not settled by then is left out, and counted. */
const MAX_NODES = 200_000;

interface Sums {
  readonly strokes: Tally | ExactMean;
  readonly clear: Tally | ExactMean;
}

export class JudgedWorlds {
  readonly #unseen: Unseen;
  readonly #moves: readonly Move[];
  readonly #listed: readonly WeightedOrder[] | null;
  readonly #source: ReturnType<typeof createOrderSource>;
  readonly #sums: readonly Sums[];
  #count = 0;
  #unsettled = 0;

  constructor(unseen: Unseen, seed: Seed) {
    const { view, places, cards } = unseen;
    this.#unseen = unseen;
    this.#moves = legalMoves(view);
    this.#listed = listOrders(classesOf(unseen), places.length, MOST_LISTED);
    this.#source = createOrderSource(cards, places.length, createRandom(seed, 1));
    const isListed = this.#listed !== null;
    this.#sums = this.#moves.map(() =>
      isListed
        ? { strokes: new ExactMean(), clear: new ExactMean() }
        : { strokes: new Tally(), clear: new Tally() },
    );
  }

  /** Orders looked at so far. */
  get count(): number {
    return this.#count;
  }

  /** Of those, the ones that the judge did not settle, which are in no mean. */
  get unsettled(): number {
    return this.#unsettled;
  }

  /** Have all orders been looked at that there are? */
  get isExhausted(): boolean {
    return this.#listed !== null && this.#count >= this.#listed.length;
  }

  /** Are all orders few enough to be gone through, so that the means will be exact? */
  get isListed(): boolean {
    return this.#listed !== null;
  }

  /** Judges all moves in one order more; nothing when all are done. */
  judgeNext(): void {
    if (this.isExhausted) return;
    const order = this.#listed?.[this.#count] ?? { cards: this.#source.next(), weight: 1 };
    this.#count++;
    const world = completeView(this.#unseen, order.cards);
    const scores = this.#moves.map((move) => scoreAfter(world, move));
    if (scores.includes(null)) {
      this.#unsettled++;
      return;
    }
    for (const [index, score] of scores.entries()) {
      this.#sums[index]?.strokes.add(score ?? 0, order.weight);
      this.#sums[index]?.clear.add((score ?? 1) <= 0 ? 1 : 0, order.weight);
    }
  }

  /** Of a legal move, by its place among them; null as long as there is no mean, or no exact one yet. */
  outlook(index: number): Outlook | null {
    if (this.isListed && !this.isExhausted) return null;
    const strokes = this.#sums[index]?.strokes.estimate() ?? null;
    const clear = this.#sums[index]?.clear.estimate() ?? null;
    return strokes && clear && { strokes, clear };
  }
}

function scoreAfter(world: Position, move: Move): number | null {
  const made = makeMove(world, move);
  if (!made.ok) throw new Error(made.fault.message);
  return bestScore(made.value, { maxNodes: MAX_NODES });
}
