/** What a judgement costs: known boards under the three king rules, the judge beside its yardstick. */
import type { KingRule } from "@albatross/rules";
import { readKnownBoards } from "@albatross/test-kit";
import type { Bench, BenchColumn, BenchOptions, BenchReport } from "./bench.ts";
import { DENSE, JUDGE, PLAIN, SCORE, VERDICT } from "./contenders.ts";
import { measure, type Contender } from "./measure.ts";

const KINGS: readonly KingRule[] = ["stop", "queen", "wrap"];

const CONTENDERS: readonly Contender[] = [VERDICT, SCORE, JUDGE, PLAIN, DENSE];

const COLUMNS: readonly BenchColumn[] = [
  { key: "king", title: "king" },
  { key: "solver", title: "answer" },
  { key: "meanMs", title: "mean ms", digits: 2 },
  { key: "medianMs", title: "median", digits: 2 },
  { key: "p99Ms", title: "p99", digits: 1 },
  { key: "maxMs", title: "max", digits: 1 },
  { key: "meanNodes", title: "nodes" },
  { key: "denseRatio", title: "dense / this", digits: 1 },
  { key: "wrong", title: "wrong" },
];

export const JUDGE_BENCH: Bench = { name: "judge", run };

function run({ boards, rounds }: BenchOptions): BenchReport {
  const known = readKnownBoards().slice(0, boards);
  const rows = KINGS.flatMap((king) => {
    const tasks = known.map((board) => ({
      position: board.positionUnder(king),
      known: board.expect[king],
    }));
    const measured = CONTENDERS.map((contender) => ({
      king,
      solver: contender.name,
      ...measure(tasks, contender, rounds),
    }));
    const dense = measured.find(({ solver }) => solver === DENSE.name);
    return measured.map((row) => ({ ...row, denseRatio: (dense?.meanMs ?? NaN) / row.meanMs }));
  });
  return {
    columns: COLUMNS,
    rows,
    note: `${known.length} known boards.`,
    wrong: rows.reduce((sum, { wrong }) => sum + wrong, 0),
    missing: [],
  };
}
