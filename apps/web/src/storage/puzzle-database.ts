/**
 * The database of the puzzles. It is one of its own, so that its code is not part of the first load, and so that the
 * holes are stored whatever becomes of it. As in the other one, its version is the number of migrations.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { PuzzleRow } from "../state/kept-puzzle.ts";
import type { PuzzleRows } from "./puzzle-store.ts";

interface Schema extends DBSchema {
  /** By the puzzle's link; see the form in the state's kept puzzle. */
  puzzles: { key: string; value: PuzzleRow };
}

const NAME = "albatross-puzzles";
const VERSION = 1;

/** Opened at the first call; if that fails, every call does. */
export function openPuzzleRows(): PuzzleRows {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database = (): Promise<IDBPDatabase<Schema>> =>
    (opened ??= openDB<Schema>(NAME, VERSION, {
      upgrade: (fresh) => void fresh.createObjectStore("puzzles", { keyPath: "id" }),
      // A newer page wants to migrate: it must not wait for this one.
      blocking: (_current, _blocked, event) => {
        if (event.target instanceof IDBDatabase) event.target.close();
      },
    }));
  return {
    all: async () => (await database()).getAll("puzzles"),
    async update(ids, change) {
      const transaction = (await database()).transaction("puzzles", "readwrite");
      for (const id of ids)
        await transaction.store.put(change(id, await transaction.store.get(id)));
      await transaction.done;
    },
  };
}
