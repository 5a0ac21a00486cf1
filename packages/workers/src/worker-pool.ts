/**
 * The pool as its users see it, the same over every back end: a queue of tasks, so many at a time, and an
 * answer to each that always comes. The back end starts and ends workers; here is decided when.
 *
 * A task is one synchronous piece of work, and nothing can be said to a worker that is busy. So the caller of a
 * cancelled task has the answer at once, the worker gets a moment to finish by itself, and is then ended; the
 * next task gets a new one. Whatever a worker says of a task that has its answer is dropped.
 */
import {
  describeError,
  type InputOf,
  type OutputOf,
  type ProgressOf,
  type ReceivedOutcome,
  type SentTask,
  type TaskName,
  type TaskTable,
} from "./task-table.ts";

/**
 * `threw`: the task itself, its worker goes on. `lost`: the worker crashed, or could not be started.
 * `overdue`: it took longer than the pool's limit.
 */
export type FailureReason = "threw" | "lost" | "overdue";

export type TaskAnswer<Value> =
  | { readonly kind: "done"; readonly value: Value; readonly elapsedMs: number }
  | { readonly kind: "cancelled" }
  | { readonly kind: "failed"; readonly reason: FailureReason; readonly message: string };

export interface RunOptions<Progress> {
  /** Cancels the task, queued or running. */
  readonly signal?: AbortSignal;
  /** In the order of the reports, all of them before the answer, and none after it. */
  onProgress?(progress: Progress): void;
}

export interface WorkerPool<Table extends TaskTable> {
  /** Tasks start in the order of these calls. The answer is never a rejection. */
  run<Name extends TaskName<Table>>(
    name: Name,
    input: InputOf<Table[Name]>,
    options?: RunOptions<ProgressOf<Table[Name]>>,
  ): Promise<TaskAnswer<OutputOf<Table[Name]>>>;
  /** Workers that are alive now. They start when they are needed, and close when they are idle. */
  readonly size: number;
  /** Tasks that can run at the same time. */
  readonly capacity: number;
  /** Ends all workers; tasks under way are cancelled, and so is every later one. */
  close(): Promise<void>;
}

/** Starts and ends workers. Never asked for more at a time than the capacity of its pool. */
export interface BackEnd {
  /**
   * Rejects when the worker is lost, also when `end` aborts, which ends it in the middle of its work. No
   * progress is reported once the promise has settled.
   */
  perform(
    task: SentTask,
    end: AbortSignal,
    onProgress: ((progress: unknown) => void) | undefined,
  ): Promise<ReceivedOutcome>;
  readonly size: number;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly capacity: number;
  /** No task takes this long on a machine that is still working; without it there is no limit. */
  readonly limitMs?: number;
  /** Calls back once; returns what calls it off. */
  after(delayMs: number, callback: () => void): () => void;
}

/** A worker that is ended sooner than it takes to start another one has gained nothing. */
export const GRACE_MS = 40;

interface Job {
  /** Runs to the end of the work, which may be after the answer. */
  perform(): Promise<void>;
  cancel(): void;
}

export function createWorkerPool<Table extends TaskTable>(
  backEnd: BackEnd,
  { capacity, limitMs, after }: PoolOptions,
): WorkerPool<Table> {
  const queue: Job[] = [];
  const running = new Set<Job>();
  let isClosed = false;

  function startNext(): void {
    while (running.size < capacity) {
      const job = queue.shift();
      if (job === undefined) return;
      running.add(job);
      void job.perform().then(() => {
        running.delete(job);
        startNext();
      });
    }
  }

  function createJob<Value>(
    task: SentTask,
    { signal, onProgress }: RunOptions<unknown>,
    answer: (answer: TaskAnswer<Value>) => void,
  ): Job {
    const end = new AbortController();
    let isAnswered = false;

    function settle(result: TaskAnswer<Value>): void {
      if (isAnswered) return;
      isAnswered = true;
      // A signal may outlive millions of tasks.
      signal?.removeEventListener("abort", cancel);
      answer(result);
    }

    function cancel(): void {
      settle({ kind: "cancelled" });
      const index = queue.indexOf(job);
      if (index >= 0) queue.splice(index, 1);
      else callOffGrace ??= after(GRACE_MS, () => end.abort());
    }

    let callOffGrace: (() => void) | null = null;

    async function perform(): Promise<void> {
      const callOffLimit = limitMs === undefined ? null : after(limitMs, giveUp);
      const report =
        onProgress && ((progress: unknown) => void (isAnswered || onProgress(progress)));
      try {
        const outcome = await backEnd.perform(task, end.signal, report);
        settle(
          outcome.ok
            ? { kind: "done", value: outcome.value, elapsedMs: outcome.elapsedMs }
            : { kind: "failed", reason: "threw", message: outcome.message },
        );
      } catch (error) {
        settle({ kind: "failed", reason: "lost", message: describeError(error) });
      }
      callOffLimit?.();
      callOffGrace?.();
    }

    function giveUp(): void {
      settle({ kind: "failed", reason: "overdue", message: `no answer in ${limitMs} ms` });
      end.abort();
    }

    const job: Job = { perform, cancel };
    signal?.addEventListener("abort", cancel, { once: true });
    return job;
  }

  return {
    run(name, input, options = {}) {
      if (isClosed || options.signal?.aborted) return Promise.resolve({ kind: "cancelled" });
      return new Promise((resolve) => {
        queue.push(createJob({ name, input }, options, resolve));
        startNext();
      });
    },
    get size() {
      return backEnd.size;
    },
    capacity,
    async close() {
      isClosed = true;
      for (const job of [...queue, ...running]) job.cancel();
      await backEnd.close();
    },
  };
}

/** {@link PoolOptions.after} by the clock. */
export function afterByClock(delayMs: number, callback: () => void): () => void {
  const timer = setTimeout(callback, delayMs);
  return () => clearTimeout(timer);
}
