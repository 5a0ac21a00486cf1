/**
 * The judge: what the best play of a position comes to, proved. It sees every card, also the stock and the
 * hidden rows; fair advice is another package's business. It answers exactly, or says that it does not know.
 */
import type { Move, Position } from "@albatross/rules";
import { findBestEnd } from "./best-line.ts";
import { runDensePass } from "./dense-pass.ts";
import { toProblem } from "./problem.ts";
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
  const problem = toProblem(position);
  const pass = runDensePass(problem, limits);
  if (pass.stopped !== null) {
    return {
      verdict: "unknown",
      reason: pass.stopped,
      best: null,
      line: null,
      nodes: pass.nodes,
    };
  }
  const { best, line } = findBestEnd(problem, pass);
  const verdict = best > 0 ? "unclearable" : "winnable";
  return { verdict, best, line, nodes: pass.nodes };
}
