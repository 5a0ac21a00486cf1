/** Pools of Node's threads. */
import { availableParallelism } from "node:os";
import type { AlbatrossTasks } from "./albatross-tasks.ts";
import { createNodeBackEnd } from "./node-back-end.ts";
import { afterByClock, createWorkerPool, type WorkerPool } from "./worker-pool.ts";

export type * from "./albatross-tasks.ts";
export type * from "./coach-tasks.ts";
export type { FailureReason, RunOptions, TaskAnswer, WorkerPool } from "./worker-pool.ts";
export {
  surveyInOrder,
  SurveyFailedError,
  type SurveyPart,
  type SurveyPlan,
} from "./survey-in-order.ts";

export interface NodeWorkersOptions {
  /** Tasks at a time; as many as the machine runs at once when left out. */
  readonly capacity?: number;
  readonly limitMs?: number;
  readonly idleMs?: number;
}

/** A thread takes 0.4 s to start from source: worth keeping for a while. */
const IDLE_MS = 10_000;

export function createNodeWorkers({
  capacity = availableParallelism(),
  idleMs = IDLE_MS,
  ...limits
}: NodeWorkersOptions = {}): WorkerPool<AlbatrossTasks> {
  // The built file has the other ending.
  const [ending] = /\.[jt]s$/.exec(import.meta.url) ?? [".js"];
  const entry = new URL(`./node-thread${ending}`, import.meta.url);
  const backEnd = createNodeBackEnd({ capacity, idleMs, entry });
  return createWorkerPool(backEnd, { capacity, after: afterByClock, ...limits });
}
