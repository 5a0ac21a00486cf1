import { CLASSIC, deal, ownDeal } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { createJudgeClient } from "./judge-client.ts";
import type { TaskPool } from "./pool-jobs.ts";

const POSITION = deal(ownDeal(1), CLASSIC);

interface Asked {
  readonly name: string;
  readonly input: unknown;
  readonly signal: AbortSignal;
}

function createTestBench() {
  const asked: Asked[] = [];
  const run = (name: string, input: unknown, { signal }: { signal: AbortSignal }) => {
    asked.push({ name, input, signal });
    return Promise.resolve({ kind: "done", value: name, elapsedMs: 1 });
  };
  const pool = { run } as unknown as TaskPool;
  return { client: createJudgeClient(() => Promise.resolve(pool)), asked, pool };
}

describe("the judge's client", () => {
  test("asks each question that could take minutes with a limit", async () => {
    const { client, asked } = createTestBench();
    const search = { rules: CLASSIC, from: ownDeal(7), most: 200 };
    const answers = [
      client.judge(POSITION).answer,
      client.assess(POSITION, [POSITION]).answer,
      client.rateMoves(POSITION, POSITION).answer,
      client.bestAlong([POSITION]).answer,
      client.findWinnable(search).answer,
    ];
    expect(await Promise.all(answers)).toMatchObject(
      ["judge", "assess", "rateMoves", "bestAlong", "findWinnable"].map((value) => ({ value })),
    );
    const limits = { maxNodes: 30_000_000 };
    expect(asked.map(({ name, input }) => [name, input])).toEqual([
      ["judge", { position: POSITION, limits }],
      ["assess", { start: POSITION, positions: [POSITION] }],
      ["rateMoves", { start: POSITION, position: POSITION, limits }],
      ["bestAlong", { positions: [POSITION], limits }],
      ["findWinnable", { ...search, limits, passLimits: { maxNodes: 5_000_000 } }],
    ]);
  });

  test("cancels one question and no other", async () => {
    const { client, asked } = createTestBench();
    const first = client.judge(POSITION);
    const second = client.judge(POSITION);
    first.cancel();
    await second.answer;
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  test("asks when its turn has come", async () => {
    const { asked, pool } = createTestBench();
    let begin = (): void => undefined;
    const turn = new Promise<void>((resolve) => (begin = resolve));
    const client = createJudgeClient(
      () => Promise.resolve(pool),
      () => turn,
    );
    const { answer } = client.judge(POSITION);
    await Promise.resolve();
    expect(asked).toEqual([]);
    begin();
    expect(await answer).toMatchObject({ kind: "done" });
  });

  test("loads its pool with the first question, and again when that failed", async () => {
    const { pool } = createTestBench();
    let loads = 0;
    const client = createJudgeClient(() => {
      loads++;
      return loads === 1 ? Promise.reject(new Error("no network")) : Promise.resolve(pool);
    });
    expect(loads).toBe(0);
    expect(await client.judge(POSITION).answer).toEqual({
      kind: "failed",
      reason: "lost",
      message: "Error: no network",
    });
    expect(await client.judge(POSITION).answer).toMatchObject({ kind: "done" });
    await client.judge(POSITION).answer;
    expect(loads).toBe(2);
  });
});
