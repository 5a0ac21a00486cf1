/** The judge as the page sees it: questions without their limits, each with an answer that can be cancelled. */
import type { DealName, Position, RuleSet } from "@albatross/rules";
import type { Judgement, RatedMove } from "@albatross/solver";
import type { Assessment, FoundDeal } from "@albatross/workers/browser";
import type { Job } from "./pool-jobs.ts";

export interface SearchRequest {
  readonly rules: RuleSet;
  /** Where the walk begins; this deal is looked at too. */
  readonly from: DealName;
  /** Deals looked at before giving up. */
  readonly most: number;
}

/** The first deal that is proved winnable, with its judgement; null when there was none. */
export type SearchAnswer = FoundDeal | null;

export interface JudgeClient {
  judge(position: Position): Job<Judgement>;
  /**
   * About any positions of the hole that begins with `start`, at once. null for a hole whose value table would take
   * seconds: its positions are to be judged.
   */
  assess(start: Position, positions: readonly Position[]): Job<readonly Assessment[] | null>;
  rateMoves(start: Position, position: Position): Job<readonly RatedMove[]>;
  /** The positions of a hole, its first one first. */
  bestAlong(positions: readonly Position[]): Job<readonly (number | null)[]>;
  findWinnable(request: SearchRequest): Job<SearchAnswer>;
}
