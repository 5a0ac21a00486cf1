/**
 * What is proved about the hole being played, and the asking for it. Answers are kept by the position they are
 * about (each position of a hole is one object, which undo and redo bring back), so an answer may come late but
 * is never taken for another position's (T4).
 *
 * The value table of the start assesses all positions of a hole at once, and each new one after that. A hole
 * without a table (jokers, redeals, large tableaux) has one position judged at a time, its start first; a
 * question that is overtaken by the next move is called off.
 */
import {
  cardsLeft,
  currentPosition,
  holeStatus,
  strokesOf,
  type Hole,
  type Position,
} from "@albatross/rules";
import type { RatedMove } from "@albatross/solver";
import type { PlayJudge } from "./play-judge.ts";

/** Best final strokes from a position. null: asked in vain; undefined: not answered yet. */
export type KnownBest = number | null | undefined;

/** T4. */
export type Verdict = "working" | "winnable" | "unclearable" | "no-longer" | "unknown";

export interface Assessor {
  /** Asks for what is not known of this hole. */
  follow(hole: Hole): void;
  verdictOf(hole: Hole): Verdict;
  bestOf(position: Position): KnownBest;
  /** Every legal move, best first; null while they are not rated. */
  movesOf(position: Position): readonly RatedMove[] | null;
  /** The same, asked for; null when the judge failed or the question was overtaken. */
  rate(hole: Hole): Promise<readonly RatedMove[] | null>;
  /**
   * Ends when the best of every position up to the hole's current one is known, or was asked in vain; or when
   * `signal` aborts.
   */
  assessAll(hole: Hole, signal: AbortSignal): Promise<readonly KnownBest[]>;
  /** Ends when the hole's verdict is settled. */
  settle(hole: Hole, signal: AbortSignal): Promise<Verdict>;
}

/** @param onLearned is called whenever something more is known. */
export function createAssessor(judge: PlayJudge, onLearned: () => void): Assessor {
  const bests = new WeakMap<Position, number | null>();
  const moves = new WeakMap<Position, readonly RatedMove[]>();
  const tabled = new WeakSet<Position>();
  const untabled = new WeakSet<Position>();
  const waiting = new Set<() => void>();
  let asked: { readonly position: Position; readonly stop: AbortController } | null = null;
  let rating: AbortController | null = null;

  function wakeAll(): void {
    for (const wake of waiting) wake();
  }

  function learned(): void {
    onLearned();
    wakeAll();
  }

  function askTable(start: Position, positions: readonly Position[]): void {
    for (const position of positions) tabled.add(position);
    void judge.assess(start, positions).then((answer) => {
      const assessments = answer.kind === "done" ? answer.value : null;
      if (assessments === null) untabled.add(start);
      for (const [index, { best, moves: rated }] of (assessments ?? []).entries()) {
        const position = positions[index];
        if (position === undefined) continue;
        bests.set(position, best);
        moves.set(position, rated);
      }
      learned();
    });
  }

  function askJudge(position: Position | null): void {
    if (asked?.position === position) return;
    asked?.stop.abort();
    asked = null;
    if (position === null) return;
    const question = { position, stop: new AbortController() };
    asked = question;
    void judge.bestScore(position, question.stop.signal).then((answer) => {
      if (asked === question) asked = null;
      // Whoever waits for this very answer asks again.
      if (answer.kind === "cancelled") return wakeAll();
      bests.set(position, answer.kind === "done" ? answer.value : null);
      learned();
    });
  }

  function bestOf(position: Position): KnownBest {
    return cardsLeft(position) === 0 ? strokesOf(position) : bests.get(position);
  }

  /** The first of these whose best is neither known nor asked for in vain. */
  function firstOpen(positions: readonly Position[]): Position | null {
    return positions.find((position) => bestOf(position) === undefined) ?? null;
  }

  function follow(hole: Hole): void {
    const [start] = hole.positions;
    if (!untabled.has(start)) {
      const fresh = hole.positions.filter((position) => !tabled.has(position));
      if (fresh.length > 0) askTable(start, fresh);
      return askJudge(null);
    }
    const startBest = bestOf(start);
    // Once the start cannot be cleared, no later position can.
    const isSettled = typeof startBest === "number" && startBest > 0;
    askJudge(isSettled ? null : firstOpen([start, currentPosition(hole)]));
  }

  function verdictOf(hole: Hole): Verdict {
    if (holeStatus(hole) === "cleared") return "winnable";
    const start = bestOf(hole.positions[0]);
    if (typeof start === "number" && start > 0) return "unclearable";
    const current = bestOf(currentPosition(hole));
    if (start === undefined || current === undefined) return "working";
    if (current === null) return "unknown";
    if (current <= 0) return "winnable";
    return start === null ? "unclearable" : "no-longer";
  }

  /** Ends when `isDone` after something was learned, or when `signal` aborts. */
  async function until(isDone: () => boolean, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && !isDone()) {
      await new Promise<void>((resolve) => {
        const wake = (): void => {
          waiting.delete(wake);
          signal.removeEventListener("abort", wake);
          resolve();
        };
        waiting.add(wake);
        signal.addEventListener("abort", wake);
      });
    }
  }

  return {
    follow,
    verdictOf,
    bestOf,
    movesOf: (position) => moves.get(position) ?? null,
    async rate(hole) {
      const position = currentPosition(hole);
      const known = moves.get(position);
      if (known) return known;
      rating?.abort();
      rating = new AbortController();
      const answer = await judge.rateMoves(hole.positions[0], position, rating.signal);
      if (answer.kind !== "done") return null;
      moves.set(position, answer.value);
      return answer.value;
    },
    async assessAll(hole, signal) {
      const positions = hole.positions.slice(0, hole.cursor + 1);
      const [start] = hole.positions;
      await until(() => {
        if (!untabled.has(start)) follow(hole);
        else askJudge(firstOpen(positions));
        return firstOpen(positions) === null;
      }, signal);
      return positions.map(bestOf);
    },
    async settle(hole, signal) {
      await until(() => {
        follow(hole);
        return verdictOf(hole) !== "working";
      }, signal);
      return verdictOf(hole);
    },
  };
}
