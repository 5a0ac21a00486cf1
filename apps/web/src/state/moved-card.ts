/** The card that a move of a position puts on the waste; null where nobody knows it. */
import {
  exposedCard,
  isKnown,
  nextStockCard,
  type Card,
  type Move,
  type Position,
  type SeenCard,
} from "@albatross/rules";

export interface MovedCard {
  readonly move: Move;
  readonly card: Card | null;
}

export function movedCard(position: Position<SeenCard>, move: Move): MovedCard {
  const card = move.kind === "draw" ? nextStockCard(position) : exposedCard(position, move.column);
  return { move, card: card !== undefined && isKnown(card) ? card : null };
}
