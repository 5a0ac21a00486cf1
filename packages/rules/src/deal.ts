/**
 * Deals: from a deal's name to the position that starts the hole (D1–D4). The order in which the cards
 * of the shuffled pack are laid out is the same for every generator and every rule option, so one number
 * means the same cards whatever is played with them. Specified to the bit in docs/deal-numbers.md.
 */
import type { Card } from "./card.ts";
import type { DealName } from "./deal-name.ts";
import { packInOrder } from "./deck.ts";
import { startPosition, type Position } from "./position.ts";
import { createSfc32, shuffle } from "./random.ts";
import type { RuleSet } from "./rule-set.ts";

/** "Golf" in ASCII: the third seed word of generator v1. */
const SEED_WORD_V1 = 0x476f6c66;

/** The pack as generator v1 shuffles it, the first card dealt first: 52 cards, then 1 more a joker. */
export function shuffledPack(name: DealName, jokers: number): readonly Card[] {
  const low = Number(BigInt.asUintN(32, name.number));
  const high = Number(name.number >> 32n);
  const pack = packInOrder(jokers);
  shuffle(pack, createSfc32(low, high, SEED_WORD_V1));
  return pack;
}

/** The start of the hole that `name` means under `rules`. */
export function deal(name: DealName, rules: RuleSet): Position {
  return layOut(shuffledPack(name, rules.jokers), rules);
}

/**
 * Lays a shuffled pack out: row by row over the columns, left to right; then the card that starts the
 * waste (with a free start it is the first of the stock instead); the rest is the stock.
 */
export function layOut(pack: readonly Card[], rules: RuleSet): Position {
  const columns: Card[][] = Array.from({ length: rules.columns }, () => []);
  const tableau = pack.slice(0, rules.columns * rules.rows);
  for (const [index, card] of tableau.entries()) columns[index % rules.columns]?.push(card);
  const rest = pack.slice(tableau.length);
  const starter = rules.first === "dealt" ? (rest.shift() ?? null) : null;
  return startPosition({ rules, columns, stock: rest }, starter);
}
