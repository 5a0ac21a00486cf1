import { CLASSIC, expectValue, parseRules } from "@albatross/rules";
import { createTabulator } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { dailyWishes } from "./daily-puzzles.ts";
import { makePuzzle } from "./make-puzzle.ts";
import { parsePuzzleDay } from "./puzzle-day.ts";
import { formatPuzzleLink } from "./puzzle-link.ts";

const tabulator = createTabulator();
const wishesOf = (day: string, rules = CLASSIC) =>
  dailyWishes(expectValue(parsePuzzleDay(day)), rules);
const linksOf = (day: string, rules = CLASSIC) =>
  wishesOf(day, rules).map((wish) => {
    const puzzle = makePuzzle(wish, tabulator.tabulateQuickly);
    return puzzle && `${puzzle.grade}: ${formatPuzzleLink(puzzle)}`;
  });

describe("the puzzles of a day", () => {
  it("never change: those of three days", () => {
    expect(["2026-11-30", "2026-12-01", "2027-02-28"].flatMap((day) => linksOf(day))).toEqual([
      "easy: deal=66171584&generator=1&rules=classic&moves=2675262%2B2%2B4%2B4%2B1415%2B5%2B1%2B6417%2B136%2B342573%2B6&puzzle=clear",
      "medium: deal=97763496&generator=1&rules=classic&moves=2%2B6711%2B7442%2B5%2B4%2B6352714%2B2%2B1%2B%2B%2B32%2B43%2B%2B5&puzzle=draw-or-play",
      "hard: deal=1242863&generator=1&rules=classic&moves=154%2B44%2B46465621%2B72%2B3%2B%2B%2B356&puzzle=clear",
      "easy: deal=10146298&generator=1&rules=classic&moves=7%2B5%2B5%2B%2B651%2B21327425677%2B%2B413%2B7626244%2B3151%2B&puzzle=draw-or-play",
      "medium: deal=37010530&generator=1&rules=classic&moves=%2B2%2B%2B%2B%2B%2B113353%2B%2B75%2B52%2B66723451%2B%2B464%2B2413215&puzzle=clear",
      "hard: deal=88575639&generator=1&rules=classic&moves=7%2B%2B6566%2B%2B1%2B%2B%2B462%2B223%2B21%2B%2B1731%2B3&puzzle=draw-or-play",
      "easy: deal=47479113&generator=1&rules=classic&moves=76%2B46%2B%2B2%2B%2B7%2B1541517%2B34%2B1%2B365741335%2B672%2B34&puzzle=clear",
      "medium: deal=15029548&generator=1&rules=classic&moves=%2B%2B%2B6743374%2B63%2B%2B342%2B362%2B25%2B574%2B2%2B1%2B27%2B15&puzzle=draw-or-play",
      "hard: deal=64743169&generator=1&rules=classic&moves=4%2B52%2B1%2B324451%2B337372%2B%2B5%2B5362&puzzle=clear",
    ]);
  });

  it("are three, from easy to hard, of two kinds, and others under other rules", () => {
    const wishes = wishesOf("2026-11-30");
    expect(wishes.map(({ grade, kind }) => `${grade} ${kind}`)).toEqual([
      "easy clear",
      "medium draw-or-play",
      "hard clear",
    ]);
    expect(wishesOf("2026-12-01").map(({ kind }) => kind)).toEqual([
      "draw-or-play",
      "clear",
      "draw-or-play",
    ]);
    const wrap = linksOf("2026-11-30", expectValue(parseRules("putt-putt")));
    expect(wrap).not.toEqual(linksOf("2026-11-30"));
  });
});
