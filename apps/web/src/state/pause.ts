/**
 * A pause: the cards are out of sight, and until the player goes on nothing is played. It belongs to the hole on
 * the board as it is: whatever changes that (another deal from a panel, strokes taken) ends the pause, and so does
 * a reload, for it is not kept.
 */
import { isOver } from "@albatross/rules";
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import type { HolePlay } from "./hole-play.ts";

export interface Pause {
  readonly isPaused: ReadonlySignal<boolean>;
  /** Pauses a hole that is being played, or goes on with it. */
  toggle(): void;
  /** Something was asked for that has to wait: says how to go on. */
  remind(): void;
}

export function createPause(
  { open, event }: Pick<HolePlay, "open" | "event">,
  tell: (what: "paused" | "resumed") => void,
): Pause {
  const isPaused = signal(false);

  effect(() => {
    if (event.value?.kind === "change") isPaused.value = false;
  });

  return {
    isPaused,
    toggle() {
      const at = open.peek();
      if (at === null || isOver(at.hole)) return;
      isPaused.value = !isPaused.peek();
      tell(isPaused.peek() ? "paused" : "resumed");
    },
    remind: () => tell("paused"),
  };
}
