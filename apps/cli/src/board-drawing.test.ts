import {
  CLASSIC,
  deal,
  DRAW,
  expectValue,
  makeMove,
  makeRules,
  ownDeal,
  play,
  type Move,
  type Position,
} from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { drawBoard } from "./board-drawing.ts";
import { chooseInk, PLAIN_INK } from "./colour.ts";

function draw(position: Position): readonly string[] {
  return drawBoard(position, PLAIN_INK).split("\n");
}

function after(position: Position, moves: readonly Move[]): Position {
  return moves.reduce((place, move) => expectValue(makeMove(place, move)), position);
}

describe("a drawn board", () => {
  it("numbers the columns and brackets the exposed cards and the waste's top", () => {
    expect(draw(deal(ownDeal(12345), CLASSIC))).toEqual([
      " 1    2    3    4    5    6    7",
      " 6S   AD   5S   AC   8C   JC   3D",
      " KH   TH   QH   3S   2C   8H   3H",
      " KS   QS   7S   7D   QD   9H   5H",
      " 6D   4D   4C   6C   7H   AS   7C",
      "[9S] [TC] [4H] [AH] [JS] [TD] [8D]",
      "",
      "Waste  [JH]",
      "Stock  16 cards, next first:",
      "       8S KC 6H 2H KD 9D 4S 3C 5C 2D 2S TS QC 5D JD 9C",
    ]);
  });

  it("follows the moves: shorter columns, a longer waste, a smaller stock", () => {
    const position = after(deal(ownDeal(12345), CLASSIC), [play(1), play(0), play(6), DRAW]);
    expect(draw(position)).toEqual([
      " 1    2    3    4    5    6    7",
      " 6S   AD   5S   AC   8C   JC   3D",
      " KH   TH   QH   3S   2C   8H   3H",
      " KS   QS   7S   7D   QD   9H   5H",
      "[6D] [4D]  4C   6C   7H   AS  [7C]",
      "          [4H] [AH] [JS] [TD]",
      "",
      "Waste  JH TC 9S 8D [8S]",
      "Stock  15 cards, next first:",
      "       KC 6H 2H KD 9D 4S 3C 5C 2D 2S TS QC 5D JD 9C",
    ]);
  });

  it("keeps hidden rows face down until they are exposed", () => {
    const rules = expectValue(makeRules({ hidden: 4, first: "choose" }));
    const lines = draw(after(deal(ownDeal(12345), rules), [play(6)]));
    expect(lines.slice(1, 6)).toEqual([
      " ▒▒   ▒▒   ▒▒   ▒▒   ▒▒   ▒▒   ▒▒",
      " ▒▒   ▒▒   ▒▒   ▒▒   ▒▒   ▒▒   ▒▒",
      " ▒▒   ▒▒   ▒▒   ▒▒   ▒▒   ▒▒   ▒▒",
      " ▒▒   ▒▒   ▒▒   ▒▒   ▒▒   ▒▒  [7C]",
      "[9S] [TC] [4H] [AH] [JS] [TD]",
    ]);
  });

  it("shows an empty column, an empty waste and an empty stock with a redeal left", () => {
    const rules = expectValue(makeRules({ first: "choose", redeals: 1, columns: 5, rows: 3 }));
    const start = deal(ownDeal(1), rules);
    expect(draw(start)).toContain("Waste  empty: any exposed card may start it");
    expect(draw(start)).toContain("Stock  37 cards, 1 redeal left, next first:");
    const drawn = after(
      start,
      Array.from({ length: 37 }, () => DRAW),
    );
    expect(draw(drawn).at(-1)).toBe("Stock  empty, 1 redeal left");
    const emptied: Position = { ...start, heights: [0, 3, 3, 3, 3] };
    expect(draw(emptied)[1]).toMatch(/^ -- {3}\w\w /);
  });

  it("has red suits in red, and says the same without colour", () => {
    const position = deal(ownDeal(12345), CLASSIC);
    const coloured = drawBoard(position, chooseInk({ env: {}, isTerminal: true }, true));
    expect(coloured).toContain("\u001B[31mKH\u001B[39m");
    expect(coloured).not.toContain("\u001B[31mKS");
    // oxlint-disable-next-line no-control-regex
    expect(coloured.replaceAll(/\u001B\[\d+m/g, "")).toBe(drawBoard(position, PLAIN_INK));
  });
});
