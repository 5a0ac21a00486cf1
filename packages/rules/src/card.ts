/**
 * Cards. A card is a small integer, so that decks are plain arrays and a set of cards is a bit set:
 * suit × 13 + rank − 1 for the 52 of a pack (suits in the order C D H S), then 52 and 53, the jokers.
 */
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { JOKER, RANK_LETTERS, RANKS, type Rank } from "./rank.ts";

declare const cardBrand: unique symbol;

/** A card whose face is known: 0 … 53. */
export type Card = number & { readonly [cardBrand]: true };

/** A card whose holder does not know its face: in the stock, in a hidden row, or kept by a server. */
export const FACE_DOWN = -1;
export type FaceDown = typeof FACE_DOWN;

/** What a player may have in view. */
export type SeenCard = Card | FaceDown;

export const SUITS = ["C", "D", "H", "S"] as const;
export type Suit = (typeof SUITS)[number];

export const PACK_SIZE = 52;
export const MAX_JOKERS = 2;

/** The card at `index`, 0 … 53. Throws a RangeError for any other number. */
export function cardAt(index: number): Card {
  if (isCard(index)) return index;
  throw new RangeError(`card index ${index} is not a whole number from 0 to 53`);
}

function isCard(index: number): index is Card {
  return Number.isInteger(index) && index >= 0 && index < PACK_SIZE + MAX_JOKERS;
}

export function rankOf(card: Card): Rank {
  return (card < PACK_SIZE ? RANKS[card % RANKS.length] : undefined) ?? JOKER;
}

/** The suit; null for a joker. */
export function suitOf(card: Card): Suit | null {
  return SUITS[Math.floor(card / 13)] ?? null;
}

export function isKnown(card: SeenCard): card is Card {
  return card !== FACE_DOWN;
}

/** "7D", "TS"; the jokers are "X1" and "X2"; "??" for a face-down card. */
export function formatCard(card: SeenCard): string {
  if (!isKnown(card)) return "??";
  const suit = suitOf(card);
  return suit === null ? `X${card - PACK_SIZE + 1}` : RANK_LETTERS.charAt(rankOf(card)) + suit;
}

/** Reads "7D", "ts", "10S" (ten is T or 10), "X1". Fault `card-unknown` for anything else. */
export function parseCard(text: string): Result<Card, Fault<"card-unknown">> {
  const name = text
    .trim()
    .toUpperCase()
    .replace(/^10(?=[CDHS]$)/, "T");
  const index = CARD_NAMES.indexOf(name);
  if (index >= 0) return succeed(cardAt(index));
  return fail(
    "card-unknown",
    `"${text}" is not a card; a card is a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit C D H S, ` +
      `like 7D or TS, or a joker X1 or X2`,
  );
}

const CARD_NAMES = Array.from({ length: PACK_SIZE + MAX_JOKERS }, (_, index) =>
  formatCard(cardAt(index)),
);
