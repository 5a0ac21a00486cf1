/** What the last search found. */

export const COMPLETE: i32 = 0;
/** A beam that dropped nodes: what it found stands, what it did not find proves nothing. */
export const NARROWED: i32 = 1;
export const OUT_OF_NODES: i32 = 2;
export const RAN_AWAY: i32 = 3;

/** Nodes looked at. */
export let nodes: i32 = 0;
/** The fewest cards left that were reached, the earliest layer of that, and a layout with both. */
export let left: i32 = 0;
export let leftLayer: i32 = 0;
export let leftKey: u32 = 0;

export function report(nodeCount: i32, cardsLeft: i32, layer: i32, key: u32): void {
  nodes = nodeCount;
  left = cardsLeft;
  leftLayer = layer;
  leftKey = key;
}
