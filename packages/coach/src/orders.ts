/**
 * The orders in which unseen cards may lie. Few enough, and each distinct one is gone through once, weighted by
 * how many orders of the cards it stands for; else they are drawn at random from a seed. What is equally likely
 * is decided by the cards alone: nothing here knows where they lie.
 */
import { createSfc32, randomBelow, shuffle, type Card, type RandomSource } from "@albatross/rules";
import type { RankClass } from "./rank-classes.ts";

export interface WeightedOrder {
  readonly cards: readonly Card[];
  /** Relative to the other orders. */
  readonly weight: number;
}

/**
 * All orders of `length` cards that differ in their classes, or null when there are more than `most`. Where
 * every card has its place all weights are the same; where cards are left over they are not.
 */
export function listOrders(
  classes: readonly RankClass[],
  length: number,
  most: number,
): readonly WeightedOrder[] | null {
  const orders: WeightedOrder[] = [];
  const left = classes.map(({ cards }) => cards.length);
  const chosen: Card[] = [];

  /** False as soon as there are too many. */
  function extend(weight: number): boolean {
    if (chosen.length === length) return orders.push({ cards: [...chosen], weight }) <= most;
    return classes.every(({ cards }, index) => {
      const count = left[index] ?? 0;
      const card = cards[count - 1];
      if (card === undefined) return true;
      left[index] = count - 1;
      chosen.push(card);
      const isFine = extend(weight * count);
      chosen.pop();
      left[index] = count;
      return isFine;
    });
  }

  return extend(1) ? orders : null;
}

/** Orders at random, the same for the same cards and seed. */
export interface OrderSource {
  next(): readonly Card[];
}

export function createOrderSource(
  cards: readonly Card[],
  length: number,
  random: RandomSource,
): OrderSource {
  return {
    next() {
      const order = [...cards];
      shuffle(order, (bound) => randomBelow(random, bound));
      return order.slice(0, length);
    },
  };
}

/** A whole number 0 … 2^32 − 1. */
export type Seed = number;

/** One stream of chance for each purpose, so that doing more of one does not change another. */
export function createRandom(seed: Seed, purpose: number): RandomSource {
  return createSfc32(seed, purpose, 0x601f);
}
