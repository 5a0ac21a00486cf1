/** The solvers of ours that are measured, each with what it answers. */
import { bestScore, canBeCleared, judge, judgeDensely, judgePlainly } from "@albatross/solver";
import type { Contender } from "./measure.ts";

/** The verdict alone. */
export const VERDICT: Contender = {
  name: "verdict",
  solve: (position, { winnable }) => ({
    isRight: canBeCleared(position) === (winnable ? "winnable" : "unclearable"),
    nodes: null,
  }),
};

/** Verdict, best score and a best line. */
export const JUDGE: Contender = {
  name: "judge",
  solve(position, known) {
    const { best, nodes } = judge(position);
    return { isRight: best === known.best, nodes };
  },
};

/** The same without WebAssembly: the plain twin of the core. */
export const PLAIN: Contender = {
  name: "judge, plain TypeScript",
  maxRounds: 1,
  solve(position, known) {
    const { best, nodes } = judgePlainly(position);
    return { isRight: best === known.best, nodes };
  },
};

/** The best score alone. */
export const SCORE: Contender = {
  name: "score",
  solve: (position, { best }) => ({ isRight: bestScore(position) === best, nodes: null }),
};

/** The yardstick: every layout once, in plain TypeScript. */
export const DENSE: Contender = {
  name: "dense",
  maxRounds: 1,
  solve(position, known) {
    const { best, nodes } = judgeDensely(position);
    return { isRight: best === known.best, nodes };
  },
};
