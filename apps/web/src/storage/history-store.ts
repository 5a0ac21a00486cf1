/**
 * Keeps the played holes, one row each by the id of the hole. Every change of a row reads and writes it in one
 * transaction, so tabs that count at the same time never write over each other.
 *
 * A hole that cannot be stored (private mode, a full disk) is held in memory, counts there for as long as the
 * tab lives, and is tried again with the next one. A hole that was deleted leaves its id: else the finished
 * hole that a tab still shows would be counted again when the tab is loaded again.
 */
import { isJsonObject } from "@albatross/rules";
import { signal, type ReadonlySignal } from "@preact/signals";
import { isSameOutcome, isSameStart, mergeHistories, mergePlayed } from "../state/history-merge.ts";
import type { PlayedHole } from "../state/played-hole.ts";
import { parsePlayedHole } from "../state/played-hole-parse.ts";
import { troubleOf, type StorageTrouble } from "./hole-keeper.ts";

const ROW_FORMAT = 1;

export type HistoryRow =
  | (PlayedHole & { readonly format: typeof ROW_FORMAT })
  | { readonly format: typeof ROW_FORMAT; readonly id: string; readonly isDeleted: true };

/** The rows of the database; every call may reject. */
export interface HistoryRows {
  all(): Promise<readonly unknown[]>;
  /**
   * Changes rows in one transaction, all or none. `change` is given what is there (undefined for no row) and
   * returns what is to be there; undefined leaves it. It must not throw.
   */
  update(
    ids: readonly string[],
    change: (id: string, existing: unknown) => HistoryRow | undefined,
  ): Promise<void>;
  /**
   * Writes rows without looking at what is there, all or none. Nothing has to come back for it, so it is done
   * also when the page is left in the same moment.
   */
  put(rows: readonly HistoryRow[]): Promise<void>;
}

/** What the tabs tell each other. Never throws. */
export interface HistoryNews {
  tell(): void;
  /** Calls `listener` when another tab has told something, until the returned function is called. */
  listen(listener: () => void): () => void;
}

interface KeptHistory {
  /** Newest first. */
  readonly holes: readonly PlayedHole[];
  /** Rows that cannot be read: of a later version of the page, or damaged. They are left as they are. */
  readonly unreadable: number;
}

export interface HistoryStore {
  readonly trouble: ReadonlySignal<StorageTrouble | null>;
  /** Another number after each change, in this tab or, while somebody listens, in another. */
  readonly changes: ReadonlySignal<number>;
  readonly news: HistoryNews;
  /** @param isNews false when it ended before this page was loaded: a deleted hole stays deleted then. */
  keep(hole: PlayedHole, isNews: boolean): void;
  all(): Promise<KeptHistory>;
  /** Takes in holes that ended unheard, but leaves those alone of which anything is known, if only their deletion. */
  recover(holes: readonly PlayedHole[]): Promise<boolean>;
  /** Takes in holes of a file, all or none; false when they cannot be stored. */
  add(holes: readonly PlayedHole[]): Promise<boolean>;
  /** Deletes these holes, also from a page that is being left; false when it cannot. */
  remove(holes: readonly PlayedHole[]): Promise<boolean>;
}

interface Waiting {
  readonly hole: PlayedHole;
  readonly isNews: boolean;
}

export function createHistoryStore(rows: HistoryRows, news: HistoryNews): HistoryStore {
  const trouble = signal<StorageTrouble | null>(null);
  const changes = signal(0);
  /** Asked to be kept and not known to be stored. */
  const waiting = new Map<string, Waiting>();

  function tell(): void {
    changes.value += 1;
    news.tell();
  }

  /** Tries a change; false, and said so, when the database refuses it. */
  async function attempt(change: () => Promise<void>): Promise<boolean> {
    try {
      await change();
      trouble.value = null;
      return true;
    } catch (error) {
      trouble.value = troubleOf(error);
      return false;
    } finally {
      tell();
    }
  }

  async function store(): Promise<void> {
    const asked = new Map(waiting);
    const isStored = await attempt(() =>
      rows.update([...asked.keys()], (id, existing) => {
        const one = asked.get(id);
        return one && keptRow(one, existing);
      }),
    );
    if (!isStored) return;
    for (const [id, one] of asked) if (waiting.get(id) === one) waiting.delete(id);
  }

  return {
    trouble,
    changes,
    news,
    keep(hole, isNews) {
      const earlier = waiting.get(hole.id);
      const merged = earlier ? replaceEnd(earlier.hole, hole) : hole;
      waiting.set(hole.id, { hole: merged, isNews: isNews || earlier?.isNews === true });
      void store();
    },
    async all() {
      const unstored = [...waiting.values()].map(({ hole }) => hole);
      try {
        const read = (await rows.all()).map(readRow);
        const stored = read.flatMap((row) => (row.kind === "hole" ? [row.hole] : []));
        const deleted = new Set(read.flatMap((row) => (row.kind === "deleted" ? [row.id] : [])));
        const fresh = unstored.filter(({ id }) => !deleted.has(id) || waiting.get(id)?.isNews);
        return {
          holes: mergeHistories(stored, fresh),
          unreadable: read.filter(({ kind }) => kind === "unreadable").length,
        };
      } catch (error) {
        trouble.value = troubleOf(error);
        return { holes: mergeHistories(unstored, []), unreadable: 0 };
      }
    },
    async recover(holes) {
      const missed = new Map(holes.map((hole) => [hole.id, hole]));
      const known = (await rows.all()).map((row) => isJsonObject(row) && row["id"]);
      for (const id of [...known, ...waiting.keys()]) if (typeof id === "string") missed.delete(id);
      if (missed.size === 0) return true;
      return attempt(() =>
        rows.update([...missed.keys()], (id, existing) => {
          const hole = existing === undefined ? missed.get(id) : undefined;
          return hole && rowOf(hole);
        }),
      );
    },
    add(holes) {
      const byId = new Map(holes.map((hole) => [hole.id, hole]));
      return attempt(() =>
        rows.update([...byId.keys()], (id, existing) => {
          const hole = byId.get(id);
          if (hole === undefined) return undefined;
          const row = readRow(existing);
          if (row.kind === "unreadable") return undefined;
          if (row.kind !== "hole") return rowOf(hole);
          return isSameStart(row.hole, hole) ? rowOf(mergePlayed(row.hole, hole)) : undefined;
        }),
      );
    },
    async remove(holes) {
      for (const { id, at } of holes) if (waiting.get(id)?.hole.at === at) waiting.delete(id);
      return attempt(() =>
        rows.put(holes.map(({ id }) => ({ format: ROW_FORMAT, id, isDeleted: true }))),
      );
    },
  };
}

/** The row after a hole of this tab has ended; undefined when it stays as it is. */
function keptRow({ hole, isNews }: Waiting, existing: unknown): HistoryRow | undefined {
  const row = readRow(existing);
  switch (row.kind) {
    case "none":
      return rowOf(hole);
    case "deleted":
      return isNews ? rowOf(hole) : undefined;
    case "hole":
      return rowOf(replaceEnd(row.hole, hole));
    case "unreadable":
      return undefined;
  }
}

/**
 * The end of a hole after an earlier one. The same end told again (a reload, a best score known late) keeps its
 * time; another end is the later one, whatever the clock says.
 */
function replaceEnd(earlier: PlayedHole, hole: PlayedHole): PlayedHole {
  if (!isSameStart(earlier, hole)) return earlier;
  if (isSameOutcome(earlier, hole)) return mergePlayed(earlier, { ...hole, at: earlier.at });
  const atMs = Math.max(Date.parse(hole.at), Date.parse(earlier.at) + 1);
  return mergePlayed(earlier, { ...hole, at: new Date(atMs).toISOString() });
}

function rowOf(hole: PlayedHole): HistoryRow {
  return { format: ROW_FORMAT, ...hole };
}

type ReadRow =
  | { readonly kind: "none" | "unreadable" }
  | { readonly kind: "deleted"; readonly id: string }
  | { readonly kind: "hole"; readonly hole: PlayedHole };

function readRow(value: unknown): ReadRow {
  if (value === undefined) return { kind: "none" };
  if (!isJsonObject(value) || value["format"] !== ROW_FORMAT) return { kind: "unreadable" };
  const { id } = value;
  if (value["isDeleted"] === true && typeof id === "string") return { kind: "deleted", id };
  const hole = parsePlayedHole(value);
  return hole.ok ? { kind: "hole", hole: hole.value } : { kind: "unreadable" };
}
