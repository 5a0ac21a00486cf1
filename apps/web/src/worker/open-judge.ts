/** The judge's worker, behind a pool: a chunk of its own, for the first tap needs no verdict. */
import { createBrowserWorkers } from "@albatross/workers/browser";
import type { TaskPool } from "./pool-jobs.ts";

/** No question takes this long on any machine that is still working. */
const JUDGE_LIMIT_MS = 60_000;

export function openJudge(): TaskPool {
  return createBrowserWorkers({
    limitMs: JUDGE_LIMIT_MS,
    // The one worker stays: a timer to close it would be all that runs on a page at rest.
    idleMs: Infinity,
    start: () =>
      new Worker(new URL("./judge-worker.ts", import.meta.url), { type: "module", name: "judge" }),
  });
}
