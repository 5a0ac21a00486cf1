/**
 * What is proved about the positions of the open hole, and the asking for it. Answers are remembered by the
 * position they are about (each position of a hole is one object, which undo and redo bring back), so an answer
 * can come late but never be taken for another position's.
 *
 * The judge proves the start first: of a new deal that is the first verdict, and sooner there than the hole's
 * value table. The table then assesses all positions of the hole at once, and after that each new one. An
 * assessment has the value of every legal move, so where a move leads is known before it is asked about. A hole
 * without a table (jokers, redeals, large tableaux) has one position judged at a time; what is known ahead there
 * is the best line, and what hints have rated.
 */
import { currentPosition, isSameMove, type Hole, type Move, type Position } from "@albatross/rules";
import type { Judgement, RatedMove } from "@albatross/solver";
import type { Assessment } from "@albatross/workers/browser";
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { JudgeClient } from "../worker/judge-contract.ts";
import type { Job } from "../worker/pool-jobs.ts";
import type { OpenHole } from "./open-hole.ts";

/** Best final strokes from a position. null: asked in vain; undefined: not answered yet. */
export type KnownBest = number | null | undefined;

export interface Assessments {
  /** Of the open hole's first position, and of its current one. */
  readonly bests: ReadonlySignal<{ readonly start: KnownBest; readonly current: KnownBest }>;
  /** A move that keeps the best of the hole's current position; null while none is known. */
  bestMoveAt(hole: Hole): Move | null;
  /** Every legal move, best first; null while they are not rated. */
  movesOf(position: Position): readonly RatedMove[] | null;
  /** Takes in what a search has proved already. */
  learn(position: Position, judgement: Judgement): void;
  /** Takes in what was rated for a hint. */
  learnMoves(position: Position, moves: readonly RatedMove[]): void;
}

interface Proof {
  readonly best: number;
  /** Moves that reach `best` from here, as far as they are known. */
  readonly line: readonly Move[];
}

export function followAssessments(
  open: ReadonlySignal<OpenHole | null>,
  judge: JudgeClient,
): Assessments {
  const known = new KnownPositions();
  /** Positions that the table was asked about: false until its answer, or its failure, is there. */
  const tabled = new WeakMap<Position, boolean>();
  /** Starts of holes that have no table. */
  const untabled = new WeakSet<Position>();
  const learned = signal(0);
  let asked: { readonly position: Position; readonly job: Job<Judgement> } | null = null;

  function learn(position: Position, judgement: Judgement): void {
    known.addJudgement(position, judgement);
    learned.value += 1;
  }

  /** At most one question is under way: what is left is not worth a worker's time. */
  function askJudge(position: Position | null): void {
    if (asked !== null && asked.position === position) return;
    asked?.job.cancel();
    asked = null;
    if (position === null) return;
    const job = judge.judge(position);
    asked = { position, job };
    void job.answer.then((answer) => {
      if (asked?.job === job) asked = null;
      if (answer.kind === "done") learn(position, answer.value);
      if (answer.kind === "failed") {
        known.addFailure(position);
        learned.value += 1;
      }
    });
  }

  /** Never cancelled: it is over in a moment, and ending its worker would lose the table. */
  function askTable(start: Position, positions: readonly Position[]): void {
    for (const position of positions) tabled.set(position, false);
    void judge.assess(start, positions).answer.then((answer) => {
      for (const position of positions) tabled.set(position, true);
      if (answer.kind === "done") {
        if (answer.value === null) untabled.add(start);
        for (const [index, assessment] of (answer.value ?? []).entries()) {
          const position = positions[index];
          if (position) known.addAssessment(position, assessment);
        }
      }
      learned.value += 1;
    });
  }

  effect(() => {
    void learned.value;
    if (open.value === null) return askJudge(null);
    const { hole } = open.value;
    const [start] = hole.positions;
    const startBest = known.bestOf(start);
    if (startBest === undefined) return askJudge(start);
    if (!untabled.has(start)) {
      const fresh = hole.positions.filter((position) => !tabled.has(position));
      if (fresh.length > 0) askTable(start, fresh);
      if (tabled.get(currentPosition(hole)) === false) return askJudge(null);
    }
    // Once the start cannot be cleared, no later position can.
    const isSettled = known.bestAt(hole) !== undefined || (startBest !== null && startBest > 0);
    askJudge(isSettled ? null : currentPosition(hole));
  });

  return {
    bests: computed(() => {
      void learned.value;
      const hole = open.value?.hole;
      return {
        start: hole && known.bestOf(hole.positions[0]),
        current: hole && known.bestAt(hole),
      };
    }),
    bestMoveAt: (hole) => known.bestMoveAt(hole),
    movesOf: (position) => known.movesOf(position),
    learn,
    learnMoves(position, moves) {
      known.addMoves(position, moves);
      learned.value += 1;
    },
  };
}

/** What is known, by position. */
class KnownPositions {
  /** null: asked in vain. */
  readonly #proofs = new WeakMap<Position, Proof | null>();
  readonly #moves = new WeakMap<Position, readonly RatedMove[]>();

  bestOf(position: Position): KnownBest {
    const proof = this.#proofs.get(position);
    return proof && proof.best;
  }

  /** Of the hole's current position, which the position before it may tell. */
  bestAt(hole: Hole): KnownBest {
    const position = currentPosition(hole);
    const before = hole.positions[hole.cursor - 1];
    const move = hole.moves[hole.cursor - 1];
    if (!this.#proofs.has(position) && before && move) {
      const proof = this.#proofAfter(before, move);
      if (proof) this.#proofs.set(position, proof);
    }
    return this.bestOf(position);
  }

  bestMoveAt(hole: Hole): Move | null {
    const position = currentPosition(hole);
    const best = this.bestAt(hole);
    const [rated] = this.movesOf(position) ?? [];
    if (typeof best === "number" && rated?.best === best) return rated.move;
    return this.#proofs.get(position)?.line[0] ?? null;
  }

  movesOf(position: Position): readonly RatedMove[] | null {
    return this.#moves.get(position) ?? null;
  }

  addJudgement(position: Position, judgement: Judgement): void {
    const { best, line } = judgement;
    const isProved = judgement.verdict !== "unknown";
    this.#proofs.set(position, isProved ? { best: best ?? 0, line: line ?? [] } : null);
  }

  addFailure(position: Position): void {
    this.#proofs.set(position, null);
  }

  addAssessment(position: Position, { best, moves }: Assessment): void {
    this.#moves.set(position, moves);
    if (!this.#proofs.get(position)) this.#proofs.set(position, { best, line: [] });
  }

  addMoves(position: Position, moves: readonly RatedMove[]): void {
    this.#moves.set(position, moves);
  }

  #proofAfter(before: Position, move: Move): Proof | null {
    const proof = this.#proofs.get(before);
    const next = proof?.line[0];
    // A move along a best line keeps the best.
    if (proof && next && isSameMove(next, move)) return { ...proof, line: proof.line.slice(1) };
    const rated = this.#moves.get(before)?.find((other) => isSameMove(other.move, move));
    return typeof rated?.best === "number" ? { best: rated.best, line: [] } : null;
  }
}
