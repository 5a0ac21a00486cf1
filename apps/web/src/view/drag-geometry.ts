/** When a press becomes a drag, and when a card that is let go of lies on the waste. */
import type { BoardLayout, Point, Rect } from "./board-layout.ts";

/** A hand is never quite still: less than this is a tap. */
const THRESHOLD_PX = 6;
/** Of the card's area that must lie over the waste. No card's own place shares any with it. */
const LEAST_SHARE = 0.15;
/** Of the card's width: how far from the waste the pointer still aims at it. On one side stands the pin. */
const MARGIN_SHARE = 0.42;

export function isDrag(by: Point): boolean {
  return Math.hypot(by.x, by.y) >= THRESHOLD_PX;
}

/**
 * Generous: either a good corner of the card lies over the waste, or the pointer does, which may hold the card by
 * the free area under it. Among the columns, and on the stock, the pointer aims at nothing.
 *
 * @param card where the carried card is, on the board.
 * @param pointer on the board too.
 */
export function isOverWaste(
  { card: size, waste, stock, zone }: Pick<BoardLayout, "card" | "waste" | "stock" | "zone">,
  card: Point,
  pointer: Point,
): boolean {
  const target = { ...waste, ...size };
  if (sharedArea({ ...card, ...size }, target) >= LEAST_SHARE * size.width * size.height) {
    return true;
  }
  if (isIn(zone, pointer, 0) || isIn({ ...stock, ...size }, pointer, 0)) return false;
  return isIn(target, pointer, size.width * MARGIN_SHARE);
}

function sharedArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

function isIn({ x, y, width, height }: Rect, point: Point, margin: number): boolean {
  return (
    point.x >= x - margin &&
    point.x <= x + width + margin &&
    point.y >= y - margin &&
    point.y <= y + height + margin
  );
}
