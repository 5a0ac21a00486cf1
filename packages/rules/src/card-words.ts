/** Cards and ranks in English words, for sentences that are read or heard. */
import { rankOf, suitOf, type Card, type Suit } from "./card.ts";
import { JOKER, type Rank } from "./rank.ts";

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

const FACE_SIGNS = new Map<Rank, string>([
  [JOKER, "joker"],
  [1, "Ace"],
  [11, "Jack"],
  [12, "Queen"],
  [13, "King"],
]);

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
  return FACE_SIGNS.get(rank) ?? String(rank);
}
