/** The pack in the orders in which generators start to shuffle it. */
import { cardAt, PACK_SIZE, SUITS, type Card, type Suit } from "./card.ts";
import { RANKS } from "./rank.ts";

/** Clubs, diamonds, hearts, spades, each Ace to King; then the jokers. */
export function packInOrder(jokers: number): Card[] {
  return Array.from({ length: PACK_SIZE + jokers }, (_, index) => cardAt(index));
}

/** Ace to King of each suit in the order given. */
export function packBySuit(suits: readonly Suit[]): Card[] {
  return suits.flatMap((suit) => RANKS.map((_, place) => cardOf(suit, place)));
}

/** The four Aces, the four twos and so on, the suits in the order given. */
export function packByRank(suits: readonly Suit[]): Card[] {
  return RANKS.flatMap((_, place) => suits.map((suit) => cardOf(suit, place)));
}

function cardOf(suit: Suit, place: number): Card {
  return cardAt(SUITS.indexOf(suit) * RANKS.length + place);
}
