/**
 * The value table: the best final strokes of every layout, every way in, and every number of draws left.
 *
 * Filled from the empty table upwards, a vector of sixteen bytes over the draws at a time. Lane j stands
 * for 16 - j draws left; "no draws left" has no lane and lies in a byte of its own, the *tail*.
 *
 *   TABLE + code × 128 + c × 16     values with column c's last card just played
 *   TABLE + code × 128 + 7 × 16     values when the next thing must be a draw, or nothing
 *   tails + code × 8 + c, and + 7   the same with no draws left
 *
 * A value is stored + 16: an empty table with j draws made is j, `left` cards that stay are left + 16.
 * Codes are those of src/problem.ts, so that what a play leads to has a lower one.
 *
 * All layouts are filled, reachable or not: finding out which are costs more than the third it would save.
 */
import { DRAWS, HEIGHTS, MAX_COLUMNS, RANK_AT, WINDOW_DIGITS, WINDOW_RADICES } from "./memory";
import { above, below, drawCount, fits, KING, layoutCount, prepare, UNUSED_LANE } from "./problem";

export { prepare };
export const rankAtAddress: usize = RANK_AT;
export const heightsAddress: usize = HEIGHTS;
export const drawsAddress: usize = DRAWS;
export const maxColumns: i32 = MAX_COLUMNS;
export const maxDraws: i32 = 16;

/** v128 by rank: values after playing it, 255 when it is not exposed; and the same with no draws left. */
const PLAYED: usize = 8192;
const PLAYED_TAILS: usize = PLAYED + 16 * 16;
/** v128 by rank: lanes are 0 where the next draw takes the rank, 255 where not. */
const NO_DRAW: usize = PLAYED_TAILS + 16;
export const tableAddress: usize = 1 << 16;

const SLOTS_LOG: i32 = 7;
const DRAWN: usize = 7;
const NOTHING: i32 = 255;

/** The layout that is filled next, and the cards in it. */
let next: i32 = 0;
let left: i32 = 0;

/** Before the first `fill` of a position. The memory must reach to tableAddress + 136 bytes a layout. */
export function begin(): void {
  tabulateDraws();
  let radix: u32 = 1;
  for (let c = 0; c < MAX_COLUMNS; c++) {
    store<u32>(WINDOW_RADICES + (c << 2), radix);
    radix *= load<u8>(HEIGHTS + c) + 1;
    store<u8>(WINDOW_DIGITS + c, 0);
  }
  for (let rank: usize = 0; rank < 16; rank++) forget(rank);
  next = 0;
  left = 0;
}

/**
 * Fills the next `count` layouts; returns whether there are more. A host calls it many times and not once,
 * since engines swap a function for its optimised code only between calls.
 */
export function fill(count: i32): bool {
  const tails = tableAddress + ((layoutCount as usize) << SLOTS_LOG);
  const none = i8x16.splat(-1);
  const end = next + count < layoutCount ? next + count : layoutCount;
  for (let code = next; code < end; code++) {
    const place = tableAddress + ((code as usize) << SLOTS_LOG);
    const tailPlace = tails + (code << 3);
    if (code == 0) {
      fillEmpty(place, tailPlace);
    } else {
      let drawn = none;
      for (let c = 0; c < MAX_COLUMNS; c++) {
        const height = load<u8>(WINDOW_DIGITS + c) as usize;
        if (height == 0) continue;
        const rank = load<u8>(RANK_AT + 8 * c + height) as usize;
        const radix = load<u32>(WINDOW_RADICES + (c << 2)) as usize;
        const after = v128.load(place - (radix << SLOTS_LOG) + (c << 4));
        const tail = load<u8>(tailPlace - (radix << 3) + c);
        const onward = v128.shuffle<u8>(
          after, i8x16.splat(tail as i8), 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
        );
        drawn = i8x16.min_u(drawn, v128.or(onward, v128.load(NO_DRAW + (rank << 4))));
        const played = PLAYED + (rank << 4);
        v128.store(played, i8x16.min_u(v128.load(played), after));
        if (tail < load<u8>(PLAYED_TAILS + rank)) store<u8>(PLAYED_TAILS + rank, tail);
      }
      const over = left + 16;
      drawn = i8x16.min_u(leastToCome(drawn), i8x16.splat(over as i8));
      v128.store(place + (DRAWN << 4), drawn);
      store<u8>(tailPlace + DRAWN, over as u8);
      for (let c = 0; c < MAX_COLUMNS; c++) {
        const height = load<u8>(WINDOW_DIGITS + c) as usize;
        if (height == (load<u8>(HEIGHTS + c) as usize)) continue;
        const rank = load<u8>(RANK_AT + 1 + 8 * c + height) as usize;
        const lower = neighbour(LOWER, rank);
        const upper = neighbour(UPPER, rank);
        const played = i8x16.min_u(
          v128.load(PLAYED + (lower << 4)),
          v128.load(PLAYED + (upper << 4)),
        );
        v128.store(place + (c << 4), i8x16.min_u(drawn, played));
        let tail = load<u8>(PLAYED_TAILS + lower) as i32;
        if ((load<u8>(PLAYED_TAILS + upper) as i32) < tail) tail = load<u8>(PLAYED_TAILS + upper);
        if (over < tail) tail = over;
        store<u8>(tailPlace + c, tail as u8);
      }
      for (let c = 0; c < MAX_COLUMNS; c++) {
        forget(load<u8>(RANK_AT + 8 * c + load<u8>(WINDOW_DIGITS + c)));
      }
    }
    for (let c = 0; c < MAX_COLUMNS; c++) {
      const digit = load<u8>(WINDOW_DIGITS + c) as i32;
      if (digit < (load<u8>(HEIGHTS + c) as i32)) {
        store<u8>(WINDOW_DIGITS + c, (digit + 1) as u8);
        left++;
        break;
      }
      store<u8>(WINDOW_DIGITS + c, 0);
      left -= digit;
    }
  }
  next = end;
  assert(end < layoutCount || left == 0, "the digits went round");
  return end < layoutCount;
}

/** Cleared: a stroke less for every draw that is left. */
function fillEmpty(place: usize, tailPlace: usize): void {
  for (let slot = 0; slot < 8; slot++) {
    v128.store(place + (slot << 4), i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
    store<u8>(tailPlace + slot, 16);
  }
}

/** Each lane becomes the least of itself and all later ones: drawing on, as far as it pays. */
@inline
function leastToCome(values: v128): v128 {
  const none = i8x16.splat(-1);
  values = i8x16.min_u(values, v128.shuffle<u8>(
    values, none, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
  ));
  values = i8x16.min_u(values, v128.shuffle<u8>(
    values, none, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16,
  ));
  values = i8x16.min_u(values, v128.shuffle<u8>(
    values, none, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16, 16,
  ));
  return i8x16.min_u(values, v128.shuffle<u8>(
    values, none, 8, 9, 10, 11, 12, 13, 14, 15, 16, 16, 16, 16, 16, 16, 16, 16,
  ));
}

@inline
function forget(rank: usize): void {
  v128.store(PLAYED + (rank << 4), i8x16.splat(-1));
  store<u8>(PLAYED_TAILS + rank, NOTHING);
}

/** u8 by rank: the neighbours that go on it, UNUSED_LANE for none. */
const LOWER: usize = NO_DRAW + 16 * 16;
const UPPER: usize = LOWER + 16;

@inline
function neighbour(table: usize, rank: usize): usize {
  return load<u8>(table + rank) as usize;
}

function tabulateDraws(): void {
  v128.store(LOWER, below);
  v128.store(UPPER, above);
  assert(neighbour(LOWER, 0) == UNUSED_LANE);
  for (let rank = 1; rank <= KING; rank++) {
    const place = NO_DRAW + (rank << 4);
    v128.store(place, i8x16.splat(-1));
    for (let draw = 0; draw < drawCount; draw++) {
      const mask = fits(load<u8>(DRAWS + draw));
      if ((mask >> rank) & 1) store<u8>(place + (16 - drawCount) + draw, 0);
    }
  }
}
