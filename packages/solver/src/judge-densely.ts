/** The judge by the dense pass alone, the yardstick of the quick one: slower, and plain enough to trust. */
import type { Position } from "@albatross/rules";
import { findBestEnd } from "./best-line.ts";
import { runDensePass } from "./dense-pass.ts";
import type { Judgement } from "./judge.ts";
import { toProblem } from "./problem.ts";
import type { SearchLimits } from "./stop-signal.ts";

export function judgeDensely(position: Position, limits: SearchLimits = {}): Judgement {
  const problem = toProblem(position);
  const pass = runDensePass(problem, limits);
  const { nodes, stopped } = pass;
  if (stopped !== null) {
    return { verdict: "unknown", reason: stopped, best: null, line: null, nodes };
  }
  const { best, line } = findBestEnd(problem, pass);
  return { verdict: best > 0 ? "unclearable" : "winnable", best, line, nodes };
}
