/** A judgement as results have it, and how long it took. */
import { formatMoves, type Position } from "@albatross/rules";
import { judge, type Judgement, type SearchLimits } from "@albatross/solver";

export interface JudgeQuestion {
  readonly position: Position;
  readonly limits: Pick<SearchLimits, "maxNodes">;
}

export interface JudgementFields {
  readonly verdict: Judgement["verdict"];
  /** Strokes; null when the verdict is unknown. */
  readonly best: number | null;
  /** In move notation; null when the verdict is unknown. */
  readonly line: string | null;
  readonly nodes: number;
  /** Milliseconds, to a hundredth. */
  readonly ms: number;
}

/** Judges in this thread, which does nothing else until it is done. */
export function judgeTimed(position: Position, limits: JudgeQuestion["limits"]): JudgementFields {
  const startMs = performance.now();
  const judgement = judge(position, limits);
  return toJudgementFields(judgement, performance.now() - startMs);
}

export function toJudgementFields(judgement: Judgement, elapsedMs: number): JudgementFields {
  const { verdict, best, line, nodes } = judgement;
  const ms = Math.round(elapsedMs * 100) / 100;
  return { verdict, best, line: line && formatMoves(line), nodes, ms };
}
