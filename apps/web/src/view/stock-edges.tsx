/**
 * The edges of the cards under the next one: they make the stock look as thick as it is, thinning out evenly. They rise
 * above it, where there is always room; below may be the end of the window. They follow a picture later, so that a
 * draw moves no card but its own.
 */
import { currentPosition, stockCount } from "@albatross/rules";
import type { BoardLayout } from "./board-layout.ts";
import { usePage } from "./page.ts";

/** So many of a full stock, and how far apart, of a card's width. */
const MOST_EDGES = 5;
const STEP_SHARE = 0.011;

export function StockEdges({ layout }: { readonly layout: BoardLayout }) {
  const open = usePage().figured.value;
  if (open === null) return null;
  const position = currentPosition(open.hole);
  const size = Math.max(1, position.table.stock.length);
  const under = Math.max(0, stockCount(position) - 1);
  const count = Math.ceil((under * MOST_EDGES) / size);
  const step = Math.max(1, layout.card.width * STEP_SHARE);
  const { x, y } = layout.stock;
  return (
    <>
      {Array.from({ length: count }, (_, index) => {
        // The lowest first: it is furthest away.
        const away = Math.round((count - index) * step);
        const left = layout.isMirrored ? x - away : x + away;
        return (
          <div
            key={count - index}
            class="stock-edge"
            style={{ left: `${left}px`, top: `${y - away}px` }}
          />
        );
      })}
    </>
  );
}
