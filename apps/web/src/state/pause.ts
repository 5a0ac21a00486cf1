/**
 * A pause: the cards are out of sight, and until the player goes on nothing is played. It belongs to the hole on
 * the board as it is: whatever changes that (another deal from a panel, strokes taken) ends the pause, and so does
 * a reload, for it is not kept.
 *
 * Where several people play in turn, each turn begins with a pause, also after a reload: whoever takes the device
 * over says so, and nobody sees another's board by accident.
 */
import { isOver } from "@albatross/rules";
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { isShown, type HoleEvent, type HolePlay } from "./hole-play.ts";
import { isHandedOver } from "./tournament.ts";

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
    if (event.value?.kind === "change") isPaused.value = beginsTurn(event.value);
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

function beginsTurn({ change, hole }: Extract<HoleEvent, { kind: "change" }>): boolean {
  return isShown(change) && isHandedOver(hole) && !isOver(hole.hole);
}
