/**
 * Asks the browser to keep what is stored here for good, once in the life of this storage: when the first hole is
 * finished, or when the page is installed. Before that there is little to lose, and some browsers ask their user.
 */
import { isOver } from "@albatross/rules";
import { effect, type ReadonlySignal } from "@preact/signals";
import type { HoleEvent } from "./hole-play.ts";

export interface PersistencePorts {
  readonly event: ReadonlySignal<HoleEvent | null>;
  readonly isInstalled: ReadonlySignal<boolean>;
  /** Was it asked for in an earlier visit? Never throws, and neither does `remember`. */
  wasAsked(): boolean;
  remember(): void;
  isPersisted(): Promise<boolean>;
  persist(): Promise<boolean>;
}

/** @returns what ends the watch. */
export function askForPersistence(ports: PersistencePorts): () => void {
  let isAsked = ports.wasAsked();
  return effect(() => {
    const isDue = ports.isInstalled.value || hasFinished(ports.event.value);
    if (isAsked || !isDue) return;
    isAsked = true;
    ports.remember();
    ask(ports).catch(() => undefined);
  });
}

/** A browser that says no, or knows no such thing, keeps the holes for as long as it pleases. */
async function ask({ isPersisted, persist }: PersistencePorts): Promise<void> {
  if (!(await isPersisted())) await persist();
}

function hasFinished(event: HoleEvent | null): boolean {
  if (event?.kind !== "change") return false;
  const isPlayed = ["play", "draw", "concede"].includes(event.change.kind);
  return isPlayed && isOver(event.hole.hole);
}
