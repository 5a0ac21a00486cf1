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
 * Lanes of ranks that no card of the hole has may hold anything: nothing looks at them.
 */
import { countOn, sumOf } from "./count-on";
import {
  BLOCK_COLUMNS,
  BLOCK_MASKS,
  BLOCK_PLACES,
  DRAWS,
  LANE_MASKS,
  MAX_COLUMNS,
  MAX_WINDOW_LAYOUTS,
  PLACES,
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

export let windowCount: i32 = 0;

// What the windows at hand were filled for.
let filledLayouts: i32 = -1;
let filledAllowance: i32 = -1;
let filledLimit: i32 = -1;

/** Forgets the windows of the position before. */
export function clearWindows(): void {
  filledLayouts = -1;
}

/**
 * Windows of at most `maxLayouts` layouts each, from both ends of the ranks or from four points of the ring.
 */
export function fillWindows(maxLayouts: i32, allowance: i32, drawLimit: i32): void {
  if (
    maxLayouts == filledLayouts && allowance == filledAllowance && drawLimit == filledLimit
  ) return;
  assert(maxLayouts <= MAX_WINDOW_LAYOUTS);
  filledLayouts = maxLayouts;
  filledAllowance = allowance;
  filledLimit = drawLimit;
  windowCount = king == WRAP ? 4 : 2;
  let rows = ROWS;
  for (let index = 0; index < windowCount; index++) {
    rows = fillWindow(ranksOf(index, maxLayouts), index, rows, allowance, drawLimit);
  }
  for (let slot = 0; slot < SLOT_COUNT; slot++) {
    const place = PLACES + (slot << 4);
    const step = (slot & 7) == 0 ? i32x4.splat(0) : i32x4.sub(v128.load(place - 16), v128.load(place));
    v128.store(STEPS + (slot << 4), step);
  }
}

/** The window's ranks, as bits. */
function ranksOf(index: i32, maxLayouts: i32): u32 {
  if (king == WRAP) return grow(1 + 3 * index, 1, maxLayouts);
  return index == 0 ? grow(1, 1, maxLayouts) : grow(KING, -1, maxLayouts);
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

/** Writes where each layout's row is, from `rows` on; returns the ranks of the cards outside it, as bits. */
function measureWindow(rankBits: u32, index: i32, rows: usize): u32 {
  let size: i32 = 1;
  let outsideRanks: u32 = 0;
  for (let c = 0; c < MAX_COLUMNS; c++) {
    store<u32>(WINDOW_RADICES + (c << 2), size << 4);
    let seen = 0;
    let place = c == 0 ? rows : 0;
    for (let slot = 8 * c; slot < 8 * c + 8; slot++) {
      const rank = load<u8>(RANK_AT + slot) as i32;
      if (rank != 0) {
        if ((rankBits >> rank) & 1) {
          store<u8>(WINDOW_RANKS + 8 * c + ++seen, rank as u8);
          place += size << 4;
        } else {
          outsideRanks |= 1 << rank;
        }
      }
      store<u32>(PLACES + (slot << 4) + (index << 2), place);
    }
    store<u8>(WINDOW_COUNTS + c, seen as u8);
    store<u8>(WINDOW_DIGITS + c, 0);
    size *= seen + 1;
  }
  return outsideRanks;
}

/**
 * The layouts of the first columns, the block, from the empty one on by cards left: a layout's children come
 * before it, and not right before it, so that the processor works on several at a time. Returns how many.
 */
function orderBlock(): i32 {
  const count0 = load<u8>(WINDOW_COUNTS) as i32;
  const count1 = load<u8>(WINDOW_COUNTS + 1) as i32;
  const count2 = load<u8>(WINDOW_COUNTS + 2) as i32;
  let size = 0;
  for (let left = 0; left <= count0 + count1 + count2; left++) {
    for (let digit2 = 0; digit2 <= count2; digit2++) {
      for (let digit1 = 0; digit1 <= count1; digit1++) {
        const digit0 = left - digit1 - digit2;
        if (digit0 < 0 || digit0 > count0) continue;
        const place = digit0 + (count0 + 1) * (digit1 + (count1 + 1) * digit2);
        store<u32>(BLOCK_PLACES + (size << 2), (left << 16) | (place << 4));
        const masks = BLOCK_MASKS + 48 * size;
        v128.store(masks, cardMask(0, digit0));
        v128.store(masks, cardMask(1, digit1), 16);
        v128.store(masks, cardMask(2, digit2), 32);
        size++;
      }
    }
  }
  return size;
}

/** The lane of the card that column `c` exposes; none for an empty one. */
@inline
function cardMask(c: i32, digit: i32): v128 {
  const mask = v128.load(LANE_MASKS + ((load<u8>(WINDOW_RANKS + 8 * c + digit) as usize) << 4));
  return digit == 0 ? i8x16.splat(0) : mask;
}

@inline
function childMask(c: i32): v128 {
  return cardMask(c, load<u8>(WINDOW_DIGITS + c));
}

/** From a row to the child's, which is before it; an empty column has none, and its mask is nothing. */
@inline
function childStep(c: i32): usize {
  return load<u8>(WINDOW_DIGITS + c) == 0 ? 0 : stepOf(c);
}

@inline
function stepOf(c: i32): usize {
  return 0 - load<u32>(WINDOW_RADICES + (c << 2));
}

@inline
function blockPlace(entry: usize): usize {
  return load<u16>(entry);
}

@inline
function blockLeft(entry: usize): i32 {
  return load<u16>(entry, 2);
}

/** How many draws are made with the latest of these, bit j for draw j + 1: in all lanes. */
@inline
function latestDraw(draws: i32): v128 {
  return i8x16.splat((32 - clz(draws)) as i8);
}

/** A lane a draw: the last row value that comes too late for it. For draws beyond the limit all do. */
function tooLateForDraws(drawLimit: i32): v128 {
  const draws = i8x16(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16);
  return v128.or(draws, v128.and(i8x16.gt_s(draws, i8x16.splat(drawLimit as i8)), i8x16.splat(127)));
}

/** By rank, the latest layer with a card of that rank played from the row's layout. */
@inline
function playedAt(
  row: usize,
  step3: usize, step4: usize, step5: usize, step6: usize,
  mask3: v128, mask4: v128, mask5: v128, mask6: v128,
  step0: usize, step1: usize, step2: usize, masks: usize,
): v128 {
  let played = v128.and(v128.load(row + step3), mask3);
  played = i8x16.max_u(played, v128.and(v128.load(row + step4), mask4));
  played = i8x16.max_u(played, v128.and(v128.load(row + step5), mask5));
  played = i8x16.max_u(played, v128.and(v128.load(row + step6), mask6));
  played = i8x16.max_u(played, v128.and(v128.load(row + step2), v128.load(masks, 32)));
  played = i8x16.max_u(played, v128.and(v128.load(row + step1), v128.load(masks, 16)));
  return i8x16.max_u(played, v128.and(v128.load(row + step0), v128.load(masks)));
}

/** Returns where the next window's rows may begin. */
function fillWindow(
  rankBits: u32,
  index: i32,
  rows: usize,
  allowance: i32,
  drawLimit: i32,
): usize {
  const outsideRanks = measureWindow(rankBits, index, rows);
  let outsideFits: u32 = 0;
  for (let rank = 1; rank <= KING; rank++) {
    if ((outsideRanks >> rank) & 1) outsideFits |= fits(rank);
  }
  // The ranks that go on something outside: a window's outer ones, or 0. Lanes of those on which a card from
  // outside may follow at once, and not only a draw or a window card.
  let entered0 = 0;
  let entered1 = 0;
  let ends = 0;
  let open = i8x16.splat(0);
  let all = v128.load(LANE_MASKS);
  for (let rank = 1; rank <= KING; rank++) {
    const lane = v128.load(LANE_MASKS + (rank << 4));
    const isInside = ((rankBits >> rank) & 1) != 0;
    all = v128.or(all, lane);
    if (isInside && ((outsideFits >> rank) & 1) != 0) {
      if (entered0 == 0) entered0 = rank;
      entered1 = rank;
      assert(++ends <= 2, "the ranks of a window are neighbours, and only the outer ones go on others");
    }
    if (!isInside || (fits(rank) & outsideRanks) != 0) open = v128.or(open, lane);
  }
  // Lane j is draw j + 1, which helps when a card can follow it at layer j + 1 or later.
  const tooLate = tooLateForDraws(drawLimit);
  const drawn = v128.load(DRAWS);
  const onLower = below;
  const onUpper = above;
  const one = i8x16.splat(1);
  const done = v128.and(all, i8x16.splat((drawLimit + 1) as i8));

  const end0 = i8x16.splat(entered0 as i8);
  const end1 = i8x16.splat(entered1 as i8);

  const blockSize = orderBlock();
  const step0 = stepOf(0);
  const step1 = stepOf(1);
  const step2 = stepOf(2);
  let base = rows;
  let left = 0;
  for (;;) {
    const step3 = childStep(3);
    const step4 = childStep(4);
    const step5 = childStep(5);
    const step6 = childStep(6);
    const mask3 = childMask(3);
    const mask4 = childMask(4);
    const mask5 = childMask(5);
    const mask6 = childMask(6);
    let entry = BLOCK_PLACES;
    const end = entry + (blockSize << 2);
    while (entry < end && left + blockLeft(entry) <= allowance) {
      v128.store(base + blockPlace(entry), done);
      entry += 4;
    }
    let masks = BLOCK_MASKS + (entry - BLOCK_PLACES) * 12;
    for (; entry < end; entry += 4, masks += 48) {
      const row = base + blockPlace(entry);
      const played = playedAt(
        row, step3, step4, step5, step6, mask3, mask4, mask5, mask6, step0, step1, step2, masks,
      );
      const direct = i8x16.max_u(v128.swizzle(played, onLower), v128.swizzle(played, onUpper));
      const entered = i8x16.max_u(v128.swizzle(played, end0), v128.swizzle(played, end1));
      const draws = i8x16.bitmask(i8x16.gt_s(v128.swizzle(direct, drawn), tooLate));
      const byDraw = i8x16.max_u(latestDraw(draws), i8x16.sub_sat_u(entered, one));
      v128.store(row, i8x16.max_u(i8x16.max_u(direct, byDraw), v128.and(entered, open)));
    }
    base += blockSize << 4;
    if (countOn(WINDOW_DIGITS, WINDOW_COUNTS, BLOCK_COLUMNS) == MAX_COLUMNS) break;
    left = sumOf(WINDOW_DIGITS, BLOCK_COLUMNS, MAX_COLUMNS);
  }
  return base;
}
