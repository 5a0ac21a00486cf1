/**
 * The level search of src/level-search.ts, with vectors by rank in place of bytes by column. What is the
 * same is explained there; what is not:
 *
 *   - An entry's vector holds, by rank of the last card, the earliest layer. The layer in which each rank
 *     can be played next is then the least of three vectors: the entries shifted by one rank down, and up,
 *     and the row of the next draws after the earliest entry.
 *   - The seven columns are looked at without a branch: an empty one has rank 0, which is never playable,
 *     and a play that the windows cut is overwritten by the next.
 *   - The counting bound of all plays that are left is one walk (counting-bound.ts). On the ring it would take
 *     two, which cost more than the eighth of the nodes that they save: there it is left out.
 *   - Connection is not looked at: beside windows of 8,000 layouts it cuts 3 nodes in a hundred.
 */
import { beamScore, keepBest } from "./beam";
import { boundOnPath } from "./counting-bound";
import {
  CANDIDATES,
  COUNTS,
  ENTRIES,
  EXPOSED,
  FITS,
  HASH_SLOTS,
  KEYS,
  LEVEL_STARTS,
  MAX_COLUMNS,
  MAX_NODES,
  NEXT_LAYER,
  OFFSETS,
  PLAY_COLUMNS,
  PLAY_LAYERS,
  PLAY_RANKS,
  PLAY_SLACK,
  PLAY_STUCK,
  PLAY_UNMATCHED,
  RANK_AT,
  SCORES,
  STEPS,
  TALL,
} from "./memory";
import {
  cardCount,
  king,
  KING,
  LEAST_LANE,
  NEVER,
  onAbove,
  onBelow,
  rootKey,
  tabulateStock,
  top,
  UNUSED_LANE,
  WRAP,
} from "./problem";
import { rows0, rows1, rows2, rows3, windowCount } from "./window";

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
  const isRing = king == WRAP;
  const isBeam = width != 0;
  let status = COMPLETE;
  let end = 1;
  nodes = 0;
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
      const first = i8x16.extract_lane_u(entry, LEAST_LANE as u8) as i32;
      assert(isNodeSound(node, level, drawLimit));
      v128.store(
        CANDIDATES,
        i8x16.min_u(
          i8x16.min_u(v128.swizzle(entry, onBelow), v128.swizzle(entry, onAbove)),
          v128.load(NEXT_LAYER + (first << 4)),
        ),
      );
      const s0 = key & 7;
      const s1 = 8 + ((key >> 3) & 7);
      const s2 = 16 + ((key >> 6) & 7);
      const s3 = 24 + ((key >> 9) & 7);
      const s4 = 32 + ((key >> 12) & 7);
      const s5 = 40 + ((key >> 15) & 7);
      const s6 = 48 + ((key >> 18) & 7);
      const exposed = exposedAt(s0) | exposedAt(s1) | exposedAt(s2) | exposedAt(s3) |
        exposedAt(s4) | exposedAt(s5) | exposedAt(s6);
      const offset = offsetAt(s0) + offsetAt(s1) + offsetAt(s2) + offsetAt(s3) +
        offsetAt(s4) + offsetAt(s5) + offsetAt(s6);
      let plays = tryPlay(s0, 0, exposed, offset, 0);
      plays = tryPlay(s1, 1, exposed, offset, plays);
      plays = tryPlay(s2, 2, exposed, offset, plays);
      plays = tryPlay(s3, 3, exposed, offset, plays);
      plays = tryPlay(s4, 4, exposed, offset, plays);
      plays = tryPlay(s5, 5, exposed, offset, plays);
      plays = tryPlay(s6, 6, exposed, offset, plays);
      if (plays == 0) continue;
      const lower = i8x16.add(i8x16.add(countsAt(s0), countsAt(s1)), i8x16.add(countsAt(s2), countsAt(s3)));
      const upper = i8x16.add(i8x16.add(countsAt(s4), countsAt(s5)), countsAt(s6));
      const counts = i8x16.add(lower, upper);
      if (!isRing) boundOnPath(counts);
      else store<u64>(PLAY_UNMATCHED, 0);
      const tall = isBeam
        ? tallAt(s0) + tallAt(s1) + tallAt(s2) + tallAt(s3) + tallAt(s4) + tallAt(s5) + tallAt(s6)
        : 0;
      for (let i = 0; i < plays; i++) {
        const unmatched = load<u8>(PLAY_UNMATCHED + i) as i32;
        if (unmatched > allowance) continue;
        const layer = load<u8>(PLAY_LAYERS + i) as i32;
        const shift = 3 * (load<u8>(PLAY_COLUMNS + i) as i32);
        const childKey = key - (1 << shift);
        assert(((key >> shift) & 7) != 0 && layer <= drawLimit);
        let place = hashPlace(childKey);
        let child = slotAt(place) - stamp;
        while ((child as i32) >= 0 && load<u32>(KEYS + (child << 2)) != childKey) {
          place = (place + 1) & ((1 << slotsLog) - 1);
          child = slotAt(place) - stamp;
        }
        if ((child as i32) < 0) {
          child = end++;
          store<u32>(HASH_SLOTS + (place << 2), stamp + child);
          store<u32>(KEYS + (child << 2), childKey);
          store<u16>(SCORES + (child << 1), 0xffff);
          v128.store(ENTRIES + (child << 4), i8x16.splat(-1));
          if ((end - stop) << 1 > 1 << slotsLog) growSlots(stop, end);
        }
        const childEntry = ENTRIES + (child << 4);
        lowerTo(childEntry + load<u8>(PLAY_RANKS + i), layer);
        lowerTo(childEntry + LEAST_LANE, layer);
        if (layer < least) least = layer;
        if (isBeam) {
          const slot = (shift / 3 << 3) | ((key >> shift) & 7);
          const score = beamScore(
            layer,
            unmatched,
            load<u8>(PLAY_SLACK + i),
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

/**
 * Writes one play behind the `plays` that stand, and returns how many stand then: it counts when it is
 * playable and no window cuts it. A row holds 1 + the latest layer, so that one comparison says both.
 */
@inline
function tryPlay(slot: i32, column: i32, exposed: u32, offset: u64, plays: i32): i32 {
  const rank = load<u8>(RANK_AT + slot) as usize;
  const layer = load<u8>(CANDIDATES + rank) as i32;
  const fitting = load<u32>(FITS + (rank << 2)) & (exposed | exposedAt(slot - 1));
  const lane: usize = fitting == 0 ? 0 : rank;
  const to = offset + load<u64>(STEPS + (slot << 3));
  let latest: i32;
  if (windowCount == 1) {
    latest = load<u8>(rows0 + lane + ((to as usize) << 4)) as i32;
  } else {
    latest = load<u8>(rows0 + lane + (((to as usize) & 0xffff) << 4)) as i32;
    latest = lesser(latest, load<u8>(rows1 + lane + ((((to >> 16) as usize) & 0xffff) << 4)) as i32);
    if (windowCount == 4) {
      latest = lesser(latest, load<u8>(rows2 + lane + ((((to >> 32) as usize) & 0xffff) << 4)) as i32);
      latest = lesser(latest, load<u8>(rows3 + lane + (((to >> 48) as usize) << 4)) as i32);
    }
  }
  store<u8>(PLAY_RANKS + plays, rank as u8);
  store<u8>(PLAY_LAYERS + plays, layer as u8);
  store<u8>(PLAY_STUCK + plays, fitting == 0 ? 255 : 0);
  store<u8>(PLAY_COLUMNS + plays, column as u8);
  store<u8>(PLAY_SLACK + plays, (latest - layer) as u8);
  return plays + ((latest > layer) as i32);
}

@inline
function lesser(a: i32, b: i32): i32 {
  return a < b ? a : b;
}

@inline
function exposedAt(slot: i32): u32 {
  return load<u32>(EXPOSED + (slot << 2));
}

@inline
function tallAt(slot: i32): i32 {
  return load<u32>(TALL + (slot << 2));
}

@inline
function offsetAt(slot: i32): u64 {
  return load<u64>(OFFSETS + (slot << 3));
}

@inline
function countsAt(slot: i32): v128 {
  return v128.load(COUNTS + (slot << 4));
}

@inline
function lowerTo(place: usize, layer: i32): void {
  if (layer < (load<u8>(place) as i32)) store<u8>(place, layer as u8);
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
