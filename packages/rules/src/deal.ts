/**
 * Deals: from a deal's name to the position that starts the hole (D1–D4). The order in which the cards
 * of the shuffled pack are laid out is the same for every generator and every rule option, so one number
 * means the same cards whatever is played with them. Specified to the bit in docs/deal-numbers.md.
 */
import type { Card } from "./card.ts";
import type { DealName } from "./deal-name.ts";
import { DEAL_SOURCES } from "./deal-source.ts";
import { startPosition, type Position } from "./position.ts";
import type { RuleSet } from "./rule-set.ts";

/** The pack as its source shuffles it, the first card dealt first: 52 cards, then one more a joker. */
export function shuffledPack(name: DealName, jokers: number): readonly Card[] {
  const source = DEAL_SOURCES.find(
    ({ id, version }) => id === name.source && version === name.version,
  );
  if (source) return source.shuffledPack(name.number, jokers);
  throw new RangeError(`no deal source ${name.source} of version ${name.version}`);
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
