/**
 * What a value table costs: the first of a process, compiling and memory included, then one a board.
 *
 * The first is made in a process of its own, as a page's worker makes it. Memory is what that process takes
 * more after the table than before it.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { KingRule } from "@albatross/rules";
import { createTabulator } from "@albatross/solver";
import { readKnownBoards } from "@albatross/test-kit";
import type { Bench, BenchColumn, BenchOptions, BenchReport } from "./bench.ts";
import { measure } from "./measure.ts";

const KINGS: readonly KingRule[] = ["stop", "queen", "wrap"];

const COLUMNS: readonly BenchColumn[] = [
  { key: "king", title: "king" },
  { key: "meanMs", title: "mean ms", digits: 1 },
  { key: "medianMs", title: "median", digits: 1 },
  { key: "p99Ms", title: "p99", digits: 1 },
  { key: "maxMs", title: "max", digits: 1 },
  { key: "firstMs", title: "first", digits: 1 },
  { key: "memoryMb", title: "MB", digits: 1 },
  { key: "wrong", title: "wrong" },
];

export const TABULATE_BENCH: Bench = { name: "tabulate", run };

function run({ boards, rounds }: BenchOptions): BenchReport {
  const known = readKnownBoards().slice(0, boards);
  const tabulator = createTabulator();
  const rows = KINGS.map((king) => {
    const tasks = known.map((board) => ({
      position: board.positionUnder(king),
      known: board.expect[king],
    }));
    const measured = measure(
      tasks,
      {
        name: "tabulate",
        solve(position, { best }) {
          return { isRight: tabulator.tabulate(position)?.value(position) === best, nodes: null };
        },
      },
      rounds,
    );
    return { king, ...measured, ...measureFirst(king) };
  });
  return {
    columns: COLUMNS,
    rows,
    note: `${known.length} known boards.`,
    wrong: rows.reduce((sum, { wrong }) => sum + wrong, 0),
    missing: [],
  };
}

function measureFirst(king: KingRule): { readonly firstMs: number; readonly memoryMb: number } {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [...process.execArgv, fileURLToPath(new URL("./first-table.ts", import.meta.url)), king],
    { encoding: "utf8" },
  );
  const [firstMs = NaN, memoryMb = NaN] = stdout.trim().split(" ").map(Number);
  if (Number.isNaN(firstMs + memoryMb)) throw new Error(`the first table was not made: ${stderr}`);
  return { firstMs, memoryMb };
}
