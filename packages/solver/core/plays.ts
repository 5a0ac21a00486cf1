/**
 * The plays of one node that the windows do not cut: a lane a column, all columns at once, without a branch.
 *
 * An empty column has rank 0, which is never playable. A height comes times sixteen: with that it is the
 * place in the tables by slot, less the column's own part.
 */
import {
  NEXT_LAYER,
  PLAY_LANES,
  PLAY_LAYERS,
  PLAY_OPEN,
  PLAY_RANKS,
  PLAY_SLACK,
  ROWS,
  STEPS,
} from "./memory";
import { above, below, LEAST_LANE, onAbove, onBelow } from "./problem";

/** What is left of a lane of PLACES without the bit about the card below. */
const RANK_BITS: i8 = 15;
/** The cards of a lane of CARDS, without what says that some are exposed. */
export const CARD_BITS: i8 = 15;

/**
 * The columns to play from, as bits. `places` and `cards` are the sums of PLACES and CARDS over the columns,
 * `rows1` to `rows3` where the rows of the windows but the first begin. The plays' ranks, layers, slack, and
 * whether anything may follow are left in PLAY_RANKS and so on.
 */
@inline
export function findPlays(
  h0: usize, h1: usize, h2: usize, h3: usize, h4: usize, h5: usize, h6: usize,
  places: v128, cards: v128, entry: v128,
  hasTwoWindows: bool, rows1: usize, rows2: usize, rows3: usize,
): i32 {
  // The layer in which each rank can be played next, and from that the columns' ones.
  const first = i8x16.extract_lane_u(entry, LEAST_LANE as u8) as i32;
  const candidates = i8x16.min_u(
    i8x16.min_u(v128.swizzle(entry, onBelow), v128.swizzle(entry, onAbove)),
    v128.load(NEXT_LAYER + (first << 4)),
  );
  const both = v128.shuffle<i64>(places, places, 1, 1);
  const ranks = v128.and(both, i8x16.splat(RANK_BITS));
  const layers = v128.swizzle(candidates, ranks);
  // By rank: does anything exposed go on it? And from that: may a card follow the column's?
  const exposed = exposedRanks(cards);
  const led = v128.or(v128.swizzle(exposed, below), v128.swizzle(exposed, above));
  const open = v128.or(v128.swizzle(led, ranks), i8x16.lt_s(both, i8x16.splat(0)));
  v128.store(PLAY_LANES, v128.and(ranks, open));
  v128.store(PLAY_RANKS, ranks);
  v128.store(PLAY_LAYERS, layers);
  v128.store(PLAY_OPEN, open);
  // Of each column, where its play leads to in each window, and the lane that it comes in by.
  const layout = i64x2.extract_lane(places, 0) as u64;
  const to0 = layout + load<u64>(h0, STEPS);
  const to1 = layout + load<u64>(h1, STEPS + 128);
  const to2 = layout + load<u64>(h2, STEPS + 256);
  const to3 = layout + load<u64>(h3, STEPS + 384);
  const to4 = layout + load<u64>(h4, STEPS + 512);
  const to5 = layout + load<u64>(h5, STEPS + 640);
  const to6 = layout + load<u64>(h6, STEPS + 768);
  const lane0: usize = load<u8>(PLAY_LANES);
  const lane1: usize = load<u8>(PLAY_LANES, 1);
  const lane2: usize = load<u8>(PLAY_LANES, 2);
  const lane3: usize = load<u8>(PLAY_LANES, 3);
  const lane4: usize = load<u8>(PLAY_LANES, 4);
  const lane5: usize = load<u8>(PLAY_LANES, 5);
  const lane6: usize = load<u8>(PLAY_LANES, 6);
  let latest: v128;
  if (hasTwoWindows) {
    latest = i8x16.min_u(
      gather(
        ROWS, lane0 + half(to0, 0), lane1 + half(to1, 0), lane2 + half(to2, 0), lane3 + half(to3, 0),
        lane4 + half(to4, 0), lane5 + half(to5, 0), lane6 + half(to6, 0),
      ),
      gather(
        rows1, lane0 + half(to0, 1), lane1 + half(to1, 1), lane2 + half(to2, 1), lane3 + half(to3, 1),
        lane4 + half(to4, 1), lane5 + half(to5, 1), lane6 + half(to6, 1),
      ),
    );
  } else {
    const lower = i8x16.min_u(
      gather(
        ROWS, lane0 + quarter(to0, 0), lane1 + quarter(to1, 0), lane2 + quarter(to2, 0),
        lane3 + quarter(to3, 0), lane4 + quarter(to4, 0), lane5 + quarter(to5, 0), lane6 + quarter(to6, 0),
      ),
      gather(
        rows1, lane0 + quarter(to0, 1), lane1 + quarter(to1, 1), lane2 + quarter(to2, 1),
        lane3 + quarter(to3, 1), lane4 + quarter(to4, 1), lane5 + quarter(to5, 1), lane6 + quarter(to6, 1),
      ),
    );
    const upper = i8x16.min_u(
      gather(
        rows2, lane0 + quarter(to0, 2), lane1 + quarter(to1, 2), lane2 + quarter(to2, 2),
        lane3 + quarter(to3, 2), lane4 + quarter(to4, 2), lane5 + quarter(to5, 2), lane6 + quarter(to6, 2),
      ),
      gather(
        rows3, lane0 + quarter(to0, 3), lane1 + quarter(to1, 3), lane2 + quarter(to2, 3),
        lane3 + quarter(to3, 3), lane4 + quarter(to4, 3), lane5 + quarter(to5, 3), lane6 + quarter(to6, 3),
      ),
    );
    latest = i8x16.min_u(lower, upper);
  }
  // Rows hold 1 + the latest layer: one comparison says whether it is late, and whether there is one.
  const slack = i8x16.sub_sat_u(latest, layers);
  v128.store(PLAY_SLACK, slack);
  return i8x16.bitmask(i8x16.ne(slack, i8x16.splat(0)));
}

/** From the sum of CARDS: all bits in the lanes of the ranks that some column exposes. */
@inline
export function exposedRanks(cards: v128): v128 {
  return i8x16.gt_u(cards, i8x16.splat(CARD_BITS));
}

/** Where the row is, of two windows. */
@inline
function half(to: u64, index: i32): usize {
  return ((to >> (32 * index)) as u32) as usize;
}

/** Where the row is, of four windows. */
@inline
function quarter(to: u64, index: i32): usize {
  return (((to >> (16 * index)) as usize) & 0xffff) << 4;
}

/** The bytes at seven places of a window's rows. */
@inline
function gather(
  rows: usize,
  at0: usize, at1: usize, at2: usize, at3: usize, at4: usize, at5: usize, at6: usize,
): v128 {
  let bytes = v128.load8_lane(rows + at0, i8x16.splat(0), 0);
  bytes = v128.load8_lane(rows + at1, bytes, 1);
  bytes = v128.load8_lane(rows + at2, bytes, 2);
  bytes = v128.load8_lane(rows + at3, bytes, 3);
  bytes = v128.load8_lane(rows + at4, bytes, 4);
  bytes = v128.load8_lane(rows + at5, bytes, 5);
  return v128.load8_lane(rows + at6, bytes, 6);
}
