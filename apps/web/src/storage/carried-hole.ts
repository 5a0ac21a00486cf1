/**
 * Carries the hole over to what the tab shows next, in the memory of the tab, which is written at once: the database
 * may not have the last move yet, or may not keep the hole at all, because it is forbidden or full, or because another
 * tab's newer version has changed it.
 */
import type { OpenHole } from "../state/open-hole.ts";
import { formatSavedSlot, parseSavedSlot } from "../state/saved-slot.ts";

/** Every call may throw. */
export type CarriedText = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const CARRIED_KEY = "albatross.carried";

/** @returns whether it is kept. */
export function carryHole(memory: () => CarriedText, open: OpenHole, nowMs: number): boolean {
  try {
    memory().setItem(CARRIED_KEY, JSON.stringify(formatSavedSlot(open, nowMs)));
    return true;
  } catch {
    return false;
  }
}

/** The carried hole, once; null when there is none that can be read. */
export async function takeCarriedHole(memory: () => CarriedText): Promise<OpenHole | null> {
  try {
    const text = memory().getItem(CARRIED_KEY);
    if (text === null) return null;
    memory().removeItem(CARRIED_KEY);
    const carried = await parseSavedSlot(JSON.parse(text));
    return carried.ok ? carried.value : null;
  } catch {
    return null;
  }
}

export function dropCarriedHole(memory: () => CarriedText): void {
  try {
    memory().removeItem(CARRIED_KEY);
  } catch {
    // What cannot be reached carries nothing.
  }
}
