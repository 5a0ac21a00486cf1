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
  let latest = i8x16.min_u(
    gather(ROWS, 0, hasTwoWindows, lane0, lane1, lane2, lane3, lane4, lane5, lane6, to0, to1, to2, to3, to4, to5, to6),
    gather(second, 1, hasTwoWindows, lane0, lane1, lane2, lane3, lane4, lane5, lane6, to0, to1, to2, to3, to4, to5, to6),
  );
  if (!hasTwoWindows) {
    const others = i8x16.min_u(
      gather(third, 2, false, lane0, lane1, lane2, lane3, lane4, lane5, lane6, to0, to1, to2, to3, to4, to5, to6),
      gather(fourth, 3, false, lane0, lane1, lane2, lane3, lane4, lane5, lane6, to0, to1, to2, to3, to4, to5, to6),
    );
    latest = i8x16.min_u(latest, others);
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

/** Where the row is in the window of this index. */
@inline
function rowOf(to: u64, index: i32, hasTwoWindows: bool): usize {
  return hasTwoWindows
    ? (((to >> (32 * index)) as u32) as usize)
    : (((to >> (16 * index)) as usize) & 0xffff) << 4;
}

/** What a window says of the seven columns: a byte each. */
@inline
function gather(
  rows: usize, index: i32, hasTwoWindows: bool,
  lane0: usize, lane1: usize, lane2: usize, lane3: usize, lane4: usize, lane5: usize, lane6: usize,
  to0: u64, to1: u64, to2: u64, to3: u64, to4: u64, to5: u64, to6: u64,
): v128 {
  let bytes = v128.load8_lane(rows + lane0 + rowOf(to0, index, hasTwoWindows), i8x16.splat(0), 0);
  bytes = v128.load8_lane(rows + lane1 + rowOf(to1, index, hasTwoWindows), bytes, 1);
  bytes = v128.load8_lane(rows + lane2 + rowOf(to2, index, hasTwoWindows), bytes, 2);
  bytes = v128.load8_lane(rows + lane3 + rowOf(to3, index, hasTwoWindows), bytes, 3);
  bytes = v128.load8_lane(rows + lane4 + rowOf(to4, index, hasTwoWindows), bytes, 4);
  bytes = v128.load8_lane(rows + lane5 + rowOf(to5, index, hasTwoWindows), bytes, 5);
  return v128.load8_lane(rows + lane6 + rowOf(to6, index, hasTwoWindows), bytes, 6);
}
