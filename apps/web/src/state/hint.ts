/**
 * T2: the hint. It marks the move that keeps the best reachable result; asked again, the next best. It
 * belongs to one position and is gone with it. Where the position is assessed it is there at once.
 */
import {
  currentPosition,
  DRAW,
  isOver,
  legalMoves,
  play,
  type Move,
  type Position,
} from "@albatross/rules";
import type { RatedMove } from "@albatross/solver";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { JudgeClient } from "../worker/judge-contract.ts";
import type { Job } from "../worker/pool-jobs.ts";
import type { Assessments } from "./assessments.ts";
import type { OpenHole } from "./open-hole.ts";
import { isWatched } from "./tournament.ts";

type Hint =
  | { readonly kind: "none" }
  | { readonly kind: "working" }
  | ({ readonly kind: "shown" } & ShownHint);

export interface ShownHint {
  readonly move: Move;
  /** 1 for the best. */
  readonly rank: number;
  /** Best final strokes after it; null when the judge could not say. */
  readonly best: number | null;
  /** Strokes that it gives away against the best move; null when the judge could not say. */
  readonly lost: number | null;
}

export interface HintGiver {
  readonly hint: ReadonlySignal<Hint>;
  ask(): void;
}

export interface HintListener {
  onShown(hint: ShownHint): void;
}

export function createHints(
  open: ReadonlySignal<OpenHole | null>,
  judge: JudgeClient,
  assessments: Pick<Assessments, "movesOf" | "learnMoves">,
  listener: HintListener,
): HintGiver {
  const given = signal<{ readonly position: Position; readonly hint: Hint } | null>(null);
  let job: Job<readonly RatedMove[]> | null = null;

  const position = computed(() => open.value && currentPosition(open.value.hole));

  function show(at: Position, rated: readonly RatedMove[]): void {
    const before = given.value?.position === at ? given.value.hint : null;
    const index = before?.kind === "shown" ? before.rank % rated.length : 0;
    const chosen = rated[index];
    const first = rated[0];
    if (chosen === undefined || first === undefined) return;
    const lost = chosen.best === null || first.best === null ? null : chosen.best - first.best;
    const shown = { move: ownMove(chosen.move), rank: index + 1, best: chosen.best, lost };
    given.value = { position: at, hint: { kind: "shown", ...shown } };
    listener.onShown(shown);
  }

  function ask(): void {
    const at = position.value;
    if (at === null || open.value === null || isOver(open.value.hole)) return;
    if (isWatched(open.value)) return;
    const known = assessments.movesOf(at);
    if (known) return show(at, known);
    if (given.value?.position === at && given.value.hint.kind === "working") return;
    given.value = { position: at, hint: { kind: "working" } };
    job?.cancel();
    job = judge.rateMoves(open.value.hole.positions[0], at);
    void job.answer.then((answer) => {
      if (answer.kind === "cancelled") return;
      // A judge that failed leaves what the rules alone can say: what fits.
      const rated = answer.kind === "done" ? answer.value : unrated(at);
      if (answer.kind === "done") assessments.learnMoves(at, rated);
      if (position.value === at) show(at, rated);
    });
  }

  return {
    hint: computed(() =>
      given.value !== null && given.value.position === position.value
        ? given.value.hint
        : { kind: "none" },
    ),
    ask,
  };
}

function unrated(position: Position): readonly RatedMove[] {
  return legalMoves(position).map((move) => ({ move, best: null }));
}

/** Moves are shared constants here; what comes from the worker is a copy. */
function ownMove(move: Move): Move {
  return move.kind === "draw" ? DRAW : play(move.column);
}
