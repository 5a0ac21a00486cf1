/** The line to the end that the last search reached, traced back through its levels. */
import { DRAWS, ENTRIES, KEYS, LINE, MAX_COLUMNS, NEXT_LAYER, RANK_AT } from "./memory";
import { left, leftLayer, levelStart } from "./level-search";
import { cardCount, fits, KING, LEAST_LANE, NEVER, top } from "./problem";

const DRAW: u8 = 255;

/**
 * Writes moves to LINE, the last one first, and returns how many. A layout's earliest layer came from some
 * node of the level before; of several the leftmost column's is taken.
 */
export function traceLine(): i32 {
  let level = cardCount - left;
  if (level == 0) return 0;
  let node = levelStart(level);
  while ((load<u8>(ENTRIES + (node << 4) + LEAST_LANE) as i32) != leftLayer) node++;
  let rank = lowestRank(node, leftLayer);
  let layer = leftLayer;
  let moves = 0;
  while (level > 0) {
    level--;
    const column = columnPlayed(node, rank, layer, level);
    node = parentOf(node, column, level);
    const before = rankBefore(node, rank, layer, level);
    const layerBefore = layerOf(node, before, level);
    store<u8>(LINE + moves++, column as u8);
    for (let draw = layerBefore; draw < layer; draw++) store<u8>(LINE + moves++, DRAW);
    rank = before;
    layer = layerBefore;
  }
  return moves;
}

function lowestRank(node: i32, layer: i32): i32 {
  for (let rank = 1; rank <= KING; rank++) if (layerOf(node, rank, 1) == layer) return rank;
  return unreachable();
}

/** The layer of an entry; at the root the waste's own rank is the only one. */
function layerOf(node: i32, rank: i32, level: i32): i32 {
  if (level == 0) return rank == top ? 0 : NEVER;
  return load<u8>(ENTRIES + (node << 4) + rank) as i32;
}

function columnPlayed(node: i32, rank: i32, layer: i32, level: i32): i32 {
  const key = load<u32>(KEYS + (node << 2));
  for (let column = 0; column < MAX_COLUMNS; column++) {
    const height = (key >> (3 * column)) & 7;
    if (height == 7 || (load<u8>(RANK_AT + 8 * column + height + 1) as i32) != rank) continue;
    const parent = parentOf(node, column, level);
    if (parent >= 0 && rankBefore(parent, rank, layer, level) >= 0) return column;
  }
  return unreachable();
}

/** The node of the level from which the column's last card was played, or -1. */
function parentOf(node: i32, column: i32, level: i32): i32 {
  const key = load<u32>(KEYS + (node << 2)) + (1 << (3 * column));
  const end = levelStart(level + 1);
  for (let parent = levelStart(level); parent < end; parent++) {
    if (load<u32>(KEYS + (parent << 2)) == key) return parent;
  }
  return -1;
}

/** The rank on the waste, of those at the parent, from which `rank` is first played at `layer`; or -1. */
function rankBefore(parent: i32, rank: i32, layer: i32, level: i32): i32 {
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
