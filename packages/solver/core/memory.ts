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
/**
 * v128, added up over the columns. Lower half: the layout in each window, 16 times the row in 32 bits each for
 * two windows, the row in 16 bits each for four. Upper half: byte c is the rank that column c exposes, and
 * its top bit says that the card below goes on it.
 */
export const PLACES: usize = 1280;
/** v128, added up over the columns: by rank, how many cards, and 16 for each that is exposed. */
export const CARDS: usize = 2304;
/** u64: what a play from that slot adds to the lower half of PLACES. */
export const STEPS: usize = 3328;
/** u32: sixteen times what a column of that height adds to a layout's code. */
export const CODES: usize = 3336;

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

// Of the node at hand: the plays, byte c is column c's.
export const PLAY_RANKS: usize = 5360;
/** The lane of a window's row that the play looks at. */
export const PLAY_LANES: usize = 5376;
export const PLAY_LAYERS: usize = 5392;
/** Layers to spare, by the windows; 0 for what is no play. */
export const PLAY_SLACK: usize = 5408;
/** All bits where something may follow the play's card. */
export const PLAY_OPEN: usize = 5424;
/** i16: what the plays score in a beam. */
export const PLAY_SCORES: usize = 5440;

// Of the window that is being filled.
export const WINDOW_RANKS: usize = 5456;
export const WINDOW_COUNTS: usize = 5520;
export const WINDOW_DIGITS: usize = 5536;
/** u32 */
export const WINDOW_RADICES: usize = 5552;

/** u32: where each level's nodes begin. */
export const LEVEL_STARTS: usize = 5584;
/** Moves of the traced line, last first: a column, or 255 for a draw. */
export const LINE: usize = 5840;
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

/** By bit of SEEN, PAIR_BYTES each: PLACES (v128), CARDS (v128), CODES and cards (u32) of two columns. */
export const PAIRS: usize = 53_248;
export const PAIR_BYTES: i32 = 48;

/** A search that needs more nodes than this runs away, and is asked again with larger windows. */
export const MAX_NODES: i32 = 1 << 15;

// Of a beam's levels.
export const MAX_SLOTS_LOG: i32 = 16;
/** u32: stamp + node; the hash table of a level. */
export const HASH_SLOTS: usize = 1 << 16;
/** u32: heights, three bits a column. */
export const KEYS: usize = HASH_SLOTS + (4 << MAX_SLOTS_LOG);
/** u16: the lowest score of a node's entries. */
export const SCORES: usize = KEYS + 4 * MAX_NODES;
/** v128: by rank of the last card, the earliest layer, or 255; lane 14 has the least of them. */
export const ENTRIES: usize = SCORES + 2 * MAX_NODES;

// Of a sweep.
/** A bit by key: is the layout reached? */
export const SEEN: usize = ENTRIES + 16 * MAX_NODES;
/** v128 by code: entries as above, of the layouts that are reached. */
export const SWEPT: usize = SEEN + (1 << (3 * MAX_COLUMNS - 3));

/** v128 by layout: the windows' rows, one window behind the other. */
export const ROWS: usize = SWEPT + 16 * MAX_LAYOUTS;
export const MEMORY_END: usize = ROWS + 16 * MAX_LAYOUTS;
