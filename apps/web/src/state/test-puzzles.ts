/** Puzzles for tests: some that are always the same, a store in memory, and a coach that answers at once. */
import {
  formatPuzzleLink,
  makePuzzle,
  type Puzzle,
  type PuzzleKind,
  type PuzzleWish,
} from "@albatross/coach";
import { CLASSIC } from "@albatross/rules";
import { createTabulator } from "@albatross/solver";
import { albatrossTasks } from "@albatross/workers/browser-worker";
import { signal } from "@preact/signals";
import type { PuzzleStore } from "../storage/puzzle-store.ts";
import type { CoachClient } from "../worker/coach-client.ts";
import type { Job } from "../worker/pool-jobs.ts";
import { linkOf, mergePuzzles, type KeptPuzzle } from "./kept-puzzle.ts";

const { tabulateQuickly } = createTabulator();
const made = new Map<string, Puzzle>();

/** Easy ones, each made once a run. */
export function examplePuzzle(kind: PuzzleKind, seed = "a"): Puzzle {
  const key = `${kind} ${seed}`;
  const wish: PuzzleWish = { kind, grade: "easy", rules: CLASSIC, seed };
  const puzzle = made.get(key) ?? makePuzzle(wish, tabulateQuickly);
  if (puzzle === null) throw new Error(`there is no ${key}`);
  made.set(key, puzzle);
  return puzzle;
}

export function memoryStore(): PuzzleStore & { readonly kept: ReadonlyMap<string, KeptPuzzle> } {
  const puzzles = signal<ReadonlyMap<string, KeptPuzzle> | null>(null);
  return {
    trouble: signal(null),
    puzzles,
    news: { tell: () => undefined, listen: () => () => undefined },
    get kept() {
      return puzzles.peek() ?? new Map();
    },
    async read() {
      puzzles.value ??= new Map();
    },
    keep(puzzle) {
      const before = puzzles.peek()?.get(formatPuzzleLink(puzzle.puzzle));
      const next = before ? mergePuzzles(before, puzzle) : puzzle;
      puzzles.value = new Map(puzzles.peek() ?? []).set(linkOf(puzzle), next);
    },
  };
}

export type PuzzleCoach = Pick<CoachClient, "makePuzzle" | "provePuzzle" | "ownMistakes"> & {
  readonly asked: readonly string[];
  breakDown(): void;
};

export function createPuzzleCoach(): PuzzleCoach {
  const asked: string[] = [];
  let isBroken = false;

  function answer<Value>(question: string, work: () => Promise<Value>): Job<Value> {
    asked.push(question);
    const job = isBroken
      ? Promise.resolve({ kind: "failed", reason: "lost", message: "no worker" } as const)
      : work().then((value) => ({ kind: "done", value, elapsedMs: 1 }) as const);
    return { answer: job, cancel: () => undefined };
  }

  return {
    asked,
    breakDown: () => void (isBroken = true),
    makePuzzle: (wish) =>
      answer(`${wish.kind} ${wish.grade} ${wish.seed}`, () => albatrossTasks.makePuzzle(wish)),
    provePuzzle: (question) => answer("prove", () => albatrossTasks.provePuzzle(question)),
    ownMistakes: (played) => answer("mistakes", () => albatrossTasks.ownMistakes(played)),
  };
}
