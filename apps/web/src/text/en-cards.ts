/** Cards, ranks and lists in English words: what speech and sentences are made of. */
import { JOKER, rankOf, suitOf, type Card, type Rank, type Suit } from "@albatross/rules";
import { createGrammar } from "./grammar.ts";

export const english = createGrammar("en");

const RANK_WORDS: { readonly [R in Rank]: string } = {
  [JOKER]: "joker",
  1: "ace",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  11: "jack",
  12: "queen",
  13: "king",
};

const RANK_SIGNS: { readonly [R in Rank]: string } = {
  ...RANK_WORDS,
  [JOKER]: "joker",
  1: "Ace",
  2: "2",
  3: "3",
  4: "4",
  5: "5",
  6: "6",
  7: "7",
  8: "8",
  9: "9",
  10: "10",
  11: "Jack",
  12: "Queen",
  13: "King",
};

const SUIT_WORDS: { readonly [S in Suit]: string } = {
  C: "clubs",
  D: "diamonds",
  H: "hearts",
  S: "spades",
};

/** "seven of clubs", "joker". */
export function cardWords(card: Card): string {
  const suit = suitOf(card);
  const rank = RANK_WORDS[rankOf(card)];
  return suit === null ? rank : `${rank} of ${SUIT_WORDS[suit]}`;
}

/** "7", "Queen": as short as a status line wants it. */
export function rankSign(rank: Rank): string {
  return RANK_SIGNS[rank];
}

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
