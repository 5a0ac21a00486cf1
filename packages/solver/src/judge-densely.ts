/** The judge by the dense pass alone, the yardstick of the quick one: slower, and plain enough to trust. */
import type { Position } from "@albatross/rules";
import { toJudgement, type Judgement } from "./judgement.ts";
import { toProblem } from "./problem.ts";
import { settleDensely } from "./settle.ts";
import type { SearchLimits } from "./stop-signal.ts";

export function judgeDensely(position: Position, limits: SearchLimits = {}): Judgement {
  return toJudgement(settleDensely(toProblem(position), limits, 0));
}
