/**
 * The plays of a batch of nodes that no bound cuts: a lane a column, all columns at once, without a branch. Three
 * steps, each done for the whole batch before the next, so that a processor has several nodes in hand at a time.
 *
 * An empty column has rank 0, which is never playable.
 */
import { scorePlays } from "./beam";
import { countUnmatched } from "./counting-bound";
import {
  BURIED,
  CARDS,
  COUNTS,
  NEXT_LAYER,
  PLACES,
  PLAY_BITS,
  PLAY_SCORES,
  PLAYS,
  ROWS,
  SLACKS,
  STEPS,
  WAYS,
} from "./memory";
import { entryPlace, leastLayer, nodeAt } from "./node";
import { above, below, king, onAbove, onBelow, WRAP } from "./problem";
import { rows1, rows2, rows3 } from "./window";

/** What is left of a lane of PLACES without the bit about the card below. */
const RANK_BITS: i8 = 15;
/** The cards of a lane of CARDS, without what says that some are exposed. */
const CARD_BITS: i8 = 15;

/** The columns from which each node may be played, as bits in PLAY_BITS. */
@inline
export function findPlays(isBeam: bool, hasTwoWindows: bool, batch: i32, size: i32): void {
  for (let at = 0; at < size; at++) {
    const node = nodeAt(batch + at);
    findLayers(node as u32, v128.load(entryPlace(node)), at << 4, isBeam);
  }
  // A variable of a module is read anew for each node; these are not.
  const second = rows1;
  const third = rows2;
  const fourth = rows3;
  for (let at = 0; at < size; at++) {
    const key = nodeAt(batch + at) as u32;
    store<u8>(PLAY_BITS + at, lookUp(key, at << 4, isBeam, hasTwoWindows, second, third, fourth));
  }
}

/** For beams: scores the plays found, and takes out those that the counting bound cuts. */
@inline
export function weighPlays(batch: i32, size: i32, allowance: i32): void {
  for (let at = 0; at < size; at++) {
    const uncut = weigh(nodeAt(batch + at) as u32, at << 4, allowance);
    store<u8>(PLAY_BITS + at, load<u8>(PLAY_BITS + at) & uncut);
  }
}

/** The ranks and layers of a node's plays, and the lanes of the windows that they come in by. */
@inline
function findLayers(key: u32, entry: v128, place: usize, isBeam: bool): void {
  const places = addUp(PLACES, key);
  const cards = addUp(CARDS, key);
  // The layer in which each rank can be played next, and from that the columns' ones.
  const candidates = i8x16.min_u(
    i8x16.min_u(v128.swizzle(entry, onBelow), v128.swizzle(entry, onAbove)),
    v128.load(NEXT_LAYER + (leastLayer(entry) << 4)),
  );
  const both = v128.shuffle<i64>(places, places, 1, 1);
  const ranks = v128.and(both, i8x16.splat(RANK_BITS));
  const layers = v128.swizzle(candidates, ranks);
  // By rank: does anything exposed go on it? And from that: may a card follow the column's?
  const exposed = i8x16.gt_u(cards, i8x16.splat(CARD_BITS));
  const led = v128.or(v128.swizzle(exposed, below), v128.swizzle(exposed, above));
  const open = v128.or(v128.swizzle(led, ranks), i8x16.lt_s(both, i8x16.splat(0)));
  v128.store(PLAYS + place, v128.shuffle<i64>(ranks, layers, 0, 2));
  v128.store(WAYS + place, v128.shuffle<i64>(v128.and(ranks, open), places, 0, 2));
  if (isBeam) v128.store(COUNTS + place, cards);
}

/** The columns whose plays the windows do not cut, as bits. */
@inline
function lookUp(
  key: u32, place: usize, isBeam: bool, hasTwoWindows: bool, second: usize, third: usize, fourth: usize,
): i32 {
  const h0: usize = heightOf(key, 0);
  const h1: usize = heightOf(key, 1);
  const h2: usize = heightOf(key, 2);
  const h3: usize = heightOf(key, 3);
  const h4: usize = heightOf(key, 4);
  const h5: usize = heightOf(key, 5);
  const h6: usize = heightOf(key, 6);
  const way = WAYS + place;
  // Of each column, where its play leads to in each window, and the lane that it comes in by.
  const layout = load<u64>(way, 8);
  const to0 = layout + load<u64>(h0, STEPS);
  const to1 = layout + load<u64>(h1, STEPS + 128);
  const to2 = layout + load<u64>(h2, STEPS + 256);
  const to3 = layout + load<u64>(h3, STEPS + 384);
  const to4 = layout + load<u64>(h4, STEPS + 512);
  const to5 = layout + load<u64>(h5, STEPS + 640);
  const to6 = layout + load<u64>(h6, STEPS + 768);
  const lane0: usize = load<u8>(way);
  const lane1: usize = load<u8>(way, 1);
  const lane2: usize = load<u8>(way, 2);
  const lane3: usize = load<u8>(way, 3);
  const lane4: usize = load<u8>(way, 4);
  const lane5: usize = load<u8>(way, 5);
  const lane6: usize = load<u8>(way, 6);
  let latest: v128;
  if (hasTwoWindows) {
    latest = i8x16.min_u(
      gather(
        ROWS, lane0 + half(to0, 0), lane1 + half(to1, 0), lane2 + half(to2, 0), lane3 + half(to3, 0),
        lane4 + half(to4, 0), lane5 + half(to5, 0), lane6 + half(to6, 0),
      ),
      gather(
        second, lane0 + half(to0, 1), lane1 + half(to1, 1), lane2 + half(to2, 1), lane3 + half(to3, 1),
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
        second, lane0 + quarter(to0, 1), lane1 + quarter(to1, 1), lane2 + quarter(to2, 1),
        lane3 + quarter(to3, 1), lane4 + quarter(to4, 1), lane5 + quarter(to5, 1), lane6 + quarter(to6, 1),
      ),
    );
    const upper = i8x16.min_u(
      gather(
        third, lane0 + quarter(to0, 2), lane1 + quarter(to1, 2), lane2 + quarter(to2, 2),
        lane3 + quarter(to3, 2), lane4 + quarter(to4, 2), lane5 + quarter(to5, 2), lane6 + quarter(to6, 2),
      ),
      gather(
        fourth, lane0 + quarter(to0, 3), lane1 + quarter(to1, 3), lane2 + quarter(to2, 3),
        lane3 + quarter(to3, 3), lane4 + quarter(to4, 3), lane5 + quarter(to5, 3), lane6 + quarter(to6, 3),
      ),
    );
    latest = i8x16.min_u(lower, upper);
  }
  // Rows hold 1 + the latest layer: one comparison says whether it is late, and whether there is one.
  const layers = v128.load64_zero(PLAYS + place, 8);
  const slack = i8x16.sub_sat_u(latest, layers);
  if (isBeam) v128.store(SLACKS + place, slack);
  return i8x16.bitmask(i8x16.ne(slack, i8x16.splat(0)));
}

/**
 * Scores a node's plays, and says which the counting bound does not cut. On the ring it would take two walks, which
 * cost more than the eighth of the nodes that they save: there it is left out. So it is in proofs, where it would
 * cut a tenth of the nodes.
 */
@inline
function weigh(key: u32, place: usize, allowance: i32): i32 {
  const both = v128.load(PLAYS + place);
  const ranks = v128.shuffle<i64>(both, both, 0, 0);
  const layers = v128.shuffle<i64>(both, both, 1, 1);
  const cards = v128.load(COUNTS + place);
  const way = v128.load(WAYS + place);
  const stuck = i8x16.ne(v128.shuffle<i64>(way, way, 0, 0), ranks);
  const counts = v128.and(cards, i8x16.splat(CARD_BITS));
  const unmatched = king == WRAP ? i8x16.splat(0) : countUnmatched(counts, ranks, layers, stuck);
  const exposed = i8x16.gt_u(cards, i8x16.splat(CARD_BITS));
  const scores = scorePlays(addUp(BURIED, key), exposed, layers, v128.load(SLACKS + place), unmatched);
  v128.store(PLAY_SCORES + place, scores);
  return i8x16.bitmask(i8x16.le_u(unmatched, i8x16.splat(allowance as i8)));
}

/** Sixteen times the height: a column's place in the tables by slot, less the column's own part. */
@inline
function heightOf(key: u32, column: i32): usize {
  return (column == 0 ? key << 4 : column == 1 ? key << 1 : key >> (3 * column - 4)) & 0x70;
}

/** A table by slot, v128 a slot. Nothing is carried over: each byte is of one column, or has room for all. */
@inline
function addUp(table: usize, key: u32): v128 {
  const sum01 = i64x2.add(v128.load(table + heightOf(key, 0)), v128.load(table + heightOf(key, 1) + 128));
  const sum23 = i64x2.add(v128.load(table + heightOf(key, 2) + 256), v128.load(table + heightOf(key, 3) + 384));
  const sum45 = i64x2.add(v128.load(table + heightOf(key, 4) + 512), v128.load(table + heightOf(key, 5) + 640));
  return i64x2.add(i64x2.add(sum01, sum23), i64x2.add(sum45, v128.load(table + heightOf(key, 6) + 768)));
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
