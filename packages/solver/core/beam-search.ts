/**
 * The beam: the level search of src/level-search.ts, with vectors by rank in place of bytes by column, that keeps
 * the best nodes of each level only. What is the same is explained there; what is not:
 *
 *   - An entry is a vector (node.ts). The layer in which each rank can be played next is then the least of three
 *     vectors: the entries shifted by one rank down, and up, and the row of the next draws after the earliest
 *     entry.
 *   - The seven columns are looked at without a branch (plays.ts).
 *   - Connection is not looked at: beside windows of 8,000 layouts it cuts 3 nodes in a hundred.
 *   - On the ring the counting bound would take two walks, which cost more than the eighth of the nodes that
 *     they save: there it is left out.
 */
import { keepBest, scorePlays } from "./beam";
import { countUnmatched } from "./counting-bound";
import {
  BURIED,
  CARDS,
  ENTRIES,
  HASH_SLOTS,
  KEYS,
  LEVEL_STARTS,
  MAX_COLUMNS,
  MAX_NODES,
  PLACES,
  PLAY_LAYERS,
  PLAY_OPEN,
  PLAY_RANKS,
  PLAY_SCORES,
  PLAY_SLACK,
  SCORES,
} from "./memory";
import { entryOf, isNodeSound, leastLayer, placeRoot } from "./node";
import { COMPLETE, NARROWED, OUT_OF_NODES, RAN_AWAY, report } from "./outcome";
import { CARD_BITS, exposedRanks, findPlays } from "./plays";
import { cardCount, king, NEVER, rootKey, tabulateStock, WRAP } from "./problem";
import { rows1, rows2, rows3, windowCount } from "./window";

const FIRST_SLOTS_LOG: i32 = 12;
const MAX_STAMP: u32 = 1 << 30;

/** What lies below it in the hash table is free. */
let stamp: u32 = 1;
let slotsLog: i32 = FIRST_SLOTS_LOG;

/** Keeps `width` nodes of each level. */
export function searchBeam(allowance: i32, drawLimit: i32, width: i32, maxNodes: i32): i32 {
  tabulateStock(drawLimit);
  return windowCount == 2
    ? searchBy(true, allowance, drawLimit, width, maxNodes)
    : searchBy(false, allowance, drawLimit, width, maxNodes);
}

/** Where the entry of a layout is that was kept on this level, or 0. */
export function keptEntry(key: u32, level: i32): usize {
  const end = levelStart(level + 1);
  for (let node = levelStart(level); node < end; node++) {
    if (load<u32>(KEYS + (node << 2)) == key) return ENTRIES + (node << 4);
  }
  return 0;
}

@inline
function searchBy(
  hasTwoWindows: bool, allowance: i32, drawLimit: i32, width: i32, maxNodes: i32,
): i32 {
  const lastRows1 = rows1;
  const lastRows2 = rows2;
  const lastRows3 = rows3;
  setLevelStart(0, 0);
  setLevelStart(1, 1);
  store<u32>(KEYS, rootKey);
  placeRoot(ENTRIES);
  if (slotsLog != FIRST_SLOTS_LOG || stamp > MAX_STAMP) resizeSlots(FIRST_SLOTS_LOG);
  let status = COMPLETE;
  let nodes = 0;
  let end = 1;
  let level = 0;
  for (; level < cardCount; level++) {
    const start = levelStart(level);
    const stop = end;
    for (let node = start; node < stop; node++) {
      if (nodes >= maxNodes || end + MAX_COLUMNS > MAX_NODES) {
        reportLevel(nodes, level);
        return nodes >= maxNodes ? OUT_OF_NODES : RAN_AWAY;
      }
      nodes++;
      const key = load<u32>(KEYS + (node << 2));
      const entry = v128.load(ENTRIES + (node << 4));
      assert(isNodeSound(key, ENTRIES + (node << 4), cardCount - level, drawLimit));
      const h0: usize = (key << 4) & 0x70;
      const h1: usize = (key << 1) & 0x70;
      const h2: usize = (key >> 2) & 0x70;
      const h3: usize = (key >> 5) & 0x70;
      const h4: usize = (key >> 8) & 0x70;
      const h5: usize = (key >> 11) & 0x70;
      const h6: usize = (key >> 14) & 0x70;
      const cards = addUp(CARDS, h0, h1, h2, h3, h4, h5, h6);
      let plays = findPlays(
        h0, h1, h2, h3, h4, h5, h6, addUp(PLACES, h0, h1, h2, h3, h4, h5, h6), cards, entry,
        hasTwoWindows, lastRows1, lastRows2, lastRows3,
      );
      if (plays == 0) continue;
      const layers = v128.load(PLAY_LAYERS);
      let unmatched = i8x16.splat(0);
      if (king != WRAP) {
        const counts = v128.and(cards, i8x16.splat(CARD_BITS));
        unmatched = countUnmatched(counts, v128.load(PLAY_RANKS), layers, v128.not(v128.load(PLAY_OPEN)));
        plays &= i8x16.bitmask(i8x16.le_u(unmatched, i8x16.splat(allowance as i8)));
      }
      const buried = addUp(BURIED, h0, h1, h2, h3, h4, h5, h6);
      v128.store(PLAY_SCORES, scorePlays(buried, exposedRanks(cards), layers, v128.load(PLAY_SLACK), unmatched));
      for (; plays != 0; plays &= plays - 1) {
        const column = ctz(plays);
        const childKey = key - (1 << (3 * column));
        const score = load<u16>(PLAY_SCORES + (column << 1));
        let place = hashPlace(childKey);
        let child = slotAt(place) - stamp;
        while ((child as i32) >= 0 && load<u32>(KEYS + (child << 2)) != childKey) {
          place = (place + 1) & ((1 << slotsLog) - 1);
          child = slotAt(place) - stamp;
        }
        let lanes = entryOf(load<u8>(PLAY_RANKS + column), load<u8>(PLAY_LAYERS + column));
        if ((child as i32) < 0) {
          child = end++;
          store<u32>(HASH_SLOTS + (place << 2), stamp + child);
          store<u32>(KEYS + (child << 2), childKey);
          store<u16>(SCORES + (child << 1), score);
          if ((end - stop) << 1 > 1 << slotsLog) growSlots(stop, end);
        } else {
          lanes = i8x16.min_u(lanes, v128.load(ENTRIES + (child << 4)));
          if (score < load<u16>(SCORES + (child << 1))) store<u16>(SCORES + (child << 1), score);
        }
        v128.store(ENTRIES + (child << 4), lanes);
      }
    }
    if (end == stop) break;
    stamp += end + 1;
    if (end - stop > width) {
      status = NARROWED;
      end = keepBest(stop, end, width);
    }
    setLevelStart(level + 2, end);
  }
  reportLevel(nodes, level);
  return status;
}

/** What was found, when the levels up to this one are whole: on the last, the node of the earliest layer. */
function reportLevel(nodes: i32, level: i32): void {
  const end = levelStart(level + 1);
  let least = NEVER;
  let key: u32 = 0;
  for (let node = levelStart(level); node < end; node++) {
    const layer = leastLayer(v128.load(ENTRIES + (node << 4)));
    if (layer >= least) continue;
    least = layer;
    key = load<u32>(KEYS + (node << 2));
  }
  report(nodes, cardCount - level, least, key);
}

/** A table by slot, v128 a slot. No lane carries over: each byte is of one column, or has room for all. */
@inline
function addUp(
  table: usize, h0: usize, h1: usize, h2: usize, h3: usize, h4: usize, h5: usize, h6: usize,
): v128 {
  const sum01 = i64x2.add(v128.load(table + h0), v128.load(table + h1 + 128));
  const sum23 = i64x2.add(v128.load(table + h2 + 256), v128.load(table + h3 + 384));
  const sum45 = i64x2.add(v128.load(table + h4 + 512), v128.load(table + h5 + 640));
  return i64x2.add(i64x2.add(sum01, sum23), i64x2.add(sum45, v128.load(table + h6 + 768)));
}

function levelStart(level: i32): i32 {
  return load<u32>(LEVEL_STARTS + (level << 2));
}

function setLevelStart(level: i32, node: i32): void {
  store<u32>(LEVEL_STARTS + (level << 2), node);
}

/** Fibonacci hashing: the golden ratio's bits spread neighbouring keys. */
@inline
function hashPlace(key: u32): i32 {
  return (key * 2654435769) >>> (32 - slotsLog);
}

@inline
function slotAt(place: i32): u32 {
  return load<u32>(HASH_SLOTS + (place << 2));
}

function resizeSlots(log: i32): void {
  slotsLog = log;
  memory.fill(HASH_SLOTS, 0, 4 << log);
  stamp = 1;
}

/** Twice the slots, and the nodes from `start` to `end` in them. */
function growSlots(start: i32, end: i32): void {
  resizeSlots(slotsLog + 1);
  for (let node = start; node < end; node++) {
    let place = hashPlace(load<u32>(KEYS + (node << 2)));
    while (slotAt(place) != 0) place = (place + 1) & ((1 << slotsLog) - 1);
    store<u32>(HASH_SLOTS + (place << 2), stamp + node);
  }
}
