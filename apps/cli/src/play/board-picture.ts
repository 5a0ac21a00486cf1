/**
 * The columns, the waste and the stock as lines of text. A column is a pile of cards of which one line each is
 * seen, the exposed one in a box of its own. What can be played has a heavy frame, what the hint means and where
 * the arrow keys are is written under it: all of it without colour too, which is only added.
 */
import {
  columnCards,
  drawsLeft,
  exposedCard,
  isFaceUp,
  JOKER,
  playableColumns,
  positionStatus,
  rankOf,
  RANK_LETTERS,
  redealsLeft,
  stockCount,
  suitOf,
  wasteTop,
  type Card,
  type Position,
} from "@albatross/rules";
import type { Ink } from "../colour.ts";

export interface Pen {
  readonly ink: Ink;
  readonly hasUnicode: boolean;
}

export interface BoardMarks {
  /** A column, or the number of columns for the stock. */
  readonly focus: number | null;
  readonly hint: number | null;
  /** What else stands under a card, by its place; six characters at most. */
  readonly labels?: ReadonlyMap<number, string>;
  /** Are the cards out of sight? */
  readonly isCovered: boolean;
}

/** Characters of a card with its frame. */
const CARD_WIDTH = 6;
const FACE_WIDTH = CARD_WIDTH - 2;
/** Wide tableaux stand close together, so that nine columns leave room beside them. */
const MOST_SPACED = 7;

interface Frame {
  readonly top: string;
  readonly middle: string;
  readonly bottom: string;
  readonly side: string;
}

const LIGHT: Frame = { top: "╭────╮", middle: "├────┤", bottom: "╰────╯", side: "│" };
const HEAVY: Frame = { top: "┏━━━━┓", middle: "┢━━━━┪", bottom: "┗━━━━┛", side: "┃" };
const ASCII_LIGHT: Frame = { top: "+----+", middle: "+----+", bottom: "+----+", side: "|" };
const ASCII_HEAVY: Frame = { top: "######", middle: "######", bottom: "######", side: "#" };

export function boardWidth(columns: number): number {
  return columns * CARD_WIDTH + (columns > MOST_SPACED ? 0 : columns - 1);
}

/** As many lines for every position of a hole, so that nothing below them jumps. */
export function drawColumns(position: Position, marks: BoardMarks, pen: Pen): readonly string[] {
  const { columns, rows } = position.table.rules;
  const gap = columns > MOST_SPACED ? "" : " ";
  const piles = position.heights.map((_, column) => drawColumn(position, column, marks, pen));
  const lines = [position.heights.map((_, column) => centred(String(column + 1))).join(gap)];
  // Number, frame above and below, the line above the exposed card, and the mark under it.
  for (let line = 0; line < rows + 4; line++) {
    lines.push(piles.map((pile) => pile[line] ?? " ".repeat(CARD_WIDTH)).join(gap));
  }
  return [pen.ink.dim(lines[0] ?? ""), ...lines.slice(1)];
}

function drawColumn(
  position: Position,
  column: number,
  marks: BoardMarks,
  pen: Pen,
): readonly string[] {
  const { ink } = pen;
  const cards = columnCards(position, column);
  const top = exposedCard(position, column);
  if (top === undefined) {
    return [" ".repeat(CARD_WIDTH), ink.dim(centred("--")), ...markLines(column, marks, pen)];
  }
  const isPlayable = !marks.isCovered && playableColumns(position).includes(column);
  const frame = frameOf(isPlayable, pen);
  const paint = isPlayable ? (text: string) => ink.green(ink.bold(text)) : (text: string) => text;
  const light = frameOf(false, pen);
  const covered = cards.slice(0, -1).map((card, row) => {
    const isHidden = marks.isCovered || !isFaceUp(position, column, row);
    return `${light.side}${isHidden ? faceDown(pen) : face(card, pen)}${light.side}`;
  });
  const shown = marks.isCovered ? faceDown(pen) : ink.bold(face(top, pen));
  return [
    ...(covered.length === 0 ? [paint(frame.top)] : [light.top, ...covered, paint(frame.middle)]),
    `${paint(frame.side)}${shown}${paint(frame.side)}`,
    paint(frame.bottom),
    ...markLines(column, marks, pen),
  ];
}

function markLines(place: number, { focus, hint, labels }: BoardMarks, { ink, hasUnicode }: Pen) {
  const arrow = focus === place ? (hasUnicode ? "▲" : "^") : "";
  const word = hint === place ? "hint" : "";
  const text = arrow + word + (labels?.get(place) ?? "");
  return text === "" ? [] : [ink.inverse(centred(text))];
}

/** The waste and the stock beside each other, with what stands under them: five lines. */
export function drawPiles(position: Position, marks: BoardMarks, pen: Pen): readonly string[] {
  const { ink } = pen;
  const light = frameOf(false, pen);
  const isDue = !marks.isCovered && isDrawDue(position);
  const heavy = frameOf(isDue, pen);
  const paint = isDue ? (text: string) => ink.green(ink.bold(text)) : (text: string) => text;
  const count = centred(String(stockCount(position)), FACE_WIDTH);
  const waste = `${light.side}${wasteFace(position, marks, pen)}${light.side}`;
  return [
    `${ink.dim("Waste ")}${PILE_GAP}${ink.dim("Stock")}`,
    `${light.top}${PILE_GAP}${paint(heavy.top)}`,
    `${waste}${PILE_GAP}${paint(heavy.side)}${count}${paint(heavy.side)}`,
    `${light.bottom}${PILE_GAP}${paint(heavy.bottom)}`,
    underPiles(position, marks, pen),
  ];
}

const PILE_GAP = "   ";

/** Is a draw the only move? */
function isDrawDue(position: Position): boolean {
  const isPlaying = positionStatus(position) === "playing" && drawsLeft(position) > 0;
  return isPlaying && playableColumns(position).length === 0;
}

function wasteFace(position: Position, { isCovered }: BoardMarks, pen: Pen): string {
  const top = wasteTop(position);
  if (isCovered) return faceDown(pen);
  return top === null ? " ".repeat(FACE_WIDTH) : pen.ink.bold(face(top, pen));
}

/** A mark of the stock; else how often the stock still goes round again. */
function underPiles(position: Position, marks: BoardMarks, pen: Pen): string {
  const [mark] = markLines(position.heights.length, marks, pen);
  if (mark !== undefined) return `${" ".repeat(CARD_WIDTH)}${PILE_GAP}${mark}`.trimEnd();
  const redeals = redealsLeft(position);
  return redeals === 0 ? "" : `${redeals} redeal${redeals === 1 ? "" : "s"} to come`;
}

const SUIT_SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" } as const;

/** Four characters: " 7♥ ", "10♠ "; "7H" where the terminal has no such signs. */
function face(card: Card, { ink, hasUnicode }: Pen): string {
  const suit = suitOf(card);
  const rank = rankOf(card);
  if (suit === null || rank === JOKER) return hasUnicode ? " ★  " : " JK ";
  const text = `${rank === 10 ? "10" : ` ${RANK_LETTERS.charAt(rank)}`}${
    hasUnicode ? SUIT_SIGNS[suit] : suit
  } `;
  return suit === "D" || suit === "H" ? ink.red(text) : text;
}

function faceDown({ ink, hasUnicode }: Pen): string {
  return ink.dim(hasUnicode ? " ▒▒ " : " ## ");
}

function frameOf(isHeavy: boolean, { hasUnicode }: Pen): Frame {
  if (hasUnicode) return isHeavy ? HEAVY : LIGHT;
  return isHeavy ? ASCII_HEAVY : ASCII_LIGHT;
}

function centred(text: string, width = CARD_WIDTH): string {
  const left = Math.floor((width - text.length) / 2);
  return " ".repeat(left) + text + " ".repeat(width - text.length - left);
}
