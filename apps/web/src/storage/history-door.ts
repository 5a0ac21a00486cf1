/**
 * The way to the history, whose code is not part of the first load. Asked for again after a failure (offline,
 * say) it tries again; the hole that is open by then is counted all the same.
 */
import { signal, type ReadonlySignal } from "@preact/signals";
import type { HistoryStore } from "./history-store.ts";

export interface HistoryDoor {
  /** null before it is open. */
  readonly store: ReadonlySignal<HistoryStore | null>;
  /** Rejects when the code cannot be loaded. */
  open(): Promise<HistoryStore>;
}

export function createHistoryDoor(load: () => Promise<HistoryStore>): HistoryDoor {
  const store = signal<HistoryStore | null>(null);
  let opening: Promise<HistoryStore> | null = null;

  async function openOnce(): Promise<HistoryStore> {
    try {
      store.value = await load();
      return store.value;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  return { store, open: () => (opening ??= openOnce()) };
}
