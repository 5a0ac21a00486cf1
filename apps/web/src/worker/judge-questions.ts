/** The page's questions as its worker takes them: how long it may think is decided here. */
import type { Position } from "@albatross/rules";
import type {
  LineQuestion,
  MovesQuestion,
  PositionQuestion,
  TaskLimits,
  WinnableSearch,
} from "@albatross/workers/browser";
import type { SearchRequest } from "./judge-contract.ts";

/**
 * Layouts that one question may settle before the answer is "not known". Classic deals need some hundred
 * thousand at most; the limit is for wide tableaux, where a proof could take minutes.
 */
const LIMITS: TaskLimits = { maxNodes: 30_000_000 };
/** A walk passes a deal over rather than wait for it: the next number is as good. */
const PASS_LIMITS: TaskLimits = { maxNodes: 5_000_000 };

export function askAbout(position: Position): PositionQuestion {
  return { position, limits: LIMITS };
}

export function askForMoves(start: Position, position: Position): MovesQuestion {
  return { start, position, limits: LIMITS };
}

export function askAlong(positions: readonly Position[]): LineQuestion {
  return { positions, limits: LIMITS };
}

export function askForWinnable(request: SearchRequest): WinnableSearch {
  return { ...request, passLimits: PASS_LIMITS, limits: LIMITS };
}
