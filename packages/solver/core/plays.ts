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
  LOOK_UPS,
  NEXT_LAYER,
  PLACES,
  PLAY_BITS,
  PLAY_SCORES,
  PLAYS,
  SHOWN,
  SLACKS,
  STEPS,
  WAYS,
} from "./memory";
import { entryPlace, leastLayer, nodeAt } from "./node";
import { above, below, king, onAbove, onBelow, WRAP } from "./problem";

/** What is left of a lane of SHOWN without the bit about the card below. */
const RANK_BITS: i8 = 15;
/** The cards of a lane of CARDS, without what says that some are exposed. */
const CARD_BITS: i8 = 15;

/** The columns from which each node may be played, as bits in PLAY_BITS. */
@inline
export function findPlays(isBeam: bool, hasTwoWindows: bool, batch: i32, size: i32): void {
  for (let at = 0; at < size; at++) {
    findLayers(nodeAt(batch + at) as u32, v128.load(entryPlace(batch + at)), at << 4, isBeam);
  }
  for (let at = 0; at < size; at++) {
    store<u8>(PLAY_BITS + at, lookUp(at << 4, isBeam, hasTwoWindows));
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
  const shown = addUp(SHOWN, key);
  const cards = addUp(CARDS, key);
  // The layer in which each rank can be played next, and from that the columns' ones.
  const candidates = i8x16.min_u(
    i8x16.min_u(v128.swizzle(entry, onBelow), v128.swizzle(entry, onAbove)),
    v128.load(NEXT_LAYER + (leastLayer(entry) << 4)),
  );
  const ranks = v128.and(shown, i8x16.splat(RANK_BITS));
  const layers = v128.swizzle(candidates, ranks);
  // By rank: does anything exposed go on it? And from that: may a card follow the column's?
  const exposed = i8x16.gt_u(cards, i8x16.splat(CARD_BITS));
  const led = v128.or(v128.swizzle(exposed, below), v128.swizzle(exposed, above));
  const open = v128.or(v128.swizzle(led, ranks), i8x16.lt_s(shown, i8x16.splat(0)));
  const lanes = v128.and(ranks, open);
  v128.store(PLAYS + place, v128.shuffle<i64>(ranks, layers, 0, 2));
  if (isBeam) {
    v128.store(WAYS + place, lanes);
    v128.store(COUNTS + place, cards);
  }
  const places = addUp(PLACES, key);
  const lookUps = LOOK_UPS + 7 * place;
  const wide = i16x8.extend_low_i8x16_u(lanes);
  const first = i32x4.extend_low_i16x8_u(wide);
  const last = i32x4.extend_high_i16x8_u(wide);
  storeLookUps(lookUps + 0, key, 0, places, v128.shuffle<i32>(first, first, 0, 0, 0, 0));
  storeLookUps(lookUps + 16, key, 1, places, v128.shuffle<i32>(first, first, 1, 1, 1, 1));
  storeLookUps(lookUps + 32, key, 2, places, v128.shuffle<i32>(first, first, 2, 2, 2, 2));
  storeLookUps(lookUps + 48, key, 3, places, v128.shuffle<i32>(first, first, 3, 3, 3, 3));
  storeLookUps(lookUps + 64, key, 4, places, v128.shuffle<i32>(last, last, 0, 0, 0, 0));
  storeLookUps(lookUps + 80, key, 5, places, v128.shuffle<i32>(last, last, 1, 1, 1, 1));
  storeLookUps(lookUps + 96, key, 6, places, v128.shuffle<i32>(last, last, 2, 2, 2, 2));
}

/** Where the windows say whether a column's play is in time: by its lane, in the row that it leads to. */
@inline
function storeLookUps(lookUps: usize, key: u32, column: i32, places: v128, lane: v128): void {
  const step = v128.load(STEPS + heightOf(key, column) + (column << 7));
  v128.store(lookUps, i32x4.add(lane, i32x4.add(places, step)));
}

/** The columns whose plays the windows do not cut, as bits. */
@inline
function lookUp(place: usize, isBeam: bool, hasTwoWindows: bool): i32 {
  const lookUps = LOOK_UPS + 7 * place;
  let latest = i8x16.min_u(gather(lookUps), gather(lookUps + 4));
  if (!hasTwoWindows) {
    latest = i8x16.min_u(latest, i8x16.min_u(gather(lookUps + 8), gather(lookUps + 12)));
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

/** What a window says of the seven columns: a byte each. */
@inline
function gather(lookUps: usize): v128 {
  let bytes = v128.load8_lane(load<u32>(lookUps), i8x16.splat(0), 0);
  bytes = v128.load8_lane(load<u32>(lookUps, 16), bytes, 1);
  bytes = v128.load8_lane(load<u32>(lookUps, 32), bytes, 2);
  bytes = v128.load8_lane(load<u32>(lookUps, 48), bytes, 3);
  bytes = v128.load8_lane(load<u32>(lookUps, 64), bytes, 4);
  bytes = v128.load8_lane(load<u32>(lookUps, 80), bytes, 5);
  return v128.load8_lane(load<u32>(lookUps, 96), bytes, 6);
}
