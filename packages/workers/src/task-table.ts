/**
 * What a worker can do: a table of named functions. Input, output and progress must survive being copied
 * from one thread to another: plain data, no functions and no classes of our own.
 */

/** What a task is given beside its input. */
export interface TaskContext<Progress> {
  /** Tells the caller how far it is. Costs a message: a few a second are enough. */
  report(progress: Progress): void;
}

/** A task of any input, output and progress. */
type Task = (input: never, context: TaskContext<never>) => unknown;

export interface TaskTable {
  readonly [name: string]: Task;
}

export type TaskName<Table extends TaskTable> = keyof Table & string;
export type InputOf<T extends Task> = Parameters<T>[0];
export type OutputOf<T extends Task> = Awaited<ReturnType<T>>;
export type ProgressOf<T extends Task> =
  Parameters<T>[1] extends TaskContext<infer Progress> ? Progress : never;

/** A task on its way to a worker. */
export interface SentTask {
  readonly name: string;
  readonly input: unknown;
}

/** The same as it arrives there: the sender's types have checked it, and nothing can check it again. */
export interface ReceivedTask {
  readonly name: string;
  readonly input: never;
}

/** What a worker sends back. */
export type SentOutcome =
  | { readonly ok: true; readonly value: unknown; readonly elapsedMs: number }
  | { readonly ok: false; readonly message: string };

/** The same as it arrives at the caller, who knows the type from the name of the task. */
export type ReceivedOutcome =
  | { readonly ok: true; readonly value: never; readonly elapsedMs: number }
  | { readonly ok: false; readonly message: string };

/** Runs in the worker. A task that throws is an outcome: the worker is as good as before. */
export async function performTask(
  table: TaskTable,
  { name, input }: ReceivedTask,
  report: (progress: unknown) => void,
): Promise<SentOutcome> {
  const task = Object.hasOwn(table, name) ? table[name] : undefined;
  if (task === undefined) return { ok: false, message: `no task is called "${name}"` };
  const startMs = performance.now();
  try {
    const value = await task(input, { report });
    return { ok: true, value, elapsedMs: performance.now() - startMs };
  } catch (error) {
    return { ok: false, message: describeError(error) };
  }
}

export function describeError(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
