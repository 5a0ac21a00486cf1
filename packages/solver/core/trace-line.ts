/** The line to the end that the last search reached, traced back through its levels. */
import { keptEntry, keyAt, left, leftLayer } from "./level-search";
import { DRAWS, LINE, MAX_COLUMNS, NEXT_LAYER, RANK_AT } from "./memory";
import { cardCount, fits, KING, NEVER, top } from "./problem";

const DRAW: u8 = 255;

/**
 * Writes moves to LINE, the last one first, and returns how many. A layout's earliest layer came from some
 * layout of the level before; of several the leftmost column's is taken.
 */
export function traceLine(): i32 {
  let level = cardCount - left;
  if (level == 0) return 0;
  let layer = leftLayer;
  let key = keyAt(level, layer);
  let rank = lowestRank(keptEntry(key, level), layer);
  let moves = 0;
  while (level > 0) {
    level--;
    const column = columnPlayed(key, rank, layer, level);
    key += 1 << (3 * column);
    const entry = keptEntry(key, level);
    const before = rankBefore(entry, rank, layer, level);
    const layerBefore = layerOf(entry, before, level);
    store<u8>(LINE + moves++, column as u8);
    for (let draw = layerBefore; draw < layer; draw++) store<u8>(LINE + moves++, DRAW);
    rank = before;
    layer = layerBefore;
  }
  return moves;
}

function lowestRank(entry: usize, layer: i32): i32 {
  for (let rank = 1; rank <= KING; rank++) if (layerOf(entry, rank, 1) == layer) return rank;
  return unreachable();
}

/** The layer of a rank; at the root the waste's own rank is the only one. */
function layerOf(entry: usize, rank: i32, level: i32): i32 {
  if (level == 0) return rank == top ? 0 : NEVER;
  return load<u8>(entry + rank) as i32;
}

/** The column from which a card of the rank came, first played at `layer`. */
function columnPlayed(key: u32, rank: i32, layer: i32, level: i32): i32 {
  for (let column = 0; column < MAX_COLUMNS; column++) {
    const height = (key >> (3 * column)) & 7;
    if (height == 7 || (load<u8>(RANK_AT + 8 * column + height + 1) as i32) != rank) continue;
    const parent = keptEntry(key + (1 << (3 * column)), level);
    if (parent != 0 && rankBefore(parent, rank, layer, level) >= 0) return column;
  }
  return unreachable();
}

/** The rank on the waste, of those at the parent, from which `rank` is first played at `layer`; or -1. */
function rankBefore(parent: usize, rank: i32, layer: i32, level: i32): i32 {
  for (let before = 0; before <= KING; before++) {
    const from = layerOf(parent, before, level);
    if (from == layer && ((fits(before) >> rank) & 1) != 0) return before;
  }
  for (let before = 0; before <= KING; before++) {
    const from = layerOf(parent, before, level);
    if (from >= layer) continue;
    if ((load<u8>(NEXT_LAYER + (from << 4) + rank) as i32) == layer) return before;
  }
  return -1;
}
