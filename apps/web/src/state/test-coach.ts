/** A coach for tests: answers as the worker's does, but only when it is told to. */
import { advise, reviewHole, type Advice, type HoleReview } from "@albatross/coach";
import type { CoachClient } from "../worker/coach-client.ts";
import type { Job } from "../worker/pool-jobs.ts";

const QUICK = { worlds: 4, tableLimits: { fine: 20_000, most: 20_000 } };

export interface TestCoach extends CoachClient {
  /** Questions neither answered nor cancelled, oldest first. */
  readonly waiting: readonly { readonly question: string; answer(): void; fail(): void }[];
}

interface Process<Value> {
  step(): boolean;
  value(): Value;
}

export function createTestCoach(): TestCoach {
  const waiting: { question: string; answer(): void; fail(): void }[] = [];

  function ask<Value>(
    question: string,
    { step, value }: Process<Value>,
    onProgress: (value: Value) => void,
  ): Job<Value> {
    let resolve: (answer: Awaited<Job<Value>["answer"]>) => void = () => undefined;
    const answer: Job<Value>["answer"] = new Promise((settle) => {
      resolve = settle;
    });
    const leave = (): void => void waiting.splice(waiting.indexOf(entry), 1);
    const entry = {
      question,
      answer() {
        leave();
        step();
        onProgress(value());
        while (step());
        resolve({ kind: "done", value: value(), elapsedMs: 1 });
      },
      fail() {
        leave();
        resolve({ kind: "failed", reason: "lost", message: "no worker" });
      },
    };
    waiting.push(entry);
    return {
      answer,
      cancel() {
        if (waiting.includes(entry)) leave();
        resolve({ kind: "cancelled" });
      },
    };
  }

  /** Of what this coach is not asked for; puzzles have a coach of their own (test-puzzles.ts). */
  const unasked = (): never => {
    throw new Error("nobody asks for this here");
  };

  return {
    waiting,
    advise(view, options, onAdvice) {
      const process = advise(view, { ...options, ...QUICK, playOuts: 2 });
      const value = (): Advice => process.advice();
      return ask("advise", { step: () => process.step(), value }, onAdvice);
    },
    review(hole, onReview) {
      const process = reviewHole(hole, QUICK);
      const value = (): HoleReview => process.review();
      return ask("review", { step: () => process.step(), value }, onReview);
    },
    takeTurn: unasked,
    makePuzzle: unasked,
    provePuzzle: unasked,
    ownMistakes: unasked,
  };
}
