/**
 * A problem as the level search works on it: everything that depends on one column's height, or on how
 * many draws were made, is looked up in small tables that are added up.
 *
 *   key                     heights, three bits a column, the first column lowest
 *   slot = column × 8 + h   index of the tables by column and height
 *   consumers, suppliers    counts by rank, four bits each, as counting-bound.ts has them: odd ranks in one
 *                           word, even ranks in another. Jokers are counted above the King's four bits.
 */
import { JOKER, KING } from "@albatross/rules";
import { MAX_SUPPLIERS } from "./counting-bound.ts";
import type { Problem } from "./problem.ts";

export const HEIGHT_BITS = 3;
const SLOTS_A_COLUMN = 8;
const KING_FIELD = 15 << 24;
const JOKER_SHIFT = 28;

export interface PackedProblem {
  readonly problem: Problem;
  readonly rootKey: number;
  readonly cardCount: number;
  /** rankAt[slot]: the exposed card's rank at that height. */
  readonly rankAt: Uint8Array;
  /** exposedBits[slot]: the exposed card's rank as a bit, 0 for an empty column. */
  readonly exposedBits: Uint16Array;
  /** presentBits[slot]: the ranks of all cards up to that height; the joker's bit is left out. */
  readonly presentBits: Uint16Array;
  readonly rootOdd: number;
  readonly rootEven: number;
  /** What one card of a rank is worth in the packed counts. */
  readonly oddUnits: Int32Array;
  readonly evenUnits: Int32Array;
  /** Suppliers that are none: the Kings under `stop`. To be and-ed with the odd word. */
  readonly supplierMask: number;
}

export function packProblem(problem: Problem): PackedProblem {
  const slots = problem.columns * SLOTS_A_COLUMN;
  const rankAt = new Uint8Array(slots);
  const exposedBits = new Uint16Array(slots);
  const presentBits = new Uint16Array(slots);
  const { oddUnits, evenUnits } = UNITS;
  let rootKey = 0;
  let rootOdd = 0;
  let rootEven = 0;
  let cardCount = 0;
  for (const [column, ranks] of problem.ranks.entries()) {
    rootKey |= ranks.length << (HEIGHT_BITS * column);
    cardCount += ranks.length;
    let present = 0;
    for (const [row, rank] of ranks.entries()) {
      const slot = column * SLOTS_A_COLUMN + row + 1;
      if (rank !== JOKER) present |= 1 << rank;
      rankAt[slot] = rank;
      exposedBits[slot] = 1 << rank;
      presentBits[slot] = present;
      rootOdd += oddUnits[rank] ?? 0;
      rootEven += evenUnits[rank] ?? 0;
    }
  }
  const kingServes = ((problem.fitMasks[KING] ?? 0) & ~1) !== 0;
  return {
    problem,
    rootKey,
    cardCount,
    rankAt,
    exposedBits,
    presentBits,
    rootOdd,
    rootEven,
    oddUnits,
    evenUnits,
    supplierMask: kingServes ? -1 : ~KING_FIELD,
  };
}

/** How many jokers a packed odd word counts. */
export function jokersIn(odd: number): number {
  return odd >>> JOKER_SHIFT;
}

const UNITS = buildUnits();

function buildUnits(): { oddUnits: Int32Array; evenUnits: Int32Array } {
  const oddUnits = new Int32Array(KING + 1);
  const evenUnits = new Int32Array(KING + 1);
  oddUnits[JOKER] = 1 << JOKER_SHIFT;
  for (let rank = 1; rank <= KING; rank++) {
    const unit = 1 << (4 * ((rank - 1) >> 1));
    if (rank % 2 === 1) oddUnits[rank] = unit;
    else evenUnits[rank] = unit;
  }
  return { oddUnits, evenUnits };
}

/** The stock to come by layer, when draws end at `drawLimit`. */
export interface StockTables {
  readonly drawLimit: number;
  /** Packed suppliers among the cards drawn after layer e. */
  readonly stockOdd: Int32Array;
  readonly stockEven: Int32Array;
  /** The ranks that go on any of them. */
  readonly entryBits: Uint16Array;
}

export function tabulateStock(packed: PackedProblem, drawLimit: number): StockTables {
  const { draws, fitMasks } = packed.problem;
  const stockOdd = new Int32Array(drawLimit + 1);
  const stockEven = new Int32Array(drawLimit + 1);
  const entryBits = new Uint16Array(drawLimit + 1);
  const counts = new Uint8Array(KING + 1);
  for (let layer = drawLimit - 1; layer >= 0; layer--) {
    const rank = draws[layer] ?? JOKER;
    const count = (counts[rank] ?? 0) + 1;
    const isCounted = count <= MAX_SUPPLIERS;
    counts[rank] = count;
    const odd = isCounted ? (packed.oddUnits[rank] ?? 0) : 0;
    const even = isCounted ? (packed.evenUnits[rank] ?? 0) : 0;
    stockOdd[layer] = (stockOdd[layer + 1] ?? 0) + (odd & packed.supplierMask);
    stockEven[layer] = (stockEven[layer + 1] ?? 0) + even;
    entryBits[layer] = (entryBits[layer + 1] ?? 0) | (fitMasks[rank] ?? 0);
  }
  return { drawLimit, stockOdd, stockEven, entryBits };
}
