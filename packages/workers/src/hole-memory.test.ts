import {
  CLASSIC,
  deal,
  expectValue,
  legalMoves,
  makeMove,
  makeRules,
  ownDeal,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import { bestAlong, bestScore, createTabulator, rateMoves } from "@albatross/solver";
import { describe, expect, it, vi } from "vitest";
import { albatrossTasks } from "./albatross-tasks.ts";
import { createHoleMemory } from "./hole-memory.ts";

const limits = {};

/** The positions of a hole in which the moves are taken in turn: first of the legal ones, second, third. */
function playOut(number: number, rules: RuleSet = CLASSIC): readonly Position[] {
  const positions = [deal(ownDeal(number), rules)];
  for (let position = positions[0]; position !== undefined;) {
    const legal = legalMoves(position);
    const move = legal[positions.length % Math.min(legal.length, 3)];
    if (move === undefined) break;
    position = expectValue(makeMove(position, move));
    positions.push(position);
  }
  return positions;
}

function at(positions: readonly Position[], index: number): Position {
  const position = positions.at(index);
  if (position === undefined) throw new RangeError(`there is no position ${index}`);
  return position;
}

/** As a message brings it: no position shares anything with one of an earlier message. */
function sent<T>(input: T): T {
  return structuredClone(input);
}

describe("tasks that answer from a hole's table", () => {
  it.each([
    [1, CLASSIC],
    [2, CLASSIC],
    [7, expectValue(makeRules({ king: "wrap" }))],
    [9, expectValue(makeRules({ king: "queen" }))],
  ])("say what the judge says of every position of deal %i", (number, rules) => {
    const positions = playOut(number, rules);
    const start = at(positions, 0);
    const bests = positions.map((position) => bestScore(position));
    const moves = positions.map((position) => rateMoves(position));
    expect(albatrossTasks.assess(sent({ start, positions }))).toEqual(
      positions.map((_, index) => ({ best: bests[index], moves: moves[index] })),
    );
    expect(albatrossTasks.bestAlong(sent({ positions, limits }))).toEqual(bests);
    for (const index of [3, 20, 9]) {
      const position = at(positions, index);
      const rated = albatrossTasks.rateMoves(sent({ start, position, limits }));
      expect(rated).toEqual(moves[index]);
    }
  });

  it("follow from hole to hole, and from rules to rules", () => {
    for (const king of ["stop", "wrap", "stop", "queen"] as const) {
      for (const number of [5, 6]) {
        const position = deal(ownDeal(number), expectValue(makeRules({ king })));
        const assessed = albatrossTasks.assess(sent({ start: position, positions: [position] }));
        expect(assessed?.[0]?.best).toBe(bestScore(position));
      }
    }
  });

  it("leave a hole without a quick table to the judge", () => {
    const positions = playOut(3, expectValue(makeRules({ columns: 5, rows: 3, jokers: 2 })));
    const start = at(positions, 0);
    const position = at(positions, 4);
    expect(albatrossTasks.assess({ start, positions })).toBeNull();
    expect(albatrossTasks.rateMoves({ start, position, limits })).toEqual(rateMoves(position));
    expect(albatrossTasks.bestAlong({ positions, limits })).toEqual(bestAlong(positions));
    expect(albatrossTasks.bestAlong({ positions: [], limits })).toEqual([]);
  });
});

describe("the memory of a hole", () => {
  function createTestBench() {
    const tabulateQuickly = vi.fn(createTabulator().tabulateQuickly);
    const makeTabulator = vi.fn(() => ({ tabulateQuickly }));
    return { memory: createHoleMemory(makeTabulator), makeTabulator, tabulateQuickly };
  }

  it("makes one table for all questions about a hole, and nothing before the first", () => {
    const { memory, makeTabulator, tabulateQuickly } = createTestBench();
    expect(makeTabulator).not.toHaveBeenCalled();
    const positions = playOut(2);
    const table = memory.tableOf(at(positions, 0), [at(positions, 5)]);
    for (const position of positions) {
      expect(memory.tableOf(at(positions, 0), [sent(position)])).toBe(table);
    }
    expect(memory.tableOf(at(positions, 0), positions)).toBe(table);
    expect(tabulateQuickly).toHaveBeenCalledOnce();
    expect(makeTabulator).toHaveBeenCalledOnce();
  });

  it("makes another table for a position before the start of the kept one", () => {
    const { memory, tabulateQuickly } = createTestBench();
    const positions = playOut(2);
    const early = at(positions, 2);
    const late = at(positions, 10);
    expect(memory.tableOf(late, [late])?.value(late)).toBe(bestScore(late));
    const table = memory.tableOf(at(positions, 0), [early, late]);
    expect(table?.value(early)).toBe(bestScore(early));
    expect(table?.value(late)).toBe(bestScore(late));
    expect(tabulateQuickly).toHaveBeenCalledTimes(2);
  });

  it("has none for positions that are not of the hole, and keeps nothing stale", () => {
    const { memory } = createTestBench();
    const one = deal(ownDeal(1), CLASSIC);
    const two = deal(ownDeal(2), CLASSIC);
    expect(memory.tableOf(one, [one, two])).toBeNull();
    expect(memory.tableOf(one, [one])?.value(one)).toBe(bestScore(one));
    expect(memory.tableOf(two, [two])?.value(two)).toBe(bestScore(two));
    expect(memory.tableOf(one, [one])?.value(one)).toBe(bestScore(one));
  });

  it("keeps its table while holes are asked about that can have none", () => {
    const { memory, tabulateQuickly } = createTestBench();
    const classic = deal(ownDeal(1), CLASSIC);
    const wide = deal(ownDeal(1), expectValue(makeRules({ columns: 9 })));
    const table = memory.tableOf(classic, [classic]);
    expect(memory.tableOf(wide, [wide])).toBeNull();
    expect(memory.tableOf(classic, [classic])).toBe(table);
    expect(tabulateQuickly).toHaveBeenCalledTimes(2);
  });

  it("has none at all where the host makes none", () => {
    const memory = createHoleMemory(() => ({ tabulateQuickly: () => null }));
    const position = deal(ownDeal(1), CLASSIC);
    expect(memory.tableOf(position, [position])).toBeNull();
  });
});
