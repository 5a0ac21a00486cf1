/** Boards in the formats of other programs, and in ours: pure functions from text to position and back. */
export * from "./board-format.ts";
export * from "./format-fault.ts";
export * from "./registry.ts";
export type { Place } from "./text-place.ts";
