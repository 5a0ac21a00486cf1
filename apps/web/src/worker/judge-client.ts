/**
 * The page's side of the judge, over a pool of workers. A question always comes to an end: what crashes, takes
 * too long or is cancelled is the pool's business.
 */
import type { AlbatrossTasks, TaskAnswer, WorkerPool } from "@albatross/workers/browser";
import type { JudgeClient, JudgeJob } from "./judge-contract.ts";
import { askAbout, askAlong, askForMoves, askForWinnable } from "./judge-questions.ts";

export function createJudgeClient(pool: Pick<WorkerPool<AlbatrossTasks>, "run">): JudgeClient {
  return {
    judge: (position) => toJob((signal) => pool.run("judge", askAbout(position), { signal })),
    assess: (start, positions) =>
      toJob((signal) => pool.run("assess", { start, positions }, { signal })),
    rateMoves: (start, position) =>
      toJob((signal) => pool.run("rateMoves", askForMoves(start, position), { signal })),
    bestAlong: (positions) =>
      toJob((signal) => pool.run("bestAlong", askAlong(positions), { signal })),
    findWinnable: (request) =>
      toJob((signal) => pool.run("findWinnable", askForWinnable(request), { signal })),
  };
}

function toJob<Value>(ask: (signal: AbortSignal) => Promise<TaskAnswer<Value>>): JudgeJob<Value> {
  const cancel = new AbortController();
  return { answer: ask(cancel.signal), cancel: () => cancel.abort() };
}
