/** The worker's side of a Web Worker: its tasks behind comlink. */
import { expose, releaseProxy, type Endpoint, type Remote } from "comlink";
import { performTask, type ReceivedTask, type SentOutcome, type TaskTable } from "./task-table.ts";

/** At a worker's own port when `endpoint` is left out. */
export function serveTasks(table: TaskTable, endpoint?: Endpoint): void {
  expose({ perform }, endpoint);

  async function perform(
    task: ReceivedTask,
    report: Remote<(progress: unknown) => void> | null,
  ): Promise<SentOutcome> {
    const arrivals: Promise<void>[] = [];
    const outcome = await performTask(table, task, (progress) => {
      if (report) arrivals.push(report(progress));
    });
    // The answer takes another port: it may leave only when all progress has arrived.
    await Promise.all(arrivals);
    report?.[releaseProxy]();
    return outcome;
  }
}
