/** What is known of one move of a hole. */
import type { Move } from "@albatross/rules";
import type { ExactCost } from "./exact-costs.ts";
import type { FairCost } from "./fair-costs.ts";

export interface MoveReview {
  /** Counted from 1. */
  readonly number: number;
  readonly move: Move;
  /** Legal moves there were, this one among them. */
  readonly choices: number;
  /** With the stock known. undefined: not known yet; null: a limit stopped the judge. */
  readonly exact: ExactCost | null | undefined;
  /** As far as could be known. undefined: not known yet; null: there was no choice, or the coach cannot tell. */
  readonly fair: FairCost | null | undefined;
}
