/** The last cards that play themselves, at the pace of the page, until a key or a press stops them. */
import type { HoleEvent } from "../state/hole-play.ts";
import { createPlayOut, type Later } from "../state/play-out.ts";
import type { Page } from "./page.ts";

/** From one play to the next: its flight, and a moment to see what it was. */
const FLIGHT_MS = 180;
const PAUSE_MS = 140;

export function followPlayOut(
  { game, pace }: Page,
  seen: HoleEvent | null,
  signal: AbortSignal,
): void {
  const later: Later = (what) => {
    const timer = setTimeout(what, PAUSE_MS + FLIGHT_MS * pace());
    return () => clearTimeout(timer);
  };
  const playOut = createPlayOut(game, later, seen, signal);
  // Before anything is made of the press: what it asks for is done all the same.
  for (const press of ["keydown", "pointerdown"] as const) {
    document.addEventListener(press, () => playOut.stop(), { signal, capture: true });
  }
}
