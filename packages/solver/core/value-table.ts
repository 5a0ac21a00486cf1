/**
 * The value table: for every layout and every number of draws left, the best final strokes when the next thing
 * must be a draw, or nothing. With no draws left that is nothing, and not stored.
 *
 *   tableAddress + code × 16     v128: lane j with 16 - j draws left
 *
 * A value is stored + 16: an empty table with j draws made is j, `left` cards that stay are left + 16.
 * Codes are those of src/problem.ts, so that what a play leads to has a lower one, and the table is filled
 * from the empty layout upwards.
 *
 * What a card's play is worth is not kept, for only one layout asks for it here: the one with that card still
 * on its column. It waits in a *cell* meanwhile. Column c has a cell for each layout of the columns before it,
 * 0.9 MB in all for the classic hole; each layout takes from its cell of every column what playing the column's
 * last card is worth, and leaves in its place what playing the card above would be.
 *
 *   cell     v128: lane j with 15 - j draws left, which is what a draw before the play leaves of 16 - j
 *
 * For a position with a card on the waste src/after-play.ts tries the plays that may come before the next draw.
 *
 * All layouts are filled, reachable or not: finding out which are costs more than the third it would save.
 */
import { countOn, sumOf } from "./count-on";
import { DRAWS, HEIGHTS, MAX_COLUMNS, PROBLEM_END, RANK_AT } from "./memory";
import { above, below, drawCount, fits, KING, layoutCount, prepare, UNUSED_LANE } from "./problem";

export { prepare };
export const rankAtAddress: usize = RANK_AT;
export const heightsAddress: usize = HEIGHTS;
export const drawsAddress: usize = DRAWS;
export const maxColumns: i32 = MAX_COLUMNS;
export const maxDraws: i32 = 16;

/** v128 by rank: what playing an exposed card of it is worth, as in a cell; 255 when none is exposed. */
const PLAYED: usize = PROBLEM_END;
/** v128 by rank: lanes are 0 where the next draw takes the rank, 255 where not. */
const NO_DRAW: usize = PLAYED + 16 * 16;
/** u8 by rank: the neighbours that go on it, UNUSED_LANE for none. */
const LOWER: usize = NO_DRAW + 16 * 16;
const UPPER: usize = LOWER + 16;
/** u32 by column: where its first cell lies, and the one of the layout that is filled next. */
const FIRST_CELL: usize = UPPER + 16;
const CELL: usize = FIRST_CELL + 32;
/** u8 by column: its height in the layout that is filled next. */
const HEIGHT: usize = CELL + 32;
export const tableAddress: usize = 1 << 16;

/** The layout that is filled next, and the cards in it. */
let next: i32 = 0;
let left: i32 = 0;

/**
 * Before the first `fill` of a position. The memory must reach to tableAddress + 32 bytes a layout: the table,
 * and not more cells than layouts, since a column with cards has at most half as many as the next such one.
 */
export function begin(): void {
  tabulateDraws();
  let cells = tableAddress + ((layoutCount as usize) << 4);
  let radix: usize = 1;
  for (let c = 0; c < MAX_COLUMNS; c++) {
    store<u32>(FIRST_CELL + (c << 2), cells as u32);
    store<u32>(CELL + (c << 2), cells as u32);
    store<u8>(HEIGHT + c, 0);
    const height = load<u8>(HEIGHTS + c) as usize;
    if (height == 0) continue;
    cells += radix << 4;
    radix *= height + 1;
  }
  assert(cells <= tableAddress + ((layoutCount as usize) << 5));
  for (let rank: usize = 0; rank < 16; rank++) forget(rank);
  next = 0;
  left = 0;
}

/**
 * Fills the next `count` layouts; returns whether there are more. A host calls it many times and not once,
 * since engines swap a function for its optimised code only between calls.
 */
export function fill(count: i32): bool {
  const none = i8x16.splat(-1);
  const cleared = i8x16(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  const end = next + count < layoutCount ? next + count : layoutCount;
  for (let code = next; code < end; code++) {
    let drawn = none;
    for (let c = 0; c < MAX_COLUMNS; c++) {
      const height = load<u8>(HEIGHT + c) as usize;
      if (height == 0) continue;
      const rank = load<u8>(RANK_AT + 8 * c + height) as usize;
      const after = v128.load(load<u32>(CELL + (c << 2)));
      drawn = i8x16.min_u(drawn, v128.or(after, v128.load(NO_DRAW + (rank << 4))));
      const played = PLAYED + (rank << 4);
      v128.store(played, i8x16.min_u(v128.load(played), after));
    }
    const over = i8x16.splat((left + 16) as i8);
    drawn = i8x16.min_u(leastToCome(drawn), left == 0 ? cleared : over);
    v128.store(tableAddress + ((code as usize) << 4), drawn);
    // The same by the lanes of a cell, the last of which has no draws left.
    const stays = v128.shuffle<u8>(
      drawn, over, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16,
    );
    for (let c = 0; c < MAX_COLUMNS; c++) {
      const height = load<u8>(HEIGHT + c) as usize;
      if (height == (load<u8>(HEIGHTS + c) as usize)) continue;
      const rank = load<u8>(RANK_AT + 1 + 8 * c + height) as usize;
      const played = i8x16.min_u(
        v128.load(PLAYED + (neighbour(LOWER, rank) << 4)),
        v128.load(PLAYED + (neighbour(UPPER, rank) << 4)),
      );
      v128.store(load<u32>(CELL + (c << 2)), i8x16.min_u(stays, played));
    }
    for (let c = 0; c < MAX_COLUMNS; c++) {
      forget(load<u8>(RANK_AT + 8 * c + load<u8>(HEIGHT + c)));
    }
    advance();
  }
  next = end;
  assert(end < layoutCount || left == 0, "the heights went round");
  return end < layoutCount;
}

/** To the heights and the cells of the next layout; after the last one to those of the first. */
@inline
function advance(): void {
  const up = countOn(HEIGHT, HEIGHTS, 0);
  left += (up < MAX_COLUMNS ? 1 : 0) - sumOf(HEIGHTS, 0, up);
  for (let c = 0; c < MAX_COLUMNS; c++) {
    const place = CELL + (c << 2);
    store<u32>(place, c <= up ? load<u32>(FIRST_CELL + (c << 2)) : load<u32>(place) + 16);
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
}

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
