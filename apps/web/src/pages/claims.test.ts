import { readFileSync } from "node:fs";
import {
  CLASSIC,
  currentPosition,
  DRAW,
  formatMove,
  legalMoves,
  PRESETS,
  strokesOf,
} from "@albatross/rules";
import { judge, wilsonInterval } from "@albatross/solver";
import { describe, expect, test } from "vitest";
import { figureOf } from "./facts.ts";
import { workOut } from "./lessons/sample-hole.tsx";
import { judgedHole } from "./parts/judged-parts.tsx";
import { dealtPosition, playedHole } from "./positions.ts";
import { figuresOf, STRATEGY_BOARDS, type StrategyBoard } from "./strategy-boards.ts";
import { csvPath, PLAYERS, playersCsv, spreadOf, surveyCsv, SURVEYS, surveyOf } from "./surveys.ts";
import { VARIANT_DEAL } from "./words/variant-texts.ts";
import { workOutBoard } from "./work-out-board.ts";

const boards = Object.keys(STRATEGY_BOARDS) as readonly StrategyBoard[];

describe("the page of strategy", () => {
  test.each(boards)("%s: its figures are what judge and coach say now", (board) => {
    expect(figuresOf(board)).toEqual(workOutBoard(STRATEGY_BOARDS[board]));
  });

  test.each(boards)("%s: has a figure for every legal move", (board) => {
    const legal = legalMoves(dealtPosition(STRATEGY_BOARDS[board])).map(formatMove);
    expect(
      figuresOf(board)
        .map(({ move }) => move)
        .sort(),
    ).toEqual([...legal].sort());
  });

  test.each([
    ["run", "7", "4"],
    ["equal", "3", "2"],
    ["king", "1", "2"],
    ["deep", "4", "3"],
  ] as const)(
    "%s: the coach prefers column %s to column %s by more than a stroke",
    (board, good, bad) => {
      const figures = figuresOf(board);
      const expected = (move: string): number =>
        figures.find((figure) => figure.move === move)?.expected ?? NaN;
      expect(figures[0]?.move).toBe(good);
      expect(expected(bad) - expected(good)).toBeGreaterThan(1);
      const best = (move: string): number =>
        figures.find((figure) => figure.move === move)?.best ?? NaN;
      expect(best(good)).toBeLessThanOrEqual(best(bad));
    },
  );

  test("P5: its early draw is proved: drawing clears the hole, every card that fits loses it", () => {
    const position = dealtPosition(STRATEGY_BOARDS.early);
    expect(legalMoves(position).length).toBeGreaterThan(1);
    expect(legalMoves(position)).toContain(DRAW);
    for (const { move, best } of figuresOf("early")) {
      if (move === "+") expect(best).toBeLessThanOrEqual(0);
      else expect(best).toBeGreaterThan(0);
    }
    expect(figuresOf("early")[0]?.move).toBe("+");
  });
});

describe("the worked hole", () => {
  test("is cleared by its moves, with the best score, and no move of it costs anything", () => {
    const { best, line } = judgedHole({ deal: 17 });
    const moves = line.map(formatMove).join("");
    expect(strokesOf(currentPosition(playedHole({ deal: 17, moves })))).toBe(best);
    expect(best).toBeLessThan(0);
    expect(workOut(17)).toHaveLength(line.length);
    for (const { others, drawCost } of workOut(17)) {
      for (const { cost } of others) expect(cost).toBeGreaterThanOrEqual(0);
      expect(drawCost ?? 0).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("the pages of variants", () => {
  test.each(PRESETS.map(({ id }) => [id]))("%s: its deal can be cleared", (rules) => {
    expect(judge(dealtPosition({ deal: VARIANT_DEAL, rules })).verdict).toBe("winnable");
  });

  test("three deals of four can be cleared in Relaxed, one of four in Classic, nearly all in Putt Putt and Easy", () => {
    const share = (id: Parameters<typeof figureOf>[0]): number =>
      figureOf(id).cleared / figureOf(id).deals;
    expect(share("relaxed")).toBeCloseTo(0.75, 1);
    expect(share("classic")).toBeCloseTo(0.25, 1);
    expect(share("putt-putt")).toBeGreaterThan(0.9);
    expect(share("easy")).toBeGreaterThan(0.99);
    expect(figureOf("blind")).toEqual(figureOf("classic"));
  });
});

describe("the page of numbers", () => {
  test("has a survey of every variant; Blind is Classic to who sees every card", () => {
    const ids = PRESETS.map(({ id }) => id).filter((id) => id !== "blind");
    expect(SURVEYS.map(({ preset }) => preset)).toEqual(ids);
  });

  test.each(SURVEYS)(
    "$preset: its survey adds up, and the table of variants rests on it",
    (survey) => {
      const { counts, deals, meanBest, preset } = survey;
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(deals);
      expect(deals).toBeGreaterThanOrEqual(100_000);
      const clears = counts.reduce((sum, { value, count }) => sum + (value <= 0 ? count : 0), 0);
      const mean = counts.reduce((sum, { value, count }) => sum + value * count, 0) / deals;
      expect(mean).toBeCloseTo(meanBest, 6);
      const figure = figureOf(preset);
      expect([figure.deals, figure.cleared]).toEqual([deals, clears]);
      expect(figure.rate[0]).toBeCloseTo(wilsonInterval(clears, deals).low, 4);
    },
  );

  test.each(SURVEYS)("$preset: its data are the counts", (survey) => {
    const rows = surveyCsv(survey).trimEnd().split("\n");
    expect(rows[0]).toBe("best,deals");
    expect(rows.slice(1).map((row) => row.split(",").map(Number))).toEqual(
      survey.counts.map(({ value, count }) => [value, count]),
    );
    expect(csvPath(survey.preset)).toMatch(/^numbers\/[a-z-]+[.]csv$/);
  });

  test("Easy is Putt Putt with sixteen draws more, wherever that can be cleared", () => {
    // Of a tenth as many deals: the shares agree within five standard deviations.
    const easy = surveyOf("easy");
    for (const { value, count } of surveyOf("putt-putt").counts.filter(
      (tally) => tally.value <= -1,
    )) {
      const share = count / surveyOf("putt-putt").deals;
      const shifted = easy.counts.find((tally) => tally.value === value - 16)?.count ?? 0;
      const tolerance = 5 * Math.sqrt((share * (1 - share)) / easy.deals) + 1e-4;
      expect(Math.abs(shifted / easy.deals - share)).toBeLessThan(tolerance);
    }
  });

  test("its players are those of the table of players", () => {
    const page = readFileSync(new URL("../../../../docs/players.md", import.meta.url), "utf8");
    for (const { player, strokes, within, clears } of PLAYERS.players) {
      // The first table says how they play, the second how well.
      const row = page.split(`\n| ${player} `).at(-1) ?? "";
      expect(
        row
          .split("|")
          .slice(1, 4)
          .map((cell) => cell.trim()),
      ).toEqual([
        strokes.toFixed(2),
        within.map((end) => end.toFixed(2)).join(" – "),
        String(clears),
      ]);
    }
    expect(playersCsv().split("\n")).toHaveLength(PLAYERS.players.length + 2);
  });

  test("skill is more than luck, and the first card that fits needs more than twice the strokes", () => {
    const [first, , , , best, oracle] = PLAYERS.players;
    const gap = (first?.strokes ?? 0) - (best?.strokes ?? 0);
    expect(gap).toBeGreaterThan(spreadOf(surveyOf("classic")));
    expect(first?.strokes).toBeGreaterThan(2 * (best?.strokes ?? NaN));
    expect(best?.strokes).toBeGreaterThan(oracle?.strokes ?? NaN);
  });

  test("a run has to take two cards on average, and a little more", () => {
    const runs = 17;
    expect(CLASSIC.columns * CLASSIC.rows).toBeGreaterThan(2 * runs);
    expect(CLASSIC.columns * CLASSIC.rows).toBeLessThan(3 * runs);
  });
});
