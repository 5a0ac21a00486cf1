/**
 * The page's side of the coach: the same worker as the judge's, and another one of them, so that no verdict waits for
 * thought that takes its time. It is there while it is wanted, and a minute more.
 */
import type { Move, PlayerView, Result } from "@albatross/rules";
import type {
  Advice,
  AdviceOptions,
  HoleReview,
  OwnMistake,
  PlayedMoves,
  Puzzle,
  PuzzleFault,
  PuzzleQuestion,
  PuzzleWish,
} from "@albatross/coach";
import type { ReviewQuestion, TurnQuestion } from "@albatross/workers/browser";
import { createPoolJobs, type Job, type TaskPool } from "./pool-jobs.ts";

export interface CoachClient {
  /** @param onAdvice what is known on the way to the answer, better each time. */
  advise(view: PlayerView, options: AdviceOptions, onAdvice: (advice: Advice) => void): Job<Advice>;
  /** @param onReview what is known on the way to the answer: the exact costs first. */
  review(hole: ReviewQuestion["hole"], onReview: (review: HoleReview) => void): Job<HoleReview>;
  takeTurn(question: TurnQuestion): Job<readonly Move[]>;
  /** null when there is no such puzzle to be found. */
  makePuzzle(wish: PuzzleWish): Job<Puzzle | null>;
  provePuzzle(question: PuzzleQuestion): Job<Result<Puzzle, PuzzleFault>>;
  /** The puzzles in what was played. */
  ownMistakes(played: PlayedMoves): Job<readonly OwnMistake[]>;
}

export function createCoachClient(loadPool: () => Promise<TaskPool>): CoachClient {
  const toJob = createPoolJobs(loadPool);
  return {
    advise: (view, options, onProgress) =>
      toJob((on, { signal }) => on.run("advise", { view, options }, { signal, onProgress })),
    review: (hole, onProgress) =>
      toJob((on, { signal }) => on.run("review", { hole, options: {} }, { signal, onProgress })),
    takeTurn: (question) => toJob((on, options) => on.run("takeTurn", question, options)),
    makePuzzle: (wish) => toJob((on, options) => on.run("makePuzzle", wish, options)),
    provePuzzle: (question) => toJob((on, options) => on.run("provePuzzle", question, options)),
    ownMistakes: (played) => toJob((on, options) => on.run("ownMistakes", played, options)),
  };
}
