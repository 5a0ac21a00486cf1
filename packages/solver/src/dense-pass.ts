/**
 * The exact pass: for every layout that can be reached, the earliest layer in which it can be, for each
 * column that the last card may have come from.
 *
 * Earliest is enough. From the same layout and the same rank on the waste, whoever drew less can draw on
 * to where the other stands, so a later visit gives nothing that the earlier one does not give. That makes
 * a game of (layout, waste, draws) positions into one byte for each (layout, last column), settled once,
 * in descending order of the layout's code: all ways into a layout come from higher codes.
 *
 *   earliest[code × columns + c] = 1 + layer, or 0 while (layout, last column c) is not reached
 *                                  (zero is what a fresh array holds)
 *
 * Rejected: a depth-first search over (layout, rank, layer), some 190,000 states a deal against 70,000
 * layouts here; a Map of reached layouts, which costs more than the 2 MB that lie flat in the cache.
 * For five rows in nine columns the table is 90 MB; the classic deal's is 2 MB.
 */
import { NO_LAYER, type Problem } from "./problem.ts";
import type { SearchLimits, StopReason } from "./stop-signal.ts";

export interface DensePass {
  readonly earliest: Uint8Array;
  /** Layouts settled. */
  readonly nodes: number;
  readonly stopped: StopReason | null;
}

const NODES_BETWEEN_LOOKS = 4096;

export function runDensePass(problem: Problem, limits: SearchLimits): DensePass {
  const { columns, ranks, radices, layoutCount, drawCount, fitMasks, nextLayer } = problem;
  const maxNodes = limits.maxNodes ?? Infinity;
  const earliest = new Uint8Array(layoutCount * columns);
  const heights = Uint8Array.from(problem.heights);
  const stride = drawCount + 1;
  // The columns by which the layout at hand was reached: its waste tops, with the layer of each.
  const topMasks = new Uint16Array(columns);
  const topLayers = new Uint8Array(columns);
  let nodes = 0;

  for (let code = layoutCount - 1; code >= 0; code--) {
    let tops = 0;
    let first = NO_LAYER;
    if (code === layoutCount - 1) {
      topMasks[0] = fitMasks[problem.top] ?? 0;
      topLayers[0] = 0;
      tops = 1;
      first = 0;
    } else {
      const base = code * columns;
      for (let c = 0; c < columns; c++) {
        const stored = earliest[base + c] ?? 0;
        if (stored === 0) continue;
        const layer = stored - 1;
        topMasks[tops] = fitMasks[ranks[c]?.[heights[c] ?? 0] ?? 0] ?? 0;
        topLayers[tops++] = layer;
        if (layer < first) first = layer;
      }
    }
    if (tops > 0) {
      if (nodes >= maxNodes) return { earliest, nodes, stopped: "budget" };
      if (nodes % NODES_BETWEEN_LOOKS === 0 && limits.signal?.aborted === true) {
        return { earliest, nodes, stopped: "aborted" };
      }
      nodes++;
      for (let c = 0; c < columns; c++) {
        const height = heights[c] ?? 0;
        if (height === 0) continue;
        const rank = ranks[c]?.[height - 1] ?? 0;
        // By drawing on: from the earliest layer at hand, since the next fit never comes sooner later.
        let layer = nextLayer[rank * stride + first] ?? NO_LAYER;
        for (let t = 0; t < tops; t++) {
          const topLayer = topLayers[t] ?? NO_LAYER;
          if (topLayer < layer && ((topMasks[t] ?? 0) >> rank) & 1) layer = topLayer;
        }
        if (layer === NO_LAYER) continue;
        const child = (code - (radices[c] ?? 0)) * columns + c;
        const known = earliest[child] ?? 0;
        if (known === 0 || layer + 1 < known) earliest[child] = layer + 1;
      }
    }
    // Count the heights down by one, the first column fastest, as the code goes down by one.
    for (let c = 0; c < columns; c++) {
      if ((heights[c] ?? 0) > 0) {
        heights[c] = (heights[c] ?? 0) - 1;
        break;
      }
      heights[c] = problem.heights[c] ?? 0;
    }
  }
  return { earliest, nodes, stopped: null };
}
