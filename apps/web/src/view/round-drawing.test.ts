import { scorecard } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { drawRound, type RoundDrawing } from "./round-drawing.ts";

function drawing(
  holes: 9 | 18,
  scores: readonly number[],
  changed: Partial<RoundDrawing> = {},
): string {
  return drawRound({
    card: scorecard({ holes, par: 45, scores }),
    brand: "Albatross",
    date: "30 Nov 2026",
    title: "14 under par",
    line: "Nine holes, 3 of 9 cleared",
    rows: {
      hole: "Hole",
      par: "Par",
      strokes: "Strokes",
      total: "Total",
      toPar: "To par",
      sum: "Nine",
    },
    formatNumber: (number) => String(number).replace("-", "−"),
    againstParShort: (toPar) => `(${toPar})`,
    ...changed,
  });
}

const textsOf = (svg: string): readonly string[] =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? "");

describe("the picture of a round", () => {
  test("R2 has every figure of the card, and the sums", () => {
    const texts = textsOf(drawing(9, [5, 4, 3, 6, 7, 0, -2, 5, 5]));
    // Holes 1 to 9, par 5 each, the strokes, the running total and where it stands against par.
    const rows = [
      ["Hole", "1", "2", "3", "4", "5", "6", "7", "8", "9", "Nine"],
      ["Par", ...Array<string>(9).fill("5"), "45"],
      ["Strokes", "5", "4", "3", "6", "7", "0", "−2", "5", "5", "33"],
      ["Total", "5", "9", "12", "18", "25", "25", "23", "28", "33", "33"],
      ["To par", "(0)", "(-1)", "(-3)", "(-2)", "(0)", "(-5)", "(-12)", "(-12)", "(-12)", "(-12)"],
    ];
    const tableTexts = texts.slice(texts.indexOf("Hole"));
    expect(tableTexts.toSorted()).toEqual(rows.flat().toSorted());
    expect(texts.slice(0, 5)).toEqual([
      "Albatross",
      "30 Nov 2026",
      "33",
      "14 under par",
      "Nine holes, 3 of 9 cleared",
    ]);
  });

  test("marks what is under par with circles and what is over with squares, two from two strokes on", () => {
    const count = (svg: string, mark: RegExp): number => [...svg.matchAll(mark)].length;
    const level = drawing(9, [5]);
    const circles = (scores: readonly number[]): number =>
      count(drawing(9, scores), /<circle[^>]*r="1/g);
    const squares = (scores: readonly number[]): number =>
      count(drawing(9, scores), /stroke-width="1.75"/g) - circles(scores);
    expect(count(level, /stroke-width="1.75"/g)).toBe(0);
    expect([circles([4]), squares([4])]).toEqual([1, 0]);
    expect([circles([3]), squares([3])]).toEqual([2, 0]);
    expect([circles([6]), squares([6])]).toEqual([0, 1]);
    expect([circles([7]), squares([7])]).toEqual([0, 2]);
  });

  test("has two tables for eighteen holes", () => {
    const texts = textsOf(drawing(18, Array<number>(18).fill(5)));
    expect(texts.filter((text) => text === "Strokes")).toHaveLength(2);
    expect(texts).toContain("18");
    expect(texts).not.toContain("Total");
  });

  test("leaves a name that a link brought a text", () => {
    const svg = drawing(9, [], { line: `<script>alert("1")</script> & co` });
    expect(svg).not.toContain("<script");
    expect(svg).toContain('&lt;script&gt;alert("1")&lt;/script&gt; &amp; co');
  });
});
