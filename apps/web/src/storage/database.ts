/**
 * The page's database. Its version is the number of migrations, each of which runs once and is never
 * changed afterwards. A database of a later version is not opened: the page then keeps nothing.
 */
import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { HistoryRow, HistoryRows } from "./history-store.ts";
import type { HoleRows, KeptRow } from "./hole-keeper.ts";
import type { RoundRows } from "./round-history.ts";

interface Schema extends DBSchema {
  /** Holes by slot; see the form in the state's saved hole. */
  holes: {
    key: string;
    value: { readonly id: string; readonly savedAtMs: number };
    indexes: { readonly bySavedAt: number };
  };
  /** Holes that were played, by their own id. */
  played: { key: string; value: HistoryRow };
  /** Rounds played to their end, by id; see the form in the round history. */
  rounds: {
    key: string;
    value: { readonly id: string; readonly finishedAtMs: number };
    indexes: { readonly byFinishedAt: number };
  };
}

type Migration = (database: IDBPDatabase<Schema>) => void;

const MIGRATIONS: readonly Migration[] = [
  (database) => {
    const holes = database.createObjectStore("holes", { keyPath: "id" });
    holes.createIndex("bySavedAt", "savedAtMs");
  },
  (database) => {
    database.createObjectStore("played", { keyPath: "id" });
  },
  (database) => {
    const rounds = database.createObjectStore("rounds", { keyPath: "id" });
    rounds.createIndex("byFinishedAt", "finishedAtMs");
  },
];

const NAME = "albatross";
/** A database that has not opened by then never will: another tab holds it, or the browser forbids it. */
const OPEN_LIMIT_MS = 3000;

type OpenDatabase = () => Promise<IDBPDatabase<Schema>>;

export interface Rows {
  readonly holes: HoleRows;
  readonly played: HistoryRows;
  readonly rounds: RoundRows;
}

/** Opened at the first call; if that fails, every call does. */
export function openRows(): Rows {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const database: OpenDatabase = () => (opened ??= openInTime());
  return {
    holes: holeRows(database),
    played: historyRows(database),
    rounds: roundRows(database),
  };
}

function historyRows(database: OpenDatabase): HistoryRows {
  return {
    all: async () => (await database()).getAll("played"),
    async update(ids, change) {
      const transaction = (await database()).transaction("played", "readwrite");
      const changed = ids.map(async (id) => {
        const row = change(id, await transaction.store.get(id));
        if (row) await transaction.store.put(row);
      });
      try {
        await Promise.all(changed);
      } catch (error) {
        // A row that cannot be written takes the others with it.
        await abort(transaction);
        throw error;
      }
      await transaction.done;
    },
    async put(rows) {
      const transaction = (await database()).transaction("played", "readwrite");
      for (const row of rows) void transaction.store.put(row).catch(() => undefined);
      transaction.commit();
      await transaction.done;
    },
  };
}

/** A full disk has aborted it already, which makes doing so an error. */
async function abort(transaction: { abort(): void; done: Promise<void> }): Promise<void> {
  const ended = transaction.done.catch(() => undefined);
  try {
    transaction.abort();
  } catch {
    // It is over, and that is all that was wanted.
  }
  await ended;
}

function holeRows(database: OpenDatabase): HoleRows {
  return {
    read: async (id) => (await database()).get("holes", id),
    async newest(most) {
      const rows: KeptRow[] = [];
      const index = (await database()).transaction("holes").store.index("bySavedAt");
      let cursor = await index.openCursor(null, "prev");
      while (cursor && rows.length < most) {
        rows.push({ id: cursor.value.id, value: cursor.value });
        cursor = await cursor.continue();
      }
      return rows;
    },
    async startingWith(prefix) {
      const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
      const values = await (await database()).getAll("holes", range);
      return values.map((value) => ({ id: value.id, value }));
    },
    async write(id, saved) {
      const transaction = (await database()).transaction("holes", "readwrite");
      // Committed at once: what is asked for here must survive a page that is left in the next moment.
      void transaction.store.put({ id, ...saved }).catch(() => undefined);
      transaction.commit();
      await transaction.done;
    },
    async remove(id) {
      await (await database()).delete("holes", id);
    },
  };
}

function roundRows(database: OpenDatabase): RoundRows {
  return {
    newestFirst: async () =>
      (await (await database()).getAllFromIndex("rounds", "byFinishedAt")).reverse(),
    async add(row) {
      const { store, done } = (await database()).transaction("rounds", "readwrite");
      if ((await store.getKey(row.id)) === undefined) await store.put(row);
      await done;
    },
    async remove(id) {
      await (await database()).delete("rounds", id);
    },
  };
}

function openInTime(): Promise<IDBPDatabase<Schema>> {
  const opening = openDB<Schema>(NAME, MIGRATIONS.length, {
    upgrade(database, oldVersion) {
      for (const migrate of MIGRATIONS.slice(oldVersion)) migrate(database);
    },
    // A newer page wants to migrate: it must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error("the database did not open")), OPEN_LIMIT_MS);
    opening.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
