/**
 * What a view leaves open, and how it might be. A *world* is one way in which the cards that a player cannot
 * see may lie: the view completed to a position, for the judge or for playing on. The true one is not in the
 * view, so nothing here can prefer it.
 */
import {
  isKnown,
  unseenCards,
  wasteTop,
  type Card,
  type PlayerView,
  type Position,
  type SeenCard,
} from "@albatross/rules";

/** A place of the view whose card is not seen and still matters. */
type Place =
  | { readonly kind: "column"; readonly column: number; readonly row: number }
  | { readonly kind: "stock"; readonly index: number };

export interface Unseen {
  readonly view: PlayerView;
  /** Face-down cards of the columns first, then the stock in the order in which it is drawn. */
  readonly places: readonly Place[];
  /** In the order of the pack. More than there are places where cards of the waste were left out of a board. */
  readonly cards: readonly Card[];
  readonly hiddenInColumns: number;
}

export function readUnseen(view: PlayerView): Unseen {
  const top = wasteTop(view);
  if (top !== null && !isKnown(top)) throw new RangeError("the drawn card is not told yet");
  const hidden = view.heights.flatMap((height, column) =>
    (view.table.columns[column] ?? [])
      .slice(0, height)
      .flatMap((card, row): Place[] => (isKnown(card) ? [] : [{ kind: "column", column, row }])),
  );
  const places = [...hidden, ...unseenStock(view)];
  const cards = unseenCards(view);
  if (cards.length < places.length)
    throw new RangeError("fewer cards are unseen than lie face down");
  return { view, places, cards, hiddenInColumns: hidden.length };
}

/** Each stock place once, though it may be drawn in several passes. */
function unseenStock({ table, draws }: PlayerView): readonly Place[] {
  const { stock } = table;
  return stock.flatMap((card, index): Place[] =>
    isKnown(card) || index < draws ? [] : [{ kind: "stock", index }],
  );
}

/** The world in which the places hold these cards, in the order of `unseen.places`. */
export function completeView({ view, places }: Unseen, cards: readonly Card[]): Position {
  const columns: SeenCard[][] = view.table.columns.map((column) => [...column]);
  const stock: SeenCard[] = [...view.table.stock];
  for (const [index, place] of places.entries()) {
    const card = cards[index];
    if (card === undefined) throw new RangeError("fewer cards than places");
    if (place.kind === "stock") stock[place.index] = card;
    else columns[place.column]?.splice(place.row, 1, card);
  }
  const world: Position<SeenCard> = { ...view, table: { ...view.table, columns, stock } };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every place that can still be played or drawn was filled above; what lies under the waste is never read
  return world as Position;
}
