/**
 * What page and worker agree on: the questions that the judge answers in its worker. Everything here is
 * plain data, so that it survives being copied from one to the other.
 */
import type { Position, RuleSet } from "@albatross/rules";
import type { Judgement, RatedMove } from "@albatross/solver";

export interface SearchRequest {
  readonly rules: RuleSet;
  /** Where the walk begins; this deal is looked at too. */
  readonly from: bigint;
  /** Deals looked at before giving up. */
  readonly most: number;
}

/** The first deal that is proved winnable, with its judgement; null when there was none. */
export type SearchAnswer = { readonly number: bigint; readonly judgement: Judgement } | null;

export interface JudgeService {
  judge(position: Position): Judgement;
  rateMoves(position: Position): readonly RatedMove[];
  bestAlong(positions: readonly Position[]): readonly (number | null)[];
  findWinnable(request: SearchRequest): SearchAnswer;
}

/** A question by its name, as it is queued. */
export type JudgeQuestion = keyof JudgeService;

export type JobAnswer<Value> =
  | { readonly kind: "done"; readonly value: Value }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed" };

/** A question on its way. Its answer always comes, and never as a rejection. */
export interface JudgeJob<Value> {
  readonly answer: Promise<JobAnswer<Value>>;
  cancel(): void;
}

/** The judge as the page sees it. */
export type JudgeClient = {
  [Q in JudgeQuestion]: (
    ...question: Parameters<JudgeService[Q]>
  ) => JudgeJob<ReturnType<JudgeService[Q]>>;
};
