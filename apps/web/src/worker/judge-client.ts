/** The page's side of the judge, over a pool of workers. */
import type { JudgeClient } from "./judge-contract.ts";
import { askAbout, askAlong, askForMoves, askForWinnable } from "./judge-questions.ts";
import { createPoolJobs, type TaskPool } from "./pool-jobs.ts";

export function createJudgeClient(
  loadPool: () => Promise<TaskPool>,
  turn?: () => Promise<void>,
): JudgeClient {
  const toJob = createPoolJobs(loadPool, turn);
  return {
    judge: (position) => toJob((on, options) => on.run("judge", askAbout(position), options)),
    assess: (start, positions) =>
      toJob((on, options) => on.run("assess", { start, positions }, options)),
    rateMoves: (start, position) =>
      toJob((on, options) => on.run("rateMoves", askForMoves(start, position), options)),
    bestAlong: (positions) =>
      toJob((on, options) => on.run("bestAlong", askAlong(positions), options)),
    findWinnable: (request) =>
      toJob((on, options) => on.run("findWinnable", askForWinnable(request), options)),
  };
}
