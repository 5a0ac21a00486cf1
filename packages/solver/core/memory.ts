/**
 * Where everything lies, each table behind the one before. The core allocates nothing, so that a search makes no
 * garbage, and a host reads and writes by the addresses that index.ts gives away.
 *
 * A *slot* is column × 8 + height, as in packed-problem.ts; tables by slot have 64 entries.
 */

export const MAX_COLUMNS: i32 = 7;
/** More layouts than this are not for this core: 6 MB of entries. */
export const MAX_LAYOUTS: i32 = 400_000;
/** Layers are lanes: after draw 16 nothing is left to look up, and a swizzle gives 0 there. */
export const MAX_DRAWS: i32 = 16;
export const SLOT_COUNT: i32 = 64;
/** Heights of a column: 0 to 7. */
const HEIGHT_COUNT: i32 = 8;
const MAX_CARDS: i32 = MAX_COLUMNS * (HEIGHT_COUNT - 1);
/** Ranks, and none. */
const RANK_COUNT: i32 = 14;
const SLOT_VECTORS: usize = 16 * SLOT_COUNT;
const RANK_VECTORS: usize = 16 * RANK_COUNT;

// What the host writes before `prepare`: one byte each.
/** Ranks by slot: the exposed card at that height; 0 for height 0. */
export const RANK_AT: usize = 1024;
/** Cards in each of the seven columns. */
export const HEIGHTS: usize = RANK_AT + SLOT_COUNT;
/** Ranks of the draws, first drawn first. */
export const DRAWS: usize = HEIGHTS + 16;

// By slot, 16 bytes a slot, so that one shifted height is the place in all of them.
/** u32 a window, added up over the columns: where the layout's row is in it. */
export const PLACES: usize = DRAWS + MAX_DRAWS;
/** v128, added up over the columns: by rank, how many cards, and 16 for each that is exposed. */
export const CARDS: usize = PLACES + SLOT_VECTORS;
/** u32 a window: what a play from that slot adds to PLACES. */
export const STEPS: usize = CARDS + SLOT_VECTORS;
/**
 * v128, added up over the columns. Byte c is the rank that column c exposes, and its top bit says that the card
 * below goes on it; the upper half is the same.
 */
export const SHOWN: usize = STEPS + SLOT_VECTORS;
/**
 * v128 by slot, added up over the columns, for beams. Byte c is the rank under the card that column c exposes,
 * byte 7 + c what playing that card takes off the score; the last two bytes are one number, what tall columns
 * add to it.
 */
export const BURIED: usize = SHOWN + SLOT_VECTORS;
/** u32: twice what a column of that height adds to a layout's code. */
export const CODES: usize = BURIED + SLOT_VECTORS;

// By rank or layer.
/** v128 by layer: the first layer after it whose card takes the lane's rank, or 255. */
export const NEXT_LAYER: usize = CODES + SLOT_VECTORS;
/** v128 by rank: how many suppliers of it are drawn after the lane's layer. */
export const STOCK_COUNTS: usize = NEXT_LAYER + 16 * (MAX_DRAWS + 1);
/** v128: all bits of the rank's lane. */
export const LANE_MASKS: usize = STOCK_COUNTS + RANK_VECTORS;
/** v128: all bits of the lanes that an entry of the rank leaves alone. */
export const OTHER_LANES: usize = LANE_MASKS + RANK_VECTORS;
/** u32: bit q is set when rank q goes on the rank. */
export const FITS: usize = OTHER_LANES + RANK_VECTORS;
/** The end of what every module of the core has. */
export const PROBLEM_END: usize = FITS + 4 * 16;

// Of the window that is being filled.
export const WINDOW_RANKS: usize = PROBLEM_END;
export const WINDOW_COUNTS: usize = WINDOW_RANKS + SLOT_COUNT;
export const WINDOW_DIGITS: usize = WINDOW_COUNTS + 16;
/** u32 */
export const WINDOW_RADICES: usize = WINDOW_DIGITS + 16;

// The first columns of the window that is being filled.
export const BLOCK_COLUMNS: i32 = 3;
const MAX_BLOCK: i32 = HEIGHT_COUNT * HEIGHT_COUNT * HEIGHT_COUNT;
/** u32 by entry, fewest cards first: where the layout's row is in the block; above bit 16 its cards. */
export const BLOCK_PLACES: usize = WINDOW_RADICES + 32;
/** v128 by entry and column: the lane of its exposed card. */
export const BLOCK_MASKS: usize = BLOCK_PLACES + 4 * MAX_BLOCK;

/** u32: where each level's nodes begin. */
export const LEVEL_STARTS: usize = BLOCK_MASKS + 16 * BLOCK_COLUMNS * MAX_BLOCK;
/** Moves of the traced line, last first: a column, or 255 for a draw. */
export const LINE: usize = LEVEL_STARTS + 4 * (MAX_CARDS + 3);
/** u32 by score */
export const SCORE_COUNTS: usize = LINE + 80;
export const SCORE_LIMIT: i32 = 4096;
/** v128 by the bits of seven columns: the columns whose bits are set, u16 each, the lowest first. */
export const BIT_COLUMNS: usize = SCORE_COUNTS + 4 * SCORE_LIMIT;

// Of the nodes that are looked at together, v128 a node.
export const BATCH_NODES: i32 = 64;
/** Byte c is the rank of column c's play, byte 8 + c its layer. */
export const PLAYS: usize = BIT_COLUMNS + (16 << MAX_COLUMNS);
/** Byte c is the lane by which column c's play comes into a window. */
export const WAYS: usize = PLAYS + 16 * BATCH_NODES;
/** The sum of CARDS, for beams. */
export const COUNTS: usize = WAYS + 16 * BATCH_NODES;
/** Byte c is how many layers column c's play has to spare, by the windows: 0 when it is none. For beams. */
export const SLACKS: usize = COUNTS + 16 * BATCH_NODES;
/** i16 a column: what the plays score in a beam. */
export const PLAY_SCORES: usize = SLACKS + 16 * BATCH_NODES;
/** u32 a node, column and window: where the window says whether the column's play is in time. */
export const LOOK_UPS: usize = PLAY_SCORES + 16 * BATCH_NODES;
/** u8 a node: the columns to play from, as bits. */
export const PLAY_BITS: usize = LOOK_UPS + 16 * MAX_COLUMNS * BATCH_NODES;
/** u16: the plays of all, as 8 × node + column; what a node writes reaches a vector further. */
export const PLAYS_LISTED: usize = PLAY_BITS + BATCH_NODES;

/** u16 by layout, its code being the place: which node of its level it may be. No level has 2^16 layouts. */
export const INDICES: usize = PLAYS_LISTED + 2 * MAX_COLUMNS * BATCH_NODES + 16;
/** Nodes of a search: each layout once, and one that is written before it is known to be new. */
const MAX_NODES: i32 = MAX_LAYOUTS + 8;
/** u64 by node, level by level: the layout's key, and above it twice its code. */
export const NODES: usize = INDICES + 2 * MAX_LAYOUTS;
/** v128 by node: by rank of the last card, the earliest layer (node.ts). */
export const ENTRIES: usize = NODES + 8 * MAX_NODES;
/** u16 by node: the lowest score of its entries, for beams. */
export const SCORES: usize = ENTRIES + 16 * MAX_NODES;

/** A window of more layouts is never asked for. */
export const MAX_WINDOW_LAYOUTS: i32 = 1 << 15;
/** v128 by layout: the windows' rows, one window behind the other. */
export const ROWS: usize = SCORES + 2 * MAX_NODES;
export const MEMORY_END: usize = ROWS + 4 * 16 * MAX_WINDOW_LAYOUTS;
