/** The browser's tab memory and preferences behind the ports that the page needs. None ever throws. */
import type { PreferenceKeeper } from "../state/preferences.ts";
import type { TabMemory } from "./hole-keeper.ts";
import type { TextSlot } from "./kept-times.ts";

const SLOT_KEY = "albatross.slot";
const PREFERENCES_KEY = "albatross.preferences";
const TIMES_KEY = "albatross.times";

export function tabMemory(): TabMemory {
  return {
    read: () => attempt(() => sessionStorage.getItem(SLOT_KEY)) ?? null,
    write: (id) => void attempt(() => sessionStorage.setItem(SLOT_KEY, id)),
  };
}

const TRACE_KEY = "albatross.trace";

/**
 * May anything be stored here? On a first visit nothing is, and nobody has to wait until the database has said so.
 * Whatever lies in the browser's small memories is a sign that there may be; so is that they cannot be read.
 */
export function mayBeStored(): boolean {
  return attempt(() => localStorage.length + sessionStorage.length) !== 0;
}

/** The sign for the next visit, left before anything is stored. */
export function leaveTrace(): void {
  attempt(() => localStorage.setItem(TRACE_KEY, "1"));
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
