/** What the judge answers: a proved score with a line to it, or that it does not know. */
import type { Move } from "@albatross/rules";
import type { Settlement } from "./settle.ts";
import type { StopReason } from "./stop-signal.ts";

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

export function toJudgement({ stopped, nodes, strokes, line }: Settlement): Judgement {
  if (stopped !== null) {
    return { verdict: "unknown", reason: stopped, best: null, line: null, nodes };
  }
  return { verdict: strokes > 0 ? "unclearable" : "winnable", best: strokes, line, nodes };
}
