/**
 * Threads of Node, by piscina: it starts them when they are needed, ends them when they are idle or their
 * task is aborted, and notices when one dies. Three of its edges are rounded off here:
 *
 * - It hands a task to a thread only once the thread has loaded; if loading fails, the task would wait for
 *   ever. When the last thread has gone and a task still waits, that pool is thrown away, and its tasks fail.
 * - Answers come on a port of piscina's own, progress on one of ours, and nothing orders the two: so an answer
 *   first takes what is left in the port of progress.
 * - A thread would inherit the flags of this process, and load tsx twice where they name it: it gets none.
 */
import { MessageChannel, receiveMessageOnPort, type MessagePort } from "node:worker_threads";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { ThreadTask } from "./on-thread.ts";
import type { ReceivedOutcome, SentTask } from "./task-table.ts";
import type { BackEnd } from "./worker-pool.ts";

export interface NodeBackEndOptions {
  readonly capacity: number;
  /** A thread without a task closes after so long. */
  readonly idleMs: number;
  /** The module that the threads load: it exports `performOnThread`. */
  readonly entry: URL;
}

interface Threads {
  readonly pool: Piscina<ThreadTask<SentTask>, ReceivedOutcome>;
  /** Why a thread without a task died: it could not load, in most cases. */
  trouble: Error | null;
}

export function createNodeBackEnd(options: NodeBackEndOptions): BackEnd {
  let threads: Threads | null = null;

  function openThreads(): Threads {
    const opened: Threads = { pool: new Piscina(toPiscina(options)), trouble: null };
    const { pool } = opened;
    pool.on("error", (error: Error) => (opened.trouble = error));
    pool.on("workerDestroy", () => {
      // In a later turn: piscina is in the middle of taking that thread off its list.
      setImmediate(() => {
        if (threads !== opened || pool.threads.length > 0 || pool.queueSize === 0) return;
        threads = null;
        void pool.destroy();
      });
    });
    return opened;
  }

  return {
    async perform(task, end, onProgress) {
      threads ??= openThreads();
      const used = threads;
      const progress = onProgress ? new ProgressPort(onProgress) : null;
      try {
        return await used.pool.run(
          { task, progress: progress?.remote ?? null },
          { signal: end, transferList: progress ? [progress.remote] : [] },
        );
      } catch (error) {
        throw used.trouble ?? error;
      } finally {
        progress?.close();
      }
    },
    get size() {
      return threads?.pool.threads.length ?? 0;
    },
    async close() {
      const closing = threads;
      threads = null;
      await closing?.pool.destroy();
    },
  };
}

class ProgressPort {
  readonly remote: MessagePort;
  readonly #local: MessagePort;
  readonly #onProgress: (progress: unknown) => void;

  constructor(onProgress: (progress: unknown) => void) {
    const { port1, port2 } = new MessageChannel();
    this.remote = port2;
    this.#local = port1;
    this.#onProgress = onProgress;
    port1.on("message", onProgress);
  }

  close(): void {
    this.#local.off("message", this.#onProgress);
    for (;;) {
      const received: { readonly message: unknown } | undefined = receiveMessageOnPort(this.#local);
      if (received === undefined) break;
      this.#onProgress(received.message);
    }
    this.#local.close();
  }
}

/** A thread of source is TypeScript, for which it needs hooks of its own; a built one is loaded as it is. */
function toPiscina({ capacity, idleMs, entry }: NodeBackEndOptions) {
  const isSource = entry.pathname.endsWith(".ts");
  const file = isSource ? new URL("../bin/task-thread.js", import.meta.url) : entry;
  return {
    filename: fileURLToPath(file),
    name: "performOnThread",
    workerData: { entry: entry.href },
    execArgv: [],
    minThreads: 0,
    maxThreads: capacity,
    idleTimeout: idleMs,
    recordTiming: false,
  };
}
