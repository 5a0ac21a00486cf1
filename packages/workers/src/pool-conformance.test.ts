/** One suite over both back ends: what a pool promises holds in a page and in Node alike. */
import { getEventListeners } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createBrowserBackEnd } from "./browser-back-end.ts";
import { createNodeBackEnd } from "./node-back-end.ts";
import { closedGate, openGate, type Gate, type TestTasks } from "./test-tasks.ts";
import { createTestWebWorker } from "./test-web-worker.ts";
import { afterByClock, createWorkerPool, type BackEnd, type WorkerPool } from "./worker-pool.ts";

interface Means {
  readonly capacity: number;
  readonly idleMs: number;
  /** Can the worker's script be loaded? */
  readonly isLoadable: boolean;
}

const backEnds: readonly (readonly [string, (means: Means) => BackEnd])[] = [
  [
    "Node's threads",
    ({ capacity, idleMs, isLoadable }) => {
      const file = isLoadable ? "./test-node-thread.ts" : "./test-lost-thread.ts";
      return createNodeBackEnd({ capacity, idleMs, entry: new URL(file, import.meta.url) });
    },
  ],
  [
    "Web Workers",
    ({ idleMs, isLoadable }) => {
      const file = isLoadable ? "./test-web-thread.ts" : "./test-lost-thread.ts";
      const start = () => createTestWebWorker(new URL(file, import.meta.url));
      return createBrowserBackEnd({ start, idleMs, after: afterByClock });
    },
  ],
];

describe.each(backEnds)("a pool of %s", (_name, createBackEnd) => {
  const pools: WorkerPool<TestTasks>[] = [];

  function createPool(means: Partial<Means> = {}): WorkerPool<TestTasks> {
    const { capacity = 1, idleMs = 600_000, isLoadable = true } = means;
    const backEnd = createBackEnd({ capacity, idleMs, isLoadable });
    return createWorkerPool<TestTasks>(backEnd, { capacity, after: afterByClock });
  }

  function createOwnPool(means: Partial<Means> = {}): WorkerPool<TestTasks> {
    const pool = createPool(means);
    pools.push(pool);
    return pool;
  }

  /** One worker, for tests after which it is as good as new: starting one takes most of a test's time. */
  const shared = createPool();

  afterEach(async () => {
    for (const pool of pools.splice(0)) await pool.close();
  });

  afterAll(() => shared.close());

  /** A task held at its gate: it runs when the promise is fulfilled. */
  async function runToGate(pool: WorkerPool<TestTasks>, gate: Gate, signal?: AbortSignal) {
    let arrive: (report: string) => void = () => undefined;
    const arrived = new Promise<string>((resolve) => (arrive = resolve));
    const options = signal ? { signal, onProgress: arrive } : { onProgress: arrive };
    const answer = pool.run("pass", gate, options);
    expect(await arrived).toBe("at the gate");
    return { answer };
  }

  it("answers with the task's value, whatever it is", async () => {
    const pool = shared;
    for (const value of [1, "two", null, undefined, { three: [3n, new Map([[4, "four"]])] }]) {
      const answer = await pool.run("echo", value);
      expect(answer).toMatchObject({ kind: "done", elapsedMs: expect.any(Number) as number });
      expect(answer.kind === "done" && answer.value).toEqual(value);
    }
    expect(pool.size).toBe(1);
  });

  it("starts no worker before there is a task, and none for a cancelled one", async () => {
    const pool = createOwnPool({ capacity: 2 });
    expect(await pool.run("echo", 1, { signal: AbortSignal.abort() })).toEqual({
      kind: "cancelled",
    });
    expect(pool.size).toBe(0);
  });

  it("runs as many tasks at a time as it has room for, the others in their order", async () => {
    const pool = createOwnPool({ capacity: 2 });
    const gates = [closedGate(), closedGate()] as const;
    const [first, second] = await Promise.all([
      runToGate(pool, gates[0]),
      runToGate(pool, gates[1]),
    ]);
    const order: unknown[] = [];
    const rest = ["third", "fourth"].map((name) =>
      pool.run("echo", name).then((answer) => order.push(answer.kind === "done" && answer.value)),
    );
    expect(pool.size).toBe(2);
    openGate(gates[0]);
    expect(await first.answer).toMatchObject({ kind: "done", value: "passed" });
    await Promise.all(rest);
    expect(order).toEqual(["third", "fourth"]);
    openGate(gates[1]);
    expect(await second.answer).toMatchObject({ kind: "done", value: "passed" });
    expect(pool.size).toBe(2);
  });

  it("reports progress in order, and all of it before the answer", async () => {
    const pool = shared;
    for (const most of [0, 1, 500]) {
      const reports: number[] = [];
      const onProgress = (report: number): void => void reports.push(report);
      const answer = await pool.run("count", most, { onProgress });
      expect(answer).toMatchObject({ kind: "done", value: most });
      expect(reports).toEqual(Array.from({ length: most }, (_, index) => index + 1));
    }
    expect(await pool.run("count", 3)).toMatchObject({ kind: "done", value: 3 });
  });

  it("fails a task that throws, and keeps its worker", async () => {
    const pool = shared;
    const refused = await pool.run("refuse", "not today");
    expect(refused).toEqual({ kind: "failed", reason: "threw", message: "not today" });
    expect(await pool.run("echo", 1)).toMatchObject({ kind: "done" });
    expect(pool.size).toBe(1);
  });

  it.each(["exit", "crash"] as const)(
    "fails a task whose worker dies (%s), and serves the next by a new one",
    async (death) => {
      const pool = createOwnPool();
      const answer = death === "exit" ? pool.run("exit", 1) : pool.run("crash", "gone");
      const next = [pool.run("echo", 1), pool.run("echo", 2)];
      expect(await answer).toMatchObject({ kind: "failed", reason: "lost" });
      expect(await Promise.all(next)).toMatchObject([
        { kind: "done", value: 1 },
        { kind: "done", value: 2 },
      ]);
    },
  );

  it("outlives a worker that dies while it is idle", async () => {
    const pool = createOwnPool();
    const first = await pool.run("crashAfterwards", "gone");
    // The news of its death may come before its answer, before the next task or in the middle of it.
    expect(["done", "failed"]).toContain(first.kind);
    await expect.poll(async () => (await pool.run("echo", 1)).kind).toBe("done");
    await pause(50);
    await expect.poll(async () => (await pool.run("echo", 2)).kind).toBe("done");
    expect(await pool.run("echo", 3)).toMatchObject({ kind: "done", value: 3 });
  });

  it("fails every task when its script cannot be loaded, and none waits for ever", async () => {
    const pool = createOwnPool({ capacity: 2, isLoadable: false });
    for (const answer of [1, 2, 3].map((value) => pool.run("echo", value))) {
      expect(await answer).toMatchObject({ kind: "failed", reason: "lost" });
    }
  });

  it("fails a task whose input or answer cannot be copied, and goes on", async () => {
    const pool = createOwnPool();
    expect(await pool.run("echo", () => undefined)).toMatchObject({ kind: "failed" });
    expect(await pool.run("returnFunction", null)).toMatchObject({ kind: "failed" });
    expect(await pool.run("echo", 1)).toMatchObject({ kind: "done", value: 1 });
  });

  it("drops a cancelled task of the queue: it never runs", async () => {
    const pool = shared;
    const gate = closedGate();
    const { answer } = await runToGate(pool, gate);
    const cancel = new AbortController();
    const reports: unknown[] = [];
    const queued = pool.run("count", 3, {
      signal: cancel.signal,
      onProgress: (report) => reports.push(report),
    });
    const next = pool.run("echo", "next");
    cancel.abort();
    expect(await queued).toEqual({ kind: "cancelled" });
    openGate(gate);
    expect(await answer).toMatchObject({ kind: "done", value: "passed" });
    expect(await next).toMatchObject({ kind: "done", value: "next" });
    expect(reports).toEqual([]);
  });

  it("cancels a task that computes for ever, and gives its place to the next", async () => {
    const pool = createOwnPool();
    const cancel = new AbortController();
    const reports: string[] = [];
    const spinning = pool.run("spin", null, {
      signal: cancel.signal,
      onProgress(report) {
        reports.push(report);
        cancel.abort();
      },
    });
    const next = pool.run("echo", "next");
    expect(await spinning).toEqual({ kind: "cancelled" });
    expect(await next).toMatchObject({ kind: "done", value: "next" });
    expect(reports).toEqual(["spinning"]);
    expect(pool.size).toBe(1);
  });

  it("never hands on what a cancelled task still says", async () => {
    const pool = shared;
    const gate = closedGate();
    const cancel = new AbortController();
    const { answer } = await runToGate(pool, gate, cancel.signal);
    cancel.abort();
    openGate(gate);
    expect(await answer).toEqual({ kind: "cancelled" });
    const reports: number[] = [];
    const next = await pool.run("count", 2, { onProgress: (report) => void reports.push(report) });
    expect(next).toMatchObject({ kind: "done", value: 2 });
    expect(reports).toEqual([1, 2]);
  });

  it("cancels many at once with one signal, and leaves no listener on it", async () => {
    const pool = shared;
    const { signal } = new AbortController();
    for (let round = 0; round < 20; round++) await pool.run("echo", round, { signal });
    expect(getEventListeners(signal, "abort")).toHaveLength(0);
    const cancel = new AbortController();
    const answers = [1, 2, 3].map(() => pool.run("spin", null, { signal: cancel.signal }));
    cancel.abort();
    for (const answer of answers) expect(await answer).toEqual({ kind: "cancelled" });
    expect(getEventListeners(cancel.signal, "abort")).toHaveLength(0);
  });

  it("closes workers that are idle, and starts them again", async () => {
    const pool = createOwnPool({ capacity: 2, idleMs: 1 });
    await Promise.all([pool.run("echo", 1), pool.run("echo", 2)]);
    while (pool.size > 0) await pause(5);
    expect(await pool.run("echo", 3)).toMatchObject({ kind: "done", value: 3 });
  });

  it("ends everything when it is closed, and answers all that was asked", async () => {
    const pool = createOwnPool();
    const spinning = pool.run("spin", null);
    const queued = pool.run("echo", 1);
    await pool.close();
    expect(await spinning).toEqual({ kind: "cancelled" });
    expect(await queued).toEqual({ kind: "cancelled" });
    expect(pool.size).toBe(0);
    expect(await pool.run("echo", 2)).toEqual({ kind: "cancelled" });
    expect(pool.size).toBe(0);
  });
});
