/** The pack in its fixed order: clubs, diamonds, hearts, spades, each Ace to King; then the jokers. */
import { cardAt, PACK_SIZE, type Card } from "./card.ts";

export function packInOrder(jokers: number): Card[] {
  return Array.from({ length: PACK_SIZE + jokers }, (_, index) => cardAt(index));
}
