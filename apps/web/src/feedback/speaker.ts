/**
 * Plays tones through Web Audio. The audio context is made with the first tone after the player has touched the
 * page, for a browser would refuse it before, and it is suspended whenever nothing sounds, so that a silent page
 * costs nothing and holds no sound card. What other programs play goes on: there is no media element that would
 * take the system's player, and where a page can say so it says that its sounds are ambient.
 */
import type { Tone } from "./tones.ts";

export interface Speaker {
  /** `volume` in per cent. */
  play(tones: readonly Tone[], volume: number): void;
  /** Gives the sound card back; the next tone begins anew. */
  close(): void;
}

/** More at once is a mash of the keys, and no longer music. */
const MOST_TONES = 24;
const ATTACK_S = 0.008;
const SILENCE = 0.0001;
/** Full volume is as loud as a card table, not as a radio. */
const LOUDEST = 0.6;

export function createSpeaker(wasTouched: () => boolean): Speaker {
  let context: AudioContext | null = null;
  let sounding = 0;

  function rest(of: AudioContext): void {
    if (of !== context) return;
    sounding -= 1;
    if (sounding === 0) ignore(of.suspend());
  }

  function sound(tone: Tone, into: AudioNode, of: AudioContext): void {
    const oscillator = new OscillatorNode(of, { type: "triangle", frequency: tone.hertz });
    const gain = new GainNode(of, { gain: 0 });
    const begin = of.currentTime + tone.atMs / 1000;
    const end = begin + tone.lengthMs / 1000;
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.linearRampToValueAtTime(tone.level, begin + ATTACK_S);
    gain.gain.exponentialRampToValueAtTime(SILENCE, end);
    oscillator.connect(gain).connect(into);
    sounding += 1;
    oscillator.addEventListener("ended", () => {
      gain.disconnect();
      rest(of);
    });
    oscillator.start(begin);
    oscillator.stop(end);
  }

  return {
    play(tones, volume) {
      if (tones.length === 0 || sounding > MOST_TONES || !wasTouched()) return;
      context ??= openContext();
      // Still not allowed to begin: what waits would all be heard at once.
      if (sounding > 0 && context.state !== "running") return;
      ignore(context.resume());
      // What is heard as half as loud is much less than half.
      const master = new GainNode(context, { gain: LOUDEST * (volume / 100) ** 2 });
      master.connect(context.destination);
      for (const tone of tones) sound(tone, master, context);
    },
    close() {
      if (context) ignore(context.close());
      context = null;
      sounding = 0;
    },
  };
}

function openContext(): AudioContext {
  // Not in the types yet: Safari's own way to say what kind of sound a page makes.
  const session: unknown = Reflect.get(navigator, "audioSession");
  if (typeof session === "object" && session !== null) Reflect.set(session, "type", "ambient");
  return new AudioContext({ latencyHint: "interactive" });
}

/** Sound is never worth an error. */
function ignore(done: Promise<void>): void {
  done.catch(() => undefined);
}
