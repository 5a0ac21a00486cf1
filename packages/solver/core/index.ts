/**
 * The judge's core: one position at a time, narrow questions, all state in flat memory.
 *
 * AssemblyScript, compiled by `npm run build:core` to src/core-binaries.ts. src/core.ts calls it; the
 * TypeScript of src/level-search.ts answers the same for holes that are not of this core's size, and where
 * there are no vectors. Start with level-search.ts.
 */
import { searchLevels, tabulateBits } from "./level-search";
import { DRAWS, HEIGHTS, LINE, MAX_COLUMNS, MAX_DRAWS, MAX_LAYOUTS, MEMORY_END, RANK_AT } from "./memory";
import { prepare as prepareTables } from "./problem";
import { clearWindows, fillWindows } from "./window";

export { left, leftLayer, nodes } from "./level-search";
export { traceLine } from "./trace-line";

// Where the host writes and reads.
export const rankAtAddress: usize = RANK_AT;
export const heightsAddress: usize = HEIGHTS;
export const drawsAddress: usize = DRAWS;
export const lineAddress: usize = LINE;
// What it takes.
export const maxColumns: i32 = MAX_COLUMNS;
export const maxDraws: i32 = MAX_DRAWS;
export const maxLayouts: i32 = MAX_LAYOUTS;

assert(MEMORY_END <= (memory.size() as usize) << 16);
tabulateBits();

export function prepare(kingRule: i32, topRank: i32, draws: i32): void {
  assert(draws <= MAX_DRAWS);
  prepareTables(kingRule, topRank, draws);
  clearWindows();
}

/**
 * Is there an end with at most `allowance` cards left within `drawLimit` draws? `width` 0 proves it,
 * otherwise a beam looks. Returns a status of level-search.ts; `left` and `leftLayer` are the best end
 * reached, `nodes` what was looked at.
 */
export function ask(
  allowance: i32,
  drawLimit: i32,
  width: i32,
  windowLayouts: i32,
  maxNodes: i32,
): i32 {
  fillWindows(windowLayouts, allowance, drawLimit);
  return searchLevels(allowance, drawLimit, width, maxNodes);
}
