/**
 * Web Workers, spoken to by comlink. A browser tells of a worker that crashes by an event, and of one that
 * was ended not at all; so each call is raced against the loss of its worker.
 */
import { proxy, releaseProxy, wrap, type Endpoint, type Remote } from "comlink";
import type { ReceivedOutcome, SentTask } from "./task-table.ts";
import type { BackEnd } from "./worker-pool.ts";

/** What is used of a Worker. */
export interface TaskWorker extends Endpoint {
  terminate(): void;
}

/** What the worker exposes: {@link serveTasks}. */
interface TaskService {
  perform(task: SentTask, report: ((progress: unknown) => void) | null): Promise<ReceivedOutcome>;
}

export interface BrowserBackEndOptions {
  /** Starts a worker; may throw where workers are forbidden. */
  start(): TaskWorker;
  /** A worker without a task closes after so long; with Infinity it stays, and no timer runs. */
  readonly idleMs: number;
  after(delayMs: number, callback: () => void): () => void;
}

export function createBrowserBackEnd({ start, idleMs, after }: BrowserBackEndOptions): BackEnd {
  const alive = new Set<Connection>();
  /** The one that became idle last is taken first, so that the others get to close. */
  const idle: { readonly connection: Connection; callOffClose(): void }[] = [];

  function take(): Connection {
    for (;;) {
      const waiting = idle.pop();
      waiting?.callOffClose();
      const connection = waiting?.connection ?? new Connection(start());
      alive.add(connection);
      if (!connection.isLost) return connection;
      // It crashed while it was idle.
      discard(connection);
    }
  }

  function giveBack(connection: Connection): void {
    const close = (): void => {
      idle.splice(idle.indexOf(entry), 1);
      discard(connection);
    };
    const callOffClose = idleMs === Infinity ? () => undefined : after(idleMs, close);
    const entry = { connection, callOffClose };
    idle.push(entry);
  }

  function discard(connection: Connection): void {
    if (alive.delete(connection)) connection.close();
  }

  return {
    async perform(task, end, onProgress) {
      const connection = take();
      const onEnd = (): void => connection.lose("the worker was ended");
      end.addEventListener("abort", onEnd, { once: true });
      try {
        const outcome = await connection.ask(task, onProgress);
        giveBack(connection);
        return outcome;
      } catch (error) {
        discard(connection);
        throw error;
      } finally {
        end.removeEventListener("abort", onEnd);
      }
    },
    get size() {
      return alive.size;
    },
    async close() {
      for (const { callOffClose } of idle.splice(0)) callOffClose();
      for (const connection of alive) connection.lose("the pool was closed");
      for (const connection of alive) discard(connection);
      return Promise.resolve();
    },
  };
}

class Connection {
  readonly #worker: TaskWorker;
  readonly #remote: Remote<TaskService>;
  readonly #onCrash = (): void => this.lose("the worker crashed");
  #fail: ((error: Error) => void) | null = null;
  #lost: Error | null = null;

  constructor(worker: TaskWorker) {
    this.#worker = worker;
    this.#remote = wrap<TaskService>(worker);
    worker.addEventListener("error", this.#onCrash);
    worker.addEventListener("messageerror", this.#onCrash);
  }

  get isLost(): boolean {
    return this.#lost !== null;
  }

  ask(
    task: SentTask,
    onProgress: ((progress: unknown) => void) | undefined,
  ): Promise<ReceivedOutcome> {
    const report = onProgress ? proxy(onProgress) : null;
    return new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#remote.perform(task, report).then(resolve, reject);
    });
  }

  /** Fails the question under way; there must be no later one. */
  lose(reason: string): void {
    this.#lost = new Error(reason);
    this.#fail?.(this.#lost);
  }

  close(): void {
    this.#worker.removeEventListener("error", this.#onCrash);
    this.#worker.removeEventListener("messageerror", this.#onCrash);
    this.#remote[releaseProxy]();
    this.#worker.terminate();
  }
}
