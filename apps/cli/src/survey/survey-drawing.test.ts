import { surveyedDeal, totalDeals } from "@albatross/solver";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { PLAIN_INK } from "../colour.ts";
import { drawHistogram } from "./histogram.ts";
import { formatDuration, formatProgress } from "./progress-bar.ts";
import { canDrawUnicode, lineWidth } from "./terminal.ts";

function histogramOf(scores: readonly number[]) {
  return totalDeals(scores.map(surveyedDeal)).histogram;
}

const plain = { ink: PLAIN_INK, width: 30, hasUnicode: false };

describe("the histogram", () => {
  it("has a row for each score, and a bar for whatever is there", () => {
    const histogram = histogramOf([-1, 1, 1, 2, ...Array<number>(12).fill(3)]);
    expect(drawHistogram(histogram, plain).split("\n")).toEqual([
      "strokes  deals",
      "     -1      1  #",
      "      0      0",
      "      1      2  ##",
      "      2      1  #",
      "      3     12  ##############",
    ]);
  });

  it("draws eighths of a block where they can be shown", () => {
    const histogram = histogramOf([1, 2, 2, 2, 2, 2, 2, 2, 2]);
    const lines = drawHistogram(histogram, { ...plain, width: 17, hasUnicode: true }).split("\n");
    expect(lines.slice(1)).toEqual(["      1      1  ▏", "      2      8  █"]);
  });

  it("marks clears with ink, and nothing else", () => {
    const ink = { ...PLAIN_INK, bold: (text: string) => `<${text}>` };
    const lines = drawHistogram(histogramOf([0, 1]), { ...plain, ink }).split("\n");
    expect(lines.slice(1).map((line) => line.includes("<"))).toEqual([true, false]);
  });

  test.prop([
    fc.array(fc.integer({ min: -117, max: 45 }), { minLength: 1, maxLength: 80 }),
    fc.integer({ min: 20, max: 120 }),
    fc.boolean(),
  ])("fits, and loses no deal, however wide the scores are spread", (scores, width, hasUnicode) => {
    const lines = drawHistogram(histogramOf(scores), { ...plain, width, hasUnicode }).split("\n");
    expect(lines.length).toBeLessThanOrEqual(53);
    let sum = 0;
    let clears = 0;
    for (const line of lines.slice(1)) {
      const [, label = "", deals = ""] = /^ *(-?\d+(?: to -?\d+)?) +(\d+)/.exec(line) ?? [];
      sum += Number(deals);
      if (Number(label.split(" to ").at(-1)) <= 0) clears += Number(deals);
    }
    expect(sum).toBe(scores.length);
    expect(clears).toBe(scores.filter((score) => score <= 0).length);
    const longest = Math.max(...lines.map((line) => line.length));
    expect(longest).toBeLessThanOrEqual(Math.max(width, 26));
  });
});

describe("the progress bar", () => {
  const progress = { total: 100_000, done: 45_000, judged: 40_000, elapsedMs: 20_000 };

  it("tells share, deals, speed and the time left, by the speed of this run", () => {
    expect(formatProgress(progress, 80, false)).toBe(
      "###############...................  45 %  45,000 of 100,000  2,000/s  0:28 left",
    );
    expect(formatProgress({ ...progress, judged: 0 }, 80, true)).not.toContain("left");
  });

  test.prop([
    fc.record({
      total: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      elapsedMs: fc.double({ min: 0, max: 1e9, noNaN: true }),
    }),
    fc.integer({ min: 20, max: 120 }),
    fc.boolean(),
  ])("never fills the line, so that it never wraps", ({ total, share, elapsedMs }, width, fine) => {
    const done = Math.floor(total * share);
    const line = formatProgress({ total, done, judged: done, elapsedMs }, width, fine);
    expect(line.length).toBeLessThan(width);
    expect(line).not.toContain("\n");
  });

  it.each([
    [0, "0:00"],
    [6.2, "0:07"],
    [750, "12:30"],
    [3723, "1:02:03"],
  ])("writes %d seconds as %s", (seconds, text) => expect(formatDuration(seconds)).toBe(text));
});

describe("the terminal", () => {
  it.each([
    [{ LANG: "de_DE.UTF-8" }, true],
    [{ LC_ALL: "C.utf8" }, true],
    [{ LC_ALL: "C", LANG: "en_GB.UTF-8" }, false],
    [{ LC_ALL: "", LC_CTYPE: "en_GB.UTF-8", LANG: "C" }, true],
    [{ LANG: "C.UTF-8", TERM: "dumb" }, false],
    [{}, false],
  ])("with %j shows blocks: %s", (env, expected) => {
    expect(canDrawUnicode(env)).toBe(expected);
  });

  it("is as wide as it says, within reason, and 80 in a pipe", () => {
    expect([undefined, 0, 5, 100, 900].map((columns) => lineWidth({ columns }))).toEqual([
      80, 80, 20, 100, 120,
    ]);
  });
});
