/**
 * Lets the computer player whose turn it is play the open hole where all can see it: it is asked for a turn, and the
 * moves of that are made one after another, at the speed that was chosen. It thinks in a worker (the port), and the
 * moves are made on the board as any others are, so they are kept as they come: a reload goes on where it was.
 *
 * Whatever takes the hole's place, or covers it, stops it; there is nothing to clean up, for an answer that comes late
 * belongs to a hole that is no longer there.
 */
import {
  currentPosition,
  exposedCard,
  holeScore,
  isOver,
  isRedealNext,
  makeHoleMove,
  takeStrokes,
  type Hole,
  type Move,
  type Position,
} from "@albatross/rules";
import { batch, computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { Job } from "../worker/pool-jobs.ts";
import type { HoleChange, HolePlay } from "./hole-play.ts";
import type { OpenHole } from "./open-hole.ts";
import { isWatched, playerOf } from "./tournament.ts";

export const WATCH_SPEEDS = ["slow", "normal", "fast", "at-once"] as const;
export type WatchSpeed = (typeof WATCH_SPEEDS)[number];

/** From one move to the next, flight included. */
const MOVE_MS: { readonly [S in Exclude<WatchSpeed, "at-once">]: number } = {
  slow: 1500,
  normal: 750,
  fast: 300,
};
/** Before the first move: the cards are dealt, and whose they are is read. */
const BEGIN_MS = 900;

export interface ComputerTurnPorts {
  readonly play: Pick<HolePlay, "open" | "follow">;
  readonly isPaused: ReadonlySignal<boolean>;
  readonly speed: ReadonlySignal<WatchSpeed>;
  takeTurn(player: string, position: Position, seed: number): Job<readonly Move[]>;
  /** Does something so much later; the answer takes it back. */
  later(what: () => void, ms: number): () => void;
}

export interface ComputerTurn {
  /** `failed`: it could not be asked, or made no move that can be made. */
  readonly state: ReadonlySignal<"idle" | "playing" | "failed">;
  /** Plays what is left of this hole at once. */
  skip(): void;
  /** Asks again after a failure. */
  tryAgain(): void;
  /** Ends its hole with what is left, after a failure that stays. */
  takeStrokes(): void;
  /** Stops for good. */
  end(): void;
}

export function followComputerTurns(ports: ComputerTurnPorts): ComputerTurn {
  const { play, isPaused, speed } = ports;
  /** The hole at which it went wrong. */
  const failedAt = signal<Hole | null>(null);
  const skipped = signal<string | null>(null);
  /** What is to be made from this very hole on; no moves at all are an answer, too. */
  const planned = signal<{ readonly hole: Hole; readonly moves: readonly Move[] } | null>(null);
  let asked: { readonly hole: Hole; readonly job: Job<readonly Move[]> } | null = null;

  const turn = computed(() => {
    const at = play.open.value;
    return at !== null && isWatched(at) && holeScore(at.hole) === null ? at : null;
  });
  const isAtOnce = computed(
    () => speed.value === "at-once" || (skipped.value !== null && skipped.value === turn.value?.id),
  );

  function ask(at: OpenHole): void {
    if (asked?.hole === at.hole) return;
    asked?.job.cancel();
    const job = ports.takeTurn(playerOf(at)?.computer ?? "", currentPosition(at.hole), seedOf(at));
    asked = { hole: at.hole, job };
    void job.answer.then((answer) => {
      if (asked?.job !== job) return;
      asked = null;
      if (answer.kind === "done") planned.value = { hole: at.hole, moves: answer.value };
      if (answer.kind === "failed") fail(at);
    });
  }

  function forget(): void {
    asked?.job.cancel();
    asked = null;
  }

  /** Makes the first `count` of the moves that are planned. */
  function make(at: OpenHole, moves: readonly Move[], count: number): void {
    let done: { readonly open: OpenHole; readonly change: HoleChange } | null = null;
    for (const move of moves.slice(0, count)) {
      const from: OpenHole = done?.open ?? at;
      if (isOver(from.hole)) break;
      done = makeMove(from, move);
      if (done === null) return fail(at);
    }
    // It has got what there is to be got, and draws no more for nothing.
    if (done === null) return takeWhatIsLeft(at);
    const { open, change } = done;
    const left = moves.slice(count);
    // At once, or a plan would be seen beside a hole that is not its own.
    batch(() => {
      planned.value = left.length > 0 ? { hole: open.hole, moves: left } : null;
      play.follow(open, change);
    });
  }

  /** Whatever was planned is not tried again. */
  function fail(at: OpenHole): void {
    batch(() => {
      planned.value = null;
      failedAt.value = at.hole;
    });
  }

  function takeWhatIsLeft(at: OpenHole): void {
    const taken = takeStrokes(at.hole);
    if (taken.ok) play.follow({ ...at, hole: taken.value }, { kind: "concede" });
  }

  const stop = effect(() => {
    const at = turn.value;
    if (at === null) return untracked(forget);
    if (isPaused.value || failedAt.value === at.hole) return undefined;
    // Stuck: nobody undoes it (R2).
    if (isOver(at.hole)) return ports.later(() => takeWhatIsLeft(at), 0);
    const plan = planned.value;
    const wanted = isAtOnce.value ? "at-once" : speed.value;
    if (plan?.hole !== at.hole) return untracked(() => ask(at));
    if (wanted === "at-once") {
      return ports.later(() => make(at, plan.moves, plan.moves.length), 0);
    }
    const waitMs = MOVE_MS[wanted] + (at.hole.cursor === 0 ? BEGIN_MS : 0);
    return ports.later(() => make(at, plan.moves, 1), waitMs);
  });

  return {
    state: computed(() => {
      if (turn.value === null) return "idle";
      return failedAt.value === turn.value.hole ? "failed" : "playing";
    }),
    skip: () => void (skipped.value = turn.peek()?.id ?? null),
    tryAgain: () => void (failedAt.value = null),
    takeStrokes() {
      const at = turn.peek();
      if (at) takeWhatIsLeft(at);
    },
    end() {
      stop();
      forget();
    },
  };
}

function makeMove(at: OpenHole, move: Move): { open: OpenHole; change: HoleChange } | null {
  const position = currentPosition(at.hole);
  const made = makeHoleMove(at.hole, move);
  if (!made.ok) return null;
  const open = { ...at, hole: made.value };
  if (move.kind === "draw") {
    return { open, change: { kind: "draw", isRedeal: isRedealNext(position) } };
  }
  const card = exposedCard(position, move.column);
  if (card === undefined) return null;
  return { open, change: { kind: "play", column: move.column, card, isAutomatic: true } };
}

/** The same for the same deal at the same move, so that a reload changes nobody's luck. */
function seedOf({ deal, hole }: OpenHole): number {
  return Number(deal.number % SEEDS) + hole.cursor;
}

const SEEDS = 1_000_000_007n;
