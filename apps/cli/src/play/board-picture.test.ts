import { stripVTControlCharacters } from "node:util";
import { CLASSIC, currentPosition, ownDeal, type RuleSet } from "@albatross/rules";
import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { chooseInk, PLAIN_INK } from "../colour.ts";
import { boardWidth, drawColumns, drawPiles, type BoardMarks, type Pen } from "./board-picture.ts";
import { openGame, rulesFrom } from "./test-game.ts";

const NO_MARKS: BoardMarks = { focus: null, hint: null, isCovered: false };
const PLAIN: Pen = { ink: PLAIN_INK, hasUnicode: true };
const ASCII: Pen = { ink: PLAIN_INK, hasUnicode: false };

function columns(
  moves: string,
  marks: Partial<BoardMarks> = {},
  pen = PLAIN,
  rules: RuleSet = CLASSIC,
) {
  const { at } = openGame(moves, ownDeal(2), rules);
  if (at === null) return [];
  return drawColumns(currentPosition(at.hole), { ...NO_MARKS, ...marks }, pen).map((line) =>
    line.trimEnd(),
  );
}

function piles(moves: string, marks: Partial<BoardMarks> = {}, pen = PLAIN, rules = CLASSIC) {
  const { at } = openGame(moves, ownDeal(2), rules);
  if (at === null) return [];
  return drawPiles(currentPosition(at.hole), { ...NO_MARKS, ...marks }, pen);
}

describe("the drawn table", () => {
  it("frames exposed cards, and heavily those that can be played", () => {
    expect(columns("4")).toEqual([
      "  1      2      3      4      5      6      7",
      "╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮ ╭────╮",
      "│ J♦ │ │ 5♦ │ │ A♥ │ │ 9♦ │ │ K♣ │ │ 7♣ │ │ 5♠ │",
      "│ 5♣ │ │ Q♥ │ │ 7♠ │ │ 4♥ │ │ 7♥ │ │10♥ │ │10♦ │",
      "│ 3♠ │ │ Q♠ │ │ 8♣ │ │ 6♣ │ │ 9♥ │ │ 8♥ │ │ 9♠ │",
      "│ 4♣ │ │ J♣ │ │ 6♦ │ ├────┤ │ J♥ │ │ 8♠ │ │ 2♦ │",
      "├────┤ ┢━━━━┪ ├────┤ │ K♥ │ ├────┤ ├────┤ ┢━━━━┪",
      "│ J♠ │ ┃ A♣ ┃ │ 4♠ │ ╰────╯ │ 5♥ │ │ Q♦ │ ┃ 3♣ ┃",
      "╰────╯ ┗━━━━┛ ╰────╯        ╰────╯ ╰────╯ ┗━━━━┛",
      "",
    ]);
  });

  it("writes the hint and the arrow under their cards, without colour too", () => {
    expect(columns("", { focus: 0, hint: 3 }).at(-1)).toBe("  ▲                   hint");
    expect(columns("", { focus: 3, hint: 3 }, ASCII).at(-1)).toBe("                     ^hint");
    expect(piles("", { focus: 7, hint: 7 }).at(-1)).toBe("         ▲hint");
  });

  it("shows waste and stock, and frames the stock heavily when only a draw is left", () => {
    expect(piles("4")).toEqual([
      "Waste    Stock",
      "╭────╮   ╭────╮",
      "│ 2♠ │   │ 16 │",
      "╰────╯   ╰────╯",
      "",
    ]);
    expect(piles("++")[1]).toBe("╭────╮   ┏━━━━┓");
    const relaxed = rulesFrom("first=choose,redeals=1");
    expect(piles("", {}, PLAIN, relaxed).slice(2)).toEqual([
      "│    │   │ 17 │",
      "╰────╯   ╰────╯",
      "1 redeal to come",
    ]);
  });

  it("covers every card in a pause, and those that the rules hide", () => {
    const covered = columns("", { isCovered: true }).join("\n");
    expect(covered).not.toMatch(/[♣♦♥♠]|━/);
    expect(piles("", { isCovered: true }).join("\n")).not.toMatch(/[♣♦♥♠]|━/);
    expect(columns("", {}, ASCII, rulesFrom("blind")).slice(2, 8)).toEqual([
      ...Array.from({ length: 4 }, () => "| ## | | ## | | ## | | ## | | ## | | ## | | ## |"),
      "+----+ +----+ +----+ ###### +----+ +----+ +----+",
      "| JS | | AC | | 4S | # 2S # | 5H | | QD | | 3C |",
    ]);
  });

  it("adds nothing but colour where there is colour", () => {
    const ink = chooseInk({ env: {}, isTerminal: true }, true);
    const coloured = columns("4", { focus: 0, hint: 3 }, { ink, hasUnicode: true });
    const bare = coloured.map((line) => stripVTControlCharacters(line).trimEnd());
    expect(bare).toEqual(columns("4", { focus: 0, hint: 3 }));
  });

  test.prop([playedHoles()])("is as large for every position of a hole", ({ positions }) => {
    for (const position of positions) {
      const { rows, columns } = position.table.rules;
      for (const pen of [PLAIN, ASCII]) {
        const lines = drawColumns(position, { focus: 0, hint: 1, isCovered: false }, pen);
        expect(lines).toHaveLength(rows + 5);
        for (const line of lines) expect(line).toHaveLength(boardWidth(columns));
      }
      const text = drawColumns(position, NO_MARKS, ASCII).join("");
      expect(text).toMatch(/^[ -~]*$/);
    }
  });
});
