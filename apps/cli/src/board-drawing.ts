/**
 * A board drawn for people. Cards are written as in records and JSON ("7D", "TS"), so that what is read
 * here can be typed there, in any encoding; only a face-down card is a block. The exposed card of a column
 * and the waste's top are bracketed, which also shows without colour. Widths are fixed: a drawing piped
 * into a file is the one on the screen.
 */
import {
  columnCards,
  formatCard,
  isFaceUp,
  redealsLeft,
  stockCards,
  suitOf,
  wasteCards,
  type Card,
  type Position,
} from "@albatross/rules";
import type { Ink } from "./colour.ts";

const FACE_DOWN = "▒▒";
const CELL_GAP = " ";
const CARDS_A_LINE = 16;

/** Lines without an end of line after the last. */
export function drawBoard(position: Position, ink: Ink): string {
  const lines = [...drawColumns(position, ink), "", drawWaste(position, ink)];
  return [...lines, drawStock(position, ink)].join("\n");
}

function drawColumns(position: Position, ink: Ink): readonly string[] {
  const { heights } = position;
  const numbers = heights.map((_, column) => ` ${column + 1}  `);
  const lines = [ink.dim(joinCells(numbers))];
  const rowCount = Math.max(1, ...heights);
  for (let row = 0; row < rowCount; row++) {
    lines.push(joinCells(heights.map((_, column) => drawCell(position, column, row, ink))));
  }
  return lines;
}

/** Four characters: a card between blanks or, exposed, between brackets. */
function drawCell(position: Position, column: number, row: number, ink: Ink): string {
  const cards = columnCards(position, column);
  const card = cards[row];
  if (card === undefined) return cards.length === 0 && row === 0 ? ` ${ink.dim("--")} ` : "    ";
  if (!isFaceUp(position, column, row)) return ` ${ink.dim(FACE_DOWN)} `;
  if (row === cards.length - 1) return drawTop(card, ink);
  return ` ${drawCard(card, ink)} `;
}

function drawWaste(position: Position, ink: Ink): string {
  const cards = wasteCards(position);
  if (cards.length === 0) return "Waste  empty: any exposed card may start it";
  const top = cards.length - 1;
  const drawn = cards.map((card, index) =>
    index === top ? drawTop(card, ink) : drawCard(card, ink),
  );
  return `Waste  ${wrapCards(drawn)}`;
}

function drawStock(position: Position, ink: Ink): string {
  const cards = stockCards(position);
  const redeals = redealsLeft(position);
  const redealText = redeals === 0 ? "" : `, ${redeals} redeal${redeals === 1 ? "" : "s"} left`;
  if (cards.length === 0) return `Stock  empty${redealText}`;
  const count = `${cards.length} card${cards.length === 1 ? "" : "s"}${redealText}, next first:`;
  return `Stock  ${count}\n       ${wrapCards(cards.map((card) => drawCard(card, ink)))}`;
}

function drawCard(card: Card, ink: Ink): string {
  const suit = suitOf(card);
  const name = formatCard(card);
  return suit === "D" || suit === "H" ? ink.red(name) : name;
}

function drawTop(card: Card, ink: Ink): string {
  return ink.bold(`[${drawCard(card, ink)}]`);
}

function joinCells(cells: readonly string[]): string {
  return cells.join(CELL_GAP).trimEnd();
}

/** Further lines are indented like the first, behind "Waste  ". */
function wrapCards(cards: readonly string[]): string {
  const lines: string[] = [];
  for (let start = 0; start < cards.length; start += CARDS_A_LINE) {
    lines.push(cards.slice(start, start + CARDS_A_LINE).join(" "));
  }
  return lines.join("\n       ");
}
