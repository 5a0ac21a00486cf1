/**
 * Positions. What was dealt (the table) never changes, and every position of a hole shares it; a position
 * is then only how tall each column still is, how many cards were drawn, and the waste as a linked list.
 * A move makes a new position from those few numbers: no deep copy, and every earlier one stays good.
 *
 * `C` says what the holder knows. `Position` (all cards known) is for the judge and for records;
 * `Position<SeenCard>` has face-down cards in it. Code that takes a `PlayerView` cannot peek: the cards
 * that the player does not see are not in the object.
 */
import { isKnown, type Card, type SeenCard } from "./card.ts";
import { maxDraws, type RuleSet } from "./rule-set.ts";

/** What was dealt: shared by all positions of a hole, never changed. */
export interface Table<C extends SeenCard = Card> {
  readonly rules: RuleSet;
  /** One array a column, top row first. */
  readonly columns: readonly (readonly C[])[];
  /** The stock of one pass, first drawn first. With redeals the same order comes again. */
  readonly stock: readonly C[];
}

/** The waste as a linked list, top card first. */
export interface WastePile<C extends SeenCard = Card> {
  readonly card: C;
  /** A card that came from the stock goes round again at a redeal (V4). */
  readonly fromStock: boolean;
  readonly below: WastePile<C> | null;
}

export interface Position<C extends SeenCard = Card> {
  readonly table: Table<C>;
  /** Cards left in each column. */
  readonly heights: readonly number[];
  /** Draws made, earlier passes included. */
  readonly draws: number;
  /** null only before the first card of a free start (V2). */
  readonly waste: WastePile<C> | null;
}

/** The last card of a column; undefined when the column is empty. */
export function exposedCard<C extends SeenCard>(
  position: Position<C>,
  column: number,
): C | undefined {
  const height = position.heights[column] ?? 0;
  return position.table.columns[column]?.[height - 1];
}

export function wasteTop<C extends SeenCard>(position: Position<C>): C | null {
  return position.waste?.card ?? null;
}

/** The waste from its first card to its top. */
export function wasteCards<C extends SeenCard>(position: Position<C>): readonly C[] {
  const cards: C[] = [];
  for (let pile = position.waste; pile !== null; pile = pile.below) cards.push(pile.card);
  return cards.reverse();
}

/** The cards still in a column, top row first. */
export function columnCards<C extends SeenCard>(
  position: Position<C>,
  column: number,
): readonly C[] {
  return (position.table.columns[column] ?? []).slice(0, position.heights[column] ?? 0);
}

/** Cards left in the columns. */
export function cardsLeft(position: Position<SeenCard>): number {
  return position.heights.reduce((sum, height) => sum + height, 0);
}

/** Draws that the rules still allow, those of later passes included. */
export function drawsLeft(position: Position<SeenCard>): number {
  const { stock, rules } = position.table;
  return stock.length * (rules.redeals + 1) - position.draws;
}

/** How many redeals are still to come. */
export function redealsLeft(position: Position<SeenCard>): number {
  const passes = passesStarted(position);
  return position.table.rules.redeals + 1 - Math.max(passes, 1);
}

/** Cards lying in the stock now; 0 at the end of a pass, also when a redeal is still allowed. */
export function stockCount(position: Position<SeenCard>): number {
  const size = position.table.stock.length;
  return Math.max(passesStarted(position), 1) * size - position.draws;
}

/** The cards lying in the stock now, first drawn first. */
export function stockCards<C extends SeenCard>(position: Position<C>): readonly C[] {
  const { stock } = position.table;
  return stock.slice(stock.length - stockCount(position));
}

/** The card that the next draw turns; undefined when no draw is left. */
export function nextStockCard<C extends SeenCard>(position: Position<C>): C | undefined {
  if (drawsLeft(position) === 0) return undefined;
  const { stock } = position.table;
  return stock[position.draws % stock.length];
}

/** Does the next draw take the waste's stock cards up again first? */
export function isRedealNext(position: Position<SeenCard>): boolean {
  return stockCount(position) === 0 && drawsLeft(position) > 0;
}

/** V6: is the card in this row of a column face up? The upper rows turn up when they are exposed. */
export function isFaceUp(position: Position<SeenCard>, column: number, row: number): boolean {
  return row >= Math.min(position.table.rules.hidden, (position.heights[column] ?? 0) - 1);
}

/** Is every card of this position known to its holder? */
export function isFullyKnown(position: Position<SeenCard>): position is Position {
  const { columns, stock } = position.table;
  return (
    stock.every(isKnown) &&
    columns.every((cards, column) => cards.slice(0, position.heights[column]).every(isKnown)) &&
    wasteCards(position).every(isKnown)
  );
}

/** A position that starts a hole on this table. */
export function startPosition<C extends SeenCard>(table: Table<C>, starter: C | null): Position<C> {
  return {
    table,
    heights: table.columns.map((cards) => cards.length),
    draws: 0,
    waste: starter === null ? null : { card: starter, fromStock: false, below: null },
  };
}

/** Is this the position in which its hole began? */
export function isStart(position: Position<SeenCard>): boolean {
  return (
    drawsLeft(position) === maxDraws(position.table.rules) &&
    position.heights.every((height) => height === position.table.rules.rows)
  );
}

function passesStarted(position: Position<SeenCard>): number {
  const size = position.table.stock.length;
  return size === 0 ? 0 : Math.ceil(position.draws / size);
}
