/**
 * The judge beside other programs that can tell whether a hole can be cleared, on the same boards and in
 * the same run. A program that is not on this machine has a row that says so; it is no failure.
 */
import { delimiter } from "node:path";
import { CLASSIC, deal, expectValue, parseDealName, type KingRule } from "@albatross/rules";
import { judgeDensely } from "@albatross/solver";
import { readKnownBoards } from "@albatross/test-kit";
import type { Bench, BenchColumn, BenchOptions, BenchReport, BenchRow } from "./bench.ts";
import { DENSE, JUDGE, VERDICT } from "./contenders.ts";
import { measure, type Contender, type Task } from "./measure.ts";
import { BLACK_HOLE_SOLVER } from "./peers/black-hole-solver.ts";
import type { BoardPeer } from "./peers/board-peer.ts";
import { findProgram } from "./peers/find-program.ts";
import { KPATIENCE_PROGRAMS, runKpatience } from "./peers/kpatience.ts";
import { runBoardPeer } from "./peers/run-board-peer.ts";
import { SOLVITAIRE } from "./peers/solvitaire.ts";

const KINGS: readonly KingRule[] = ["stop", "queen", "wrap"];

const OURS: readonly Contender[] = [VERDICT, JUDGE, DENSE];

const BOARD_PEERS: readonly BoardPeer[] = [BLACK_HOLE_SOLVER, SOLVITAIRE];

const MISSING = "not on this machine";

const COLUMNS: readonly BenchColumn[] = [
  { key: "boards", title: "boards" },
  { key: "king", title: "king" },
  { key: "solver", title: "solver" },
  { key: "meanMs", title: "mean ms", digits: 2 },
  { key: "medianMs", title: "median", digits: 2 },
  { key: "p99Ms", title: "p99" },
  { key: "maxMs", title: "max" },
  { key: "startMs", title: "start" },
  { key: "verdictRatio", title: "this / our verdict" },
  { key: "meanStates", title: "states" },
  { key: "remark", title: "remark" },
];

/** Where Debian keeps games; root does not look there. */
const GAMES_FOLDER = "/usr/games";

export const PEERS_BENCH: Bench = {
  name: "peers",
  run: (options) =>
    comparePeers(options, [process.env["PATH"] ?? "", GAMES_FOLDER].join(delimiter)),
};

/** @param searchPath folders in which the other programs are looked for, as in PATH. */
export function comparePeers(
  { peersBoards, rounds }: BenchOptions,
  searchPath: string,
): BenchReport {
  const rows = [
    ...KINGS.flatMap((king) => compareOnKnownBoards(king, peersBoards, rounds, searchPath)),
    ...compareOnKpatienceDeals(peersBoards, rounds, searchPath),
  ];
  return {
    columns: COLUMNS,
    rows,
    note: "",
    wrong: rows.reduce((sum, row) => sum + (Number(row["wrong"]) || 0), 0),
    missing: [
      ...new Set(
        rows.filter(({ remark }) => remark === MISSING).map((row) => String(row["solver"])),
      ),
    ],
  };
}

function compareOnKnownBoards(
  king: KingRule,
  count: number,
  rounds: number,
  searchPath: string,
): readonly BenchRow[] {
  const known = readKnownBoards().slice(0, count);
  const tasks = known.map((board) => ({
    position: board.positionUnder(king),
    known: board.expect[king],
  }));
  const boards = `known 1–${tasks.length}`;
  const ours = measureOurs(boards, king, tasks, rounds);
  const peers = BOARD_PEERS.map((peer) => {
    const row = { boards, king, solver: peer.name };
    if (!peer.kings.includes(king)) return { ...row, remark: "has no such rule" };
    const program = findProgram(peer.programs, searchPath);
    if (program === null) return { ...row, remark: MISSING };
    const measurement = runBoardPeer(peer, program, king, tasks);
    return { ...row, ...measurement, remark: remarkOn(measurement) };
  });
  return withRatios([...ours, ...peers]);
}

function compareOnKpatienceDeals(
  count: number,
  rounds: number,
  searchPath: string,
): readonly BenchRow[] {
  const king = "queen";
  const boards = `kpat:1–${count}`;
  const row = { boards, king, solver: "KPatience" };
  const program = findProgram(KPATIENCE_PROGRAMS, searchPath);
  if (program === null) return [{ ...row, remark: MISSING }];
  const ours = measureOurs(boards, king, kpatienceTasks(count), rounds);
  const measurement = runKpatience(program, count);
  const remarks = ["draws only when nothing fits", remarkOn({ ...measurement, wrong: 0 })];
  return withRatios([
    ...ours,
    { ...row, ...measurement, remark: remarks.filter(Boolean).join("; ") },
  ]);
}

/** Their known answers are the dense pass's. */
function kpatienceTasks(count: number): readonly Task[] {
  return Array.from({ length: count }, (_, index) => {
    const name = expectValue(parseDealName(`kpat:${index + 1}`));
    const position = deal(name, { ...CLASSIC, king: "queen" });
    const best = judgeDensely(position).best ?? NaN;
    return { position, known: { winnable: best <= 0, best } };
  });
}

function measureOurs(
  boards: string,
  king: KingRule,
  tasks: readonly Task[],
  rounds: number,
): readonly BenchRow[] {
  return OURS.map((contender) => {
    const { meanNodes, ...measurement } = measure(tasks, contender, rounds);
    return {
      boards,
      king,
      solver: `Albatross, ${contender.name}`,
      ...measurement,
      clock: "cpu",
      meanStates: meanNodes,
      remark: remarkOn({ ...measurement, clock: "cpu", unanswered: 0, problem: null }),
    };
  });
}

interface Remarkable {
  readonly wrong: number;
  readonly clock: "cpu" | "wall";
  readonly unanswered: number;
  readonly problem: string | null;
}

function remarkOn({ wrong, clock, unanswered, problem }: Remarkable): string {
  const reason = problem === null || problem === "" ? "" : ` (${problem.split("\n")[0]})`;
  return [
    wrong > 0 ? `${wrong} wrong` : "",
    clock === "wall" ? "time on the wall" : "",
    unanswered > 0 ? `${unanswered} unanswered${reason}` : "",
  ]
    .filter(Boolean)
    .join("; ");
}

/** How many times the mean of our verdict each solver takes. */
function withRatios(rows: readonly BenchRow[]): readonly BenchRow[] {
  const ourMs = Number(rows[0]?.["meanMs"]);
  return rows.map((row) =>
    typeof row["meanMs"] === "number" ? { ...row, verdictRatio: row["meanMs"] / ourMs } : row,
  );
}
