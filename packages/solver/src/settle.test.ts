import {
  CLASSIC,
  deal,
  drawsLeft,
  expectValue,
  makeMove,
  makeRules,
  ownDeal,
  type KingRule,
  type Position,
} from "@albatross/rules";
import { judgeNaively, playedHoles, readBestEnds, smallPositions } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { unmatchedOnPath, unmatchedOnRing } from "./counting-bound.ts";
import { judgeDensely } from "./judge-densely.ts";
import { bestScore, canBeCleared, judge } from "./judge.ts";
import { jokersIn, packProblem, tabulateStock } from "./packed-problem.ts";
import { toProblem } from "./problem.ts";
import { buildWindow, chooseWindows, EXTRA_ENTRIES } from "./window-bound.ts";

function drawsIn(line: ReturnType<typeof judge>["line"]): number {
  return (line ?? []).filter(({ kind }) => kind === "draw").length;
}

function expectAsDense(position: Position): void {
  const { verdict, best, line } = judge(position);
  const dense = judgeDensely(position);
  expect({ verdict, best, draws: drawsIn(line) }).toEqual({
    verdict: dense.verdict,
    best: dense.best,
    draws: drawsIn(dense.line),
  });
  expect(bestScore(position)).toBe(dense.best);
  expect(canBeCleared(position)).toBe(dense.verdict);
}

describe("the judge and the dense pass", () => {
  it.each(["stop", "queen", "wrap"] as const)(
    "V1: agree on 300 deals, %s: score and fewest draws",
    (king) => {
      const ends = readBestEnds();
      expect(ends).toHaveLength(300);
      for (const { number, byKing } of ends) {
        const { best, line } = judge(deal(ownDeal(number), { ...CLASSIC, king }));
        expect({ best, draws: drawsIn(line) }, `deal ${number}`).toEqual(byKing[king]);
      }
    },
    600_000,
  );

  test.prop([playedHoles(), fc.nat()], { numRuns: 60 })(
    "V1–V6: agree under all options, midway too",
    ({ positions }, pick) => {
      const position = positions[pick % positions.length];
      if (!position || toProblem(position).layoutCount > 300_000) return;
      expectAsDense(position);
    },
    600_000,
  );

  it("V2, V4, V5: agree on odd tables", () => {
    for (const king of ["stop", "queen", "wrap"] satisfies KingRule[]) {
      for (const options of [
        { columns: 5, rows: 6, redeals: 2, jokers: 2 },
        { columns: 9, rows: 3, first: "choose" },
        { columns: 6, rows: 6, first: "choose", jokers: 1 },
        { columns: 8, rows: 3, redeals: 1 },
      ]) {
        const rules = expectValue(makeRules({ king, ...options }));
        for (let number = 1; number <= 3; number++) expectAsDense(deal(ownDeal(number), rules));
      }
    }
  }, 600_000);
});

/** What the bounds say of a position, for the end that its best play comes to. */
function expectAdmissible(position: Position, left: number, drawLimit: number): void {
  const packed = packProblem(toProblem(position));
  const { stockOdd, stockEven } = tabulateStock(packed, drawLimit);
  const { problem, rootOdd, rootEven, oddUnits, evenUnits, supplierMask } = packed;
  const isRing = position.table.rules.king === "wrap";
  const unmatchedOf = isRing ? unmatchedOnRing : unmatchedOnPath;
  const suppliersOdd =
    ((rootOdd + (oddUnits[problem.top] ?? 0)) & supplierMask) + (stockOdd[0] ?? 0);
  const suppliersEven = rootEven + (evenUnits[problem.top] ?? 0) + (stockEven[0] ?? 0);
  const unmatched = unmatchedOf(rootOdd, rootEven, suppliersOdd, suppliersEven);
  expect(unmatched - jokersIn(suppliersOdd)).toBeLessThanOrEqual(left);
}

function followBest(
  position: Position,
  check: (after: Position, drawn: number, played: number) => void,
): void {
  let at = position;
  let drawn = 0;
  for (const move of judgeDensely(position).line ?? []) {
    at = expectValue(makeMove(at, move));
    if (move.kind === "draw") drawn++;
    else check(at, drawn, move.column);
  }
}

describe("the bounds", () => {
  test.prop([smallPositions], { numRuns: 300 })(
    "V1–V6: never ask for more cards left than there are at the best end",
    (position) => {
      const { best } = judgeNaively(position);
      expectAdmissible(position, Math.max(0, best), drawsLeft(position));
    },
    600_000,
  );

  test.prop([fc.integer({ min: 1, max: 100_000 }), fc.constantFrom("stop", "queen", "wrap")], {
    numRuns: 12,
  })(
    "V1: leave a best line alone, each time with no card and no draw to spare",
    (number, king) => {
      const position = deal(ownDeal(number), expectValue(makeRules({ king })));
      const { best, line } = judgeDensely(position);
      const left = Math.max(0, best ?? 0);
      const drawLimit = drawsIn(line);
      const packed = packProblem(toProblem(position));
      const isRing = king === "wrap";
      const windows = chooseWindows(packed.problem, isRing, 1500)
        .flat()
        .map((rankBits) => buildWindow(packed, rankBits, drawLimit, left));
      expect(windows).toHaveLength(isRing ? 4 : 2);
      followBest(position, (after, drawn, played) => {
        expectAdmissible(after, left, drawLimit - drawn);
        for (const { rankBits, offsets, latest } of windows) {
          const p = after.heights.reduce(
            (sum, height, column) => sum + (offsets[column * 8 + height] ?? 0),
            0,
          );
          const { columns, ranks } = packed.problem;
          const rank = ranks[played]?.[after.heights[played] ?? 0] ?? 0;
          const entry = (rankBits >> rank) & 1 ? played : columns;
          expect(latest[p * (columns + EXTRA_ENTRIES) + entry]).toBeGreaterThan(drawn);
        }
      });
    },
    600_000,
  );
});
