/**
 * The page's side of the judge, over a pool of workers that is loaded with the first question. A question always
 * comes to an end: what crashes, takes too long or is cancelled is the pool's business, and a pool that could not
 * be loaded is asked for again with the next question.
 */
import type { AlbatrossTasks, TaskAnswer, WorkerPool } from "@albatross/workers/browser";
import type { JudgeClient, JudgeJob } from "./judge-contract.ts";
import { askAbout, askAlong, askForMoves, askForWinnable } from "./judge-questions.ts";

export type JudgePool = Pick<WorkerPool<AlbatrossTasks>, "run">;

export function createJudgeClient(loadPool: () => Promise<JudgePool>): JudgeClient {
  let loading: Promise<JudgePool> | null = null;

  function pool(): Promise<JudgePool> {
    loading ??= loadPool().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  function toJob<Value>(
    ask: (pool: JudgePool, options: { readonly signal: AbortSignal }) => Promise<TaskAnswer<Value>>,
  ): JudgeJob<Value> {
    const cancel = new AbortController();
    const answer = pool().then(
      (opened) => ask(opened, { signal: cancel.signal }),
      (error: unknown): TaskAnswer<Value> => ({
        kind: "failed",
        reason: "lost",
        message: String(error),
      }),
    );
    return { answer, cancel: () => cancel.abort() };
  }

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
