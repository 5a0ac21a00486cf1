/**
 * Keeps the hole of this tab. Each tab writes one slot of its own, whose id it remembers and whose lock it
 * holds, so that two tabs never write over each other. A fresh tab takes over the newest slot that nobody
 * holds. Where there are no locks (an insecure address), a tab never writes a slot that it did not make
 * itself since it was loaded: it goes on with a copy.
 *
 * Whatever cannot be read is left where it is. Whatever fails leaves the game playing, in memory.
 */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { OpenHole } from "../state/open-hole.ts";
import { formatSavedHole, parseSavedHole, type SavedHole } from "../state/saved-hole.ts";

/** The rows of the database; every call may reject. */
export interface HoleRows {
  read(id: string): Promise<unknown>;
  /** Newest first. */
  newest(most: number): Promise<readonly KeptRow[]>;
  write(id: string, saved: SavedHole): Promise<void>;
}

export interface KeptRow {
  readonly id: string;
  readonly value: unknown;
}

export interface SlotLocks {
  readonly areAvailable: boolean;
  /** Holds the lock of a slot until the page ends or `release` is called; null when somebody else does. */
  tryHold(id: string): Promise<{ release(): void } | null>;
}

/** What the tab remembers over a reload. Never throws. */
export interface TabMemory {
  read(): string | null;
  write(id: string): void;
}

export interface HoleKeeperPorts {
  readonly rows: HoleRows;
  readonly locks: SlotLocks;
  readonly tab: TabMemory;
  now(): number;
  newId(): string;
}

/**
 * `cannot-keep`: nothing is stored; `newer-database`: neither, because a later version of the page has
 * changed the database; the others: a kept hole could not be read, and was left alone.
 */
export type StorageTrouble = "cannot-keep" | "newer-database" | "kept-newer" | "kept-damaged";

export interface HoleKeeper {
  readonly trouble: ReadonlySignal<StorageTrouble | null>;
  /** Takes this tab's slot; the hole to go on with, if there is one that `canGoOn` accepts. */
  claim(canGoOn: (kept: OpenHole, isOwn: boolean) => boolean): Promise<OpenHole | null>;
  keep(open: OpenHole): void;
}

const MOST_ROWS = 20;

export function createHoleKeeper(ports: HoleKeeperPorts): HoleKeeper {
  const { rows, locks, tab, now, newId } = ports;
  const trouble = signal<StorageTrouble | null>(null);
  let slot: string | null = null;

  /** The hole in a row; null, and said so, when it cannot be read. */
  function read(value: unknown): OpenHole | null {
    const saved = parseSavedHole(value);
    if (saved.ok) return saved.value;
    trouble.value = saved.fault.code === "saved-newer" ? "kept-newer" : "kept-damaged";
    return null;
  }

  async function claim(canGoOn: Parameters<HoleKeeper["claim"]>[0]): Promise<OpenHole | null> {
    const own = tab.read();
    if (own !== null) {
      const hole = await claimRow(own, await rows.read(own), (kept) => canGoOn(kept, true));
      if (hole) return hole;
    }
    for (const { id, value } of await rows.newest(MOST_ROWS)) {
      if (id === own) continue;
      const hole = await claimRow(id, value, (kept) => canGoOn(kept, false));
      if (hole) return hole;
    }
    return null;
  }

  async function claimRow(
    id: string,
    value: unknown,
    accept: (kept: OpenHole) => boolean,
  ): Promise<OpenHole | null> {
    if (value === undefined) return null;
    const lock = locks.areAvailable ? await locks.tryHold(id) : null;
    if (locks.areAvailable && lock === null) return null;
    const hole = read(value);
    if (hole === null || !accept(hole)) {
      lock?.release();
      return null;
    }
    if (lock) slot = id;
    return hole;
  }

  async function startSlot(): Promise<void> {
    if (slot === null) {
      slot = newId();
      if (locks.areAvailable) await locks.tryHold(slot);
    }
    tab.write(slot);
  }

  return {
    trouble,
    async claim(canGoOn) {
      let hole: OpenHole | null = null;
      try {
        hole = await claim(canGoOn);
      } catch (error) {
        trouble.value = troubleOf(error);
      }
      await startSlot().catch(() => undefined);
      return hole;
    },
    keep(open) {
      if (slot === null) return;
      // Not queued: the database keeps the order, and a page that is left right now has asked already.
      rows.write(slot, formatSavedHole(open, now())).catch((error: unknown) => {
        trouble.value = troubleOf(error);
      });
    },
  };
}

/** What a refusal of the database means to the player. */
export function troubleOf(error: unknown): StorageTrouble {
  const isNewer = error instanceof Error && error.name === "VersionError";
  return isNewer ? "newer-database" : "cannot-keep";
}
