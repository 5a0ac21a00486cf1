/**
 * T4: what is proved about the open hole. Answers are remembered by the position they are about (each
 * position of a hole is one object, which undo and redo bring back), so an answer can come late but never
 * be shown for another position, and a position seen before has its verdict at once.
 */
import {
  currentPosition,
  formatMove,
  holeStatus,
  strokesOf,
  type Move,
  type Position,
} from "@albatross/rules";
import type { Judgement } from "@albatross/solver";
import { computed, effect, signal, type ReadonlySignal } from "@preact/signals";
import type { JudgeClient, JudgeJob } from "../worker/judge-contract.ts";
import type { OpenHole } from "./open-hole.ts";

export type Verdict =
  | { readonly kind: "working" }
  | { readonly kind: "winnable"; readonly best: number }
  /** Never was: proved at the start, or as far back as the judge could see. */
  | { readonly kind: "unclearable"; readonly best: number }
  /** Was winnable at the start. */
  | { readonly kind: "no-longer"; readonly best: number }
  /** The judge gave up, or has failed. */
  | { readonly kind: "unknown" };

interface Proof {
  readonly best: number;
  /** Moves that reach `best` from here. */
  readonly line: readonly Move[];
}

export interface VerdictFollower {
  readonly verdict: ReadonlySignal<Verdict>;
  /** The best score that the deal allowed; null while it is not known. */
  readonly startBest: ReadonlySignal<number | null>;
  /** Takes in what a search has proved already. */
  learn(position: Position, judgement: Judgement): void;
}

export function followVerdict(
  open: ReadonlySignal<OpenHole | null>,
  judge: JudgeClient,
): VerdictFollower {
  /** null: asked in vain. */
  const proofs = new WeakMap<Position, Proof | null>();
  const learned = signal(0);
  let asked: { readonly position: Position; readonly job: JudgeJob<Judgement> } | null = null;

  function learn(position: Position, judgement: Judgement): void {
    const { best, line } = judgement;
    proofs.set(
      position,
      judgement.verdict === "unknown" ? null : { best: best ?? 0, line: line ?? [] },
    );
    learned.value += 1;
  }

  /** A move along a best line keeps the best: nothing to ask. */
  function followLine({ hole }: OpenHole): void {
    const position = currentPosition(hole);
    const before = hole.positions[hole.cursor - 1];
    const move = hole.moves[hole.cursor - 1];
    const proof = before && proofs.get(before);
    const next = proof?.line[0];
    if (!proof || !move || !next || proofs.has(position)) return;
    if (formatMove(next) !== formatMove(move)) return;
    proofs.set(position, { best: proof.best, line: proof.line.slice(1) });
  }

  function ask(position: Position): void {
    if (asked?.position === position) return;
    asked?.job.cancel();
    const job = judge.judge(position);
    asked = { position, job };
    void job.answer.then((answer) => {
      if (asked?.job === job) asked = null;
      if (answer.kind === "done") learn(position, answer.value);
      if (answer.kind === "failed") {
        proofs.set(position, null);
        learned.value += 1;
      }
    });
  }

  effect(() => {
    void learned.value;
    if (open.value === null) return;
    followLine(open.value);
    const wanted = nextQuestion(open.value, proofs);
    if (wanted) return ask(wanted);
    asked?.job.cancel();
    asked = null;
  });

  return {
    verdict: computed(() => {
      void learned.value;
      if (open.value === null) return { kind: "working" };
      followLine(open.value);
      return readVerdict(open.value, proofs);
    }),
    startBest: computed(() => {
      void learned.value;
      return (open.value && proofs.get(open.value.hole.positions[0])?.best) ?? null;
    }),
    learn,
  };
}

type Proofs = WeakMap<Position, Proof | null>;

/** The start first: once that cannot be cleared, no later position can. */
function nextQuestion({ hole }: OpenHole, proofs: Proofs): Position | null {
  const [start] = hole.positions;
  const current = currentPosition(hole);
  const startProof = proofs.get(start);
  if (startProof === undefined) return start;
  if (startProof !== null && startProof.best > 0) return null;
  return proofs.has(current) ? null : current;
}

function readVerdict({ hole }: OpenHole, proofs: Proofs): Verdict {
  const start = proofs.get(hole.positions[0]);
  const current = proofs.get(currentPosition(hole));
  // A cleared hole is its own proof.
  if (holeStatus(hole) === "cleared") {
    return { kind: "winnable", best: strokesOf(currentPosition(hole)) };
  }
  if (start && start.best > 0) return { kind: "unclearable", best: start.best };
  if (start === undefined || current === undefined) return { kind: "working" };
  if (current === null) return { kind: "unknown" };
  if (current.best <= 0) return { kind: "winnable", best: current.best };
  return { kind: start === null ? "unclearable" : "no-longer", best: current.best };
}
