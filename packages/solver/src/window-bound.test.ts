import { CLASSIC, deal, expectValue, makeRules, ownDeal, rankFits } from "@albatross/rules";
import type { KingRule, Position, Rank } from "@albatross/rules";
import { smallPositions } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { packProblem } from "./packed-problem.ts";
import { toProblem } from "./problem.ts";
import {
  buildWindow,
  chooseWindows,
  EXTRA_ENTRIES,
  NO_WINDOWS,
  pairWindows,
} from "./window-bound.ts";

/** What lies on the waste of the smaller hole: a rank, a card from outside, or one that nothing goes on. */
type Top = Rank | "outside" | "dead";

/** The smaller hole, played out by the words of window-bound.ts, move by move and without its tables. */
class SmallerHole {
  readonly #king: KingRule;
  readonly #columns: readonly (readonly Rank[])[];
  readonly #outside: readonly Rank[];
  readonly #draws: readonly Rank[];
  readonly #allowance: number;
  readonly #known = new Map<string, boolean>();

  constructor(position: Position, rankBits: number, drawLimit: number, allowance: number) {
    const { ranks, draws } = toProblem(position);
    const isInside = (rank: number): boolean => ((rankBits >> rank) & 1) === 1;
    this.#king = position.table.rules.king;
    this.#columns = ranks.map((column) => [...column].filter(isInside) as Rank[]);
    this.#outside = ranks.flatMap(
      (column) => [...column].filter((rank) => !isInside(rank)) as Rank[],
    );
    this.#draws = draws.slice(0, drawLimit);
    this.#allowance = allowance;
  }

  get columns(): readonly (readonly Rank[])[] {
    return this.#columns;
  }

  /** 1 + the latest layer from which all but the allowance can be played, 0 for none. */
  latest(heights: readonly number[], top: Top): number {
    let layer = this.#draws.length;
    while (layer >= 0 && !this.#canFinish(heights, top, layer)) layer--;
    return layer + 1;
  }

  #canFinish(heights: readonly number[], top: Top, layer: number): boolean {
    const key = `${heights.join()} ${top} ${layer}`;
    const known = this.#known.get(key) ?? this.#explore(heights, top, layer);
    this.#known.set(key, known);
    return known;
  }

  #explore(heights: readonly number[], top: Top, layer: number): boolean {
    if (heights.reduce((sum, height) => sum + height, 0) <= this.#allowance) return true;
    const drawn = this.#draws[layer];
    if (drawn !== undefined && this.#canFinish(heights, drawn, layer + 1)) return true;
    if (top === "dead") return false;
    if (top !== "outside" && this.#canFinish(heights, "outside", layer)) return true;
    return heights.some((height, column) => {
      const rank = this.#columns[column]?.[height - 1];
      if (rank === undefined || !this.#goesOn(top, rank)) return false;
      return this.#canFinish(heights.with(column, height - 1), rank, layer);
    });
  }

  #goesOn(top: Top, rank: Rank): boolean {
    if (top === "outside") return this.#outside.some((on) => rankFits(this.#king, on, rank));
    return top !== "dead" && rankFits(this.#king, top, rank);
  }
}

/** All layouts of the smaller hole, the first column fastest. */
function* layouts(columns: readonly (readonly Rank[])[]): Generator<readonly number[]> {
  const [first, ...others] = columns;
  if (!first) {
    yield [];
    return;
  }
  for (const rest of layouts(others)) {
    for (let height = 0; height <= first.length; height++) yield [height, ...rest];
  }
}

describe("a window bound", () => {
  const noJokers = smallPositions.filter(({ table }) => table.rules.jokers === 0);

  test.prop([noJokers, fc.nat({ max: 2 ** 13 - 1 }), fc.nat({ max: 2 }), fc.nat({ max: 9 })], {
    numRuns: 300,
  })(
    "V1–V4: knows of every layout the latest layer that is not too late, and no later one",
    (position, bits, allowance, drawn) => {
      const rankBits = bits << 1;
      const packed = packProblem(toProblem(position));
      const drawLimit = Math.max(0, packed.problem.drawCount - drawn);
      const { latest } = buildWindow(packed, rankBits, drawLimit, allowance);
      const hole = new SmallerHole(position, rankBits, drawLimit, allowance);
      const { columns } = packed.problem;
      const stride = columns + EXTRA_ENTRIES;
      const expected: number[] = [];
      const found: number[] = [];
      for (const [p, heights] of [...layouts(hole.columns)].entries()) {
        const base = p * stride;
        expected.push(hole.latest(heights, "outside"), hole.latest(heights, "dead"));
        found.push(latest[base + columns] ?? -1, latest[base + columns + 1] ?? -1);
        for (const [column, ranks] of hole.columns.entries()) {
          const played = ranks[heights[column] ?? 0];
          if (played === undefined) continue;
          expected.push(hole.latest(heights, played));
          found.push(latest[base + column] ?? -1);
        }
      }
      expect(found).toEqual(expected);
      expect(latest).toHaveLength(stride * [...layouts(hole.columns)].length);
    },
  );

  test.prop([noJokers, fc.nat({ max: 2 ** 13 - 1 })])(
    "adds up to the layout of the window's cards, whatever lies between them",
    (position, bits) => {
      const rankBits = bits << 1;
      const packed = packProblem(toProblem(position));
      const { offsets } = buildWindow(packed, rankBits, packed.problem.drawCount, 0);
      const inside = packed.problem.ranks.map((ranks) =>
        [...ranks].map((rank) => (rankBits >> rank) & 1),
      );
      let radix = 1;
      for (const [column, flags] of inside.entries()) {
        for (let height = 0; height <= flags.length; height++) {
          const seen = flags.slice(0, height).reduce((sum, flag) => sum + flag, 0);
          expect(offsets[column * 8 + height]).toBe(seen * radix);
        }
        radix *= flags.reduce((sum, flag) => sum + flag, 1);
      }
    },
  );
});

describe("chooseWindows", () => {
  const problemUnder = (king: KingRule) => toProblem(deal(ownDeal(2), { ...CLASSIC, king }));

  /** Layouts of the smaller hole, counted from the cards. */
  const sizeOf = (rankBits: number): number =>
    problemUnder("stop").ranks.reduce(
      (size, ranks) => size * (1 + [...ranks].filter((rank) => (rankBits >> rank) & 1).length),
      1,
    );
  const ranksOf = (rankBits: number): readonly number[] =>
    Array.from({ length: 13 }, (_, i) => i + 1).filter((rank) => (rankBits >> rank) & 1);

  it("takes as many ranks as fit from both ends of a path", () => {
    for (const king of ["stop", "queen"] satisfies KingRule[]) {
      const [pair, ...others] = chooseWindows(problemUnder(king), false, 1500);
      expect(others).toEqual([]);
      const [lower = 0, upper = 0] = pair ?? [];
      const low = ranksOf(lower);
      const high = ranksOf(upper);
      expect(low).toEqual(low.map((_, i) => i + 1));
      expect(high).toEqual(high.map((_, i) => 14 - high.length + i));
      for (const [bits, next] of [
        [lower, low.length + 1],
        [upper, 13 - high.length],
      ] as const) {
        expect(sizeOf(bits)).toBeLessThanOrEqual(1500);
        expect(sizeOf(bits | (1 << next))).toBeGreaterThan(1500);
      }
    }
  });

  it("takes windows from four points of a ring, across its seam too", () => {
    const windows = chooseWindows(problemUnder("wrap"), true, 1500);
    expect(windows).toHaveLength(2);
    for (const [index, bits] of windows.flat().entries()) {
      const from = [1, 7, 4, 10][index] ?? 0;
      const count = ranksOf(bits).length;
      const run = Array.from({ length: count + 1 }, (_, i) => ((from + i - 1) % 13) + 1);
      expect(new Set(ranksOf(bits))).toEqual(new Set(run.slice(0, count)));
      expect(sizeOf(bits)).toBeLessThanOrEqual(1500);
      expect(sizeOf(bits | (1 << (run[count] ?? 0)))).toBeGreaterThan(1500);
    }
  });

  it("exactly fills its limit, and leaves out one rank at least", () => {
    const problem = problemUnder("stop");
    const [first = [0, 0]] = chooseWindows(problem, false, 1500);
    const size = sizeOf(first[0]);
    expect(chooseWindows(problem, false, size)[0]?.[0]).toBe(first[0]);
    expect(ranksOf(chooseWindows(problem, false, size - 1)[0]?.[0] ?? 0)).toHaveLength(
      ranksOf(first[0]).length - 1,
    );
    const whole = chooseWindows(problem, false, 10 ** 9);
    expect(whole.flat().map((bits) => ranksOf(bits).length)).toEqual([12, 12]);
  });

  it("is empty without room, and V5: with a joker in the columns", () => {
    expect(chooseWindows(problemUnder("stop"), false, 0)).toEqual([]);
    const rules = expectValue(makeRules({ jokers: 2 }));
    const numbers = Array.from({ length: 20 }, (_, i) => i + 1);
    for (const number of numbers) {
      const problem = toProblem(deal(ownDeal(number), rules));
      const hasJoker = problem.ranks.some((ranks) => ranks.includes(0));
      expect(chooseWindows(problem, false, 1500)).toHaveLength(hasJoker ? 0 : 1);
    }
  });
});

describe("pairWindows", () => {
  it("puts the lower window's offsets below the upper's", () => {
    const window = (offsets: readonly number[]) => ({
      rankBits: 2,
      offsets: Int32Array.from(offsets),
      latest: new Uint8Array(),
    });
    const pair = pairWindows(window([0, 3, 0xffff]), window([1, 0, 2]));
    expect([...pair.offsets]).toEqual([0x10000, 3, 0x2ffff]);
    expect([...NO_WINDOWS.offsets]).toEqual([]);
    expect(NO_WINDOWS.lower.rankBits | NO_WINDOWS.upper.rankBits).toBe(0);
  });
});

it("V1: the ring is covered from four points, a path from both ends", () => {
  const covers = (king: KingRule, ranks: readonly (readonly number[])[]): boolean => {
    const problem = toProblem(deal(ownDeal(1), { ...CLASSIC, king }));
    const pairs = chooseWindows(problem, king === "wrap", 12);
    return (
      pairs.length === ranks.length &&
      pairs.every((pair, p) => pair.every((bits, i) => (bits >> (ranks[p]?.[i] ?? 0)) & 1))
    );
  };
  const ring = [
    [1, 7],
    [4, 10],
  ];
  expect(covers("wrap", ring)).toBe(true);
  expect(covers("stop", [[1, 13]])).toBe(true);
  expect(covers("queen", [[1, 13]])).toBe(true);
});
