/**
 * The tasks of this product, in one place: a line here makes a task known to every pool and every worker, with
 * its types. Who only asks imports the type of this table and none of its code.
 */
import {
  deal,
  dealAt,
  neighbourDeal,
  type DealName,
  type DealRange,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import {
  bestAlong,
  bestScore,
  canBeCleared,
  judge,
  rateMoves,
  type Judgement,
  type RatedMove,
  type SearchLimits,
  type Verdict,
} from "@albatross/solver";
import type { TaskContext, TaskTable } from "./task-table.ts";

/** Limits as they cross to a worker: a signal cannot. */
export type TaskLimits = Pick<SearchLimits, "maxNodes">;

export interface PositionQuestion {
  readonly position: Position;
  readonly limits: TaskLimits;
}

export interface LineQuestion {
  readonly positions: readonly Position[];
  readonly limits: TaskLimits;
}

export interface WinnableSearch {
  readonly rules: RuleSet;
  /** Where the walk begins; this deal is looked at too. */
  readonly from: DealName;
  /** Deals looked at before giving up. */
  readonly most: number;
  /** For the verdict on each deal passed, and for the judgement of the one found. */
  readonly passLimits: TaskLimits;
  readonly limits: TaskLimits;
}

/** The first deal that is proved winnable, with its judgement. */
export interface FoundDeal {
  readonly deal: DealName;
  readonly judgement: Judgement;
}

export interface SurveyChunk {
  readonly range: DealRange;
  readonly rules: RuleSet;
  readonly limits: TaskLimits;
}

export const albatrossTasks = {
  judge: ({ position, limits }: PositionQuestion): Judgement => judge(position, limits),
  bestScore: ({ position, limits }: PositionQuestion): number | null => bestScore(position, limits),
  verdict: ({ position, limits }: PositionQuestion): Verdict => canBeCleared(position, limits),
  rateMoves: ({ position, limits }: PositionQuestion): readonly RatedMove[] =>
    rateMoves(position, limits),
  bestAlong: ({ positions, limits }: LineQuestion): readonly (number | null)[] =>
    bestAlong(positions, limits),
  findWinnable,
  surveyChunk,
} satisfies TaskTable;

export type AlbatrossTasks = typeof albatrossTasks;

/** Progress: how many deals it has passed. The walk goes round at the end, so every number has a next. */
function findWinnable(
  { rules, from, most, passLimits, limits }: WinnableSearch,
  { report }: TaskContext<number>,
): FoundDeal | null {
  let name = from;
  for (let passed = 0; passed < most; passed++) {
    const start = deal(name, rules);
    // The verdict alone is proved much sooner than the best line, which only the deal found needs.
    if (canBeCleared(start, passLimits) === "winnable") {
      return { deal: name, judgement: judge(start, limits) };
    }
    report(passed + 1);
    name = neighbourDeal(name, 1) ?? { ...name, number: 1n };
  }
  return null;
}

/** The best score of each deal of the range, in its order; null where the limit stopped the judge. */
function surveyChunk({ range, rules, limits }: SurveyChunk): readonly (number | null)[] {
  return Array.from({ length: range.count }, (_, index) =>
    bestScore(deal(dealAt(range, index), rules), limits),
  );
}
