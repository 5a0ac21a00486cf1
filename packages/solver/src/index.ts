/** Exact answers about a hole with all cards known. Start with judge.ts, then settle.ts and level-search.ts. */
export * from "./best-along.ts";
export * from "./judge-densely.ts";
export * from "./judge-plainly.ts";
export * from "./judge.ts";
export type { Judgement, ProvedJudgement, UnknownJudgement, Verdict } from "./judgement.ts";
export { toProblem, type Problem } from "./problem.ts";
export * from "./rate-moves.ts";
export * from "./stop-signal.ts";
export {
  createTabulator,
  tabulate,
  type Tabulator,
  type ValuedMove,
  type ValueTable,
} from "./value-table.ts";
export * from "./survey.ts";
export * from "./survey-statistics.ts";
