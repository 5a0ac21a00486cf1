/**
 * A node is a layout that was reached: its key in the lower half of 64 bits, twice its code in the upper. Nodes are
 * numbered as they are made, level by level, and all else about them lies at their number, so that what belongs to a
 * level is close together.
 *
 * The entry of a node is a vector: by rank of the last card, the earliest layer, or 255 where no card of that rank
 * was the last. Lane 14 holds the least of them, lane 15 none.
 */
import { ENTRIES, INDICES, NODES, OTHER_LANES, SCORES } from "./memory";
import { KING, LEAST_LANE, NEVER, top, UNUSED_LANE } from "./problem";

@inline
export function nodeAt(index: i32): u64 {
  return load<u64>(NODES + ((index as usize) << 3));
}

/** Where it is noted which node of its level the layout may be. */
@inline
export function indexPlace(node: u64): usize {
  return INDICES + ((node >> 32) as usize);
}

@inline
export function entryPlace(index: i32): usize {
  return ENTRIES + ((index as usize) << 4);
}

@inline
export function scorePlace(index: i32): usize {
  return SCORES + ((index as usize) << 1);
}

/** When anything fits, it is as if every rank lay on the waste. */
export function placeRoot(entry: usize): void {
  v128.store(entry, i8x16.splat(top == 0 ? 0 : -1));
  store<u8>(entry + UNUSED_LANE, NEVER);
  store<u8>(entry + top, 0);
  store<u8>(entry + LEAST_LANE, 0);
}

/** The entry of a layout that is reached by one card: its layer in two lanes, none in all others. */
@inline
export function entryOf(rank: usize, layer: i32): v128 {
  return v128.or(v128.load(OTHER_LANES + (rank << 4)), i8x16.splat(layer as i8));
}

@inline
export function leastLayer(entry: v128): i32 {
  return i8x16.extract_lane_u(entry, LEAST_LANE as u8) as i32;
}

/** For the debug build: as many cards as are said, layers in time, and the least of them noted. */
export function isBatchSound(batch: i32, size: i32, cards: i32, drawLimit: i32): bool {
  for (let at = batch; at < batch + size; at++) {
    if (!isNodeSound(at, cards, drawLimit)) return false;
  }
  return true;
}

function isNodeSound(index: i32, cards: i32, drawLimit: i32): bool {
  for (let heights = nodeAt(index) as u32; heights != 0; heights >>= 3) cards -= heights & 7;
  const entry = entryPlace(index);
  let least = NEVER;
  for (let rank = 0; rank <= KING; rank++) {
    const layer = load<u8>(entry + rank) as i32;
    if (layer != NEVER && layer > drawLimit) return false;
    if (layer < least) least = layer;
  }
  const noted = load<u8>(entry + LEAST_LANE) as i32;
  return cards == 0 && least == noted && least != NEVER && load<u8>(entry + UNUSED_LANE) == NEVER;
}
