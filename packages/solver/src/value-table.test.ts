import {
  CLASSIC,
  deal,
  DRAW,
  expectValue,
  makeRules,
  ownDeal,
  play,
  strokesOf,
  type Position,
} from "@albatross/rules";
import { judgeNaively, playedHoles, readKnownBoards, smallPositions } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it, vi } from "vitest";
import { compileCore } from "../scripts/compile-core.ts";
import { bestScore } from "./judge.ts";
import { fillPlainTable, type TableMemory } from "./plain-table.ts";
import { toProblem, type Problem } from "./problem.ts";
import { createTableCore, MAX_TABLE_BYTES, TableCore } from "./table-memory.ts";
import { createTabulator, tabulate, type ValueTable } from "./value-table.ts";

/** What is used of the host here; no host's types are known. */
declare const WebAssembly: {
  readonly Memory: { readonly prototype: { grow(pages: number): number } };
};

const KINGS = ["stop", "queen", "wrap"] as const;
const shared = createTabulator();

/** Plain tables of whole holes take seconds: what they say is proved on small ones. */
function tabulateQuickly(position: Position | undefined): ValueTable | null {
  if (position === undefined) return null;
  const problem = toProblem(position);
  const isQuick = requireCore().canTake(problem) || problem.layoutCount < 20_000;
  return isQuick ? shared.tabulate(position) : null;
}

function requireTable(position: Position): ValueTable {
  const table = shared.tabulate(position);
  if (table === null) throw new Error("this hole has room for a table");
  return table;
}

function requireCore(): TableCore {
  const core = createTableCore();
  if (core === null) throw new Error("Node has WebAssembly with vectors, so there must be a core");
  return core;
}

/** Every number of a table, so that two can be compared. */
function readAll({ columns, heights, radices, layoutCount, drawCount }: Problem, of: TableMemory) {
  const values: number[] = [];
  for (let code = 0; code < layoutCount; code++) {
    for (let drawsLeft = 0; drawsLeft <= drawCount; drawsLeft++) {
      values.push(of.beforeDraw(code, drawsLeft));
      for (let c = 0; c < columns; c++) {
        const height = Math.floor(code / (radices[c] ?? 1)) % ((heights[c] ?? 0) + 1);
        // No last card came from a column that is whole.
        if (height < (heights[c] ?? 0)) values.push(of.afterPlay(code, c, drawsLeft));
      }
    }
  }
  return values;
}

describe("the value table", () => {
  it.each(KINGS)("V1: has the best scores of 60 boards, %s", (king) => {
    for (const board of readKnownBoards().slice(0, 60)) {
      const position = board.positionUnder(king);
      expect(requireTable(position).value(position), `board ${board.id}`).toBe(
        board.expect[king].best,
      );
    }
  });

  test.prop([playedHoles(), fc.array(fc.nat(), { minLength: 3, maxLength: 3 })], { numRuns: 60 })(
    "V1–V6: agrees with the judge at any point of a hole",
    ({ positions }, picks) => {
      const [root] = positions;
      const table = tabulateQuickly(root);
      if (table === null) return;
      for (const pick of picks) {
        const position = positions[pick % positions.length];
        if (position !== undefined) expect(table.value(position)).toBe(bestScore(position));
      }
    },
    600_000,
  );

  test.prop([smallPositions], { numRuns: 400 })(
    "V1–V6: agrees with the naive judge on small positions under all options",
    (position) => {
      expect(requireTable(position).value(position)).toBe(judgeNaively(position).best);
    },
    600_000,
  );

  test.prop([playedHoles()], { numRuns: 40 })(
    "is worth what its best move is worth; no move wins strokes, and undo loses none",
    ({ positions }) => {
      const [root] = positions;
      const table = tabulateQuickly(root);
      if (table === null) return;
      for (const [index, position] of positions.entries()) {
        const value = table.value(position);
        const valued = table.valuedMoves(position);
        expect(valued[0]?.value ?? strokesOf(position)).toBe(value);
        for (const { move, value: after } of valued) {
          expect(table.loss(position, move)).toBe(after - value);
          expect(after).toBeGreaterThanOrEqual(value);
        }
        expect(table.bestMoves(position)).toHaveLength(
          valued.filter((other) => other.value === value).length,
        );
        const before = positions[index - 1];
        if (before !== undefined) expect(table.value(before)).toBeLessThanOrEqual(value);
      }
    },
    600_000,
  );

  test.prop([smallPositions], { numRuns: 200 })(
    "V1: core and plain TypeScript fill in the same numbers",
    (position) => {
      const problem = toProblem(position);
      const core = requireCore();
      if (!core.canTake(problem)) return;
      const plain = fillPlainTable(problem, MAX_TABLE_BYTES);
      if (plain === null) throw new Error("a small table has room");
      expect(readAll(problem, core.fill(problem))).toEqual(readAll(problem, plain));
    },
    600_000,
  );

  it("keeps its invariants in a debug build, over a whole deal", async () => {
    const { bytes } = await compileCore("table", { debug: true });
    const position = deal(ownDeal(7), CLASSIC);
    const problem = toProblem(position);
    const table = new TableCore(bytes).fill(problem);
    const best = bestScore(position);
    const root = problem.layoutCount - 1;
    const onward = Math.min(
      table.beforeDraw(root, 16),
      ...[2].map((column) => table.afterPlay(root - (problem.radices[column] ?? 0), column, 16)),
    );
    expect(onward).toBeGreaterThanOrEqual(best ?? Infinity);
    expect(table.beforeDraw(0, 5)).toBe(-5);
  }, 600_000);

  it("V4: has none for a hole that is too large, and the judge is asked instead", () => {
    const rules = expectValue(makeRules({ columns: 9 }));
    expect(tabulate(deal(ownDeal(1), rules))).toBeNull();
    expect(tabulate(deal(ownDeal(1), expectValue(makeRules({ redeals: 2 }))))).toBeNull();
  });

  it("V4: is made by the core or not at all when it must be quick", () => {
    const { tabulateQuickly } = createTabulator();
    const root = deal(ownDeal(1), CLASSIC);
    expect(tabulateQuickly(root)?.value(root)).toBe(bestScore(root));
    const small = deal(ownDeal(1), expectValue(makeRules({ columns: 5, rows: 3, jokers: 2 })));
    expect(tabulateQuickly(small)).toBeNull();
    expect(tabulate(small)).not.toBeNull();
  });

  it("is made by the core of seven columns of six cards too", () => {
    const rules = expectValue(makeRules({ rows: 6 }));
    const root = deal(ownDeal(1), rules);
    expect(createTabulator().tabulateQuickly(root)?.value(root)).toBe(bestScore(root));
  });

  it("is not made by the core where there is no memory for it", () => {
    const { tabulateQuickly } = createTabulator();
    const grow = vi.spyOn(WebAssembly.Memory.prototype, "grow").mockImplementation(() => {
      throw new RangeError("no more memory");
    });
    expect(tabulateQuickly(deal(ownDeal(1), CLASSIC))).toBeNull();
    expect(grow).toHaveBeenCalledOnce();
    grow.mockRestore();
    expect(tabulateQuickly(deal(ownDeal(1), CLASSIC))).not.toBeNull();
  });

  it("scores a clear with no draw left 0, and not −0", () => {
    const root = deal(ownDeal(2), CLASSIC);
    const cleared = { ...root, heights: root.heights.map(() => 0), draws: 16 };
    expect(requireTable(root).value(cleared)).toBe(0);
  });

  it("answers for its own hole only, and only until the next is made", () => {
    const tabulator = createTabulator();
    const root = deal(ownDeal(1), CLASSIC);
    const table = tabulator.tabulate(root);
    expect(table?.covers(root)).toBe(true);
    expect(table?.covers(structuredClone(root))).toBe(true);
    expect(table?.covers(deal(ownDeal(2), CLASSIC))).toBe(false);
    expect(table?.covers(deal(ownDeal(1), { ...CLASSIC, king: "wrap" }))).toBe(false);
    expect(() => table?.value(deal(ownDeal(2), CLASSIC))).toThrow(RangeError);
    tabulator.tabulate(deal(ownDeal(2), CLASSIC));
    expect(table?.covers(root)).toBe(false);
  });

  it("refuses the loss of a move that is not legal", () => {
    const root = deal(ownDeal(1), CLASSIC);
    const table = requireTable(root);
    expect(() => table.loss(root, play(6))).toThrow(RangeError);
    expect(table.loss(root, DRAW)).toBeGreaterThanOrEqual(0);
  });
});
