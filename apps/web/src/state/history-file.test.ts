import { describe, expect, test } from "vitest";
import { formatHistory, formatHistoryCsv, parseHistory } from "./history-file.ts";
import type { PlayedHole } from "./played-hole.ts";
import { figuresOf, playedHole } from "./test-played.ts";

const holes: readonly PlayedHole[] = [playedHole(4), playedHole(7, { most: 3 }), playedHole(9)];

function withHole(change: Readonly<Record<string, unknown>>): string {
  const [first, ...others] = holes;
  return JSON.stringify({
    format: "albatross-history",
    version: 1,
    holes: [...others, { ...first, ...change }],
  });
}

describe("the history as a file", () => {
  test("comes back as it was", () => {
    expect(parseHistory(formatHistory(holes))).toEqual({ ok: true, value: holes });
    expect(parseHistory(formatHistory([]))).toEqual({ ok: true, value: [] });
    expect(parseHistory(`\uFEFF${formatHistory(holes)}`).ok).toBe(true);
  });

  test.each([
    ["no JSON", "deal,rules", "history-not-json"],
    ["another file", `{"format":"chess","version":1,"holes":[]}`, "history-not-ours"],
    ["a list", "[]", "history-not-ours"],
    ["a later version", `{"format":"albatross-history","version":2}`, "history-newer"],
    ["no version", `{"format":"albatross-history","holes":[]}`, "history-shape"],
    ["no holes", `{"format":"albatross-history","version":1}`, "history-shape"],
    ["more parts", `{"format":"albatross-history","version":1,"holes":[],"x":1}`, "history-shape"],
    [
      "a hole that is none",
      `{"format":"albatross-history","version":1,"holes":[7]}`,
      "history-hole-shape",
    ],
    ["an ending unknown", withHole({ ending: "won" }), "history-hole-shape"],
    ["a time that is none", withHole({ at: "2026-02-30T12:00:00.000Z" }), "history-hole-shape"],
    ["half a hint", withHole({ hints: 0.5 }), "history-hole-shape"],
    ["a field too few", withHole({ tries: undefined }), "history-hole-shape"],
    ["a field too many", withHole({ cheer: "hooray" }), "history-hole-unknown-field"],
    ["a deal unknown", withHole({ deal: "chess:1" }), "history-hole-deal"],
    ["a generator unknown", withHole({ generator: "9" }), "history-hole-deal"],
    ["rules unknown", withHole({ rules: "king=bishop" }), "history-hole-rules"],
    ["rules spelled otherwise", withHole({ rules: "king=stop" }), "history-hole-rules"],
    ["moves that are none", withHole({ moves: "x" }), "history-hole-moves"],
    ["moves that are not legal", withHole({ moves: "9" }), "history-hole-moves"],
    ["strokes that are not so", withHole({ strokes: 0 }), "history-hole-untrue"],
    ["an ending that is not so", withHole({ ending: "cleared" }), "history-hole-untrue"],
    ["a hole left at its end", withHole({ ending: "left" }), "history-hole-untrue"],
    ["a run that is not so", withHole({ bestRun: 30 }), "history-hole-untrue"],
    ["a best that was beaten", withHole({ best: 35 }), "history-hole-untrue"],
    ["an id twice", withHole({ id: holes[1]?.id }), "history-twice"],
  ])("%s is refused whole, with a code", (_, text, code) => {
    expect(parseHistory(text)).toMatchObject({ ok: false, fault: { code } });
  });

  test("a fault names the hole", () => {
    const parsed = parseHistory(withHole({ moves: "9" }));
    expect(parsed).toMatchObject({ fault: { message: expect.stringMatching(/^hole 3 of 3: /) } });
  });

  test("CSV has a header, a line for each hole, and quotes where a field needs them", () => {
    const csv = formatHistoryCsv([
      figuresOf({ rules: "king=wrap,columns=8", best: -2, strokes: 3, undos: 1 }),
    ]);
    expect(csv).toBe(
      "ended,deal,generator,rules,ending,strokes,best_possible,badge,best_run,undos,hints,tries\r\n" +
        `2026-11-30T12:00:00.000Z,1,1,"king=wrap,columns=8",stuck,3,-2,winnable,0,1,0,1\r\n`,
    );
  });
});
