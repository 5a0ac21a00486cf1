/** Cards, ranks and lists in English words: what speech and sentences are made of. */
import { createGrammar } from "./grammar.ts";

export { cardWords, rankSign } from "@albatross/rules";

export const english = createGrammar("en");

/** "2 or 4". */
export function orList(items: readonly string[]): string {
  return english.or(items);
}

export function andList(items: readonly string[]): string {
  return english.and(items);
}

/** "1 card", "2 cards", "no cards". */
export function count(number: number, one: string, many: string): string {
  const amount = number === 0 ? "no" : formatNumber(number);
  return `${amount} ${english.plural(number, { one, other: many })}`;
}

export function formatNumber(number: number | bigint): string {
  return english.number(number);
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
