/** The browser's locks, tab memory and preferences behind the ports that the page needs. None ever throws. */
import type { PreferenceKeeper } from "../state/preferences.ts";
import type { SlotLocks, TabMemory } from "./hole-keeper.ts";
import type { TextSlot } from "./kept-times.ts";

const SLOT_KEY = "albatross.slot";
const PREFERENCES_KEY = "albatross.preferences";
const TIMES_KEY = "albatross.times";

export function browserLocks(): SlotLocks {
  // Absent on addresses that are not secure, whatever the type says.
  const locks: LockManager | undefined = "locks" in navigator ? navigator.locks : undefined;
  return {
    areAvailable: locks !== undefined,
    tryHold: (id) =>
      new Promise((resolve, reject) => {
        if (locks === undefined) return resolve(null);
        locks
          .request(`albatross-hole-${id}`, { ifAvailable: true }, (lock) => {
            if (lock === null) return resolve(null);
            // The lock is held for as long as this promise is open.
            return new Promise<void>((release) => resolve({ release }));
          })
          .catch(reject);
      }),
  };
}

export function tabMemory(): TabMemory {
  return {
    read: () => attempt(() => sessionStorage.getItem(SLOT_KEY)) ?? null,
    write: (id) => void attempt(() => sessionStorage.setItem(SLOT_KEY, id)),
  };
}

/** Local storage and not the database: the theme is needed before the first picture is painted. */
export function browserPreferences(): PreferenceKeeper {
  return {
    read: () => attempt(() => localStorage.getItem(PREFERENCES_KEY)) ?? null,
    write: (text) => void attempt(() => localStorage.setItem(PREFERENCES_KEY, text)),
    follow: (onWritten) =>
      addEventListener("storage", ({ key, newValue }) => {
        // What another tab deletes goes on here until something else is chosen.
        if (key === PREFERENCES_KEY && newValue !== null) onWritten(newValue);
      }),
  };
}

/** Times of holes are no preference, and written more often. */
export function browserTimes(): TextSlot {
  return {
    read: () => attempt(() => localStorage.getItem(TIMES_KEY)) ?? null,
    write: (text) => void attempt(() => localStorage.setItem(TIMES_KEY, text)),
  };
}

/** Shares through the system's own panel, where there is one. A player who closes it has had the choice. */
export async function shareText(text: string): Promise<boolean> {
  if (!("share" in navigator)) return false;
  try {
    await navigator.share({ text });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError";
  }
}

/** Storage that is full or forbidden throws on touch. */
function attempt<Value>(touch: () => Value): Value | undefined {
  try {
    return touch();
  } catch {
    return undefined;
  }
}
