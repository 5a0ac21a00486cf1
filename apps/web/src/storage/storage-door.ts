/**
 * The way to what is stored, whose code is no part of the first load. Where it cannot be loaded the page plays on
 * without, says so, and asks again when something is wanted from there.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { HoleKeeper, StorageTrouble } from "./hole-keeper.ts";
import type { Stored } from "./open-storage.ts";

export interface StorageDoor extends Pick<HoleKeeper, "claim"> {
  /** null before it is open. */
  readonly stored: ReadonlySignal<Stored | null>;
  readonly trouble: ReadonlySignal<StorageTrouble | null>;
  /** Rejects when the code cannot be loaded. */
  open(): Promise<Stored>;
}

export function createStorageDoor(load: () => Promise<Stored>): StorageDoor {
  const stored = signal<Stored | null>(null);
  /** The tab wanted its place, and the door did not open. */
  const isShutOut = signal(false);
  let opening: Promise<Stored> | null = null;

  async function openOnce(): Promise<Stored> {
    try {
      const opened = await load();
      // The board has a hole by now: from here on it is kept, in a place of its own.
      if (isShutOut.peek()) await opened.keeper.claim(() => false);
      isShutOut.value = false;
      stored.value = opened;
      return opened;
    } catch (error) {
      opening = null;
      throw error;
    }
  }

  function open(): Promise<Stored> {
    return (opening ??= openOnce());
  }

  return {
    stored,
    trouble: computed(() =>
      isShutOut.value ? "cannot-keep" : (stored.value?.keeper.trouble.value ?? null),
    ),
    open,
    async claim(canGoOn) {
      try {
        const { keeper } = await open();
        return await keeper.claim(canGoOn);
      } catch {
        isShutOut.value = true;
        return null;
      }
    },
  };
}
