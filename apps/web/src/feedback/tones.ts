/**
 * The sounds, as the tones they are made of: no files, and nothing to load. All are of one scale and short, so
 * that whatever is heard together or in quick succession is never out of tune.
 */
import type { Cue } from "./cue.ts";

export interface Tone {
  readonly atMs: number;
  readonly hertz: number;
  readonly lengthMs: number;
  /** From 0 to 1, before the volume. */
  readonly level: number;
}

const MAJOR_SCALE = [0, 2, 4, 5, 7, 9, 11] as const;
/** A below middle C. */
const LOWEST_HERTZ = 220;
/** Three octaves up a tone would be shrill: a run that is longer stays there. */
const HIGHEST_STEP = 21;

/** S3: the tone of the `run`th card of a run, one step of the scale higher with each card. */
export function runHertz(run: number): number {
  return scaleHertz(Math.min(Math.max(run, 1) - 1, HIGHEST_STEP));
}

export function tonesOf(cues: readonly Cue[]): readonly Tone[] {
  return cues.flatMap((cue) => tonesOfOne(cue));
}

function tonesOfOne(cue: Cue): readonly Tone[] {
  switch (cue.kind) {
    case "play": {
      const hertz = runHertz(cue.run);
      return [note(0, hertz, 220, 0.5), note(0, hertz * 2, 90, 0.12)];
    }
    case "draw":
      return [note(0, scaleHertz(0) / 2, 70, 0.5), note(45, scaleHertz(4) / 2, 90, 0.3)];
    case "undo":
      return [note(0, scaleHertz(4), 80, 0.3), note(60, scaleHertz(1), 110, 0.3)];
    case "misfit":
      return [note(0, LOWEST_HERTZ / 2, 110, 0.6), note(0, LOWEST_HERTZ * 0.53, 110, 0.4)];
    case "deal":
      return MAJOR_SCALE.map((_, step) => note(step * 60, scaleHertz(step) / 2, 50, 0.25));
    case "clear":
      return [0, 2, 4, 7, 11, 14].map((step, index) =>
        note(160 + index * 110, scaleHertz(step + 7), 320, 0.4),
      );
    case "stuck":
      return [note(160, scaleHertz(4), 180, 0.35), note(330, scaleHertz(2), 320, 0.35)];
  }
}

function note(atMs: number, hertz: number, lengthMs: number, level: number): Tone {
  return { atMs, hertz, lengthMs, level };
}

/** The steps of the scale from the lowest tone on, octave after octave. */
function scaleHertz(step: number): number {
  const octave = Math.floor(step / MAJOR_SCALE.length);
  const semitone = MAJOR_SCALE[step % MAJOR_SCALE.length] ?? 0;
  return LOWEST_HERTZ * 2 ** (octave + semitone / 12);
}
