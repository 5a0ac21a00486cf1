/**
 * The puzzle on the board. It is a hole beside the player's own (hole-play.ts) that begins with the puzzle's position,
 * so that undo ends there. Every move is held against what is proved: one that loses strokes is said to, counted and
 * taken back, whenever the proof comes; the others are kept, until what was asked for is done.
 *
 * What is right follows from one number, the best that the position still allows: it is the puzzle's own for as long
 * as nothing was lost. So any line that keeps it will do, not only the one that is shown as the solution.
 */
import { puzzlePosition } from "@albatross/coach";
import {
  currentPosition,
  expectValue,
  formatMove,
  holeStatus,
  makeHoleMove,
  movesMade,
  startHole,
  strokesOf,
  type Hole,
  type Move,
} from "@albatross/rules";
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";
import type { KnownBest } from "./assessments.ts";
import type { Game } from "./game.ts";
import { linkOf, type KeptPuzzle, type PuzzleProgress } from "./kept-puzzle.ts";
import type { OpenHole } from "./open-hole.ts";

/** `asked`: nothing was tried yet. */
type PuzzleFeedback = { readonly kind: "asked" } | PuzzleAnswer;

export type PuzzleAnswer =
  | { readonly kind: "right" }
  /** `cost` in strokes; null when nobody knows. */
  | { readonly kind: "wrong"; readonly cost: number | null }
  | { readonly kind: "solved" }
  /** The solution lies on the board, to be gone through. */
  | { readonly kind: "shown" };

export interface PuzzleBoard {
  readonly current: ReadonlySignal<KeptPuzzle | null>;
  readonly feedback: ReadonlySignal<PuzzleFeedback>;
  /** How far a solution is gone through; null while none is. */
  readonly step: ReadonlySignal<{ readonly move: number; readonly of: number } | null>;
  /** Lays it on the board, as far as it is played; one that has ended with its solution. */
  show(puzzle: KeptPuzzle): void;
  /** Lays the solution on the board. Of a puzzle that is not solved it is then no longer asked for. */
  showSolution(): void;
  /** Brings the player's own hole back. */
  leave(): void;
}

export interface PuzzleBoardPorts {
  readonly game: Pick<Game, "play" | "assessments">;
  readonly puzzles: ReadonlySignal<ReadonlyMap<string, KeptPuzzle> | null>;
  keep(puzzle: KeptPuzzle): void;
  nowMs(): number;
}

interface OnBoard {
  /** Of the hole, another one each time. */
  readonly hole: string;
  readonly link: string;
  readonly isSolution: boolean;
}

export function createPuzzleBoard({ game, puzzles, keep, nowMs }: PuzzleBoardPorts): PuzzleBoard {
  const { play, assessments } = game;
  const onBoard = signal<OnBoard | null>(null);
  const feedback = signal<PuzzleFeedback>({ kind: "asked" });
  const current = computed(() => puzzles.value?.get(onBoard.value?.link ?? "") ?? null);
  /** So many moves are known to be right, and so many hints of this hole are counted. */
  let right = 0;
  let hints = 0;

  function lay(puzzle: KeptPuzzle, moves: readonly Move[], isSolution: boolean): void {
    const hole = holeOf(puzzle, moves, isSolution ? 0 : moves.length);
    right = isSolution ? 0 : hole.cursor;
    hints = 0;
    const { deal } = puzzle.puzzle;
    const help = { hints: 0, undos: 0, givenMoves: puzzle.puzzle.moves.length };
    play.showBeside({ id: null, deal, hole, help, attempt: 1, before: null, round: null });
    const id = play.open.peek()?.id;
    onBoard.value = id ? { hole: id, link: linkOf(puzzle), isSolution } : null;
  }

  function change(puzzle: KeptPuzzle, progress: Partial<PuzzleProgress>): void {
    keep({ ...puzzle, progress: { ...puzzle.progress, ...progress } });
  }

  function countHints({ help }: OpenHole): void {
    const puzzle = current.peek();
    if (puzzle?.progress.state === "open" && help.hints > hints)
      change(puzzle, { hints: puzzle.progress.hints + help.hints - hints });
    hints = help.hints;
  }

  function follow(open: OpenHole, best: KnownBest): void {
    const puzzle = current.peek();
    if (puzzle?.progress.state !== "open") return;
    const { cursor } = open.hole;
    if (cursor < right) right = cursor;
    if (cursor === right || best === undefined) return;
    const cost = costOf(puzzle, open.hole, best);
    if (cost === 0) accept(puzzle, open.hole);
    else refuse(puzzle, cost);
  }

  function refuse(puzzle: KeptPuzzle, cost: number | null): void {
    change(puzzle, { wrong: puzzle.progress.wrong + 1 });
    feedback.value = { kind: "wrong", cost };
    play.goBackTo(right);
  }

  function accept(puzzle: KeptPuzzle, hole: Hole): void {
    right = hole.cursor;
    const isDone = puzzle.puzzle.kind !== "clear" || holeStatus(hole) === "cleared";
    const moves = movesMade(hole);
    change(puzzle, isDone ? { state: "solved", moves, endedAtMs: nowMs() } : { moves });
    feedback.value = { kind: isDone ? "solved" : "right" };
  }

  effect(() => {
    const here = onBoard.value;
    const open = play.open.value;
    const event = play.event.value;
    const best = assessments.bests.value.current;
    if (here === null || open === null) return;
    // The event comes after the hole: what is done because of a move must come after that is told.
    if (event?.kind !== "nothing" && event?.hole.hole !== open.hole) return;
    untracked(() => {
      if (open.id !== here.hole) {
        onBoard.value = null;
      } else if (!here.isSolution) {
        countHints(open);
        follow(open, best);
      }
    });
  });

  return {
    current,
    feedback,
    step: computed(() => {
      const open = play.open.value;
      if (!onBoard.value?.isSolution || open === null) return null;
      return { move: open.hole.cursor, of: open.hole.moves.length };
    }),
    show(puzzle) {
      const { state, moves } = puzzle.progress;
      const hasEnded = state !== "open";
      feedback.value = { kind: hasEnded ? state : moves.length > 0 ? "right" : "asked" };
      lay(puzzle, hasEnded ? puzzle.puzzle.solution : moves, hasEnded);
    },
    showSolution() {
      const puzzle = current.peek();
      if (puzzle === null) return;
      if (puzzle.progress.state === "open") change(puzzle, { state: "shown", endedAtMs: nowMs() });
      feedback.value = { kind: puzzle.progress.state === "solved" ? "solved" : "shown" };
      lay(puzzle, puzzle.puzzle.solution, true);
    },
    leave: () => play.bringBack(),
  };
}

/** Strokes that the moves made have lost; null when they are wrong and nobody knows by how much. */
function costOf({ puzzle }: KeptPuzzle, hole: Hole, best: number | null): number | null {
  if (best !== null) return best - puzzle.best;
  // Without a judge the proof still tells the first move, and the end tells of the others.
  const [first] = movesMade(hole);
  if (first === undefined || formatMove(first) !== formatMove(puzzle.answer)) return null;
  const isOver = holeStatus(hole) !== "playing";
  return isOver ? strokesOf(currentPosition(hole)) - puzzle.best : 0;
}

/** Moves that are not legal, in a row that was tampered with, are left out. */
function holeOf({ puzzle }: KeptPuzzle, moves: readonly Move[], cursor: number): Hole {
  let hole = startHole(expectValue(puzzlePosition(puzzle)));
  for (const move of moves) {
    const made = makeHoleMove(hole, move);
    if (!made.ok) break;
    hole = made.value;
  }
  return { ...hole, cursor: Math.min(cursor, hole.cursor) };
}
