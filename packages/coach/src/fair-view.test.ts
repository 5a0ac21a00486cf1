import { legalMoves, viewOf } from "@albatross/rules";
import { smallPositions } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect } from "vitest";
import { ClearChances } from "./clear-chances.ts";
import { prepareFairView } from "./fair-view.ts";
import { permutationsOf } from "./test-naive-coach.ts";
import { readUnseen } from "./world.ts";

const ends = smallPositions.filter((position) => {
  const { rules } = position.table;
  const { places, cards } = readUnseen(viewOf(position));
  const isOpen = rules.hidden + rules.redeals === 0 && places.length === cards.length;
  return isOpen && cards.length <= 5 && legalMoves(position).length > 0;
});

describe("play by an exact table", () => {
  test.prop([ends], { numRuns: 40 })(
    "comes to what the table says, over all orders of the cards, and clears as often",
    (position) => {
      const unseen = readUnseen(viewOf(position));
      const fair = prepareFairView(unseen, { fine: 1e6, most: 1e6 });
      if (fair === null) throw new Error("a small position has a table");
      while (!fair.table.isComplete) fair.table.extend(7);
      const { walker, table } = fair;
      const chances = new ClearChances(table, walker);
      const orders = permutationsOf(unseen.cards, unseen.places.length);
      for (const fairMove of fair.moves) {
        const { move, place } = fairMove;
        const isDraw = move.kind === "draw";
        const scores = orders.map((order) =>
          isDraw ? walker.playOutDraw(place, order) : walker.playOut(place, order),
        );
        const mean = scores.reduce((sum, score) => sum + score, 0) / orders.length;
        expect(mean).toBeCloseTo(fair.value(fairMove), 3);
        const clears = scores.filter((score) => score <= 0).length / orders.length;
        const chance = isDraw
          ? chances.chanceByDraw(place.code, place.node)
          : chances.chance(place);
        expect(chance).toBeCloseTo(clears, 9);
      }
    },
  );
});
