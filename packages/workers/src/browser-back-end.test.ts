import { MessageChannel } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { createBrowserBackEnd, type TaskWorker } from "./browser-back-end.ts";
import { serveTasks } from "./serve-tasks.ts";
import { toEndpoint } from "./test-endpoint.ts";
import { testTasks } from "./test-tasks.ts";

/** A worker of this very thread: enough for tasks that end. */
function createLocalWorker(onTerminate: () => void): TaskWorker {
  const { port1, port2 } = new MessageChannel();
  serveTasks(testTasks, toEndpoint(port2));
  return {
    ...toEndpoint(port1),
    terminate() {
      port1.close();
      onTerminate();
    },
  };
}

function createTestBench(idleMs: number) {
  const timers: { readonly delayMs: number; isOff: boolean; fire(): void }[] = [];
  let started = 0;
  let ended = 0;
  const backEnd = createBrowserBackEnd({
    idleMs,
    start() {
      started++;
      return createLocalWorker(() => ended++);
    },
    after(delayMs, fire) {
      const timer = { delayMs, isOff: false, fire };
      timers.push(timer);
      return () => void (timer.isOff = true);
    },
  });
  const echo = (input: unknown) =>
    backEnd.perform({ name: "echo", input }, new AbortController().signal, undefined);
  return { backEnd, timers, echo, counts: () => ({ started, ended }) };
}

describe("the browser's back end", () => {
  it("closes a worker that is idle for long, and calls that off when it is used", async () => {
    const { backEnd, timers, echo, counts } = createTestBench(500);
    await echo(1);
    await echo(2);
    expect(timers.map(({ delayMs, isOff }) => [delayMs, isOff])).toEqual([
      [500, true],
      [500, false],
    ]);
    timers[1]?.fire();
    expect(backEnd.size).toBe(0);
    await echo(3);
    expect(counts()).toEqual({ started: 2, ended: 1 });
    await backEnd.close();
  });

  it("runs no timer at rest when its workers are to stay", async () => {
    const { backEnd, timers, echo, counts } = createTestBench(Infinity);
    await echo(1);
    await echo(2);
    expect(timers).toEqual([]);
    expect(counts()).toEqual({ started: 1, ended: 0 });
    await backEnd.close();
    expect(counts()).toEqual({ started: 1, ended: 1 });
  });

  it("fails a task where workers are forbidden", async () => {
    const backEnd = createBrowserBackEnd({
      idleMs: Infinity,
      start() {
        throw new Error("forbidden");
      },
      after: () => () => undefined,
    });
    const { signal } = new AbortController();
    await expect(backEnd.perform({ name: "echo", input: 1 }, signal, undefined)).rejects.toThrow(
      "forbidden",
    );
    expect(backEnd.size).toBe(0);
  });
});
