/**
 * The page's side of the judge: one worker, one question at a time, the rest in a queue. A question
 * always comes to an end. A worker that crashes fails its question and is replaced; a question that is
 * cancelled while it runs is given a moment to finish, and if another one waits behind it the worker is
 * ended and a new one started, which is the only way to interrupt a search.
 */
import type {
  JobAnswer,
  JudgeClient,
  JudgeJob,
  JudgeQuestion,
  JudgeService,
} from "./judge-contract.ts";

/** A worker that was started. Handed in, so that the client is tested without one. */
export interface JudgeConnection {
  readonly ask: {
    [Q in JudgeQuestion]: (
      ...question: Parameters<JudgeService[Q]>
    ) => Promise<ReturnType<JudgeService[Q]>>;
  };
  close(): void;
}

export interface JudgeClientPorts {
  /** Starts a worker; `onCrash` is told when it dies or cannot even start. */
  connect(onCrash: () => void): JudgeConnection;
  /** Calls back once; returns what calls it off. */
  after(delayMs: number, callback: () => void): () => void;
}

interface QueuedJob {
  run(connection: JudgeConnection): Promise<void>;
  end(answer: { readonly kind: "cancelled" } | { readonly kind: "failed" }): void;
  isStale: boolean;
}

/** Starting a worker costs about as much: ending one sooner would gain nothing. */
const GRACE_MS = 60;
/** No question takes this long on any machine that is still working. */
const LIMIT_MS = 60_000;

export function createJudgeClient({ connect, after }: JudgeClientPorts): JudgeClient {
  const queue: QueuedJob[] = [];
  let running: QueuedJob | null = null;
  let connection: JudgeConnection | null = null;
  let callOffGrace: (() => void) | null = null;
  let callOffLimit: (() => void) | null = null;

  function replaceWorker(kind: "cancelled" | "failed"): void {
    connection?.close();
    connection = null;
    running?.end({ kind });
    settle();
  }

  function settle(): void {
    callOffGrace?.();
    callOffLimit?.();
    callOffGrace = callOffLimit = null;
    running = null;
    startNext();
  }

  function startNext(): void {
    if (running !== null) return interruptIfStale(running);
    const job = queue.shift();
    if (job === undefined) return;
    running = job;
    callOffLimit = after(LIMIT_MS, () => replaceWorker("failed"));
    try {
      connection ??= openConnection();
    } catch {
      // Workers may be forbidden altogether: then every question fails, and the game goes on.
      return replaceWorker("failed");
    }
    // A job that was replaced meanwhile must not settle the one that runs now.
    const finish = (): void => (running === job ? settle() : undefined);
    job.run(connection).then(finish, finish);
  }

  function openConnection(): JudgeConnection {
    const opened = connect(() => {
      if (connection === opened) replaceWorker("failed");
    });
    return opened;
  }

  function interruptIfStale(job: QueuedJob): void {
    if (!job.isStale || queue.length === 0 || callOffGrace !== null) return;
    callOffGrace = after(GRACE_MS, () => replaceWorker("cancelled"));
  }

  function enqueue<Value>(ask: (connection: JudgeConnection) => Promise<Value>): JudgeJob<Value> {
    const { promise, resolve } = withResolver<JobAnswer<Value>>();
    const job: QueuedJob = {
      isStale: false,
      end: resolve,
      run: (connection) =>
        ask(connection).then(
          (value) => resolve({ kind: "done", value }),
          () => resolve({ kind: "failed" }),
        ),
    };
    queue.push(job);
    startNext();
    return { answer: promise, cancel: () => cancel(job) };
  }

  function cancel(job: QueuedJob): void {
    job.isStale = true;
    job.end({ kind: "cancelled" });
    const index = queue.indexOf(job);
    if (index >= 0) queue.splice(index, 1);
    else if (job === running) interruptIfStale(job);
  }

  return {
    judge: (...question) => enqueue(({ ask }) => ask.judge(...question)),
    rateMoves: (...question) => enqueue(({ ask }) => ask.rateMoves(...question)),
    bestAlong: (...question) => enqueue(({ ask }) => ask.bestAlong(...question)),
    findWinnable: (...question) => enqueue(({ ask }) => ask.findWinnable(...question)),
  };
}

function withResolver<Value>(): { promise: Promise<Value>; resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((settled) => {
    resolve = settled;
  });
  return { promise, resolve };
}
