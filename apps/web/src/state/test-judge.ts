/** A judge for tests: answers like the worker, but only when it is told to. */
import { albatrossTasks } from "@albatross/workers/browser-worker";
import type { TaskAnswer } from "@albatross/workers/browser";
import type { JudgeClient } from "../worker/judge-contract.ts";
import { askAbout, askAlong, askForMoves, askForWinnable } from "../worker/judge-questions.ts";
import type { Job } from "../worker/pool-jobs.ts";

export interface TestJudge extends JudgeClient {
  /** Questions asked and neither answered nor cancelled, oldest first. */
  readonly waiting: { readonly question: string; answer(): void }[];
  /** Answers everything, and what is asked because of it, until nothing waits. */
  answerAll(): Promise<void>;
  /** From now on every question fails, as when workers are forbidden. */
  breakDown(): void;
}

export function createTestJudge(): TestJudge {
  const waiting: { readonly question: string; answer(): void }[] = [];
  let isBroken = false;

  function ask<Value>(question: string, work: () => Value): Job<Value> {
    let resolve: (answer: TaskAnswer<Value>) => void = () => undefined;
    const answer = new Promise<TaskAnswer<Value>>((settle) => {
      resolve = settle;
    });
    const job = {
      question,
      answer: () =>
        resolve(
          isBroken
            ? { kind: "failed", reason: "lost", message: "workers are forbidden" }
            : { kind: "done", value: work(), elapsedMs: 1 },
        ),
    };
    waiting.push(job);
    return {
      answer,
      cancel() {
        const index = waiting.indexOf(job);
        if (index >= 0) waiting.splice(index, 1);
        resolve({ kind: "cancelled" });
      },
    };
  }

  return {
    waiting,
    judge: (position) => ask("judge", () => albatrossTasks.judge(askAbout(position))),
    assess: (start, positions) => ask("assess", () => albatrossTasks.assess({ start, positions })),
    rateMoves: (start, position) =>
      ask("rateMoves", () => albatrossTasks.rateMoves(askForMoves(start, position))),
    bestAlong: (positions) => ask("bestAlong", () => albatrossTasks.bestAlong(askAlong(positions))),
    findWinnable: (request) =>
      ask("findWinnable", () =>
        albatrossTasks.findWinnable(askForWinnable(request), { report: () => undefined }),
      ),
    breakDown: () => void (isBroken = true),
    async answerAll() {
      while (waiting.length > 0) {
        waiting.shift()?.answer();
        await settle();
      }
    },
  };
}

/** Lets every answer that is on its way arrive. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}
