/**
 * The times of the latest holes, in local storage and not with the holes themselves: the clock is a convenience
 * that most players never switch on, and no hole is worth being written once more for it. A page that may not
 * store them keeps them in memory.
 */
import type { HoleTimes } from "../state/clock.ts";

export interface TextSlot {
  read(): string | null;
  write(text: string): void;
}

/** More holes than anybody goes back to. */
const MOST_TIMES = 30;

export function createKeptTimes(slot: TextSlot): HoleTimes {
  // Of this page: another tab may have written since, and may be the only one that can.
  const own = new Map<string, number>();
  return {
    read: (hole) => own.get(hole) ?? parseTimes(slot.read()).get(hole) ?? 0,
    write(hole, elapsedMs) {
      own.set(hole, elapsedMs);
      const times = parseTimes(slot.read());
      times.delete(hole);
      times.set(hole, Math.round(elapsedMs));
      slot.write(JSON.stringify([...times].slice(-MOST_TIMES)));
    },
  };
}

function parseTimes(text: string | null): Map<string, number> {
  try {
    const value: unknown = JSON.parse(text ?? "[]");
    return new Map(Array.isArray(value) ? value.filter(isTime) : []);
  } catch {
    return new Map();
  }
}

function isTime(value: unknown): value is [hole: string, elapsedMs: number] {
  if (!Array.isArray(value)) return false;
  const [hole, elapsedMs] = value as readonly unknown[];
  return typeof hole === "string" && Number.isSafeInteger(elapsedMs) && Number(elapsedMs) >= 0;
}
