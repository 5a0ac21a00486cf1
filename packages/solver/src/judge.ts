/**
 * The judge: what the best play of a position comes to, proved. It sees every card, also the stock and the
 * hidden rows; fair advice is another package's business. It answers exactly, or says that it does not know.
 */
import type { Move, Position } from "@albatross/rules";
import { toProblem } from "./problem.ts";
import { settle } from "./settle.ts";
import type { SearchLimits, StopReason } from "./stop-signal.ts";

export type Verdict = "winnable" | "unclearable" | "unknown";

export interface ProvedJudgement {
  readonly verdict: "winnable" | "unclearable";
  /** The lowest final strokes that any play from here can reach; 0 or less when it can be cleared. */
  readonly best: number;
  /** Moves from here that reach it, with as few draws as possible; it ends with the last play. */
  readonly line: readonly Move[];
  /** Layouts looked at. */
  readonly nodes: number;
}

export interface UnknownJudgement {
  readonly verdict: "unknown";
  readonly reason: StopReason;
  readonly best: null;
  readonly line: null;
  readonly nodes: number;
}

export type Judgement = ProvedJudgement | UnknownJudgement;

export function judge(position: Position, limits: SearchLimits = {}): Judgement {
  const { stopped, nodes, strokes, line } = settle(toProblem(position), "line", limits);
  if (stopped !== null) {
    return { verdict: "unknown", reason: stopped, best: null, line: null, nodes };
  }
  return { verdict: strokes > 0 ? "unclearable" : "winnable", best: strokes, line, nodes };
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
