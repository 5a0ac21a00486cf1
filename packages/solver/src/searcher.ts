/**
 * Who answers the narrow questions of a judgement (settle.ts). There are two: the core in WebAssembly for
 * the holes of everyday, and the level search in plain TypeScript for all others, for hosts without
 * vectors, and as the other's oracle.
 */
import type { Move } from "@albatross/rules";
import type { SearchLimits, StopReason } from "./stop-signal.ts";

/** Is there an end with at most `allowance` cards left in the columns within `drawLimit` draws? */
export interface Question {
  readonly allowance: number;
  readonly drawLimit: number;
}

export interface Answer {
  /** Layouts looked at for this question. */
  readonly nodes: number;
  /** "overflow": the hole is too large for the searcher's memory. */
  readonly stopped: StopReason | "overflow" | null;
  /** Was nothing left out, so that an end that was not found is not there? */
  readonly isComplete: boolean;
  /** The fewest cards left that were reached, and the earliest layer of that. */
  readonly left: number;
  readonly layer: number;
}

/** What is asked for: can it be cleared; the best score; the best score by as few draws as possible. */
export type Goal = "clear" | "score" | "line";

export interface Searcher {
  /** `step` is how hard to look, from 0; from some step on the answer is a proof. */
  search(question: Question, step: number, limits: SearchLimits): Answer;
  /** The moves to the end that the last answer reached. */
  line(): readonly Move[];
}
