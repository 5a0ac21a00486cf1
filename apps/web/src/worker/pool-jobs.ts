/**
 * Questions to a pool of workers that is loaded with the first of them. A question always comes to an end: what
 * crashes, takes too long or is cancelled is the pool's business, and a pool that could not be loaded is asked for
 * again with the next question.
 */
import type { AlbatrossTasks, TaskAnswer, WorkerPool } from "@albatross/workers/browser";

export type TaskPool = Pick<WorkerPool<AlbatrossTasks>, "run">;

/** A question on its way. Its answer always comes, and never as a rejection. */
export interface Job<Value> {
  readonly answer: Promise<TaskAnswer<Value>>;
  cancel(): void;
}

export type Ask<Value> = (
  pool: TaskPool,
  options: { readonly signal: AbortSignal },
) => Promise<TaskAnswer<Value>>;

/** @param turn each question waits for it: what asks is drawn first. */
export function createPoolJobs(
  loadPool: () => Promise<TaskPool>,
  turn: () => Promise<void> = async () => undefined,
): <Value>(ask: Ask<Value>) => Job<Value> {
  let loading: Promise<TaskPool> | null = null;

  function pool(): Promise<TaskPool> {
    loading ??= loadPool().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  return (ask) => {
    const cancel = new AbortController();
    const answer = Promise.all([pool(), turn()]).then(
      ([opened]) => ask(opened, { signal: cancel.signal }),
      (error: unknown) => ({
        kind: "failed" as const,
        reason: "lost" as const,
        message: String(error),
      }),
    );
    return { answer, cancel: () => cancel.abort() };
  };
}
