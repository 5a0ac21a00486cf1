import { CLASSIC, ownDeal, type DealRange } from "@albatross/rules";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import type { SurveyChunk } from "./albatross-tasks.ts";
import { nextSize, SurveyFailedError, surveyInOrder } from "./survey-in-order.ts";
import type { TaskAnswer } from "./worker-pool.ts";

type Bests = readonly (number | null)[];

/** Stands in for the best score of a deal. */
function scoreOf(number: bigint): number {
  return Number(number % 41n) - 9;
}

/** Workers that answer in an order of the test's own, as if each part took as long as it says. */
function createTestPool(capacity: number, elapsedMs: (count: number) => number) {
  const waiting: { readonly count: number; settle(answer: TaskAnswer<Bests>): void }[] = [];
  let mostWaiting = 0;
  const run = (_name: string, chunk: SurveyChunk, options: { signal?: AbortSignal } = {}) => {
    const { first, count } = chunk.range;
    return new Promise<TaskAnswer<Bests>>((settle) => {
      waiting.push({ count, settle });
      mostWaiting = Math.max(mostWaiting, waiting.length);
      if (options.signal?.aborted) settle({ kind: "cancelled" });
      options.signal?.addEventListener("abort", () => settle({ kind: "cancelled" }));
    }).then((answer) =>
      answer.kind === "done"
        ? {
            ...answer,
            value: Array.from({ length: count }, (_, i) => scoreOf(first.number + BigInt(i))),
          }
        : answer,
    );
  };
  return {
    pool: { run, capacity } as unknown as Parameters<typeof surveyInOrder>[0],
    waiting,
    mostWaiting: () => mostWaiting,
    answer(index: number): void {
      const [part] = waiting.splice(index % waiting.length, 1);
      part?.settle({ kind: "done", value: [], elapsedMs: elapsedMs(part.count) });
    },
  };
}

function planOf(count: number, signal?: AbortSignal) {
  const range: DealRange = { first: ownDeal(1000), count };
  const plan = { range, rules: CLASSIC, limits: {} };
  return signal ? { ...plan, signal } : plan;
}

describe("a survey on several workers", () => {
  test.prop([
    fc.integer({ min: 1, max: 3000 }),
    fc.integer({ min: 1, max: 4 }),
    fc.infiniteStream(
      fc.record({ pick: fc.nat(), msADeal: fc.double({ min: 0.1, max: 300, noNaN: true }) }),
    ),
  ])(
    "gives each deal once, in order, whatever the parts take and in whatever order they end",
    async (count, capacity, chances) => {
      let msADeal = 1;
      const { pool, waiting, answer, mostWaiting } = createTestPool(
        capacity,
        (deals) => deals * msADeal,
      );
      const parts = surveyInOrder(pool, planOf(count));
      const bests: unknown[] = [];
      let next = 1000n;
      for (let taken = parts.next(); ; taken = parts.next()) {
        const here = new AbortController();
        const result = taken.finally(() => here.abort());
        await Promise.resolve();
        while (!here.signal.aborted) {
          const [chance] = chances.take(1);
          if (chance && waiting.length > 0) {
            msADeal = chance.msADeal;
            answer(chance.pick);
          }
          for (let turn = 0; turn < 10; turn++) await Promise.resolve();
        }
        const { done, value } = await result;
        if (done) break;
        expect(value.range.first.number).toBe(next);
        next += BigInt(value.range.count);
        bests.push(...value.bests);
      }
      expect(bests).toEqual(
        Array.from({ length: count }, (_, index) => scoreOf(1000n + BigInt(index))),
      );
      // Whoever takes the parts is never far behind, however long the range is.
      expect(mostWaiting()).toBeLessThanOrEqual(capacity * 4);
    },
  );

  it("runs no further ahead than a few parts while nobody takes them", async () => {
    const { pool, waiting, answer } = createTestPool(2, () => 100);
    const parts = surveyInOrder(pool, planOf(1_000_000));
    const first = parts.next();
    await Promise.resolve();
    expect(waiting).toHaveLength(8);
    while (waiting.length > 0) answer(0);
    expect((await first).done).toBe(false);
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    expect(waiting).toHaveLength(0);
    await parts.return();
  });

  it("ends after the parts handed out when its signal aborts, and cancels the rest", async () => {
    const cancel = new AbortController();
    const { pool, answer } = createTestPool(1, () => 100);
    const parts = surveyInOrder(pool, planOf(1_000_000, cancel.signal));
    const first = parts.next();
    await Promise.resolve();
    answer(0);
    expect((await first).done).toBe(false);
    const second = parts.next();
    cancel.abort();
    expect((await second).done).toBe(true);
    expect((await parts.next()).done).toBe(true);
  });

  it("asks for nothing when its signal is aborted already", async () => {
    const { pool } = createTestPool(1, () => 100);
    const parts = surveyInOrder(pool, planOf(10, AbortSignal.abort()));
    expect((await parts.next()).done).toBe(true);
  });

  it("fails when a worker fails, and cancels what is under way", async () => {
    const { pool, waiting } = createTestPool(1, () => 100);
    const part = surveyInOrder(pool, planOf(1000)).next();
    await Promise.resolve();
    waiting[0]?.settle({ kind: "failed", reason: "lost", message: "gone" });
    await expect(part).rejects.toBeInstanceOf(SurveyFailedError);
    await expect(part).rejects.toMatchObject({ reason: "lost" });
  });
});

describe("the length of a part", () => {
  it("grows to what takes a moment, and is one deal where a deal takes seconds", () => {
    const settle = (msADeal: number): number => {
      let size = 8;
      for (let part = 0; part < 20; part++) size = nextSize(size, size * msADeal);
      return size;
    };
    expect(settle(0.5)).toBe(200);
    expect(settle(3)).toBe(33);
    expect(settle(5000)).toBe(1);
    expect(settle(0)).toBe(5000);
  });
});
