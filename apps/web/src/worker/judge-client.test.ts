import { CLASSIC, deal, ownDeal } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { createJudgeClient, type JudgeConnection } from "./judge-client.ts";

const POSITION = deal(ownDeal(1), CLASSIC);

interface TestWorker {
  isClosed: boolean;
  readonly asked: string[];
  crash(): void;
  answer(value: unknown): void;
  refuse(): void;
}

function createTestBench() {
  const workers: TestWorker[] = [];
  const timers: { callback: () => void; isOff: boolean; delayMs: number }[] = [];
  const client = createJudgeClient({
    connect(onCrash) {
      let settle: { resolve(value: unknown): void; reject(): void } | null = null;
      const worker: TestWorker = {
        isClosed: false,
        asked: [],
        crash: onCrash,
        answer: (value) => settle?.resolve(value),
        refuse: () => settle?.reject(),
      };
      workers.push(worker);
      const ask = (question: string) => () => {
        worker.asked.push(question);
        return new Promise((resolve, reject) => {
          settle = { resolve, reject: () => reject(new Error("refused")) };
        });
      };
      return {
        ask: {
          judge: ask("judge"),
          rateMoves: ask("rateMoves"),
          bestAlong: ask("bestAlong"),
          findWinnable: ask("findWinnable"),
        },
        close: () => void (worker.isClosed = true),
      } as unknown as JudgeConnection;
    },
    after(delayMs, callback) {
      const timer = { callback, isOff: false, delayMs };
      timers.push(timer);
      return () => void (timer.isOff = true);
    },
  });
  const fire = (delayMs: number): void => {
    for (const timer of timers.filter((timer) => !timer.isOff && timer.delayMs === delayMs)) {
      timer.isOff = true;
      timer.callback();
    }
  };
  return { client, workers, fire };
}

async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve();
}

describe("the judge's client", () => {
  test("asks one question at a time, in order, of one worker", async () => {
    const { client, workers } = createTestBench();
    const first = client.judge(POSITION);
    const second = client.rateMoves(POSITION);
    expect(workers[0]?.asked).toEqual(["judge"]);
    workers[0]?.answer("a");
    expect(await first.answer).toEqual({ kind: "done", value: "a" });
    await turns();
    expect(workers[0]?.asked).toEqual(["judge", "rateMoves"]);
    workers[0]?.answer("b");
    expect(await second.answer).toEqual({ kind: "done", value: "b" });
    expect(workers).toHaveLength(1);
  });

  test("a crashed worker fails its question and is replaced for the next", async () => {
    const { client, workers } = createTestBench();
    const first = client.judge(POSITION);
    const second = client.judge(POSITION);
    workers[0]?.crash();
    expect(await first.answer).toEqual({ kind: "failed" });
    expect(workers[0]?.isClosed).toBe(true);
    workers[1]?.answer("b");
    expect(await second.answer).toEqual({ kind: "done", value: "b" });
  });

  test("an error in the worker fails the question and keeps the worker", async () => {
    const { client, workers } = createTestBench();
    const job = client.judge(POSITION);
    workers[0]?.refuse();
    expect(await job.answer).toEqual({ kind: "failed" });
    expect(workers[0]?.isClosed).toBe(false);
  });

  test("a cancelled question in the queue is never asked", async () => {
    const { client, workers } = createTestBench();
    const first = client.judge(POSITION);
    const second = client.rateMoves(POSITION);
    second.cancel();
    expect(await second.answer).toEqual({ kind: "cancelled" });
    workers[0]?.answer("a");
    await first.answer;
    await turns();
    expect(workers[0]?.asked).toEqual(["judge"]);
  });

  test("a cancelled question that still runs is ended when another one waits too long", async () => {
    const { client, workers, fire } = createTestBench();
    const first = client.judge(POSITION);
    first.cancel();
    expect(await first.answer).toEqual({ kind: "cancelled" });
    const second = client.rateMoves(POSITION);
    expect(workers).toHaveLength(1);
    fire(60);
    expect(workers[0]?.isClosed).toBe(true);
    expect(workers[1]?.asked).toEqual(["rateMoves"]);
    workers[1]?.answer("b");
    expect(await second.answer).toEqual({ kind: "done", value: "b" });
  });

  test("a cancelled question that finishes in time keeps its worker", async () => {
    const { client, workers, fire } = createTestBench();
    const first = client.judge(POSITION);
    first.cancel();
    const second = client.rateMoves(POSITION);
    workers[0]?.answer("late");
    await turns();
    fire(60);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.asked).toEqual(["judge", "rateMoves"]);
    workers[0]?.answer("b");
    expect(await second.answer).toEqual({ kind: "done", value: "b" });
  });

  test("a question that never ends fails after a minute", async () => {
    const { client, workers, fire } = createTestBench();
    const job = client.judge(POSITION);
    fire(60_000);
    expect(await job.answer).toEqual({ kind: "failed" });
    expect(workers[0]?.isClosed).toBe(true);
  });

  test("where workers are forbidden every question fails and nothing hangs", async () => {
    const client = createJudgeClient({
      connect() {
        throw new Error("forbidden");
      },
      after: () => () => undefined,
    });
    expect(await client.judge(POSITION).answer).toEqual({ kind: "failed" });
    expect(await client.rateMoves(POSITION).answer).toEqual({ kind: "failed" });
  });
});
