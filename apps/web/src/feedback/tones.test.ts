import { describe, expect, it } from "vitest";
import type { Cue } from "./cue.ts";
import { runHertz, tonesOf } from "./tones.ts";

const RUNS = Array.from({ length: 35 }, (_, index) => index + 1);

const CUES: readonly Cue[] = [
  ...RUNS.map((run) => ({ kind: "play", run }) as const),
  ...(["draw", "undo", "misfit", "deal", "clear", "stuck"] as const).map((kind) => ({ kind })),
];

describe("the tone of a run (S3)", () => {
  it("rises with each card, a tone or a half tone, for three octaves", () => {
    expect(runHertz(1)).toBe(220);
    expect(runHertz(8)).toBeCloseTo(440);
    for (const run of RUNS.slice(0, 21)) {
      const semitones = Math.round(12 * Math.log2(runHertz(run + 1) / runHertz(run)));
      expect([1, 2]).toContain(semitones);
    }
  });

  it("stays where it is before it is shrill, and never falls", () => {
    for (const run of RUNS) expect(runHertz(run + 1)).toBeGreaterThanOrEqual(runHertz(run));
    expect(runHertz(35)).toBe(runHertz(22));
    expect(runHertz(35)).toBe(1760);
  });

  it("is the first tone for a run that is none", () => {
    expect(runHertz(0)).toBe(220);
    expect(runHertz(-3)).toBe(220);
  });
});

describe("the sounds", () => {
  it("are all audible, short, and soft enough to be heard together", () => {
    for (const cue of CUES) {
      const tones = tonesOf([cue]);
      expect(tones.length).toBeGreaterThan(0);
      for (const { atMs, hertz, lengthMs, level } of tones) {
        expect(hertz).toBeGreaterThanOrEqual(100);
        expect(hertz).toBeLessThanOrEqual(4000);
        expect(atMs + lengthMs).toBeLessThanOrEqual(1500);
        expect(level).toBeGreaterThan(0);
        expect(level).toBeLessThanOrEqual(0.6);
      }
    }
  });

  it("are told apart: no two cues sound the same", () => {
    const heard = CUES.filter((cue) => cue.kind !== "play" || cue.run <= 22);
    expect(new Set(heard.map((cue) => JSON.stringify(tonesOf([cue])))).size).toBe(heard.length);
  });

  it("of a last card are its own and then the clear's", () => {
    const both = tonesOf([{ kind: "play", run: 3 }, { kind: "clear" }]);
    expect(both).toEqual([...tonesOf([{ kind: "play", run: 3 }]), ...tonesOf([{ kind: "clear" }])]);
  });
});
