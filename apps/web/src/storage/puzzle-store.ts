/**
 * Keeps the puzzles that were met and what was made of them, one row each by the puzzle's link. Rows are merged with
 * what is there in one transaction, so that two tabs never take anything from each other. What is not stored yet is
 * held, over a reload as well, and tried again with the next change.
 */
import { signal, type ReadonlySignal } from "@preact/signals";
import {
  formatPuzzleRow,
  linkOf,
  mergePuzzles,
  parsePuzzleRow,
  type KeptPuzzle,
  type PuzzleRow,
} from "../state/kept-puzzle.ts";
import type { HistoryNews } from "./history-store.ts";
import type { HeldRows } from "./held-rows.ts";
import { troubleOf, type StorageTrouble } from "./hole-keeper.ts";

/** The rows of the database; every call may reject. */
export interface PuzzleRows {
  all(): Promise<readonly unknown[]>;
  /** Changes rows in one transaction. `change` is given what is there, undefined for none. It must not throw. */
  update(
    ids: readonly string[],
    change: (id: string, existing: unknown) => PuzzleRow,
  ): Promise<void>;
}

export interface PuzzleStore {
  readonly trouble: ReadonlySignal<StorageTrouble | null>;
  /** All that is kept, by link; null until it is read. */
  readonly puzzles: ReadonlySignal<ReadonlyMap<string, KeptPuzzle> | null>;
  /** Reads what is stored; again, when another tab has changed it. Never rejects. */
  read(): Promise<void>;
  /** In force at once, and stored as soon as may be. */
  keep(puzzle: KeptPuzzle): void;
  readonly news: HistoryNews;
}

export function createPuzzleStore(
  rows: PuzzleRows,
  news: HistoryNews,
  held: HeldRows,
): PuzzleStore {
  const trouble = signal<StorageTrouble | null>(null);
  const puzzles = signal<ReadonlyMap<string, KeptPuzzle> | null>(null);
  const waiting = new Map<string, KeptPuzzle>();

  async function store(): Promise<void> {
    const asked = new Map(waiting);
    try {
      await rows.update([...asked.keys()], (id, existing) => {
        const before = parsePuzzleRow(existing);
        const now = asked.get(id);
        if (now === undefined) throw new RangeError(`nobody asked for ${id}`);
        return formatPuzzleRow(before ? mergePuzzles(before, now) : now);
      });
    } catch (error) {
      trouble.value = troubleOf(error);
      return;
    }
    trouble.value = null;
    for (const [id, kept] of asked) if (waiting.get(id) === kept) waiting.delete(id);
    holdWaiting();
    news.tell();
  }

  function holdWaiting(): void {
    held.hold([...waiting.values()].map(formatPuzzleRow));
  }

  /** Takes in what is not stored yet, and has it stored. */
  function keep(kept: readonly KeptPuzzle[]): void {
    take(kept);
    for (const one of kept) waiting.set(linkOf(one), puzzles.peek()?.get(linkOf(one)) ?? one);
    holdWaiting();
    void store();
  }

  function take(kept: readonly KeptPuzzle[]): void {
    const all = new Map(puzzles.peek() ?? []);
    for (const one of kept) {
      const id = linkOf(one);
      const before = all.get(id);
      all.set(id, before ? mergePuzzles(before, one) : one);
    }
    puzzles.value = all;
  }

  return {
    trouble,
    puzzles,
    news,
    async read() {
      try {
        take(readRows(await rows.all()));
      } catch (error) {
        trouble.value = troubleOf(error);
        take([]);
      }
      const left = readRows(held.takeOver());
      if (left.length > 0) keep(left);
    },
    keep: (puzzle) => keep([puzzle]),
  };
}

function readRows(rows: readonly unknown[]): readonly KeptPuzzle[] {
  return rows.flatMap((row) => parsePuzzleRow(row) ?? []);
}
