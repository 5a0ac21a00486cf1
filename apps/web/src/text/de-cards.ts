/** Cards, ranks and lists in German words: what speech and sentences are made of. */
import { JOKER, rankOf, suitOf, type Card, type Rank, type Suit } from "@albatross/rules";
import { createGrammar } from "./grammar.ts";

export const german = createGrammar("de");

const RANK_WORDS: { readonly [R in Rank]: string } = {
  [JOKER]: "Joker",
  1: "Ass",
  2: "Zwei",
  3: "Drei",
  4: "Vier",
  5: "Fünf",
  6: "Sechs",
  7: "Sieben",
  8: "Acht",
  9: "Neun",
  10: "Zehn",
  11: "Bube",
  12: "Dame",
  13: "König",
};

const SUIT_WORDS: { readonly [S in Suit]: string } = {
  C: "Kreuz",
  D: "Karo",
  H: "Herz",
  S: "Pik",
};

/** "Kreuz Sieben", "Joker". */
export function cardWords(card: Card): string {
  const suit = suitOf(card);
  const rank = RANK_WORDS[rankOf(card)];
  return suit === null ? rank : `${SUIT_WORDS[suit]} ${rank}`;
}

/** "7", "Dame": as short as a status line wants it. */
export function rankSign(rank: Rank): string {
  return rank > 1 && rank < 11 ? String(rank) : RANK_WORDS[rank];
}

/** "2 oder 4". */
export function orList(items: readonly string[]): string {
  return german.or(items);
}

export function andList(items: readonly string[]): string {
  return german.and(items);
}

/** "1 Karte", "2 Karten", "keine Karten". */
export function count(number: number, one: string, many: string): string {
  const amount = number === 0 ? "keine" : formatNumber(number);
  return `${amount} ${german.plural(number, { one, other: many })}`;
}

export function strokesWords(strokes: number): string {
  return count(strokes, "Schlag", "Schläge");
}

export function formatNumber(number: number | bigint): string {
  return german.number(number);
}

export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
