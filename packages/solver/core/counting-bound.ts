/**
 * The counting bound of up to eight plays from one layout at once, a lane a play.
 *
 * The bound itself is explained in src/counting-bound.ts. `counts` are the layout's cards by rank. A play
 * takes one card from the consumers, and leaves it to the suppliers unless nothing fits on it.
 */
import { PLAY_LAYERS, PLAY_RANKS, PLAY_STUCK, PLAY_UNMATCHED, STOCK_COUNTS } from "./memory";
import { KING, king, STOP } from "./problem";

@inline
function stock(rank: i32, layers: v128): v128 {
  return v128.swizzle(v128.load(STOCK_COUNTS + (rank << 4)), layers);
}

// One step along a chain. `left` is what the rank before left over.
@inline
function unmatchedAt(consumers: v128, left: v128, suppliers: v128): v128 {
  return i8x16.sub_sat_u(i8x16.sub_sat_u(consumers, left), suppliers);
}

@inline
function leftAfter(consumers: v128, left: v128, suppliers: v128): v128 {
  return i8x16.sub_sat_u(suppliers, i8x16.sub_sat_u(consumers, left));
}

/** The plays' lanes of `counts` at `rank`, a vector of ranks; less one where the play's own rank is meant. */
@inline
function countAt(counts: v128, rank: v128, ranks: v128, taken: v128): v128 {
  return i8x16.add(v128.swizzle(counts, rank), v128.and(taken, i8x16.eq(ranks, rank)));
}

/**
 * Both chains of the path, side by side: odd consumers in the lower eight lanes, even consumers in the
 * upper eight. A step matches consumer r (upper: r + 1) with supplier r + 1 (upper: r + 2).
 */
export function boundOnPath(counts: v128): void {
  const ranks = v128.load64_splat(PLAY_RANKS);
  const stuck = v128.load64_splat(PLAY_STUCK);
  const layers = v128.load64_splat(PLAY_LAYERS);
  const all = i8x16.splat(-1);
  const two = i8x16.splat(2);
  // Layers that look up nothing in the other half.
  const lower = v128.shuffle<i64>(layers, all, 0, 2);
  const upper = v128.shuffle<i64>(all, layers, 0, 2);
  const isKingIdle = king == STOP;
  const supplying = isKingIdle ? i8x16.replace_lane(counts, KING as u8, 0) : counts;
  const taken = isKingIdle ? v128.andnot(stuck, i8x16.eq(ranks, i8x16.splat(KING as i8))) : stuck;
  // What the Aces supply is left over before the upper chain begins; nothing before the lower one.
  let rank = i8x16(0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1);
  let left = i8x16.add(countAt(counts, rank, ranks, taken), stock(1, upper));
  rank = i8x16(1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2);
  let sum = i8x16.splat(0);
  for (let i = 2; i < KING; i += 2) {
    const consumers = countAt(counts, rank, ranks, all);
    const next = i8x16.sub(rank, all);
    const suppliers = i8x16.add(
      countAt(supplying, next, ranks, taken),
      v128.or(stock(i, lower), stock(i + 1, upper)),
    );
    sum = i8x16.add(sum, unmatchedAt(consumers, left, suppliers));
    left = leftAfter(consumers, left, suppliers);
    rank = i8x16.add(rank, two);
  }
  // The Kings, last of the odd: nothing above them supplies. The upper lanes look at rank 14: no cards.
  sum = i8x16.add(sum, i8x16.sub_sat_u(countAt(counts, rank, ranks, all), left));
  sum = i8x16.add(sum, v128.shuffle<i64>(sum, sum, 1, 0));
  store<u64>(PLAY_UNMATCHED, i64x2.extract_lane(sum, 0));
}
