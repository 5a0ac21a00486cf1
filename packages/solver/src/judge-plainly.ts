/** The judge without the core in WebAssembly: what it falls back to, and its oracle in tests and bench. */
import type { Position } from "@albatross/rules";
import { toJudgement, type Judgement } from "./judgement.ts";
import { toProblem } from "./problem.ts";
import { settlePlainly } from "./settle.ts";
import type { SearchLimits } from "./stop-signal.ts";

export function judgePlainly(position: Position, limits: SearchLimits = {}): Judgement {
  return toJudgement(settlePlainly(toProblem(position), "line", limits));
}
