/**
 * Measures a solver of ours on many positions: CPU milliseconds of this process (user and system), the
 * least of the rounds for each position, so that what else the machine does disturbs little. Every answer
 * is compared with the known one, in every round.
 */
import type { Position } from "@albatross/rules";
import { mean, summarizeTimes, type TimeSummary } from "./time-summary.ts";

interface KnownBest {
  readonly winnable: boolean;
  /** Final strokes of the best play. */
  readonly best: number;
}

interface Answer {
  readonly isRight: boolean;
  /** Layouts looked at; null when the solver does not say. */
  readonly nodes: number | null;
}

export interface Contender {
  readonly name: string;
  /** For a solver too slow to be measured as often as asked. */
  readonly maxRounds?: number;
  solve(position: Position, known: KnownBest): Answer;
}

export interface Task {
  readonly position: Position;
  readonly known: KnownBest;
}

export interface Measurement extends TimeSummary {
  readonly meanNodes: number | null;
  /** Tasks with a wrong answer in any round. */
  readonly wrong: number;
}

export function measure(
  tasks: readonly Task[],
  contender: Contender,
  askedRounds: number,
): Measurement {
  const rounds = Math.min(askedRounds, contender.maxRounds ?? askedRounds);
  const times = tasks.map(() => Infinity);
  const nodes: number[] = [];
  const wrong = new Set<Task>();
  for (let round = 0; round < rounds; round++) {
    for (const [index, task] of tasks.entries()) {
      const fromMs = cpuMs();
      const answer = contender.solve(task.position, task.known);
      times[index] = Math.min(times[index] ?? Infinity, cpuMs() - fromMs);
      if (!answer.isRight) wrong.add(task);
      if (round === 0 && answer.nodes !== null) nodes.push(answer.nodes);
    }
  }
  return {
    ...summarizeTimes(times),
    meanNodes: nodes.length > 0 ? mean(nodes) : null,
    wrong: wrong.size,
  };
}

/** Of this process, user and system. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
