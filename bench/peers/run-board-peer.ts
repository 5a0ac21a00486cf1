/**
 * Hands boards to another program, one process a board, and collects its times and answers. One round: a
 * board takes it up to some seconds, and the start of its process is measured beside it.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expectValue, type KingRule } from "@albatross/rules";
import { findFormat } from "@albatross/formats";
import type { Task } from "../measure.ts";
import { mean, summarizeTimes, type TimeSummary } from "../time-summary.ts";
import type { BoardPeer } from "./board-peer.ts";
import { measureStart, runMeasured } from "./measured-child.ts";

export interface PeerMeasurement extends TimeSummary {
  readonly clock: "cpu" | "wall";
  /** Of a run that only prints the version, the least of three. */
  readonly startMs: number;
  /** Null when the program never says. */
  readonly meanStates: number | null;
  readonly wrong: number;
  /** Boards without an answer, such as after a crash; `problem` tells of the first. */
  readonly unanswered: number;
  readonly problem: string | null;
}

/** @param tasks at least one, all under the rule `king`, which the peer must know. */
export function runBoardPeer(
  peer: BoardPeer,
  program: string,
  king: KingRule,
  tasks: readonly Task[],
): PeerMeasurement {
  const folder = mkdtempSync(join(tmpdir(), "albatross-bench-"));
  try {
    return measureIn(folder, peer, program, king, tasks);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function measureIn(
  folder: string,
  peer: BoardPeer,
  program: string,
  king: KingRule,
  tasks: readonly Task[],
): PeerMeasurement {
  const files = { board: join(folder, "board"), rules: join(folder, "rules.json") };
  const rulesText = peer.rulesText(king);
  if (rulesText !== null) writeFileSync(files.rules, rulesText);
  const runs = tasks.map(({ position, known }) => {
    writeFileSync(files.board, formatBoard(peer, position));
    const child = runMeasured(program, peer.arguments(king, files));
    const answer = peer.readAnswer(child.output);
    return { child, answer, isWrong: answer !== null && answer.isWinnable !== known.winnable };
  });
  const states = runs.flatMap(({ answer }) => answer?.states ?? []);
  const silent = runs.filter(({ answer }) => answer === null);
  return {
    ...summarizeTimes(runs.map(({ child }) => child.elapsedMs)),
    clock: runs.every(({ child }) => child.clock === "cpu") ? "cpu" : "wall",
    startMs: measureStart(program, peer.versionArguments),
    meanStates: states.length > 0 ? mean(states) : null,
    wrong: runs.filter(({ isWrong }) => isWrong).length,
    unanswered: silent.length,
    problem: silent[0]?.child.problem.trim() ?? null,
  };
}

function formatBoard({ name, formatId }: BoardPeer, position: Task["position"]): string {
  const { write } = expectValue(findFormat(formatId));
  if (!write) throw new Error(`the format ${formatId}, which ${name} reads, cannot be written`);
  return expectValue(write(position));
}
