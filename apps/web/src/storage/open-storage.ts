/**
 * Opens what the page stores: rows, locks and the keeper of the hole. A chunk of its own, because a first visit has
 * nothing to come back to and paints without it.
 */
import { browserLocks } from "./browser-locks.ts";
import type { tabMemory } from "./browser-slots.ts";
import { openRows, type Rows } from "./database.ts";
import { createHoleKeeper, type HoleKeeper, type SlotLocks } from "./hole-keeper.ts";

export interface Stored {
  readonly rows: Rows;
  readonly locks: SlotLocks;
  readonly keeper: HoleKeeper;
}

export function openStorage(tab: ReturnType<typeof tabMemory>, newId: () => string): Stored {
  const rows = openRows();
  const locks = browserLocks();
  const keeper = createHoleKeeper({ rows: rows.holes, locks, tab, now: () => Date.now(), newId });
  return { rows, locks, keeper };
}
