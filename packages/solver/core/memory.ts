/**
 * Where everything lies. The core allocates nothing: each table has its place, so that a search makes no
 * garbage, and a host reads and writes by the addresses that index.ts gives away.
 *
 * A *slot* is column × 8 + height, as in packed-problem.ts; tables by slot have 64 entries.
 */

export const MAX_COLUMNS: i32 = 7;
/** More layouts than this are not for this core: 6 MB of entries, and of rows. */
export const MAX_LAYOUTS: i32 = 400_000;
/** Layers are lanes: after draw 16 nothing is left to look up, and a swizzle gives 0 there. */
export const MAX_DRAWS: i32 = 16;
export const SLOT_COUNT: i32 = 64;

// What the host writes before `prepare`: one byte each.
/** Ranks by slot: the exposed card at that height; 0 for height 0. */
export const RANK_AT: usize = 1024;
/** Cards in each of the seven columns. */
export const HEIGHTS: usize = 1088;
/** Ranks of the draws, first drawn first. */
export const DRAWS: usize = 1104;

// By slot, 16 bytes a slot, so that one shifted height is the place in all of them.
/** u32 a window, added up over the columns: where the layout's row is in it. */
export const PLACES: usize = 1280;
/** v128, added up over the columns: by rank, how many cards, and 16 for each that is exposed. */
export const CARDS: usize = 2304;
/** u32 a window: what a play from that slot adds to PLACES. */
export const STEPS: usize = 3328;
/**
 * v128, added up over the columns. Byte c is the rank that column c exposes, and its top bit says that the card
 * below goes on it; the upper half is the same.
 */
export const SHOWN: usize = 7168;
/** u32: twice what a column of that height adds to a layout's code. */
export const CODES: usize = 44_032;

// By rank or layer.
/** u32: bit q is set when rank q goes on the rank. */
export const FITS: usize = 4352;
/** v128 by layer: the first layer after it whose card takes the lane's rank, or 255. */
export const NEXT_LAYER: usize = 4416;
/** v128 by rank: how many suppliers of it are drawn after the lane's layer. */
export const STOCK_COUNTS: usize = 4688;
/** v128: all bits of the rank's lane. */
export const LANE_MASKS: usize = 4912;
/** v128: all bits of the lanes that an entry of the rank leaves alone. */
export const OTHER_LANES: usize = 5136;

// Of the window that is being filled.
export const WINDOW_RANKS: usize = 5360;
export const WINDOW_COUNTS: usize = 5424;
export const WINDOW_DIGITS: usize = 5440;
/** u32 */
export const WINDOW_RADICES: usize = 5456;

/** u32: where each level's nodes begin. */
export const LEVEL_STARTS: usize = 5488;
/** Moves of the traced line, last first: a column, or 255 for a draw. */
export const LINE: usize = 5744;
/**
 * v128 by slot, added up over the columns, for beams. Byte c is the rank under the card that column c exposes,
 * byte 7 + c what playing that card takes off the score; the last two bytes are one number, what tall columns
 * add to it.
 */
export const BURIED: usize = 6144;
/** u32 by score */
export const SCORE_COUNTS: usize = 8192;
export const SCORE_LIMIT: i32 = 4096;

// The first columns of the window that is being filled.
export const BLOCK_COLUMNS: i32 = 3;
/** u32 by entry, fewest cards first: where the layout's row is in the block; above bit 16 its cards. */
export const BLOCK_PLACES: usize = 24576;
/** v128 by entry and column: the lane of its exposed card. */
export const BLOCK_MASKS: usize = 26624;

/** u32 a node, column and window: where the window says whether the column's play is in time. */
export const LOOK_UPS: usize = 45_056;

/** v128 by the bits of seven columns: the columns whose bits are set, u16 each, the lowest first. */
export const BIT_COLUMNS: usize = 53_248;

// Of the nodes that are looked at together, v128 a node.
export const BATCH_NODES: i32 = 64;
/** Byte c is the rank of column c's play, byte 8 + c its layer. */
export const PLAYS: usize = 55_296;
/** Byte c is the lane by which column c's play comes into a window. */
export const WAYS: usize = PLAYS + 16 * BATCH_NODES;
/** The sum of CARDS, for beams. */
export const COUNTS: usize = WAYS + 16 * BATCH_NODES;
/** Byte c is how many layers column c's play has to spare, by the windows: 0 when it is none. For beams. */
export const SLACKS: usize = COUNTS + 16 * BATCH_NODES;
/** i16 a column: what the plays score in a beam. */
export const PLAY_SCORES: usize = SLACKS + 16 * BATCH_NODES;
/** u8 a node: the columns to play from, as bits. */
export const PLAY_BITS: usize = PLAY_SCORES + 16 * BATCH_NODES;
/** u16: the plays of all, as 8 × node + column. */
export const PLAYS_LISTED: usize = PLAY_BITS + BATCH_NODES;

/** u16 by layout, its code being the place: which node of its level it may be. No level has 2^16 layouts. */
export const INDICES: usize = 1 << 16;
/** u64 by node, level by level: the layout's key, and above it twice its code. */
export const NODES: usize = INDICES + 2 * MAX_LAYOUTS;
/** v128 by node: by rank of the last card, the earliest layer (node.ts). */
export const ENTRIES: usize = NODES + 8 * (MAX_LAYOUTS + 8);
/** u16 by node: the lowest score of its entries, for beams. */
export const SCORES: usize = ENTRIES + 16 * (MAX_LAYOUTS + 8);

/** A window of more layouts is never asked for. */
export const MAX_WINDOW_LAYOUTS: i32 = 1 << 15;
/** v128 by layout: the windows' rows, one window behind the other. */
export const ROWS: usize = SCORES + 2 * (MAX_LAYOUTS + 8);
export const MEMORY_END: usize = ROWS + 4 * 16 * MAX_WINDOW_LAYOUTS;
