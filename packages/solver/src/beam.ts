/**
 * What a beam keeps of a level: the nodes with the lowest scores.
 *
 * All nodes of a level have the same number of cards left, so the score weighs the rest: draws made, the
 * counting bound, the fewest draws that the counting bound allows in all, how even the columns are (tall
 * ones bury their cards), and how many ranks are exposed. The weights were tried out on 250 boards with a
 * beam of 24: draws and bound alone find the best score of 37 in a hundred, these of 46.
 */
import type { UnmatchedOf } from "./counting-bound.ts";
import type { LevelArena } from "./level-arena.ts";
import { HEIGHT_BITS, jokersIn, type StockTables } from "./packed-problem.ts";

const DRAW_WEIGHT = 20;
const UNMATCHED_WEIGHT = 20;
const LEAST_DRAWS_WEIGHT = 10;
const HEIGHT_WEIGHT = 5;
const EXPOSED_WEIGHT = 4;
/** Keeps every score above zero. */
const OFFSET = 64;
const MAX_SCORE = 4095;

// Names of this module, as in level-search.ts.
const heightBits = HEIGHT_BITS;
const jokersOf = jokersIn;

const scoreCounts = new Int32Array(MAX_SCORE + 1);

/** The fewest draws in all that the counting bound allows; `drawLimit` more than it has when none do. */
export function leastDraws(
  stock: StockTables,
  unmatchedOf: UnmatchedOf,
  consumersOdd: number,
  consumersEven: number,
  suppliersOdd: number,
  suppliersEven: number,
  layer: number,
): number {
  const { stockOdd, stockEven, drawLimit } = stock;
  let low = layer;
  let high = drawLimit;
  while (low < high) {
    const middle = (low + high) >> 1;
    const odd = suppliersOdd - (stockOdd[middle] ?? 0);
    const even = suppliersEven - (stockEven[middle] ?? 0);
    const unmatched = unmatchedOf(consumersOdd, consumersEven, odd, even) - jokersOf(odd);
    if (unmatched <= 0) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function scoreOf(
  columns: number,
  key: number,
  exposed: number,
  layer: number,
  unmatched: number,
  draws: number,
): number {
  let squares = 0;
  for (let c = 0; c < columns; c++) {
    const height = (key >>> (heightBits * c)) & 7;
    squares += height * height;
  }
  let kinds = 0;
  for (let bits = exposed; bits !== 0; bits &= bits - 1) kinds++;
  const score =
    OFFSET +
    DRAW_WEIGHT * layer +
    UNMATCHED_WEIGHT * Math.max(0, unmatched) +
    LEAST_DRAWS_WEIGHT * draws +
    HEIGHT_WEIGHT * squares -
    EXPOSED_WEIGHT * kinds;
  return score > MAX_SCORE ? MAX_SCORE : score;
}

/** Moves the `width` best nodes from `start` to `end` to the front; of equal ones the first. Returns their end. */
export function keepBest(arena: LevelArena, start: number, end: number, width: number): number {
  const { scores } = arena;
  scoreCounts.fill(0);
  for (let node = start; node < end; node++) {
    const score = scores[node] ?? 0;
    scoreCounts[score] = (scoreCounts[score] ?? 0) + 1;
  }
  let limit = 0;
  let room = width;
  while ((scoreCounts[limit] ?? 0) <= room && limit < MAX_SCORE) {
    room -= scoreCounts[limit] ?? 0;
    limit++;
  }
  let kept = start;
  for (let node = start; node < end; node++) {
    const score = scores[node] ?? 0;
    if (score > limit || (score === limit && room-- <= 0)) continue;
    arena.moveNode(node, kept++);
  }
  return kept;
}
