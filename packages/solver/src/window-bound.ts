/**
 * The window bound: what the order of the cards costs, seen through a window of neighbouring ranks.
 *
 * Take all cards outside the window out of a hole. What remains of any line of play is a line of a smaller
 * hole: columns of window cards only, the same draws, and a window card at the window's edge may be
 * played at any time when there were cards outside that it goes on. The smaller hole has some thousands
 * of layouts, and one pass upwards from its empty table tells for each the *latest* layer from which all
 * but `allowance` of its cards can still be played. Later than that, the whole hole cannot be either.
 *
 * It sees what the counting bound does not: a King buried under the Queen that it needs, a card whose
 * partner in the stock has gone by. Cut by both, a search looks at half to a third of the nodes.
 *
 *   offsets[slot]               added up over the columns: the smaller hole's layout p (packed-problem.ts)
 *   latest[p × stride + c]      1 + latest layer with column c's window card just played, 0 for never
 *   latest[p × stride + OUT]    the same with a card from outside the window just played
 *   latest[p × stride + DRAW]   the same when the next thing must be a draw
 */
import { JOKER, RANKS, type Rank } from "@albatross/rules";
import type { PackedProblem } from "./packed-problem.ts";
import type { Problem } from "./problem.ts";

export interface WindowBound {
  /** Bit r is set for the window's ranks. */
  readonly rankBits: number;
  readonly offsets: Int32Array;
  readonly latest: Uint8Array;
}

/** Two windows whose offsets share a word, 16 bits each, so that one sum finds both layouts. */
export interface WindowPair {
  readonly lower: WindowBound;
  readonly upper: WindowBound;
  readonly offsets: Int32Array;
}

export function pairWindows(lower: WindowBound, upper: WindowBound): WindowPair {
  const offsets = lower.offsets.map((offset, slot) => offset | ((upper.offsets[slot] ?? 0) << 16));
  return { lower, upper, offsets };
}

const NO_WINDOW: WindowBound = {
  rankBits: 0,
  offsets: new Int32Array(),
  latest: new Uint8Array(),
};

export const NO_WINDOWS = pairWindows(NO_WINDOW, NO_WINDOW);

/** More entries a layout of the window than columns: OUT = columns, DRAW = columns + 1. */
export const EXTRA_ENTRIES = 2;

/** Layouts of the smaller hole. */
function windowSize(problem: Problem, rankBits: number): number {
  let size = 1;
  for (const ranks of problem.ranks) {
    let inside = 0;
    for (const rank of ranks) inside += (rankBits >> rank) & 1;
    size *= inside + 1;
  }
  return size;
}

/**
 * The ranks of windows that have no more than `maxLayouts` layouts each: from both ends of the ranks
 * inwards, or from four points of the ring. Windows in the middle of a path were tried: they cut next to
 * nothing that those at its ends do not cut. None in a hole with jokers in the columns.
 */
export function chooseWindows(
  problem: Problem,
  isRing: boolean,
  maxLayouts: number,
): readonly (readonly [number, number])[] {
  if (maxLayouts === 0 || problem.ranks.some((ranks) => ranks.includes(JOKER))) return [];
  const from = (rank: number, step: number): number => grow(problem, rank, step, maxLayouts);
  if (!isRing) return [[from(1, 1), from(13, -1)]];
  return [
    [from(1, 1), from(7, 1)],
    [from(4, 1), from(10, 1)],
  ];
}

function grow(problem: Problem, from: number, step: number, maxLayouts: number): number {
  let bits = 0;
  for (let i = 0; i < 12; i++) {
    const more = bits | (1 << (((from + step * i + 12) % 13) + 1));
    if (windowSize(problem, more) > maxLayouts) break;
    bits = more;
  }
  return bits;
}

export function buildWindow(
  packed: PackedProblem,
  rankBits: number,
  drawLimit: number,
  allowance: number,
): WindowBound {
  const { problem } = packed;
  const { columns, fitMasks, draws } = problem;
  const offsets = new Int32Array(columns * 8);
  const radices = new Int32Array(columns);
  const counts = new Uint8Array(columns);
  const windowRanks = new Uint8Array(columns * 8);
  let size = 1;
  let outsideBits = 0;
  for (let c = 0; c < columns; c++) {
    radices[c] = size;
    let seen = 0;
    for (const [row, rank] of (problem.ranks[c] ?? new Uint8Array()).entries()) {
      if ((rankBits >> rank) & 1) windowRanks[c * 8 + seen++] = rank;
      else outsideBits |= fitMasks[rank] ?? 0;
      offsets[c * 8 + row + 1] = seen * size;
    }
    counts[c] = seen;
    size *= seen + 1;
  }
  const drawStride = drawLimit + 2;
  const lastDraw = tabulateLastDraws(draws, fitMasks, drawLimit);
  const stride = columns + EXTRA_ENTRIES;
  const latest = new Uint8Array(size * stride);
  const digits = new Uint8Array(columns);
  const byRank = new Uint8Array(14);
  let left = 0;
  for (let p = 0; p < size; p++) {
    const base = p * stride;
    if (left <= allowance) {
      for (let i = 0; i < stride; i++) latest[base + i] = drawLimit + 1;
    } else {
      byRank.fill(0);
      let out = 0;
      let drawn = 0;
      for (let c = 0; c < columns; c++) {
        const height = digits[c] ?? 0;
        if (height === 0) continue;
        const rank = windowRanks[c * 8 + height - 1] ?? 0;
        const value = latest[(p - (radices[c] ?? 0)) * stride + c] ?? 0;
        if (value > (byRank[rank] ?? 0)) byRank[rank] = value;
        const byDraw = lastDraw[rank * drawStride + value] ?? 0;
        if (byDraw > drawn) drawn = byDraw;
        if ((outsideBits >> rank) & 1 && value > out) out = value;
      }
      // After a draw a card from outside may come first, one layer later than it could at once.
      if (out - 1 > drawn) drawn = out - 1;
      if (drawn > out) out = drawn;
      latest[base + columns] = out;
      latest[base + columns + 1] = drawn;
      for (let c = 0; c < columns; c++) {
        const height = digits[c] ?? 0;
        if (height === (counts[c] ?? 0)) continue;
        const top = windowRanks[c * 8 + height] ?? 0;
        const fits = fitMasks[top] ?? 0;
        const below = top === 1 ? 13 : top - 1;
        const above = top === 13 ? 1 : top + 1;
        let value = out;
        if ((fits >> below) & 1 && (byRank[below] ?? 0) > value) value = byRank[below] ?? 0;
        if ((fits >> above) & 1 && (byRank[above] ?? 0) > value) value = byRank[above] ?? 0;
        latest[base + c] = value;
      }
    }
    for (let c = 0; c < columns; c++) {
      const digit = digits[c] ?? 0;
      if (digit < (counts[c] ?? 0)) {
        digits[c] = digit + 1;
        left++;
        break;
      }
      digits[c] = 0;
      left -= digit;
    }
  }
  return { rankBits, offsets, latest };
}

/** [rank × (drawLimit + 2) + v]: the last draw before v (1 + a layer) whose card takes `rank`, 0 for none. */
function tabulateLastDraws(
  draws: readonly Rank[],
  fitMasks: Uint16Array,
  drawLimit: number,
): Uint8Array {
  const stride = drawLimit + 2;
  const lastDraw = new Uint8Array((RANKS.length + 1) * stride);
  for (const rank of RANKS) {
    let last = 0;
    for (let layer = 1; layer <= drawLimit; layer++) {
      if (((fitMasks[draws[layer - 1] ?? JOKER] ?? 0) >> rank) & 1) last = layer;
      lastDraw[rank * stride + layer + 1] = last;
    }
  }
  return lastDraw;
}
