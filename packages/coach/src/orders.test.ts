import { cardAt, packInOrder, rankOf, type Rank } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { createOrderSource, createRandom, listOrders } from "./orders.ts";
import { classifyByFit, classifyByRank } from "./rank-classes.ts";

/** Two Aces, a King and a 7. */
const CARDS = [cardAt(0), cardAt(13), cardAt(12), cardAt(6)];

describe("orders of unseen cards", () => {
  it("are listed once each, all of the same weight when every card has its place", () => {
    const orders = listOrders(classifyByRank(CARDS), 4, 12) ?? [];
    const ranks = orders.map(({ cards }) => cards.map(rankOf).join());
    // 4! / 2!
    expect(new Set(ranks).size).toBe(12);
    expect(orders).toHaveLength(12);
    expect(new Set(orders.map(({ weight }) => weight))).toEqual(new Set([2]));
    expect(orders.every(({ cards }) => new Set(cards).size === 4)).toBe(true);
  });

  it("weigh as much as the orders of cards that they stand for, when some are left over", () => {
    const orders = listOrders(classifyByRank(CARDS), 1, 12) ?? [];
    const weights = orders.map(({ cards, weight }) => [cards.map(rankOf).join(), weight]);
    expect(weights).toEqual([
      ["1", 2],
      ["13", 1],
      ["7", 1],
    ]);
  });

  it("are not listed when there are too many", () => {
    expect(listOrders(classifyByRank(CARDS), 4, 11)).toBeNull();
    expect(listOrders(classifyByRank(packInOrder(0)), 20, 1000)).toBeNull();
  });

  it("are one where their ranks take the same cards of the columns", () => {
    const inColumns: readonly Rank[] = [12, 12, 2];
    const classes = classifyByFit(CARDS, "stop", inColumns);
    // An Ace takes the 2; the stopped King and the 7 take nothing.
    expect(classes.map(({ cards }) => cards.map(rankOf))).toEqual([
      [1, 1],
      [13, 7],
    ]);
    expect(classifyByFit(CARDS, "queen", inColumns)).toHaveLength(3);
    expect(listOrders(classes, 4, 12)).toHaveLength(6);
  });

  it("come at random, every card once, the same from the same seed and purpose", () => {
    const draw = (seed: number, purpose: number) => {
      const source = createOrderSource(packInOrder(0), 16, createRandom(seed, purpose));
      return [source.next(), source.next()];
    };
    const orders = draw(4, 1);
    expect(orders.map((order) => new Set(order).size)).toEqual([16, 16]);
    expect(draw(4, 1)).toEqual(orders);
    expect(draw(4, 2)).not.toEqual(orders);
    expect(draw(5, 1)).not.toEqual(orders);
    expect(orders[1]).not.toEqual(orders[0]);
  });
});
