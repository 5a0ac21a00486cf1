/**
 * The level search of src/level-search.ts, with vectors by rank in place of bytes by column. What is the same is
 * explained there; what is not:
 *
 *   - An entry is a vector (node.ts). The layer in which each rank can be played next is then the least of three
 *     vectors: the entries shifted by one rank down, and up, and the row of the next draws after the earliest
 *     entry.
 *   - Nothing is hashed: at a layout's code there is the number of the node that it may be, and that node says
 *     whether it is.
 *   - A level is worked through in batches, and a batch in short loops, one after the other, without a branch that
 *     depends on cards: what plays do its nodes have (plays.ts), and what do they lead to.
 *   - Connection is not looked at: beside windows of 8,000 layouts it cuts 3 nodes in a hundred.
 */
import { keepBest } from "./beam";
import {
  BATCH_NODES,
  BIT_COLUMNS,
  CODES,
  LEVEL_STARTS,
  MAX_COLUMNS,
  NODES,
  PLAY_BITS,
  PLAY_SCORES,
  PLAYS,
  PLAYS_LISTED,
} from "./memory";
import { entryOf, entryPlace, indexPlace, isBatchSound, leastLayer, nodeAt, placeRoot, scorePlace } from "./node";
import { findPlays, weighPlays } from "./plays";
import { cardCount, NEVER, rootKey, tabulateStock } from "./problem";
import { windowCount } from "./window";

export const COMPLETE: i32 = 0;
/** A beam that dropped nodes: what it found stands, what it did not find proves nothing. */
export const NARROWED: i32 = 1;
export const OUT_OF_NODES: i32 = 2;

/** Nodes of the last search; the fewest cards left that it reached, and the earliest layer of that. */
export let nodes: i32 = 0;
export let left: i32 = 0;
export let leftLayer: i32 = 0;

/** `width` 0 is a proof: no level is narrowed. */
export function searchLevels(allowance: i32, drawLimit: i32, width: i32, maxNodes: i32): i32 {
  if (windowCount == 2) {
    return width == 0
      ? searchBy(false, true, allowance, drawLimit, width, maxNodes)
      : searchBy(true, true, allowance, drawLimit, width, maxNodes);
  }
  return width == 0
    ? searchBy(false, false, allowance, drawLimit, width, maxNodes)
    : searchBy(true, false, allowance, drawLimit, width, maxNodes);
}

/** The columns of BIT_COLUMNS, once. */
export function tabulateBits(): void {
  for (let bits = 0; bits < 1 << MAX_COLUMNS; bits++) {
    let place = BIT_COLUMNS + (bits << 4);
    for (let rest = bits; rest != 0; rest &= rest - 1, place += 2) store<u16>(place, ctz(rest));
  }
}

@inline
function searchBy(
  isBeam: bool, hasTwoWindows: bool, allowance: i32, drawLimit: i32, width: i32, maxNodes: i32,
): i32 {
  if (isBeam) tabulateStock(drawLimit);
  setLevelStart(0, 0);
  setLevelStart(1, 1);
  store<u64>(NODES, rootNode());
  placeRoot(entryPlace(0));
  let status = COMPLETE;
  let end = 1;
  let level = 0;
  nodes = 0;
  for (; level < cardCount; level++) {
    const stop = end;
    for (let batch = levelStart(level); batch < stop; ) {
      const size = lesser(lesser(stop - batch, BATCH_NODES), maxNodes - nodes);
      if (size == 0) {
        findLeft(level);
        return OUT_OF_NODES;
      }
      if (!ASC_NO_ASSERT) assert(isBatchSound(batch, size, cardCount - level, drawLimit));
      findPlays(isBeam, hasTwoWindows, batch, size);
      if (isBeam) weighPlays(batch, size, allowance);
      end = makeChildren(isBeam, batch, listPlays(size), stop, end);
      nodes += size;
      batch += size;
    }
    if (end == stop) break;
    if (isBeam && end - stop > width) {
      status = NARROWED;
      end = keepBest(stop, end, width);
    }
    setLevelStart(level + 2, end);
  }
  findLeft(level);
  return status;
}

/** Lists the plays of a batch in PLAYS_LISTED; returns the end of the list. */
@inline
function listPlays(size: i32): usize {
  let end = PLAYS_LISTED;
  for (let at = 0; at < size; at++) {
    const bits = load<u8>(PLAY_BITS + at) as i32;
    const columns = v128.load(BIT_COLUMNS + (bits << 4));
    v128.store(end, i16x8.add(columns, i16x8.splat((at << 3) as i16)));
    end += popcnt(bits) << 1;
  }
  return end;
}

/** Makes or improves what the listed plays lead to: nodes of the level from `start` on. Returns its end. */
@inline
function makeChildren(isBeam: bool, batch: i32, listEnd: usize, start: i32, end: i32): i32 {
  for (let at = PLAYS_LISTED; at < listEnd; at += 2) {
    const play = load<u16>(at) as i32;
    const column = play & 7;
    // A card of the column is worth what its height 1 is.
    const card = (1 << (3 * column)) | ((load<u32>(CODES + 16 + (column << 7)) as u64) << 32);
    const node = nodeAt(batch + (play >> 3)) - card;
    // What is noted may be of another level or search: then there is another layout at that index, or none yet.
    const noted = start + (load<u16>(indexPlace(node)) as i32);
    const isNew = (noted >= end) | (nodeAt(noted) != node);
    // All bits when the layout is new: what lies at its place is then of another search.
    const newBits = -(isNew as i32);
    const index = noted ^ ((noted ^ end) & newBits);
    store<u16>(indexPlace(node), index - start);
    store<u64>(NODES + (index << 3), node);
    const playPlace = PLAYS + ((play >> 3) << 4) + column;
    const entry = entryOf(load<u8>(playPlace), load<u8>(playPlace, 8));
    const before = v128.or(v128.load(entryPlace(index)), i32x4.splat(newBits));
    v128.store(entryPlace(index), i8x16.min_u(entry, before));
    if (isBeam) {
      const score = load<u16>(PLAY_SCORES + (play << 1)) as u32;
      const scoreBefore = (load<u16>(scorePlace(index)) as u32) | (newBits & 0xffff);
      store<u16>(scorePlace(index), score < scoreBefore ? score : scoreBefore);
    }
    end -= newBits;
  }
  return end;
}

/** Where the entry of a layout is that was reached and kept on this level, or 0. */
export function keptEntry(key: u32, level: i32): usize {
  const end = levelStart(level + 1);
  for (let at = levelStart(level); at < end; at++) {
    if ((nodeAt(at) as u32) == key) return entryPlace(at);
  }
  return 0;
}

/** The first layout of the level that has this earliest layer. */
export function keyAt(level: i32, layer: i32): u32 {
  let at = levelStart(level);
  while (leastLayer(v128.load(entryPlace(at))) != layer) at++;
  return nodeAt(at) as u32;
}

/** Of the last level that is whole. */
function findLeft(level: i32): void {
  left = cardCount - level;
  leftLayer = NEVER;
  const end = levelStart(level + 1);
  for (let at = levelStart(level); at < end; at++) {
    const entry = v128.load(entryPlace(at));
    leftLayer = lesser(leftLayer, leastLayer(entry));
  }
}

function rootNode(): u64 {
  let code: u64 = 0;
  for (let c = 0; c < MAX_COLUMNS; c++) {
    code += load<u32>(CODES + ((8 * c + ((rootKey >> (3 * c)) & 7)) << 4));
  }
  return (code << 32) | rootKey;
}

@inline
function lesser(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

function levelStart(level: i32): i32 {
  return load<u32>(LEVEL_STARTS + (level << 2));
}

function setLevelStart(level: i32, node: i32): void {
  store<u32>(LEVEL_STARTS + (level << 2), node);
}
