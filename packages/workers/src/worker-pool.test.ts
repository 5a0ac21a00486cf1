/** The pool over a back end of the test's own, whose tasks end and whose time passes when the test says so. */
import { describe, expect, it } from "vitest";
import type { ReceivedOutcome } from "./task-table.ts";
import type { TestTasks } from "./test-tasks.ts";
import { createWorkerPool, GRACE_MS } from "./worker-pool.ts";

interface RunningTask {
  readonly name: string;
  readonly input: unknown;
  readonly end: AbortSignal;
  report(progress: unknown): void;
  answer(value: unknown): void;
  die(): void;
}

const LIMIT_MS = 60_000;

function createTestBench(capacity = 1) {
  const started: RunningTask[] = [];
  const timers: { readonly callback: () => void; isOff: boolean; readonly delayMs: number }[] = [];
  const pool = createWorkerPool<TestTasks>(
    {
      perform: ({ name, input }, end, onProgress) =>
        new Promise<ReceivedOutcome>((resolve, reject) => {
          started.push({
            name,
            input,
            end,
            report: (progress) => onProgress?.(progress),
            answer: (value) => resolve({ ok: true, value: value as never, elapsedMs: 1 }),
            die: () => reject(new Error("died")),
          });
          end.addEventListener("abort", () => reject(new Error("ended")), { once: true });
        }),
      size: 0,
      close: () => Promise.resolve(),
    },
    {
      capacity,
      limitMs: LIMIT_MS,
      after(delayMs, callback) {
        const timer = { callback, isOff: false, delayMs };
        timers.push(timer);
        return () => void (timer.isOff = true);
      },
    },
  );
  const fire = (delayMs: number): void => {
    for (const timer of timers.filter((timer) => !timer.isOff && timer.delayMs === delayMs)) {
      timer.isOff = true;
      timer.callback();
    }
  };
  const inputs = (): unknown[] => started.map(({ input }) => input);
  const at = (index: number): RunningTask => {
    const task = started[index];
    if (task === undefined) throw new Error(`task ${index} was not started`);
    return task;
  };
  return { pool, at, inputs, timers, fire };
}

/** Lets every answer that is on its way arrive. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}

describe("a pool of workers", () => {
  it("asks one task at a time, in order", async () => {
    const { pool, at, inputs } = createTestBench();
    const first = pool.run("echo", 1);
    const second = pool.run("echo", 2);
    expect(inputs()).toEqual([1]);
    at(0).answer("a");
    expect(await first).toEqual({ kind: "done", value: "a", elapsedMs: 1 });
    await turns();
    expect(inputs()).toEqual([1, 2]);
    at(1).answer("b");
    expect(await second).toMatchObject({ kind: "done", value: "b" });
  });

  it("gives a cancelled task that runs a moment, and ends it when it is still there", async () => {
    const { pool, at, inputs, fire } = createTestBench();
    const cancel = new AbortController();
    const first = pool.run("echo", 1, { signal: cancel.signal });
    const second = pool.run("echo", 2);
    cancel.abort();
    expect(await first).toEqual({ kind: "cancelled" });
    expect(at(0).end.aborted).toBe(false);
    expect(inputs()).toEqual([1]);
    fire(GRACE_MS);
    expect(at(0).end.aborted).toBe(true);
    await turns();
    at(1).answer("b");
    expect(await second).toMatchObject({ kind: "done", value: "b" });
  });

  it("does not wait for another task to end a cancelled one", () => {
    const { pool, at, fire } = createTestBench();
    const cancel = new AbortController();
    void pool.run("echo", 1, { signal: cancel.signal });
    cancel.abort();
    fire(GRACE_MS);
    expect(at(0).end.aborted).toBe(true);
  });

  it("keeps the worker of a cancelled task that finishes in time", async () => {
    const { pool, at, inputs, fire } = createTestBench();
    const cancel = new AbortController();
    const first = pool.run("echo", 1, { signal: cancel.signal });
    const second = pool.run("echo", 2);
    cancel.abort();
    at(0).answer("late");
    await turns();
    fire(GRACE_MS);
    expect(at(0).end.aborted).toBe(false);
    expect(await first).toEqual({ kind: "cancelled" });
    expect(inputs()).toEqual([1, 2]);
    expect(at(1).end.aborted).toBe(false);
    at(1).answer("b");
    expect(await second).toMatchObject({ kind: "done", value: "b" });
  });

  it("hands on no progress of a cancelled task", async () => {
    const { pool, at } = createTestBench();
    const cancel = new AbortController();
    const reports: number[] = [];
    const onProgress = (report: number): void => void reports.push(report);
    void pool.run("count", 9, { signal: cancel.signal, onProgress });
    at(0).report(1);
    cancel.abort();
    at(0).report(2);
    await turns();
    expect(reports).toEqual([1]);
  });

  it("fails a task that takes longer than any could, and ends its worker", async () => {
    const { pool, at, fire, inputs } = createTestBench();
    const first = pool.run("echo", 1);
    const second = pool.run("echo", 2);
    fire(LIMIT_MS);
    expect(await first).toMatchObject({ kind: "failed", reason: "overdue" });
    expect(at(0).end.aborted).toBe(true);
    await turns();
    expect(inputs()).toEqual([1, 2]);
    at(1).answer("b");
    expect(await second).toMatchObject({ kind: "done" });
  });

  it("fails a task whose worker dies, and goes on", async () => {
    const { pool, at } = createTestBench(2);
    const answers = [1, 2, 3].map((input) => pool.run("echo", input));
    at(0).die();
    expect(await answers[0]).toEqual({ kind: "failed", reason: "lost", message: "died" });
    await turns();
    at(1).answer("b");
    at(2).answer("c");
    expect(await answers[1]).toMatchObject({ value: "b" });
    expect(await answers[2]).toMatchObject({ value: "c" });
  });

  it("leaves no timer behind", async () => {
    const { pool, at, timers } = createTestBench();
    const first = pool.run("echo", 1);
    at(0).answer(1);
    await first;
    await turns();
    const cancel = new AbortController();
    void pool.run("echo", 2, { signal: cancel.signal });
    cancel.abort();
    await turns();
    at(1).answer(2);
    await turns();
    expect(timers.filter(({ isOff }) => !isOff)).toEqual([]);
  });
});
