/** The tables of one position, made from the bytes that the host wrote. */
import {
  BURIED,
  CARDS,
  CODES,
  DRAWS,
  FITS,
  HEIGHTS,
  LANE_MASKS,
  MAX_COLUMNS,
  NEXT_LAYER,
  OTHER_LANES,
  RANK_AT,
  SHOWN,
  SLOT_COUNT,
  STOCK_COUNTS,
} from "./memory";

export const STOP: i32 = 0;
export const QUEEN: i32 = 1;
export const WRAP: i32 = 2;
export const KING: i32 = 13;
export const NEVER: i32 = 255;
/** What an exposed card adds to its rank's lane of CARDS; below it are the cards. */
const EXPOSED_UNIT: i32 = 16;
/** In SHOWN, added to the rank: the card below goes on the exposed one. */
const UNDER_FITS: i32 = 128;
/** A lane of an entry that no rank uses and that always holds 255; one that holds the least of all. */
export const UNUSED_LANE: i32 = 15;
export const LEAST_LANE: i32 = 14;

/** What a tall column costs in a beam's score, times its height squared. */
const TALL_WEIGHT: i32 = 5;

export let king: i32 = STOP;
export let top: i32 = 0;
export let drawCount: i32 = 0;
export let rootKey: u32 = 0;
export let cardCount: i32 = 0;
export let layoutCount: i32 = 0;

// Lane r of these holds a neighbour of r: for a swizzle that brings each rank its neighbours' values.
/** The ranks that r goes on. */
export let onBelow: v128 = i8x16.splat(0);
export let onAbove: v128 = i8x16.splat(0);
/** The ranks that go on r. */
export let below: v128 = i8x16.splat(0);
export let above: v128 = i8x16.splat(0);

/** `kingRule`: 0 stop, 1 queen, 2 wrap. `topRank`: the rank on the waste, 0 when anything fits. */
export function prepare(kingRule: i32, topRank: i32, draws: i32): void {
  king = kingRule;
  top = topRank;
  drawCount = draws;
  tabulateFits();
  tabulateColumns();
  tabulateNextLayers();
}

export function fits(rank: i32): u32 {
  return load<u32>(FITS + ((rank as usize) << 2));
}

function fitBits(rank: i32): u32 {
  if (rank == KING) return king == STOP ? 0 : king == QUEEN ? 1 << 12 : (1 << 12) | 2;
  if (rank == 1) return king == WRAP ? (1 << 2) | (1 << KING) : 1 << 2;
  return rank == 0 ? 0x3ffe : (1 << (rank - 1)) | (1 << (rank + 1));
}

function tabulateFits(): void {
  for (let rank = 0; rank <= KING; rank++) {
    store<u32>(FITS + ((rank as usize) << 2), fitBits(rank));
    v128.store(LANE_MASKS + ((rank as usize) << 4), i8x16.splat(0));
    store<u8>(LANE_MASKS + ((rank as usize) << 4) + rank, 255);
    const others = OTHER_LANES + ((rank as usize) << 4);
    v128.store(others, i8x16.splat(-1));
    store<u8>(others + rank, 0);
    store<u8>(others + LEAST_LANE, 0);
  }
  // Scratch: four vectors, lane by lane.
  const scratch = NEXT_LAYER;
  for (let rank = 0; rank < 16; rank++) {
    const isRank = rank >= 1 && rank <= KING;
    const lower = rank > 1 ? rank - 1 : KING;
    const upper = rank < KING ? rank + 1 : 1;
    const place = scratch + rank;
    store<u8>(place, isRank && goes(rank, lower) ? lower : UNUSED_LANE);
    store<u8>(place + 16, isRank && goes(rank, upper) ? upper : UNUSED_LANE);
    store<u8>(place + 32, isRank && goes(lower, rank) ? lower : UNUSED_LANE);
    store<u8>(place + 48, isRank && goes(upper, rank) ? upper : UNUSED_LANE);
  }
  onBelow = v128.load(scratch);
  onAbove = v128.load(scratch + 16);
  below = v128.load(scratch + 32);
  above = v128.load(scratch + 48);
}

/** Does `rank` go on `on`? */
function goes(rank: i32, on: i32): bool {
  return ((fits(on) >> rank) & 1) != 0;
}

function tabulateColumns(): void {
  rootKey = 0;
  cardCount = 0;
  layoutCount = 1;
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const height = slot & 7;
    const rank = height == 0 ? 0 : (load<u8>(RANK_AT + slot) as i32);
    const under = height == 0 ? 0 : (load<u8>(RANK_AT + slot - 1) as i32);
    const place = slot << 4;
    store<u8>(RANK_AT + slot, rank as u8);
    const buried = BURIED + place;
    v128.store(buried, i8x16.splat(0));
    v128.store(SHOWN + place, i8x16.splat(0));
    v128.store(CARDS + place, height == 0 ? i8x16.splat(0) : v128.load(CARDS + place - 16));
    if (rank == 0) continue;
    store<u8>(buried + (slot >> 3), under);
    store<u8>(buried + 7 + (slot >> 3), TALL_WEIGHT * (2 * height - 1));
    store<u16>(buried, TALL_WEIGHT * height * height, 14);
    const underFits = under != 0 && goes(under, rank);
    store<u8>(SHOWN + place + (slot >> 3), rank | (underFits ? UNDER_FITS : 0));
    store<u8>(SHOWN + place + 8 + (slot >> 3), rank | (underFits ? UNDER_FITS : 0));
    if (under != 0) addTo(CARDS + place + under, -EXPOSED_UNIT);
    addTo(CARDS + place + rank, EXPOSED_UNIT + 1);
  }
  for (let c = 0; c < MAX_COLUMNS; c++) {
    const height = load<u8>(HEIGHTS + c) as i32;
    for (let h = 0; h <= height; h++) store<u32>(CODES + ((8 * c + h) << 4), (h * layoutCount) << 1);
    rootKey |= height << (3 * c);
    cardCount += height;
    layoutCount *= height + 1;
  }
}

function addTo(place: usize, count: i32): void {
  store<u8>(place, ((load<u8>(place) as i32) + count) as u8);
}

function tabulateNextLayers(): void {
  v128.store(NEXT_LAYER + (drawCount << 4), i8x16.splat(-1));
  for (let layer = drawCount - 1; layer >= 0; layer--) {
    const place = NEXT_LAYER + (layer << 4);
    v128.store(place, v128.load(place + 16));
    const mask = fits(load<u8>(DRAWS + layer));
    for (let rank = 1; rank <= KING; rank++) {
      if ((mask >> rank) & 1) store<u8>(place + rank, (layer + 1) as u8);
    }
  }
}

/** Suppliers still to come, when draws end at `drawLimit`. */
export function tabulateStock(drawLimit: i32): void {
  for (let rank = 1; rank <= KING; rank++) {
    const place = STOCK_COUNTS + (rank << 4);
    v128.store(place, i8x16.splat(0));
    if (rank == KING && king == STOP) continue;
    let count = 0;
    for (let layer = drawLimit - 1; layer >= 0; layer--) {
      if ((load<u8>(DRAWS + layer) as i32) == rank) count++;
      store<u8>(place + layer, count as u8);
    }
  }
}
