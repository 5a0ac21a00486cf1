/**
 * Sound and vibration, started when the player first switches one of them on: makes the cues of the board heard
 * and felt. Loaded on demand; with both switched off again it only listens.
 */
import { effect, untracked } from "@preact/signals";
import type { Game } from "../state/game.ts";
import { cuesOf, type Cue } from "./cue.ts";
import { createSpeaker } from "./speaker.ts";
import { tonesOf } from "./tones.ts";

/** Milliseconds of shaking and of pause, in turns. */
const SHAKES: { readonly [K in Cue["kind"]]?: number[] } = {
  misfit: [60],
  clear: [40, 60, 40, 60, 160],
};

/** @param isChosenNow was it switched on just now, so that the player waits to hear something? */
export function startFeedback(game: Game, isChosenNow: boolean): void {
  const { preferences } = game.preferences;
  const speaker = createSpeaker(wasTouched);
  let last = game.play.event.peek();
  let heard = isChosenNow ? null : soundOf(game);

  effect(() => {
    const event = game.play.event.value;
    if (event === null || event === last) return;
    last = event;
    const cues = cuesOf(event);
    const { sound, volume, vibration } = preferences.peek();
    if (sound === "on") speaker.play(tonesOf(cues), volume);
    if (vibration === "on") for (const { kind } of cues) shake(SHAKES[kind]);
  });

  effect(() => {
    const { sound, volume } = preferences.value;
    const chosen = soundOf(game);
    if (chosen === heard) return;
    heard = chosen;
    untracked(() => {
      if (sound === "off") speaker.close();
      // A sample, in the tab in which it was chosen.
      else if (document.hasFocus()) speaker.play(tonesOf([{ kind: "play", run: 5 }]), volume);
    });
  });
}

function shake(pattern: number[] | undefined): void {
  if (pattern && "vibrate" in navigator && wasTouched()) navigator.vibrate(pattern);
}

function soundOf(game: Game): string {
  const { sound, volume } = game.preferences.preferences.value;
  return sound === "off" ? sound : String(volume);
}

/** Has the player touched the page since it was loaded? Browsers without an answer decide by themselves. */
function wasTouched(): boolean {
  const activation: UserActivation | undefined =
    "userActivation" in navigator ? navigator.userActivation : undefined;
  return activation?.hasBeenActive ?? true;
}
