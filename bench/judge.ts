/**
 * What a judgement costs: 500 boards under the three king rules, the judge beside its yardstick, the
 * dense pass, in the same run.
 *
 *   npm run bench -- [--boards=500] [--rounds=3]
 *
 * Times are CPU milliseconds of this process (user and system), the least of the rounds for each board,
 * so that what else the machine does disturbs little; the dense pass has one round. Every answer is
 * compared with the boards' known ones. The numbers go to bench/results/judge.json.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import type { Position } from "@albatross/rules";
import { bestScore, canBeCleared, judge, judgeDensely } from "@albatross/solver";
import { readKnownBoards, type KnownAnswer } from "@albatross/test-kit";

const { values } = parseArgs({
  options: {
    boards: { type: "string", default: "500" },
    rounds: { type: "string", default: "3" },
  },
});
const boards = readKnownBoards().slice(0, readCount("boards"));
const rounds = readCount("rounds");

function readCount(name: keyof typeof values): number {
  const text = values[name];
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  console.error(`bench: count-invalid: --${name} is "${text}"; it takes a whole number from 1`);
  process.exit(2);
}

interface Answer {
  readonly isRight: boolean;
  readonly nodes: number | null;
}

interface Contender {
  readonly name: string;
  readonly rounds: number;
  solve(position: Position, known: KnownAnswer): Answer;
}

const contenders: readonly Contender[] = [
  {
    name: "score",
    rounds,
    solve: (position, { best }) => ({ isRight: bestScore(position) === best, nodes: null }),
  },
  {
    name: "judge",
    rounds,
    solve(position, known) {
      const { best, nodes } = judge(position);
      return { isRight: best === known.best, nodes };
    },
  },
  {
    name: "verdict",
    rounds,
    solve: (position, { winnable }) => ({
      isRight: canBeCleared(position) === (winnable ? "winnable" : "unclearable"),
      nodes: null,
    }),
  },
  {
    name: "dense",
    rounds: 1,
    solve(position, known) {
      const { best, nodes } = judgeDensely(position);
      return { isRight: best === known.best, nodes };
    },
  },
];

interface Row {
  readonly king: string;
  readonly solver: string;
  readonly meanMs: number;
  readonly medianMs: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly meanNodes: number | null;
  readonly wrong: number;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

function measure(king: "stop" | "queen" | "wrap", contender: Contender): Row {
  const times = boards.map(() => Infinity);
  const nodes: number[] = [];
  const wrong = new Set<number>();
  for (let round = 0; round < contender.rounds; round++) {
    for (const [index, board] of boards.entries()) {
      const position = board.positionUnder(king);
      const from = cpuMs();
      const answer = contender.solve(position, board.expect[king]);
      times[index] = Math.min(times[index] ?? Infinity, cpuMs() - from);
      if (!answer.isRight) wrong.add(board.id);
      if (round === 0 && answer.nodes !== null) nodes.push(answer.nodes);
    }
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return {
    king,
    solver: contender.name,
    meanMs: mean(times),
    medianMs: at(0.5),
    p99Ms: at(0.99),
    maxMs: at(1),
    meanNodes: nodes.length > 0 ? mean(nodes) : null,
    wrong: wrong.size,
  };
}

const rows = (["stop", "queen", "wrap"] as const).flatMap((king) =>
  contenders.map((contender) => measure(king, contender)),
);

const table = rows.map((row) => {
  const dense = rows.find(({ king, solver }) => king === row.king && solver === "dense");
  return {
    king: row.king,
    solver: row.solver,
    mean: row.meanMs.toFixed(3),
    median: row.medianMs.toFixed(3),
    p99: row.p99Ms.toFixed(2),
    max: row.maxMs.toFixed(2),
    nodes: row.meanNodes === null ? "" : Math.round(row.meanNodes),
    "dense / this": ((dense?.meanMs ?? 0) / row.meanMs).toFixed(1),
    wrong: row.wrong,
  };
});
console.table(table);

const results = new URL("./results/", import.meta.url);
mkdirSync(results, { recursive: true });
const machine = `${cpus()[0]?.model ?? "unknown"}, Node ${process.version}`;
writeFileSync(
  new URL("judge.json", results),
  `${JSON.stringify({ machine, boards: boards.length, rounds, rows }, null, 2)}\n`,
);
if (rows.some(({ wrong }) => wrong > 0)) process.exitCode = 1;
