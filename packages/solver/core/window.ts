/**
 * The window bound, filled row by row from the empty table; src/window-bound.ts explains it. Here a layout
 * of the window has a row of 16 lanes, so that one look-up needs no more than the rank:
 *
 *   lane r   1 + latest layer with rank r on the waste, 0 for never
 *   lane 0   the same when the next thing must be a draw
 *
 * It is a little sharper than there: on a window rank on which no card from outside goes, none
 * follows at once.
 *
 * A window of all ranks is the hole itself: its row of the full layout answers the question, exactly.
 */
import {
  DRAWS,
  LANE_MASKS,
  MAX_COLUMNS,
  OFFSETS,
  RANK_AT,
  ROWS,
  SLOT_COUNT,
  STEPS,
  WINDOW_COUNTS,
  WINDOW_DIGITS,
  WINDOW_RADICES,
  WINDOW_RANKS,
} from "./memory";
import { above, below, fits, king, KING, WRAP } from "./problem";

const ALL_RANKS: u32 = 0x3ffe;

/** How many windows there are, and where the rows of each begin. */
export let windowCount: i32 = 0;
export let rows0: usize = ROWS;
export let rows1: usize = ROWS;
export let rows2: usize = ROWS;
export let rows3: usize = ROWS;

// What the windows at hand were filled for.
let filledLayouts: i32 = -1;
let filledAllowance: i32 = -1;
let filledLimit: i32 = -1;

/** Forgets the windows of the position before. */
export function clearWindows(): void {
  filledLayouts = -1;
}

/**
 * Windows of at most `maxLayouts` layouts each, from both ends of the ranks or from four points of the
 * ring; one window of all ranks when `maxLayouts` is 0.
 */
export function fillWindows(maxLayouts: i32, allowance: i32, drawLimit: i32): void {
  if (
    maxLayouts == filledLayouts && allowance == filledAllowance && drawLimit == filledLimit
  ) return;
  filledLayouts = maxLayouts;
  filledAllowance = allowance;
  filledLimit = drawLimit;
  for (let slot = 0; slot < SLOT_COUNT; slot++) store<u64>(OFFSETS + (slot << 3), 0);
  rows0 = ROWS;
  if (maxLayouts == 0) {
    windowCount = 1;
    fillWindow(ALL_RANKS, 0, rows0, allowance, drawLimit);
  } else if (king != WRAP) {
    windowCount = 2;
    rows1 = fillWindow(grow(1, 1, maxLayouts), 0, rows0, allowance, drawLimit);
    fillWindow(grow(KING, -1, maxLayouts), 1, rows1, allowance, drawLimit);
  } else {
    windowCount = 4;
    rows1 = fillWindow(grow(1, 1, maxLayouts), 0, rows0, allowance, drawLimit);
    rows2 = fillWindow(grow(4, 1, maxLayouts), 1, rows1, allowance, drawLimit);
    rows3 = fillWindow(grow(7, 1, maxLayouts), 2, rows2, allowance, drawLimit);
    fillWindow(grow(10, 1, maxLayouts), 3, rows3, allowance, drawLimit);
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const place = OFFSETS + (slot << 3);
    const step = (slot & 7) == 0 ? 0 : load<u64>(place - 8) - load<u64>(place);
    store<u64>(STEPS + (slot << 3), step);
  }
}

function grow(from: i32, step: i32, maxLayouts: i32): u32 {
  let bits: u32 = 0;
  for (let i = 0; i < KING - 1; i++) {
    const more = bits | (1 << (((from + step * i + 12) % KING) + 1));
    if (windowSize(more) > maxLayouts) break;
    bits = more;
  }
  return bits;
}

function windowSize(rankBits: u32): i32 {
  let size = 1;
  for (let c = 0; c < MAX_COLUMNS; c++) {
    let inside = 1;
    for (let slot = 8 * c + 1; slot < 8 * c + 8; slot++) {
      inside += ((rankBits & ~1) >> load<u8>(RANK_AT + slot)) & 1;
    }
    size *= inside;
  }
  return size;
}

/** Returns where the next window's rows may begin. */
function fillWindow(
  rankBits: u32,
  index: i32,
  rows: usize,
  allowance: i32,
  drawLimit: i32,
): usize {
  let size: i32 = 1;
  let outsideRanks: u32 = 0;
  let outsideFits: u32 = 0;
  for (let c = 0; c < MAX_COLUMNS; c++) {
    store<u32>(WINDOW_RADICES + (c << 2), size << 4);
    let seen = 0;
    for (let slot = 8 * c + 1; slot < 8 * c + 8; slot++) {
      const rank = load<u8>(RANK_AT + slot) as i32;
      if (rank != 0) {
        if ((rankBits >> rank) & 1) {
          store<u8>(WINDOW_RANKS + 8 * c + seen++, rank as u8);
        } else {
          outsideRanks |= 1 << rank;
          outsideFits |= fits(rank);
        }
      }
      const place = OFFSETS + (slot << 3);
      store<u64>(place, load<u64>(place) | (((seen * size) as u64) << (16 * index)));
    }
    store<u8>(WINDOW_COUNTS + c, seen as u8);
    store<u8>(WINDOW_DIGITS + c, 0);
    size *= seen + 1;
  }

  // Lanes: window ranks; ranks that go on something outside; those on which a card from outside may
  // follow at once; those on which only a draw or a window card can.
  let inside = i8x16.splat(0);
  let enterable = inside;
  let open = inside;
  let closed = v128.load(LANE_MASKS);
  for (let rank = 1; rank <= KING; rank++) {
    const lane = v128.load(LANE_MASKS + (rank << 4));
    const isInside = ((rankBits >> rank) & 1) != 0;
    if (isInside) inside = v128.or(inside, lane);
    if ((outsideFits >> rank) & 1) enterable = v128.or(enterable, lane);
    if (isInside && (fits(rank) & outsideRanks) == 0) closed = v128.or(closed, lane);
    else open = v128.or(open, lane);
  }
  // Lane j is draw j + 1, which helps when a card can follow it at layer j + 1 or later.
  const drawn = v128.load(DRAWS);
  const drawLanes = i8x16.lt_u(
    i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15),
    i8x16.splat(drawLimit as i8),
  );
  const inTime = i8x16(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17);
  const done = v128.and(v128.or(open, closed), i8x16.splat((drawLimit + 1) as i8));

  let left = 0;
  for (let p = 0; p < size; p++) {
    const row = rows + (p << 4);
    if (left <= allowance) {
      v128.store(row, done);
    } else {
      let played = i8x16.splat(0);
      for (let c = 0; c < MAX_COLUMNS; c++) {
        const height = load<u8>(WINDOW_DIGITS + c) as i32;
        if (height == 0) continue;
        const rank = load<u8>(WINDOW_RANKS - 1 + 8 * c + height) as i32;
        assert(p - (load<u32>(WINDOW_RADICES + (c << 2)) >> 4) >= 0);
        const child = v128.load(row - load<u32>(WINDOW_RADICES + (c << 2)));
        played = i8x16.max_u(played, v128.and(child, v128.load(LANE_MASKS + (rank << 4))));
      }
      const direct = i8x16.max_u(v128.swizzle(played, below), v128.swizzle(played, above));
      const onDraw = v128.and(v128.swizzle(direct, drawn), drawLanes);
      let byDraw = 32 - clz(i8x16.bitmask(i8x16.ge_u(onDraw, inTime)));
      let entered = v128.and(played, enterable);
      entered = i8x16.max_u(entered, v128.shuffle<i64>(entered, entered, 1, 0));
      entered = i8x16.max_u(entered, v128.shuffle<i32>(entered, entered, 1, 0, 3, 2));
      let value = max4(i32x4.extract_lane(entered, 0));
      // After a draw a card from outside may come first, one layer later than it could at once.
      if (value - 1 > byDraw) byDraw = value - 1;
      if (byDraw > value) value = byDraw;
      v128.store(
        row,
        i8x16.max_u(
          v128.and(direct, inside),
          v128.or(
            v128.and(i8x16.splat(value as i8), open),
            v128.and(i8x16.splat(byDraw as i8), closed),
          ),
        ),
      );
    }
    for (let c = 0; c < MAX_COLUMNS; c++) {
      const digit = load<u8>(WINDOW_DIGITS + c) as i32;
      if (digit < (load<u8>(WINDOW_COUNTS + c) as i32)) {
        store<u8>(WINDOW_DIGITS + c, (digit + 1) as u8);
        left++;
        break;
      }
      store<u8>(WINDOW_DIGITS + c, 0);
      left -= digit;
    }
  }
  assert(left == 0, "the digits went round");
  return rows + ((size as usize) << 4);
}

/** The greatest of four bytes. */
@inline
function max4(bytes: i32): i32 {
  const a = bytes & 255;
  const b = (bytes >>> 8) & 255;
  const c = (bytes >>> 16) & 255;
  const d = bytes >>> 24;
  const ab = a > b ? a : b;
  const cd = c > d ? c : d;
  return ab > cd ? ab : cd;
}
