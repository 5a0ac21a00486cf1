/** Cards, ranks, counts and lists in words, for sentences that are read or heard. */
import { JOKER, rankOf, suitOf, type Card, type Rank, type Suit } from "@albatross/rules";

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

/** "2 or Queen": as short as a status line wants it. */
export function rankSigns(ranks: readonly Rank[]): string {
  return listed(
    ranks.map((rank) => FACE_SIGNS.get(rank) ?? String(rank)),
    "or",
  );
}

/** "a, b and c". */
export function listed(items: readonly string[], link: "and" | "or"): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} ${link} ${last}`;
}

/** "1 card", "2 cards", "no cards". */
export function counted(number: number, noun: string): string {
  const amount = number === 0 ? "no" : signed(number);
  return `${amount} ${noun}${Math.abs(number) === 1 ? "" : "s"}`;
}

/** "−2": a minus sign, not a hyphen, which a screen reader would not say. */
export function signed(number: number): string {
  return String(number).replace("-", "−");
}

/** With a capital letter in front. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** One text of those that are not empty. */
export function joined(...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(" ");
}
