/** A rectangle of the board as the style of an element. */
import type { Rect } from "./board-layout.ts";

export function boxStyle({ x, y, width, height }: Rect) {
  return { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
}
