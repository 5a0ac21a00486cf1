import {
  CLASSIC,
  deal,
  isFaceUp,
  makeMove,
  DRAW,
  OPTION_VALUES,
  ownDeal,
  play,
} from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { layOutBoard, type BoardLayout, type BoardRoom, type Point } from "./board-layout.ts";
import { placeCards } from "./card-places.ts";
import { chooseFrame } from "./frame.ts";

const ROOMS: readonly (readonly [string, BoardRoom])[] = [
  ["320 × 568", { width: 320, height: 490, piles: "bar" }],
  ["390 × 844", { width: 390, height: 766, piles: "bar" }],
  ["844 × 390", { width: 696, height: 390, piles: "side" }],
  ["768 × 1024", { width: 768, height: 850, piles: "below" }],
  ["1440 × 900", { width: 1152, height: 844, piles: "below" }],
  ["3840 × 2160", { width: 3264, height: 2048, piles: "below" }],
];

const SHAPES = OPTION_VALUES.columns.flatMap((columns) =>
  OPTION_VALUES.rows.filter((rows) => columns * rows <= 45).map((rows) => ({ columns, rows })),
);

function lastCard(layout: BoardLayout, column: number, rows: number): Point {
  const origin = layout.columns[column] ?? { x: NaN, y: NaN };
  return {
    x: origin.x + layout.step.x * (rows - 1),
    y: origin.y + layout.step.y * (rows - 1),
  };
}

describe.each(ROOMS)("the board at %s", (_, room) => {
  test.each(SHAPES)("holds $columns × $rows with every index in view", ({ columns, rows }) => {
    const layout = layOutBoard(room, { columns, rows });
    const { card } = layout;
    const piles = [layout.stock, layout.waste];
    const ends = layout.columns.map((_, column) => lastCard(layout, column, rows));
    for (const { x, y } of [...layout.columns, ...ends, ...piles]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + card.width).toBeLessThanOrEqual(room.width);
      expect(y + card.height).toBeLessThanOrEqual(room.height);
    }
    const strip = layout.isSideways ? layout.step.x / card.width : layout.step.y / card.height;
    expect(strip).toBeGreaterThan(layout.isSideways ? 0.99 : 0.375);
  });

  test("keeps columns and piles apart", () => {
    const layout = layOutBoard(room, CLASSIC);
    const { card, stock, waste } = layout;
    for (let column = 0; column < 7; column++) {
      const end = lastCard(layout, column, 5);
      for (const pile of [stock, waste]) {
        const isApart =
          pile.y >= end.y + card.height ||
          pile.x >= end.x + card.width ||
          end.x >= pile.x + card.width;
        expect(isApart).toBe(true);
      }
    }
  });
});

describe("the board", () => {
  test("T8 columns lie on their side in a tall phone, because cards are larger so", () => {
    expect(layOutBoard({ width: 390, height: 766, piles: "bar" }, CLASSIC).isSideways).toBe(true);
    expect(layOutBoard({ width: 320, height: 490, piles: "bar" }, CLASSIC).isSideways).toBe(false);
    expect(layOutBoard({ width: 390, height: 766, piles: "below" }, CLASSIC).isSideways).toBe(
      false,
    );
  });

  test("a column's share is a finger wide on the narrowest phone", () => {
    const { columns } = layOutBoard({ width: 320, height: 490, piles: "bar" }, CLASSIC);
    expect((columns[1]?.x ?? 0) - (columns[0]?.x ?? 0)).toBeGreaterThanOrEqual(44);
  });

  test.each([
    [320, 568, "portrait"],
    [390, 844, "portrait"],
    [844, 390, "landscape"],
    [768, 1024, "tablet"],
    [1440, 900, "desk"],
    [3840, 2160, "desk"],
  ])("a window of %i × %i is framed as %s", (width, height, frame) => {
    expect(chooseFrame(width, height)).toBe(frame);
  });
});

describe("the places of the cards", () => {
  const layout = layOutBoard({ width: 1152, height: 844, piles: "below" }, CLASSIC);

  test("D1 D2 every card of the pack has exactly one place, whatever is played", () => {
    let position = deal(ownDeal(12345), CLASSIC);
    for (const move of [play(1), DRAW, DRAW, DRAW]) {
      const made = makeMove(position, move);
      if (made.ok) position = made.value;
      const places = placeCards(position, layout);
      expect(places.map(({ card }) => card)).toEqual(Array.from({ length: 52 }, (_, card) => card));
    }
  });

  test("V4 a redeal puts the cards of the stock back on it", () => {
    let position = deal(ownDeal(3), { ...CLASSIC, redeals: 1 });
    for (let draw = 0; draw < 17; draw++) {
      const made = makeMove(position, DRAW);
      if (made.ok) position = made.value;
    }
    const places = placeCards(position, layout);
    expect(places).toHaveLength(52);
    expect(places.filter(({ pile }) => pile === "stock")).toHaveLength(15);
  });

  test("V6 stock and hidden rows lie face down", () => {
    const position = deal(ownDeal(3), { ...CLASSIC, hidden: 4 });
    const faceUp = placeCards(position, layout).filter((place) => place.isFaceUp);
    expect(faceUp).toHaveLength(8);
    expect(isFaceUp(position, 0, 4)).toBe(true);
  });
});
