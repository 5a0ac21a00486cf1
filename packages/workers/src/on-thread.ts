/** What a thread of Node does with a task that the pool hands it. */
import type { MessagePort } from "node:worker_threads";
import { performTask, type ReceivedTask, type SentOutcome, type TaskTable } from "./task-table.ts";

/** A task and, when its caller wants progress, the port for it. */
export interface ThreadTask<T> {
  readonly task: T;
  readonly progress: MessagePort | null;
}

export function onThread(
  table: TaskTable,
): (received: ThreadTask<ReceivedTask>) => Promise<SentOutcome> {
  return ({ task, progress }) => performTask(table, task, (value) => progress?.postMessage(value));
}
