/**
 * The value table in plain TypeScript: for holes with redeals, jokers or other shapes, for hosts without
 * vectors, and as the core's oracle.
 *
 *   values[(code × (columns + 1) + slot) × (drawCount + 1) + draws left]
 *
 * A slot is the column of the last card, or `columns` when a draw must come next. A value is stored with
 * the number of draws added, so that it is never negative: a cleared table is the draws made.
 */
import type { Problem } from "./problem.ts";

/** Best final strokes, by layout code and draws left. */
export interface TableMemory {
  /** Column `column`'s last card was just played; `code` is the layout without it. */
  afterPlay(code: number, column: number, drawsLeft: number): number;
  /** The next thing is a draw, or nothing more. */
  beforeDraw(code: number, drawsLeft: number): number;
}

/** null when it would take more than `maxBytes`. */
export function fillPlainTable(problem: Problem, maxBytes: number): TableMemory | null {
  const { columns, ranks, radices, layoutCount, drawCount, draws, fitMasks } = problem;
  const slots = columns + 1;
  const stride = drawCount + 1;
  if (layoutCount * slots * stride > maxBytes) return null;
  const values = new Uint8Array(layoutCount * slots * stride);
  const heights = new Uint8Array(columns);
  let left = 0;

  /** The best of the plays that go on a waste whose fits are `mask`. */
  const bestPlay = (code: number, mask: number, drawsLeft: number): number => {
    let best = Infinity;
    for (let c = 0; c < columns; c++) {
      const height = heights[c] ?? 0;
      if (height === 0 || ((mask >> (ranks[c]?.[height - 1] ?? 0)) & 1) === 0) continue;
      const after = (code - (radices[c] ?? 0)) * slots + c;
      best = Math.min(best, values[after * stride + drawsLeft] ?? 0);
    }
    return best;
  };

  for (let code = 0; code < layoutCount; code++) {
    const base = code * slots;
    for (let drawsLeft = 0; drawsLeft <= drawCount; drawsLeft++) {
      if (code === 0) {
        for (let slot = 0; slot < slots; slot++) {
          values[slot * stride + drawsLeft] = drawCount - drawsLeft;
        }
        continue;
      }
      let drawn = left + drawCount;
      if (drawsLeft > 0) {
        const mask = fitMasks[draws[drawCount - drawsLeft] ?? 0] ?? 0;
        const onward = values[(base + columns) * stride + drawsLeft - 1] ?? 0;
        drawn = Math.min(drawn, onward, bestPlay(code, mask, drawsLeft - 1));
      }
      values[(base + columns) * stride + drawsLeft] = drawn;
      for (let c = 0; c < columns; c++) {
        // The card that was played to come here; a full column has played none.
        const top = ranks[c]?.[heights[c] ?? 0];
        if (top === undefined) continue;
        const best = Math.min(drawn, bestPlay(code, fitMasks[top] ?? 0, drawsLeft));
        values[(base + c) * stride + drawsLeft] = best;
      }
    }
    for (let c = 0; c < columns; c++) {
      const height = heights[c] ?? 0;
      if (height < (problem.heights[c] ?? 0)) {
        heights[c] = height + 1;
        left++;
        break;
      }
      heights[c] = 0;
      left -= height;
    }
  }
  const valueAt = (slot: number, drawsLeft: number): number =>
    (values[slot * stride + drawsLeft] ?? 0) - drawCount;
  return {
    afterPlay: (code, column, drawsLeft) => valueAt(code * slots + column, drawsLeft),
    beforeDraw: (code, drawsLeft) => valueAt(code * slots + columns, drawsLeft),
  };
}
