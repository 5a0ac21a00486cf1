/**
 * What a player may know. A view holds only the cards that lie face up; the stock and the hidden rows are
 * FACE_DOWN in it. Whoever is given a view (a coach, a computer player, a client in a competition) cannot
 * peek, and whoever holds a full position cannot pass it for a view.
 */
import { FACE_DOWN, isKnown, type Card, type SeenCard } from "./card.ts";
import { packInOrder } from "./deck.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import {
  exposedCard,
  isFaceUp,
  stockCards,
  stockCount,
  wasteCards,
  type Position,
} from "./position.ts";

declare const viewBrand: unique symbol;

export interface PlayerView extends Position<SeenCard> {
  readonly [viewBrand]: true;
}

/**
 * The position as its player sees it. With redeals the stock is known from the second pass on, but which
 * of its cards come next is what the player has seen: the order of a pass once gone through stays known.
 */
export function viewOf(position: Position<SeenCard>): PlayerView {
  const { table, draws } = position;
  const view: Position<SeenCard> = {
    ...position,
    table: {
      ...table,
      columns: table.columns.map((cards, column) =>
        cards.map((card, row) => (isFaceUp(position, column, row) ? card : FACE_DOWN)),
      ),
      stock: table.stock.map((card, index) => (index < draws ? card : FACE_DOWN)),
    },
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only here is a view made: the cards that its player does not see were taken out above
  return view as PlayerView;
}

/** The cards that a player cannot see, in the order of the pack: what is left by elimination. */
export function unseenCards(view: Position<SeenCard>): readonly Card[] {
  const { table } = view;
  const seen = new Set<SeenCard>([...table.columns.flat(), ...table.stock, ...wasteCards(view)]);
  return packInOrder(table.rules.jokers).filter((card) => !seen.has(card));
}

export interface CardsToCome {
  /** In the order of the pack: which cards may still be drawn in this pass, never their order. */
  readonly cards: readonly Card[];
  /** Face-down cards of the columns are among them: those of the stock cannot be told apart from them. */
  readonly areSomeFaceDown: boolean;
}

/**
 * What is still in the stock, as a player can tell by elimination. After a redeal its cards have all been
 * seen; before, they are what lies nowhere in sight.
 */
export function cardsToCome(view: Position<SeenCard>): CardsToCome {
  const { table } = view;
  const known = new Set<SeenCard>(stockCards(view).filter(isKnown));
  const isComplete = known.size === stockCount(view);
  const unseen = new Set<SeenCard>(isComplete ? [] : unseenCards(view));
  return {
    cards: packInOrder(table.rules.jokers).filter((card) => known.has(card) || unseen.has(card)),
    areSomeFaceDown: !isComplete && !table.columns.flat().every(isKnown),
  };
}

export type RevealFault = Fault<"nothing-to-reveal" | "card-already-seen">;

/** Tells the card that the last draw turned up. */
export function revealDrawn(
  position: Position<SeenCard>,
  card: Card,
): Result<Position<SeenCard>, RevealFault> {
  const { waste, table, draws } = position;
  if (waste === null || isKnown(waste.card)) {
    return fail("nothing-to-reveal", "the waste's top card is already known");
  }
  if (!isUnseen(position, card)) return alreadySeen();
  const turned = (draws - 1) % table.stock.length;
  const stock = table.stock.map((known, index) => (index === turned ? card : known));
  return succeed({ ...position, table: { ...table, stock }, waste: { ...waste, card } });
}

/** Tells the card that is exposed in `column` now. */
export function revealExposed(
  position: Position<SeenCard>,
  column: number,
  card: Card,
): Result<Position<SeenCard>, RevealFault> {
  const exposed = exposedCard(position, column);
  if (exposed === undefined || isKnown(exposed)) {
    return fail("nothing-to-reveal", `column ${column + 1} has no face-down card exposed`);
  }
  if (!isUnseen(position, card)) return alreadySeen();
  const row = (position.heights[column] ?? 0) - 1;
  const columns = position.table.columns.map((cards, index) =>
    index === column ? cards.map((known, place) => (place === row ? card : known)) : cards,
  );
  return succeed({ ...position, table: { ...position.table, columns } });
}

function isUnseen(position: Position<SeenCard>, card: Card): boolean {
  return unseenCards(position).includes(card);
}

function alreadySeen(): Result<never, RevealFault> {
  return fail("card-already-seen", "that card lies face up already or is not in this pack");
}
