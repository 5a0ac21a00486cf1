/** Pools of Web Workers, for the page: nothing here brings the judge's own code along. */
import type { AlbatrossTasks } from "./albatross-tasks.ts";
import { createBrowserBackEnd, type TaskWorker } from "./browser-back-end.ts";
import { afterByClock, createWorkerPool, type WorkerPool } from "./worker-pool.ts";

export type * from "./albatross-tasks.ts";
export type * from "./coach-tasks.ts";
export type { TaskWorker } from "./browser-back-end.ts";
export type { FailureReason, RunOptions, TaskAnswer, WorkerPool } from "./worker-pool.ts";

export interface BrowserWorkersOptions {
  /**
   * Starts a worker whose script calls `serveTasks` of `browser-worker`. The page does it, for its bundler looks
   * for `new Worker(new URL(…))` with the file's name in it. May throw where workers are forbidden.
   */
  start(): TaskWorker;
  /** Tasks at a time. */
  readonly capacity?: number;
  readonly limitMs?: number;
  /** A worker without a task closes after so long; with Infinity it stays, and no timer runs. */
  readonly idleMs?: number;
}

/** A player who thinks for less than this finds the worker still there. */
const IDLE_MS = 60_000;

export function createBrowserWorkers({
  start,
  capacity = 1,
  idleMs = IDLE_MS,
  ...limits
}: BrowserWorkersOptions): WorkerPool<AlbatrossTasks> {
  const backEnd = createBrowserBackEnd({ start, idleMs, after: afterByClock });
  return createWorkerPool(backEnd, { capacity, after: afterByClock, ...limits });
}
