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
import { layOutForHand } from "./board-mirror.ts";
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

const COMFORTS = [
  ["large print", true, "right"],
  ["the left hand", false, "left"],
  ["both", true, "left"],
] as const;

describe.each(ROOMS)("the board at %s", (_, room) => {
  test.each(COMFORTS)(
    "holds every shape for %s with every index in view",
    (_, isLargePrint, hand) => {
      for (const { columns, rows } of SHAPES) {
        const layout = layOutForHand(hand, { ...room, isLargePrint }, { columns, rows });
        const { card, step, zone, message } = layout;
        const ends = layout.columns.map((_, column) => lastCard(layout, column, rows));
        for (const { x, y } of [...layout.columns, ...ends, layout.stock, layout.waste]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(x + card.width).toBeLessThanOrEqual(room.width);
          expect(y + card.height).toBeLessThanOrEqual(room.height);
        }
        for (const { x, width } of [zone, message]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(room.width);
        }
        // The lowest line of the index: 131 of the 350 that a card is high, 165 in large print.
        const index = (isLargePrint ? 165 : 131) / 350;
        if (layout.isSideways) expect(Math.abs(step.x)).toBeGreaterThanOrEqual(card.width * 0.99);
        else expect(step.y / card.height).toBeGreaterThan(index);
      }
    },
  );

  test("for the left hand is the mirror image, with its columns in their order", () => {
    const right = layOutBoard(room, CLASSIC);
    const left = layOutForHand("left", room, CLASSIC);
    const mirrored = (x: number): number => room.width - x - right.card.width;
    expect(left.card).toEqual(right.card);
    expect(left.stock).toEqual({ ...right.stock, x: mirrored(right.stock.x) });
    expect(left.waste).toEqual({ ...right.waste, x: mirrored(right.waste.x) });
    expect(new Set(left.columns)).toEqual(
      new Set(right.columns.map(({ x, y }) => ({ x: mirrored(x), y }))),
    );
    const along = left.columns.map(({ x, y }) => (left.isSideways ? y : x));
    expect(along).toEqual(along.toSorted((a, b) => a - b));
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

  test.each([5, 7, 8, 9])("T8 so is that of %i columns, on their side if need be", (count) => {
    // What is left to the board of 320 × 568 and of 390 × 844.
    for (const [width, height] of [
      [320, 490],
      [390, 766],
    ] as const) {
      const rules = { columns: count, rows: 5 };
      const { columns, isSideways } = layOutBoard({ width, height, piles: "bar" }, rules);
      const [first, second] = columns;
      const pitch = isSideways
        ? (second?.y ?? 0) - (first?.y ?? 0)
        : (second?.x ?? 0) - (first?.x ?? 0);
      expect(pitch).toBeGreaterThanOrEqual(44);
    }
  });

  test.each([
    [320, 568, "portrait"],
    [390, 844, "portrait"],
    [844, 390, "landscape"],
    [568, 320, "landscape"],
    [320, 256, "portrait"],
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
