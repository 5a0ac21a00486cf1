import { dealNames, playedHoles, ruleSets } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { parseBoard } from "./board.ts";
import { FACE_DOWN, type SeenCard } from "./card.ts";
import { ownDeal } from "./deal-name.ts";
import { deal } from "./deal.ts";
import { expectValue } from "./fault.ts";
import { DRAW, makeMove } from "./move.ts";
import {
  columnCards,
  drawsLeft,
  exposedCard,
  isFaceUp,
  isFullyKnown,
  isRedealNext,
  isStart,
  nextStockCard,
  redealsLeft,
  stockCards,
  stockCount,
  type Position,
} from "./position.ts";
import { CLASSIC } from "./rule-set.ts";
import { layBoard } from "./test-boards.ts";

function drawTimes(position: Position, times: number): Position {
  let drawn = position;
  for (let draw = 0; draw < times; draw++) drawn = expectValue(makeMove(drawn, DRAW));
  return drawn;
}

describe("the stock of a position", () => {
  it("P6: is empty after one pass, and then no card is next", () => {
    const end = drawTimes(deal(ownDeal(3), CLASSIC), 16);
    expect([stockCount(end), drawsLeft(end), redealsLeft(end)]).toEqual([0, 0, 0]);
    expect(nextStockCard(end)).toBeUndefined();
    expect(isRedealNext(end)).toBe(false);
  });

  it("V4: is taken up again only between two passes", () => {
    const start = deal(ownDeal(3), { ...CLASSIC, redeals: 2 });
    const redealsAt = Array.from({ length: 49 }, (_, draws) => draws).filter((draws) =>
      isRedealNext(drawTimes(start, draws)),
    );
    expect(redealsAt).toEqual([16, 32]);
  });

  it.each([0, 2])("may have been empty from the first, with %d redeals", (redeals) => {
    const cards = layBoard("9C", "3C");
    const position: Position = {
      ...cards,
      table: { ...cards.table, rules: { ...CLASSIC, redeals } },
    };
    expect([stockCount(position), drawsLeft(position), redealsLeft(position)]).toEqual([
      0,
      0,
      redeals,
    ]);
    expect([stockCards(position), nextStockCard(position)]).toEqual([[], undefined]);
    expect(isRedealNext(position)).toBe(false);
  });
});

describe("the columns of a position", () => {
  it("hold nothing where there is none", () => {
    const position = layBoard("9C", "3C");
    expect([columnCards(position, 7), exposedCard(position, 7)]).toEqual([[], undefined]);
    expect([columnCards(position, 1), exposedCard(position, 1)]).toEqual([[], undefined]);
  });

  it("V6: show the rows that are not hidden, and the last card always", () => {
    const start = deal(ownDeal(3), { ...CLASSIC, hidden: 3 });
    const shown = (position: Position) => [0, 1, 2, 3, 4].map((row) => isFaceUp(position, 0, row));
    expect(shown(start)).toEqual([false, false, false, true, true]);
    const lower = { ...start, heights: start.heights.map(() => 2) };
    expect(shown(lower).slice(0, 2)).toEqual([false, true]);
  });
});

describe("isStart", () => {
  test.prop([dealNames, ruleSets])("D1: is true of every deal", (name, rules) => {
    expect(isStart(deal(name, rules))).toBe(true);
  });

  test.prop([playedHoles()])("is true of no later position", ({ positions }) => {
    expect(positions.map(isStart)).toEqual(positions.map((_, index) => index === 0));
  });

  it("is false of a board that lacks a card of a column or of the stock", () => {
    const start = deal(ownDeal(3), CLASSIC);
    const [first = 0, ...others] = start.heights;
    expect(isStart({ ...start, heights: [first - 1, ...others] })).toBe(false);
    const stock = start.table.stock.slice(1);
    expect(isStart({ ...start, table: { ...start.table, stock } })).toBe(false);
  });
});

describe("isFullyKnown", () => {
  const known = expectValue(
    parseBoard(
      {
        columns: [["9C", "8C"], ["7C"], [], [], [], [], []],
        waste: restOfPack(),
        stock: ["2C", "3C"],
      },
      CLASSIC,
    ),
  );

  function restOfPack(): readonly string[] {
    const named = ["9C", "8C", "7C", "2C", "3C"];
    return ["C", "D", "H", "S"]
      .flatMap((suit) => [..."A23456789TJQK"].map((rank) => rank + suit))
      .filter((card) => !named.includes(card));
  }

  function withColumns(columns: readonly (readonly SeenCard[])[]): Position<SeenCard> {
    return { ...known, table: { ...known.table, columns } };
  }

  it("is true with every card", () => {
    expect(isFullyKnown(known)).toBe(true);
  });

  it("is false with one card unknown, wherever it lies", () => {
    const [column = [], ...others] = known.table.columns;
    expect(isFullyKnown(withColumns([[FACE_DOWN, ...column.slice(1)], ...others]))).toBe(false);
    const stock: readonly SeenCard[] = [FACE_DOWN, ...known.table.stock.slice(1)];
    expect(isFullyKnown({ ...known, table: { ...known.table, stock } })).toBe(false);
    const waste = { card: FACE_DOWN, fromStock: false, below: known.waste } as const;
    expect(isFullyKnown({ ...known, waste })).toBe(false);
  });

  it("asks nothing of cards that are played", () => {
    const [column = [], ...others] = known.table.columns;
    expect(isFullyKnown(withColumns([[...column, FACE_DOWN], ...others]))).toBe(true);
  });
});
