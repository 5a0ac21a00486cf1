/**
 * Where each card of a position lies on a board: the one thing that the drawn board is made from. Every
 * card of the pack has exactly one place, so no card can be lost or drawn twice, whatever was tapped.
 */
import {
  isFaceUp,
  stockCards,
  wasteCards,
  columnCards,
  type Card,
  type Position,
} from "@albatross/rules";
import type { BoardLayout, Point } from "./board-layout.ts";

export interface CardPlace extends Point {
  readonly card: Card;
  readonly isFaceUp: boolean;
  /** Order on the screen, upwards. */
  readonly z: number;
  /** Deep in a pile: nothing of it can be seen. */
  readonly isBuried: boolean;
  readonly pile: "column" | "waste" | "stock";
}

/** Waste cards lie over the columns' (a column has 6 at most), stock cards under everything. */
const WASTE_Z = 20;
/** Cards of a pile that are drawn: the top one, and those that show while the top one flies. */
const SEEN_IN_PILE = 4;
/** As many again of the stock: the next card, and the one that is seen when that one leaves. */
const SEEN_IN_STOCK = 2;

/** In the order of the pack, so that the drawn list never changes its order. */
export function placeCards(position: Position, layout: BoardLayout): readonly CardPlace[] {
  return [
    ...placeColumns(position, layout),
    ...placeWaste(position, layout),
    ...placeStock(position, layout),
  ].sort((a, b) => a.card - b.card);
}

export function isSamePlace(a: CardPlace, b: CardPlace): boolean {
  return (
    a.card === b.card &&
    a.x === b.x &&
    a.y === b.y &&
    a.z === b.z &&
    a.isFaceUp === b.isFaceUp &&
    a.isBuried === b.isBuried &&
    a.pile === b.pile
  );
}

function placeColumns(position: Position, layout: BoardLayout): CardPlace[] {
  return layout.columns.flatMap((origin, column) =>
    columnCards(position, column).map((card, row) => ({
      card,
      x: origin.x + layout.step.x * row,
      y: origin.y + layout.step.y * row,
      z: row + 1,
      isFaceUp: isFaceUp(position, column, row),
      isBuried: false,
      pile: "column",
    })),
  );
}

function placeWaste(position: Position, layout: BoardLayout): CardPlace[] {
  const cards = wasteCards(position);
  return cards.map((card, index) => ({
    card,
    ...layout.waste,
    z: WASTE_Z + index,
    isFaceUp: true,
    isBuried: index < cards.length - SEEN_IN_PILE,
    pile: "waste",
  }));
}

/** All of them exactly on its place; how many they are is seen at its edges (stock-edges.tsx). */
function placeStock(position: Position, layout: BoardLayout): CardPlace[] {
  const cards = stockCards(position);
  return cards.map((card, depth) => ({
    card,
    ...layout.stock,
    z: cards.length - depth,
    isFaceUp: false,
    isBuried: depth >= SEEN_IN_STOCK,
    pile: "stock",
  }));
}
