/**
 * Where everything on the board lies, computed from the room there is: the largest cards that fit, then
 * whatever is left over goes into the overlap, so that columns open up in a tall window.
 *
 * T8: in a portrait phone the columns may lie on their side. Both ways are measured and the larger card
 * wins, as long as a finger can tell the columns apart: at 390 × 844 a card is 50 px wide upright and 62 px on its side;
 * at 320 × 568 seven columns stand upright, and nine, which would be 35 px wide, lie on their side.
 */
import type { RuleSet } from "@albatross/rules";

/** `below`: stock and waste under the columns; `bar`: at the bottom edge; `side`: right of the columns. */
export type PilePlace = "below" | "bar" | "side";

export interface BoardRoom {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly piles: PilePlace;
  /** Large ranks: a larger index, so that less of a card can be hidden. */
  readonly isLargePrint?: boolean;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

export interface BoardLayout {
  readonly card: { readonly width: number; readonly height: number };
  readonly isSideways: boolean;
  /** Laid out for the left hand: the mirror image, but for the columns' order and what stands on a card. */
  readonly isMirrored: boolean;
  /** The first card of each column. */
  readonly columns: readonly Point[];
  /** From one card of a column to the next. */
  readonly step: Point;
  /** The room of all columns, free area included: what their targets share. */
  readonly zone: Rect;
  readonly stock: Point;
  readonly waste: Point;
  readonly message: Rect;
}

const CARD_RATIO = 7 / 5;
/** Of a card's height: rank and suit with their margins. No overlap hides more of a card than the rest. */
const INDEX_SHARE = { plain: 0.39, large: 0.49 } as const;
/** Of a card's width: the gap between columns, and the pin that stands to the right of the waste. */
const GAP_SHARE = 0.09;
const PIN_SHARE = 0.42;
const MIN_GAP = 4;
/** Of a card's height: between the columns and the piles under them. */
const ROW_GAP = 0.1;
const MESSAGE_HEIGHT = 28;
/** A finger's width: a pile is never drawn in less room, nor is one of the bar's three buttons. */
const MIN_TARGET = 44;
const BAR_BUTTONS = 3;

export function layOutBoard(
  room: BoardRoom,
  { columns, rows }: Pick<RuleSet, "columns" | "rows">,
): BoardLayout {
  const upright = layOutUpright(room, columns, rows);
  if (room.piles !== "bar") return upright;
  const sideways = layOutSideways(room, columns, rows);
  const isWide = isFingerWide(sideways);
  if (isWide !== isFingerWide(upright)) return isWide ? sideways : upright;
  return sideways.card.width > upright.card.width ? sideways : upright;
}

/** Is every column as wide as a finger, with its gap? */
function isFingerWide({ columns: [first, second], isSideways }: BoardLayout): boolean {
  if (!first || !second) return true;
  return (isSideways ? second.y - first.y : second.x - first.x) >= MIN_TARGET;
}

function layOutUpright(room: BoardRoom, columns: number, rows: number): BoardLayout {
  const inner = innerRoom(room);
  const indexShare = INDEX_SHARE[room.isLargePrint ? "large" : "plain"];
  const hasSide = room.piles === "side";
  const gapsAcross = columns - 1 + (hasSide ? 2 : 0);
  const byWidth = fitAcross(inner.width, columns + (hasSide ? 1 + PIN_SHARE : 0), gapsAcross);
  const columnShare = 1 + (rows - 1) * indexShare;
  const heightShare = hasSide ? Math.max(columnShare, 2 + GAP_SHARE) : columnShare + 1 + ROW_GAP;
  const byHeight = inner.height / heightShare / CARD_RATIO;
  const width = cardWidth(Math.min(byWidth, byHeight, widestInBar(room, inner)));
  const height = cardHeight(width);
  const gap = gapOf(width);
  const pileRoom = hasSide ? 0 : pileHeight(height, room.piles) + rowGapOf(height);
  const spread = rows > 1 ? (inner.height - pileRoom - height) / (rows - 1) : 0;
  const step = Math.floor(Math.min(Math.max(spread, height * indexShare), height + gap));
  const across = columns * width + (columns - 1) * gap;
  const extent = height + (rows - 1) * step;
  const free = Math.max(0, inner.height - pileRoom - extent);
  const top = Math.round(inner.y + free * (room.piles === "bar" ? 0.35 : 0.5));
  const sideWidth = hasSide ? width * (1 + PIN_SHARE) + gap * 2 : 0;
  const left = Math.round(inner.x + (inner.width - across - sideWidth) / 2);
  const zoneBottom = hasSide
    ? inner.y + inner.height
    : room.piles === "bar"
      ? inner.y + inner.height - pileRoom
      : top + extent;
  const piles = hasSide
    ? pilesBeside(left + across + gap * 2, inner, height)
    : pilesUnder(room, inner, zoneBottom + rowGapOf(height), width, height);
  return {
    card: { width, height },
    isSideways: false,
    isMirrored: false,
    columns: range(columns).map((column) => ({ x: left + column * (width + gap), y: top })),
    step: { x: 0, y: step },
    zone: { x: left, y: inner.y, width: across, height: zoneBottom - inner.y },
    ...piles,
    message: messageRect(room, inner, piles, width, height),
  };
}

/** Columns as rows, the exposed card at the right. They never overlap: the height is what is scarce. */
function layOutSideways(room: BoardRoom, columns: number, rows: number): BoardLayout {
  const inner = innerRoom(room);
  const byWidth = fitAcross(inner.width, rows, rows - 1);
  const gapShare = GAP_SHARE / CARD_RATIO;
  const byHeight = inner.height / (columns + 1 + (columns - 1) * gapShare + ROW_GAP) / CARD_RATIO;
  const width = cardWidth(Math.min(byWidth, byHeight, widestInBar(room, inner)));
  const height = cardHeight(width);
  const pileRoom = pileHeight(height, room.piles) + rowGapOf(height);
  const free = inner.height - pileRoom - columns * height;
  const gap = Math.floor(Math.min(free / Math.max(1, columns - 1), height * 0.2));
  const step = Math.floor(
    Math.min((inner.width - width) / Math.max(1, rows - 1), width * 1.12 + MIN_GAP),
  );
  const across = width + (rows - 1) * step;
  const left = Math.round(inner.x + (inner.width - across) / 2);
  const zoneBottom = inner.y + inner.height - pileRoom;
  const piles = pilesUnder(room, inner, zoneBottom + rowGapOf(height), width, height);
  return {
    card: { width, height },
    isSideways: true,
    isMirrored: false,
    columns: range(columns).map((column) => ({ x: left, y: inner.y + column * (height + gap) })),
    step: { x: step, y: 0 },
    zone: { x: inner.x, y: inner.y, width: inner.width, height: zoneBottom - inner.y },
    ...piles,
    message: messageRect(room, inner, piles, width, height),
  };
}

/** The room without its margins, and without the line that the message needs. */
function innerRoom({ width, height, piles }: BoardRoom): Rect {
  const margin = piles === "below" ? 12 : 4;
  const above = piles === "bar" ? MESSAGE_HEIGHT : margin;
  const below = piles === "side" ? MESSAGE_HEIGHT : 8;
  return {
    x: margin,
    y: above,
    width: Math.max(1, width - 2 * margin),
    height: Math.max(1, height - above - below),
  };
}

type Piles = Pick<BoardLayout, "stock" | "waste">;

function pilesUnder(room: BoardRoom, inner: Rect, y: number, width: number, height: number): Piles {
  const gap = Math.max(gapOf(width) * 2, room.piles === "bar" ? MIN_TARGET - width : 0);
  const across = 2 * width + gap;
  // In the bar two buttons stand to the left and one to the right of the pin: each gets the same room.
  const x =
    room.piles === "bar"
      ? Math.round(inner.x + ((inner.width - across - width * PIN_SHARE) * 2) / 3)
      : Math.round(inner.x + (inner.width - across) / 2);
  const top = Math.round(y + (pileHeight(height, room.piles) - height) / 2);
  return { stock: { x, y: top }, waste: { x: Math.round(x + width + gap), y: top } };
}

function pilesBeside(x: number, inner: Rect, height: number): Piles {
  const free = inner.height - 2 * height;
  const gap = Math.min(free, height * 0.3);
  const top = Math.round(inner.y + (free - gap) / 2);
  const left = Math.round(x);
  return { stock: { x: left, y: top }, waste: { x: left, y: Math.round(top + height + gap) } };
}

/** A line above the columns in a bar layout, under them at the side, else beside the waste. */
function messageRect(
  room: BoardRoom,
  inner: Rect,
  { waste }: Piles,
  width: number,
  height: number,
): Rect {
  const line = { x: inner.x, width: inner.width, height: MESSAGE_HEIGHT };
  if (room.piles === "bar") return { ...line, y: 0 };
  if (room.piles === "side") return { ...line, y: room.height - MESSAGE_HEIGHT };
  const x = Math.round(waste.x + width * (1 + PIN_SHARE) + gapOf(width));
  return { x, y: waste.y, width: Math.max(1, inner.x + inner.width - x), height };
}

/** The largest card width with `cards` cards and `gaps` gaps in `width`. */
function fitAcross(width: number, cards: number, gaps: number): number {
  const byShare = width / (cards + gaps * GAP_SHARE);
  return byShare * GAP_SHARE >= MIN_GAP ? byShare : (width - gaps * MIN_GAP) / cards;
}

/** The largest card with which both piles, the pin and the buttons fit side by side in the bar. */
function widestInBar(room: BoardRoom, inner: Rect): number {
  if (room.piles !== "bar") return Infinity;
  return (inner.width - BAR_BUTTONS * (MIN_TARGET + MIN_GAP)) / (2 + 2 * GAP_SHARE + PIN_SHARE);
}

function cardWidth(width: number): number {
  return Math.max(20, Math.floor(width));
}

function cardHeight(width: number): number {
  return Math.round(width * CARD_RATIO);
}

function gapOf(width: number): number {
  return Math.max(MIN_GAP, Math.floor(width * GAP_SHARE));
}

function rowGapOf(height: number): number {
  return Math.max(6, Math.floor(height * ROW_GAP));
}

function pileHeight(height: number, piles: PilePlace): number {
  return piles === "bar" ? Math.max(height, 52) : height;
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
