/**
 * What a play is worth, from a table of what draws are worth (core/value-table.ts): plays alone lead to some
 * layouts, and the best of them to draw or to stop in is the answer. Each answer is kept with those on the way to it, so
 * that none is worked out twice.
 *
 * From 700,000 positions of classic deals, played at random, plays alone led to 7 layouts in the mean, to 130 at the 99th
 * percentile, and to 1,650 at most: 1 µs, 20 µs and 0.3 ms, the first time.
 */
import type { TableMemory } from "./plain-table.ts";
import { heightsOf, type Problem } from "./problem.ts";

/** Some 5 MB. A hole that is played and reviewed asks for some thousands. */
const MOST_KEPT = 1 << 17;

export function afterPlayBy(
  beforeDraw: TableMemory["beforeDraw"],
  problem: Problem,
): TableMemory["afterPlay"] {
  const { columns, ranks, radices, fitMasks, drawCount } = problem;
  /** By layout, column of the last card, and draws left. */
  const kept = new Map<number, number>();

  return (code, column, drawsLeft) => {
    const heights = heightsOf(problem, code);

    const bestFrom = (layout: number, last: number): number => {
      const key = (layout * columns + last) * (drawCount + 1) + drawsLeft;
      const known = kept.get(key);
      if (known !== undefined) return known;
      let best = beforeDraw(layout, drawsLeft);
      const mask = fitMasks[ranks[last]?.[heights[last] ?? 0] ?? 0] ?? 0;
      for (let c = 0; c < columns; c++) {
        const height = heights[c] ?? 0;
        if (height === 0 || ((mask >> (ranks[c]?.[height - 1] ?? 0)) & 1) === 0) continue;
        heights[c] = height - 1;
        best = Math.min(best, bestFrom(layout - (radices[c] ?? 0), c));
        heights[c] = height;
      }
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(key, best);
      return best;
    };
    return bestFrom(code, column);
  };
}
