/** What a worker does with the coach: a chunk of its own, which only those workers load that are asked for it. */
import {
  advise,
  findPlayer,
  reviewHole,
  type Advice,
  type AdviceOptions,
  type ComputerPlayer,
  type HoleReview,
  type ReviewOptions,
  type Seed,
} from "@albatross/coach";
import type { Hole, Move, PlayerView, Position } from "@albatross/rules";
import type { TaskContext } from "./task-table.ts";

export interface AdviceQuestion {
  readonly view: PlayerView;
  readonly options: AdviceOptions;
}

/** A computer player's turn: `view` for one that sees what a player sees, `position` for one that sees all. */
export type TurnQuestion = { readonly player: ComputerPlayer["id"] } & (
  | { readonly view: PlayerView; readonly seed: Seed }
  | { readonly position: Position }
);

export { findOwnMistakes, makePuzzle, provePuzzle } from "@albatross/coach";

/** Of the moves that are made now. */
export interface ReviewQuestion {
  readonly hole: Pick<Hole, "positions" | "moves" | "cursor">;
  readonly options: ReviewOptions;
}

/** Often enough to look alive, seldom enough to cost nothing. */
const REPORT_EVERY_MS = 120;

/** The advice when all is done; on the way there the first that is known, and then what is, now and then. */
export function adviseByAndBy(
  { view, options }: AdviceQuestion,
  { report }: TaskContext<Advice>,
): Advice {
  const process = advise(view, options);
  workThrough(process, () => report(process.advice()));
  return process.advice();
}

/** As {@link adviseByAndBy}: the exact costs are in what is reported first. */
export function reviewByAndBy(
  { hole, options }: ReviewQuestion,
  { report }: TaskContext<HoleReview>,
): HoleReview {
  const process = reviewHole(hole, options);
  workThrough(process, () => report(process.review()));
  return process.review();
}

function workThrough(process: { step(): boolean }, report: () => void): void {
  let reportedMs = -Infinity;
  while (process.step()) {
    const nowMs = performance.now();
    if (nowMs - reportedMs < REPORT_EVERY_MS) continue;
    reportedMs = nowMs;
    report();
  }
}

/** @throws when there is no such player, or it is shown more or less than it plays by. */
export function takeTurn(question: TurnQuestion): readonly Move[] {
  const player = findPlayer(question.player);
  if (player === null) throw new Error(`no player is called "${question.player}"`);
  if (player.seesStock && "position" in question) return player.takeTurn(question.position);
  if (!player.seesStock && "view" in question) return player.takeTurn(question.view, question.seed);
  throw new Error(`${player.name} plays by ${player.seesStock ? "the position" : "a view"}`);
}
