/** The judge as the page sees it: questions without their limits, each with an answer that can be cancelled. */
import type { DealName, Position, RuleSet } from "@albatross/rules";
import type { Judgement, RatedMove } from "@albatross/solver";
import type { FoundDeal, TaskAnswer } from "@albatross/workers/browser";

export interface SearchRequest {
  readonly rules: RuleSet;
  /** Where the walk begins; this deal is looked at too. */
  readonly from: DealName;
  /** Deals looked at before giving up. */
  readonly most: number;
}

/** The first deal that is proved winnable, with its judgement; null when there was none. */
export type SearchAnswer = FoundDeal | null;

/** A question on its way. Its answer always comes, and never as a rejection. */
export interface JudgeJob<Value> {
  readonly answer: Promise<TaskAnswer<Value>>;
  cancel(): void;
}

export interface JudgeClient {
  judge(position: Position): JudgeJob<Judgement>;
  rateMoves(position: Position): JudgeJob<readonly RatedMove[]>;
  bestAlong(positions: readonly Position[]): JudgeJob<readonly (number | null)[]>;
  findWinnable(request: SearchRequest): JudgeJob<SearchAnswer>;
}
