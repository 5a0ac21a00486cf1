/**
 * The level search of src/level-search.ts, with vectors by rank in place of bytes by column. What is the
 * same is explained there; what is not:
 *
 *   - An entry's vector holds, by rank of the last card, the earliest layer. The layer in which each rank
 *     can be played next is then the least of three vectors: the entries shifted by one rank down, and up,
 *     and the row of the next draws after the earliest entry.
 *   - The seven columns are looked at without a branch (plays.ts).
 *   - Connection is not looked at: beside windows of 8,000 layouts it cuts 3 nodes in a hundred.
 */
import { beamScore, keepBest } from "./beam";
import {
  ENTRIES,
  EXPOSED,
  HASH_SLOTS,
  KEYS,
  LEVEL_STARTS,
  MAX_COLUMNS,
  MAX_NODES,
  OTHER_LANES,
  PLAY_LAYERS,
  PLAY_RANKS,
  PLAY_SLACK,
  PLAY_UNMATCHED,
  SCORES,
  TALL,
} from "./memory";
import { findPlays } from "./plays";
import { cardCount, KING, LEAST_LANE, NEVER, rootKey, tabulateStock, top, UNUSED_LANE } from "./problem";
import { windowCount } from "./window";

export const COMPLETE: i32 = 0;
/** A beam that dropped nodes: what it found stands, what it did not find proves nothing. */
export const NARROWED: i32 = 1;
export const OUT_OF_NODES: i32 = 2;
export const RAN_AWAY: i32 = 3;

const FIRST_SLOTS_LOG: i32 = 12;
const MAX_STAMP: u32 = 1 << 30;

/** Nodes of the last search; the fewest cards left that it reached, and the earliest layer of that. */
export let nodes: i32 = 0;
export let left: i32 = 0;
export let leftLayer: i32 = 0;

/** What lies below it in the hash table is free. */
let stamp: u32 = 1;
let slotsLog: i32 = FIRST_SLOTS_LOG;

/** `width` 0 is a proof: no level is narrowed. */
export function searchLevels(allowance: i32, drawLimit: i32, width: i32, maxNodes: i32): i32 {
  tabulateStock(drawLimit);
  placeRoot();
  if (slotsLog != FIRST_SLOTS_LOG || stamp > MAX_STAMP) resizeSlots(FIRST_SLOTS_LOG);
  const hasTwoWindows = windowCount == 2;
  const isBeam = width != 0;
  let status = COMPLETE;
  let end = 1;
  nodes = 0;
  // Where no play is counted, none is unmatched.
  v128.store(PLAY_UNMATCHED, i8x16.splat(0));
  left = cardCount;
  leftLayer = 0;
  for (let level = 0; level < cardCount; level++) {
    const start = levelStart(level);
    const stop = end;
    let least = NEVER;
    for (let node = start; node < stop; node++) {
      if (nodes >= maxNodes) return OUT_OF_NODES;
      if (end + MAX_COLUMNS > MAX_NODES) return RAN_AWAY;
      nodes++;
      const key = load<u32>(KEYS + (node << 2));
      const entry = v128.load(ENTRIES + (node << 4));
      assert(isNodeSound(node, level, drawLimit));
      let plays = hasTwoWindows
        ? findPlays(key, entry, allowance, true)
        : findPlays(key, entry, allowance, false);
      if (plays == 0) continue;
      const tall = isBeam ? tallOf(key) : 0;
      const exposed = isBeam ? exposedBy(key) : 0;
      for (; plays != 0; plays &= plays - 1) {
        const column = ctz(plays);
        const layer = load<u8>(PLAY_LAYERS + column) as i32;
        const childKey = key - (1 << (3 * column));
        assert(((key >> (3 * column)) & 7) != 0 && layer <= drawLimit);
        let place = hashPlace(childKey);
        let child = slotAt(place) - stamp;
        while ((child as i32) >= 0 && load<u32>(KEYS + (child << 2)) != childKey) {
          place = (place + 1) & ((1 << slotsLog) - 1);
          child = slotAt(place) - stamp;
        }
        // The layer in the lanes of the rank and of the least, no layer in all others.
        const others = OTHER_LANES + ((load<u8>(PLAY_RANKS + column) as usize) << 4);
        let lanes = v128.or(v128.load(others), i8x16.splat(layer as i8));
        if ((child as i32) < 0) {
          child = end++;
          store<u32>(HASH_SLOTS + (place << 2), stamp + child);
          store<u32>(KEYS + (child << 2), childKey);
          if (isBeam) store<u16>(SCORES + (child << 1), 0xffff);
          if ((end - stop) << 1 > 1 << slotsLog) growSlots(stop, end);
        } else {
          lanes = i8x16.min_u(lanes, v128.load(ENTRIES + (child << 4)));
        }
        v128.store(ENTRIES + (child << 4), lanes);
        least = lesser(least, layer);
        if (isBeam) {
          const slot = (column << 3) | ((key >> (3 * column)) & 7);
          const score = beamScore(
            layer,
            load<u8>(PLAY_UNMATCHED + column),
            load<u8>(PLAY_SLACK + column),
            tall - tallAt(slot) + tallAt(slot - 1),
            exposed | exposedAt(slot - 1),
          );
          if (score < (load<u16>(SCORES + (child << 1)) as i32)) store<u16>(SCORES + (child << 1), score);
        }
      }
    }
    if (end == stop) break;
    stamp += end + 1;
    left = cardCount - level - 1;
    leftLayer = least;
    if (isBeam && end - stop > width) {
      status = NARROWED;
      end = keepBest(stop, end, width);
      leftLayer = leastLayer(stop, end);
    }
    setLevelStart(level + 2, end);
  }
  return status;
}

function placeRoot(): void {
  setLevelStart(0, 0);
  setLevelStart(1, 1);
  store<u32>(KEYS, rootKey);
  // When anything fits, it is as if every rank lay on the waste.
  v128.store(ENTRIES, i8x16.splat(top == 0 ? 0 : -1));
  store<u8>(ENTRIES + UNUSED_LANE, NEVER);
  store<u8>(ENTRIES + top, 0);
  store<u8>(ENTRIES + LEAST_LANE, 0);
}

@inline
function lesser(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

@inline
function exposedAt(slot: i32): u32 {
  return load<u32>(EXPOSED + (slot << 4));
}

@inline
function tallAt(slot: i32): i32 {
  return load<u32>(TALL + (slot << 4));
}

function exposedBy(key: u32): u32 {
  let exposed: u32 = 0;
  for (let c = 0; c < MAX_COLUMNS; c++) exposed |= exposedAt((c << 3) | ((key >> (3 * c)) & 7));
  return exposed;
}

function tallOf(key: u32): i32 {
  let tall = 0;
  for (let c = 0; c < MAX_COLUMNS; c++) tall += tallAt((c << 3) | ((key >> (3 * c)) & 7));
  return tall;
}

export function levelStart(level: i32): i32 {
  return load<u32>(LEVEL_STARTS + (level << 2));
}

function setLevelStart(level: i32, node: i32): void {
  store<u32>(LEVEL_STARTS + (level << 2), node);
}

function leastLayer(start: i32, end: i32): i32 {
  let least = NEVER;
  for (let node = start; node < end; node++) {
    least = lesser(least, load<u8>(ENTRIES + (node << 4) + LEAST_LANE) as i32);
  }
  return least;
}

/** For the debug build: as many cards as the level says, layers in time, and the least of them noted. */
function isNodeSound(node: i32, level: i32, drawLimit: i32): bool {
  let cards = 0;
  for (let key = load<u32>(KEYS + (node << 2)); key != 0; key >>= 3) cards += key & 7;
  let least = NEVER;
  for (let rank = 0; rank <= KING; rank++) {
    const layer = load<u8>(ENTRIES + (node << 4) + rank) as i32;
    if (layer != NEVER && layer > drawLimit) return false;
    least = lesser(least, layer);
  }
  const noted = load<u8>(ENTRIES + (node << 4) + LEAST_LANE) as i32;
  return cards == cardCount - level && least == noted && least != NEVER &&
    load<u8>(ENTRIES + (node << 4) + UNUSED_LANE) == NEVER;
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
