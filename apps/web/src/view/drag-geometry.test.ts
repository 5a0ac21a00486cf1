import { CLASSIC } from "@albatross/rules";
import { fc, test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { layOutBoard, type BoardLayout, type Point } from "./board-layout.ts";
import { isDrag, isOverWaste } from "./drag-geometry.ts";

const layouts = fc
  .record({
    width: fc.integer({ min: 200, max: 3000 }),
    height: fc.integer({ min: 260, max: 2000 }),
    piles: fc.constantFrom("below" as const, "bar" as const, "side" as const),
  })
  .chain((room) =>
    fc
      .record({ columns: fc.integer({ min: 5, max: 9 }), rows: fc.integer({ min: 3, max: 5 }) })
      .map((shape) => layOutBoard(room, { ...CLASSIC, ...shape })),
  );

/** Where the cards that can be dragged lie: any row may be the last of its column. */
function homes({ columns, step, stock }: BoardLayout, rows: number): readonly Point[] {
  const inColumns = columns.flatMap(({ x, y }) =>
    Array.from({ length: rows }, (_, row) => ({ x: x + step.x * row, y: y + step.y * row })),
  );
  return [...inColumns, stock];
}

function middle({ card }: BoardLayout, { x, y }: Point): Point {
  return { x: x + card.width / 2, y: y + card.height / 2 };
}

const SHIFTS = [
  { x: 0, y: 0 },
  { x: 5, y: 0 },
  { x: 0, y: 5 },
] as const;

describe("a press", () => {
  test.each([
    [{ x: 0, y: 0 }, false],
    [{ x: 5, y: 0 }, false],
    [{ x: -4, y: 4 }, false],
    [{ x: 6, y: 0 }, true],
    [{ x: -5, y: -5 }, true],
  ])("that went %o is a drag: %s", (by, expected) => {
    expect(isDrag(by)).toBe(expected);
  });
});

describe("a card that is let go of", () => {
  test.prop([layouts])("lies on the waste when it covers the waste's place", (layout) => {
    expect(isOverWaste(layout, layout.waste, middle(layout, layout.waste))).toBe(true);
  });

  test.prop([layouts, fc.constantFrom(-0.55, 0.55)])(
    "lies on the waste with a corner of it, however far from that the pointer is",
    (layout, share) => {
      const { waste, card } = layout;
      const at = { x: waste.x + card.width * share, y: waste.y + card.height * share };
      expect(isOverWaste(layout, at, { x: -500, y: -500 })).toBe(true);
    },
  );

  test.prop([layouts])(
    "lies on the waste when the pointer does, however far the card hangs from it",
    (layout) => {
      const pin = { x: layout.waste.x + layout.card.width * 1.3, y: layout.waste.y + 5 };
      expect(isOverWaste(layout, { x: -900, y: -900 }, pin)).toBe(true);
    },
  );

  test.prop([layouts, fc.nat(100), fc.constantFrom(...SHIFTS), fc.constantFrom(0, 0.5, 1)])(
    "does not where it lay, nor a tap's breadth from there, wherever it was held",
    (layout, place, shift, share) => {
      const all = homes(layout, 3);
      const home = all[place % all.length] ?? layout.stock;
      const { width, height } = layout.card;
      const at = { x: home.x + shift.x, y: home.y + shift.y };
      const held = { x: home.x + width * share, y: home.y + height * share };
      expect(isOverWaste(layout, at, held)).toBe(false);
    },
  );
});
