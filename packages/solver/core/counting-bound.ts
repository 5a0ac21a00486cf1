/**
 * The counting bound of a node's plays, a lane a column.
 *
 * The bound itself is explained in src/counting-bound.ts. A play takes one card from the consumers, and leaves
 * it to the suppliers unless nothing fits on it.
 */
import { STOCK_COUNTS } from "./memory";
import { KING, king, STOP } from "./problem";

// The ranks of a step's consumers or suppliers: those of the odd chain in the lower half, of the even in the upper.
const R0 = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
const R1 = i8x16(1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2);
const R2 = i8x16(2, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3);
const R3 = i8x16(3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4, 4, 4);
const R4 = i8x16(4, 4, 4, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5);
const R5 = i8x16(5, 5, 5, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6);
const R6 = i8x16(6, 6, 6, 6, 6, 6, 6, 6, 7, 7, 7, 7, 7, 7, 7, 7);
const R7 = i8x16(7, 7, 7, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 8);
const R8 = i8x16(8, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9, 9, 9, 9, 9, 9);
const R9 = i8x16(9, 9, 9, 9, 9, 9, 9, 9, 10, 10, 10, 10, 10, 10, 10, 10);
const R10 = i8x16(10, 10, 10, 10, 10, 10, 10, 10, 11, 11, 11, 11, 11, 11, 11, 11);
const R11 = i8x16(11, 11, 11, 11, 11, 11, 11, 11, 12, 12, 12, 12, 12, 12, 12, 12);
const R12 = i8x16(12, 12, 12, 12, 12, 12, 12, 12, 13, 13, 13, 13, 13, 13, 13, 13);
const R13 = i8x16(13, 13, 13, 13, 13, 13, 13, 13, 14, 14, 14, 14, 14, 14, 14, 14);

@inline
function stock(rank: i32, layers: v128): v128 {
  return v128.swizzle(v128.load(STOCK_COUNTS + (rank << 4)), layers);
}

/** Suppliers of a step's ranks. A play's own card is one, but not when nothing fits on it: `taken`. */
@inline
function suppliersAt(counts: v128, plays: v128, taken: v128, drawn: v128, ranks: v128): v128 {
  const own = v128.and(i8x16.eq(plays, ranks), taken);
  return i8x16.add(i8x16.add(v128.swizzle(counts, ranks), own), drawn);
}

/** Consumers of a step's ranks less what is left over from the step before. A play's own card is none any more. */
@inline
function consumersAt(counts: v128, plays: v128, left: v128, ranks: v128): v128 {
  const own = i8x16.eq(plays, ranks);
  return i8x16.sub_sat_u(i8x16.add(v128.swizzle(counts, ranks), own), left);
}

@inline
function drawnAt(rank: i32, lower: v128, upper: v128): v128 {
  return v128.or(stock(rank, lower), stock(rank + 1, upper));
}

/**
 * How many cards stay, for the path. `counts` are the layout's cards by rank; `ranks`, `layers` and `stuck` (all
 * bits where nothing fits on the played card) hold the columns' plays twice, in both halves.
 */
export function countUnmatched(counts: v128, ranks: v128, layers: v128, stuck: v128): v128 {
  const isKingIdle = king == STOP;
  const supplying = isKingIdle ? i8x16.replace_lane(counts, KING as u8, 0) : counts;
  const taken = isKingIdle ? v128.andnot(stuck, i8x16.eq(ranks, i8x16.splat(KING as i8))) : stuck;
  // Layers that look up nothing in the other half.
  const all = i8x16.splat(-1);
  const lower = v128.shuffle<i64>(layers, all, 0, 2);
  const upper = v128.shuffle<i64>(all, layers, 0, 2);
  // What the Aces supply is left over before the upper chain begins; nothing before the lower one.
  let left = suppliersAt(supplying, ranks, taken, stock(1, upper), R0);
  let consumers = consumersAt(counts, ranks, left, R1);
  let suppliers = suppliersAt(supplying, ranks, taken, drawnAt(2, lower, upper), R2);
  let sum = i8x16.sub_sat_u(consumers, suppliers);
  left = i8x16.sub_sat_u(suppliers, consumers);
  consumers = consumersAt(counts, ranks, left, R3);
  suppliers = suppliersAt(supplying, ranks, taken, drawnAt(4, lower, upper), R4);
  sum = i8x16.add(sum, i8x16.sub_sat_u(consumers, suppliers));
  left = i8x16.sub_sat_u(suppliers, consumers);
  consumers = consumersAt(counts, ranks, left, R5);
  suppliers = suppliersAt(supplying, ranks, taken, drawnAt(6, lower, upper), R6);
  sum = i8x16.add(sum, i8x16.sub_sat_u(consumers, suppliers));
  left = i8x16.sub_sat_u(suppliers, consumers);
  consumers = consumersAt(counts, ranks, left, R7);
  suppliers = suppliersAt(supplying, ranks, taken, drawnAt(8, lower, upper), R8);
  sum = i8x16.add(sum, i8x16.sub_sat_u(consumers, suppliers));
  left = i8x16.sub_sat_u(suppliers, consumers);
  consumers = consumersAt(counts, ranks, left, R9);
  suppliers = suppliersAt(supplying, ranks, taken, drawnAt(10, lower, upper), R10);
  sum = i8x16.add(sum, i8x16.sub_sat_u(consumers, suppliers));
  left = i8x16.sub_sat_u(suppliers, consumers);
  consumers = consumersAt(counts, ranks, left, R11);
  suppliers = suppliersAt(supplying, ranks, taken, drawnAt(12, lower, upper), R12);
  sum = i8x16.add(sum, i8x16.sub_sat_u(consumers, suppliers));
  left = i8x16.sub_sat_u(suppliers, consumers);
  // The Kings, last of the odd: nothing above them supplies. The upper lanes look at rank 14: no cards.
  sum = i8x16.add(sum, consumersAt(counts, ranks, left, R13));
  return i8x16.add(sum, v128.shuffle<i64>(sum, sum, 1, 0));
}
