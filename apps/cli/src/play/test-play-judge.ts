/** The judge of the game inside a test: the solver itself, in this thread, answering in a later turn. */
import { reviewFully } from "@albatross/coach";
import { canBeCleared, bestScore, createTabulator, judge, rateMoves } from "@albatross/solver";
import { deal, neighbourDeal, type DealName, type RuleSet } from "@albatross/rules";
import type { FoundDeal, TaskAnswer } from "@albatross/workers/node";
import type { PlayJudge } from "./play-judge.ts";

/** What a test asks of a review is there with two orders as with many. */
const QUICK = { worlds: 2, tableLimits: { fine: 1000, most: 1000 } };

export interface TestJudge extends PlayJudge {
  /** The questions that came, in their order. */
  readonly asked: readonly string[];
  /** While held, no answer comes. */
  hold(): void;
  release(): void;
}

export interface TestJudgeOptions {
  /** Does every question fail? */
  readonly isBroken?: boolean;
  /** Is there never a quick table? */
  readonly hasNoTable?: boolean;
}

export function createTestJudge(options: TestJudgeOptions = {}): TestJudge {
  const asked: string[] = [];
  const { tabulate } = createTabulator();
  let held: (() => void)[] | null = null;

  async function answer<Value>(
    question: string,
    work: () => Value,
    signal?: AbortSignal,
  ): Promise<TaskAnswer<Value>> {
    asked.push(question);
    const waiting = held;
    await (waiting ? new Promise<void>((resolve) => waiting.push(resolve)) : Promise.resolve());
    if (signal?.aborted) return { kind: "cancelled" };
    if (options.isBroken) return { kind: "failed", reason: "lost", message: "broken" };
    return { kind: "done", value: work(), elapsedMs: 0 };
  }

  return {
    asked,
    hold() {
      held ??= [];
    },
    release() {
      const waiting = held ?? [];
      held = null;
      for (const resolve of waiting) resolve();
    },
    assess: (start, positions) =>
      answer("assess", () => {
        const table = options.hasNoTable ? null : tabulate(start);
        if (table === null) return null;
        return positions.map((position) => ({
          best: table.value(position),
          moves: table.valuedMoves(position).map(({ move, value }) => ({ move, best: value })),
        }));
      }),
    bestScore: (position, signal) => answer("bestScore", () => bestScore(position), signal),
    rateMoves: (_start, position, signal) => answer("rateMoves", () => rateMoves(position), signal),
    findWinnable: (rules, from, signal) =>
      answer("findWinnable", () => findWinnable(rules, from), signal),
    review: (hole, signal) => answer("review", () => reviewFully(hole, QUICK), signal),
    close: () => Promise.resolve(),
  };
}

function findWinnable(rules: RuleSet, from: DealName): FoundDeal | null {
  for (let name: DealName | null = from; name !== null; name = neighbourDeal(name, 1)) {
    const start = deal(name, rules);
    if (canBeCleared(start) === "winnable") return { deal: name, judgement: judge(start) };
  }
  return null;
}

/** All that can be answered without a new question has been. */
export async function answered(): Promise<void> {
  await new Promise(setImmediate);
}
