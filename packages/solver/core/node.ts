/**
 * A node is a layout that was reached: its key in the lower half of 64 bits, sixteen times its code in the upper.
 *
 * Its entry is a vector that lies at its code: by rank of the last card, the earliest layer, or 255 where no card
 * of that rank was the last. Lane 14 holds the least of them, lane 15 none.
 */
import { ENTRIES, NODES, OTHER_LANES, SCORES, SEEN } from "./memory";
import { KING, LEAST_LANE, NEVER, top, UNUSED_LANE } from "./problem";

@inline
export function nodeAt(index: i32): u64 {
  return load<u64>(NODES + ((index as usize) << 3));
}

/** Where the word with the layout's bit is. */
@inline
export function wordPlace(node: u64): usize {
  return SEEN + ((((node as u32) >> 6) << 3) as usize);
}

@inline
export function entryPlace(node: u64): usize {
  return ENTRIES + ((node >> 32) as usize);
}

@inline
export function scorePlace(node: u64): usize {
  return SCORES + ((node >> 35) as usize);
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
    if (!isNodeSound(nodeAt(at), cards, drawLimit)) return false;
  }
  return true;
}

function isNodeSound(node: u64, cards: i32, drawLimit: i32): bool {
  for (let heights = node as u32; heights != 0; heights >>= 3) cards -= heights & 7;
  const entry = entryPlace(node);
  let least = NEVER;
  for (let rank = 0; rank <= KING; rank++) {
    const layer = load<u8>(entry + rank) as i32;
    if (layer != NEVER && layer > drawLimit) return false;
    if (layer < least) least = layer;
  }
  const noted = load<u8>(entry + LEAST_LANE) as i32;
  return cards == 0 && least == noted && least != NEVER && load<u8>(entry + UNUSED_LANE) == NEVER;
}
