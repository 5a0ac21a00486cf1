import {
  parsePuzzleDay,
  dailyWishes,
  makePuzzle,
  formatPuzzleDay,
  puzzleDayAt,
} from "@albatross/coach";
import { CLASSIC, expectValue, formatMoves, parseRules, type RuleSet } from "@albatross/rules";
import { createTabulator } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { runGolf } from "../test-host.ts";

const { tabulateQuickly } = createTabulator();

function puzzlesOf(date: string, rules: RuleSet = CLASSIC) {
  return dailyWishes(expectValue(parsePuzzleDay(date)), rules).map((wish) => {
    const puzzle = makePuzzle(wish, tabulateQuickly);
    if (puzzle === null) throw new Error("a day has puzzles");
    return puzzle;
  });
}

describe("golf puzzle", () => {
  it("shows the puzzles of a day, with their lines when they are asked for", async () => {
    const { exitCode, stdout, stderr } = await runGolf(["puzzle", "--date", "2026-11-30"]);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    expect(stdout).toMatch(
      /^Puzzles of 2026-11-30, rules: classic\n\n1\. easy, clear from here\. /,
    );
    expect(stdout).not.toContain("Right:");
    for (const { deal, moves } of puzzlesOf("2026-11-30")) {
      expect(stdout).toContain(`deal ${deal.number} after ${formatMoves(moves)}`);
    }
    const solved = await runGolf(["puzzle", "--date", "2026-11-30", "--solution"]);
    for (const { solution } of puzzlesOf("2026-11-30")) {
      expect(solved.stdout).toContain(`a line: ${formatMoves(solution)}`);
    }
  });

  it("says the same as JSON, under other rules too", async () => {
    const argv = ["puzzle", "--date", "2026-12-02", "--rules", "king=queen", "--json"];
    const { stdout } = await runGolf(argv);
    const puzzles = puzzlesOf("2026-12-02", expectValue(parseRules("king=queen")));
    expect(JSON.parse(stdout)).toEqual({
      date: "2026-12-02",
      rules: "queen-on-king",
      puzzles: puzzles.map(
        ({ kind, grade, deal, moves, best, leastLoss, lines, decisions, share }) => ({
          kind,
          grade,
          deal: String(deal.number),
          generator: 1,
          moves: formatMoves(moves),
          best,
          leastLoss,
          lines,
          decisions,
          share,
        }),
      ),
    });
    const solved = await runGolf([...argv, "--solution"]);
    expect(JSON.parse(solved.stdout)).toMatchObject({
      puzzles: puzzles.map(({ solution }) => ({ line: formatMoves(solution) })),
    });
  });

  it("takes the day of now when none is given", async () => {
    const today = (): string => formatPuzzleDay(puzzleDayAt(Date.now()));
    const before = today();
    const { stdout } = await runGolf(["puzzle", "--json"]);
    // Midnight may pass in between.
    expect([before, today()]).toContain((JSON.parse(stdout) as { date: string }).date);
  });

  it.each([
    [["puzzle", "--date", "2026-02-30"], "puzzle-day-invalid"],
    [["puzzle", "--rules", "blind"], "puzzle-unprovable"],
    [["puzzle", "--rules", "chess"], "rules-preset-unknown"],
  ])("%j is refused with %s", async (argv, code) => {
    const { exitCode, stdout, stderr } = await runGolf(argv);
    expect(exitCode).not.toBe(0);
    expect(stdout).toBe("");
    expect(stderr).toContain(code);
  });
});
