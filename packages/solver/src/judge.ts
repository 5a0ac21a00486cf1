/**
 * The judge: what the best play of a position comes to, proved. It sees every card, also the stock and the
 * hidden rows; fair advice is another package's business. It answers exactly, or says that it does not know.
 */
import type { Position } from "@albatross/rules";
import { toJudgement, type Judgement, type Verdict } from "./judgement.ts";
import { toProblem } from "./problem.ts";
import { settle } from "./settle.ts";
import type { SearchLimits } from "./stop-signal.ts";

export function judge(position: Position, limits: SearchLimits = {}): Judgement {
  return toJudgement(settle(toProblem(position), "line", limits));
}

/** The best final strokes alone, proved, for a fraction of the work; null when a limit stopped the search. */
export function bestScore(position: Position, limits: SearchLimits = {}): number | null {
  const { stopped, strokes } = settle(toProblem(position), "score", limits);
  return stopped === null ? strokes : null;
}

/** The verdict alone: the least work, for walking through deals to one that can be cleared. */
export function canBeCleared(position: Position, limits: SearchLimits = {}): Verdict {
  const { stopped, strokes } = settle(toProblem(position), "clear", limits);
  if (stopped !== null) return "unknown";
  return strokes > 0 ? "unclearable" : "winnable";
}
