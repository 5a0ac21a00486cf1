/** The best score that each position of a hole still allowed: where it rises, strokes were lost. */
import type { Position } from "@albatross/rules";
import { bestScore } from "./judge.ts";
import type { SearchLimits } from "./stop-signal.ts";

/** One number a position, null where a limit stopped the judge. */
export function bestAlong(
  positions: readonly Position[],
  limits: SearchLimits = {},
): readonly (number | null)[] {
  return positions.map((position) => bestScore(position, limits));
}
