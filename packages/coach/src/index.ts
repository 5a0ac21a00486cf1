/** Advice to a player, and computer players, who see no more than a player does. Start with advise.ts. */
export * from "./advise.ts";
export type { Estimate } from "./estimate.ts";
export type { Outlook } from "./judged-worlds.ts";
export type { Seed } from "./orders.ts";
export { exactCostOf, type ExactCost } from "./exact-costs.ts";
export type { ExpectedMove, FairCost } from "./fair-costs.ts";
export type { MoveReview } from "./move-review.ts";
export {
  accuracyOf,
  isMistake,
  LABEL_LIMITS,
  labelOf,
  MOVE_LABELS,
  type MoveLabel,
} from "./review-label.ts";
export type { Moment, MomentKind } from "./review-moments.ts";
export type { Reason } from "./review-reason.ts";
export { sayReason } from "./review-words.ts";
export {
  describeReview,
  parseReviewed,
  REVIEW_FORMAT,
  type AnnotatedRecord,
  type ReviewedFault,
} from "./review-json.ts";
export * from "./review.ts";
export { playHole } from "./play-hole.ts";
export {
  findPlayer,
  PLAYERS,
  type ComputerPlayer,
  type FairPlayer,
  type SeeingPlayer,
} from "./players.ts";
export { standingOf, type Standing } from "./standing.ts";
export * from "./daily-puzzles.ts";
export { allowsPuzzles, makePuzzle, type PuzzleWish } from "./make-puzzle.ts";
export * from "./own-mistakes.ts";
export { provePuzzle, type PuzzleFault } from "./prove-puzzle.ts";
export * from "./puzzle-day.ts";
export type { TableMaker } from "./puzzle-lines.ts";
export * from "./puzzle-link.ts";
export * from "./puzzle.ts";
