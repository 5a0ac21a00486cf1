import {
  cardsLeft,
  CLASSIC,
  deal,
  drawsLeft,
  expectValue,
  formatCard,
  isLegal,
  legalMoves,
  makeRules,
  ownDeal,
  packInOrder,
  parseBoard,
  play,
  viewOf,
  type Position,
} from "@albatross/rules";
import { playedHoles, smallPositions } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { advise, adviseFully, type Advice, type MoveAdvice } from "./advise.ts";
import { averageNaively, playNaively } from "./test-naive-coach.ts";
import { completeView, readUnseen } from "./world.ts";

const QUICK = { worlds: 2, playOuts: 4, tableLimits: { fine: 20_000, most: 200_000 } };

/** Holes of few columns, so that a table is made at once. */
const shortHoles = playedHoles(
  fc
    .record({
      king: fc.constantFrom("stop", "queen", "wrap"),
      first: fc.constantFrom("dealt", "choose"),
      hidden: fc.constantFrom(0, 0, 1),
      redeals: fc.constantFrom(0, 0, 1),
      jokers: fc.constantFrom(0, 1),
    })
    .map((options) => expectValue(makeRules({ ...options, columns: 5, rows: 3 }))),
);

function firstFew(advice: Advice): readonly MoveAdvice[] {
  expect(advice.moves.length).toBeGreaterThan(0);
  return advice.moves;
}

function adviceOn({ moves }: Advice, move: MoveAdvice["move"]): MoveAdvice {
  const found = moves.find((advice) => advice.move === move);
  if (found === undefined) throw new Error("there is no advice on a legal move");
  return found;
}

describe("advice", () => {
  test.prop([shortHoles, fc.nat(), fc.nat()], { numRuns: 40 })(
    "V6: is the same however the cards lie that the player does not see",
    ({ positions }, pick, seed) => {
      const position = positions[pick % positions.length];
      if (position === undefined) throw new Error("a hole has positions");
      const unseen = readUnseen(viewOf(position));
      const options = { ...QUICK, seed };
      const advice = adviseFully(viewOf(position), options);
      const reversed = completeView(unseen, unseen.cards.toReversed());
      const turned = completeView(unseen, [...unseen.cards.slice(1), ...unseen.cards.slice(0, 1)]);
      for (const other of [reversed, turned]) {
        expect(adviseFully(viewOf(other), options)).toEqual(advice);
      }
    },
  );

  test.prop([playedHoles(), fc.nat()], { numRuns: 25 })(
    "is given on every legal move and on no other, under all rules",
    ({ positions }, pick) => {
      const position = positions[pick % positions.length];
      if (position === undefined) throw new Error("a hole has positions");
      const view = viewOf(position);
      const { moves } = adviseFully(view, {
        worlds: 1,
        playOuts: 1,
        tableLimits: { fine: 1000, most: 100_000 },
      });
      expect(new Set(moves.map(({ move }) => move))).toEqual(new Set(legalMoves(position)));
      expect(moves.every(({ move }) => isLegal(position, move))).toBe(true);
    },
  );

  it("is repeated for the same seed, and its errors shrink with more work", () => {
    const view = viewOf(deal(ownDeal(3), expectValue(makeRules({ columns: 5, rows: 4 }))));
    const few = adviseFully(view, { seed: 5, worlds: 8, playOuts: 24 });
    expect(adviseFully(view, { seed: 5, worlds: 8, playOuts: 24 })).toEqual(few);
    expect(adviseFully(view, { seed: 6, worlds: 8, playOuts: 24 })).not.toEqual(few);
    const many = adviseFully(view, { seed: 5, worlds: 64, playOuts: 960 });
    expect([few.worlds, many.worlds, few.playOuts, many.playOuts]).toEqual([8, 64, 24, 960]);
    for (const { move, judged, played } of firstFew(few)) {
      const better = adviceOn(many, move);
      expect(better.judged?.strokes.standardError).toBeLessThan(judged?.strokes.standardError ?? 0);
      expect(better.played?.strokes.standardError).toBeLessThan(played?.strokes.standardError ?? 0);
      expect(better.played?.strokes.standardError).toBeGreaterThan(0);
    }
  });

  it("stands at once, then by the table, and seeing is never worse than not seeing", () => {
    const view = viewOf(deal(ownDeal(3), CLASSIC));
    const process = advise(view, { worlds: 12, playOuts: 48 });
    expect(process.advice().basis).toBe("nothing");
    expect(process.step()).toBe(true);
    expect(process.advice()).toMatchObject({ basis: "judged", worlds: 4, playOuts: 0 });
    while (process.step());
    const advice = process.advice();
    expect(advice).toMatchObject({ basis: "table", worlds: 12, playOuts: 48, unsettled: 0 });
    for (const { judged, played } of firstFew(advice)) {
      expect(judged?.strokes.mean).toBeLessThan(played?.strokes.mean ?? -99);
    }
    expect(process.step()).toBe(false);
  });

  it("V6: goes by judged orders where rows are hidden, for no table knows their cards", () => {
    const rules = expectValue(makeRules({ columns: 5, rows: 3, hidden: 2 }));
    const advice = adviseFully(viewOf(deal(ownDeal(9), rules)), { worlds: 4 });
    expect(advice).toMatchObject({ basis: "judged", worlds: 4, isEveryWorld: false });
    expect(firstFew(advice).every(({ played }) => played === null)).toBe(true);
  });

  it("has nothing to say at the end of a hole", () => {
    const start = deal(ownDeal(3), CLASSIC);
    const cleared: Position = { ...start, heights: start.heights.map(() => 0) };
    expect(adviseFully(viewOf(cleared))).toMatchObject({ moves: [], basis: "nothing" });
  });
});

/** Positions of which few enough cards are unseen for all their orders to be written out. */
const openEnds = smallPositions.filter((position) => {
  const { places, cards } = readUnseen(viewOf(position));
  const isSmall = places.length <= 4 && cards.length <= 4 && cardsLeft(position) <= 6;
  return isSmall && legalMoves(position).length > 0;
});

describe("advice near the end of a hole", () => {
  test.prop([openEnds], { numRuns: 40 })(
    "judges every order once, and comes to their very mean",
    (position) => {
      const view = viewOf(position);
      const advice = adviseFully(view, { worlds: 1, playOuts: 0 });
      expect(advice.isEveryWorld).toBe(true);
      for (const { move, judged } of firstFew(advice)) {
        const naive = averageNaively(view, move);
        expect(judged?.strokes.mean).toBeCloseTo(naive.strokes, 9);
        expect(judged?.clear.mean).toBeCloseTo(naive.clear, 9);
        expect([judged?.strokes.standardError, judged?.clear.standardError]).toEqual([0, 0]);
      }
    },
  );

  test.prop([openEnds.filter(({ table }) => table.rules.hidden + table.rules.redeals === 0)], {
    numRuns: 40,
  })("is the best that can be done without sight, when the table is exact", (position) => {
    const view = viewOf(position);
    const advice = adviseFully(view, { worlds: 0 });
    expect(advice).toMatchObject({ basis: "table", isTableExact: true });
    for (const { expected, played } of firstFew(advice)) {
      expect(played?.strokes).toEqual({ mean: expected, standardError: 0 });
    }
    expect(advice.moves[0]?.expected).toBeCloseTo(playNaively(position), 3);
  });

  it("is sure of a clear that comes with either order", () => {
    // Of the two cards to come one takes the 7.
    const position = endOf(["7C"], "KS", ["6D", "2H"]);
    const advice = adviseFully(viewOf(position));
    expect(adviceOn(advice, legalMoves(position)[0] ?? play(0)).played?.clear.mean).toBe(1);
    // Half the time with a draw to spare.
    expect(advice.moves[0]?.expected).toBeCloseTo(-0.5, 5);
    expect(drawsLeft(position)).toBe(2);
  });
});

/** One column, a card on the waste, a stock; the rest of the pack lies under the waste. */
function endOf(column: readonly string[], top: string, stock: readonly string[]): Position {
  const used = [...column, top, ...stock];
  const under = packInOrder(0)
    .map(formatCard)
    .filter((card) => !used.includes(card));
  const columns = [column, [], [], [], [], [], []];
  return expectValue(parseBoard({ columns, waste: [...under, top], stock }, CLASSIC));
}
