/**
 * A hole being played: its moves, all positions they led to, and how far they are undone (T3, P8, S3).
 * A hole is a value; undo and redo only move a cursor, so whatever is derived from the hole at a cursor
 * (strokes, run, status) is restored exactly.
 */
import type { Card, SeenCard } from "./card.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { makeMove, positionStatus, type Move, type PositionStatus, type Refusal } from "./move.ts";
import type { Position } from "./position.ts";
import { strokesOf } from "./score.ts";

export interface Hole<C extends SeenCard = Card> {
  /** One more than `moves`: the position before each move, and the last. Never empty. */
  readonly positions: readonly [Position<C>, ...Position<C>[]];
  readonly moves: readonly Move[];
  /** How many of `moves` are made now; the rest can be redone. */
  readonly cursor: number;
  /** P8, R2: the player took the strokes. No move is legal then, until that is undone. */
  readonly strokesTaken: boolean;
}

export type HoleStatus = PositionStatus | "conceded";

export function startHole<C extends SeenCard>(position: Position<C>): Hole<C> {
  return { positions: [position], moves: [], cursor: 0, strokesTaken: false };
}

export function currentPosition<C extends SeenCard>(hole: Hole<C>): Position<C> {
  return hole.positions[hole.cursor] ?? hole.positions[0];
}

/** The moves made now, those undone left out. */
export function movesMade(hole: Hole<SeenCard>): readonly Move[] {
  return hole.moves.slice(0, hole.cursor);
}

export function holeStatus(hole: Hole<SeenCard>): HoleStatus {
  const status = positionStatus(currentPosition(hole));
  return status === "playing" && hole.strokesTaken ? "conceded" : status;
}

/** Has the hole ended: cleared, stuck, or its strokes taken? */
export function isOver(hole: Hole<SeenCard>): boolean {
  const status = holeStatus(hole);
  return status !== "playing" && status !== "waiting";
}

/** What goes on the scorecard: null until the hole is cleared or its strokes are taken (R1, R2). */
export function holeScore(hole: Hole<SeenCard>): number | null {
  const isFinal = hole.strokesTaken || holeStatus(hole) === "cleared";
  return isFinal ? strokesOf(currentPosition(hole)) : null;
}

/** Makes a move; what was undone before it can then no longer be redone. */
export function makeHoleMove<C extends SeenCard>(
  hole: Hole<C>,
  move: Move,
): Result<Hole<C>, Refusal> {
  if (hole.strokesTaken) {
    const fault: Refusal = { code: "hole-over", message: "The strokes are taken.", needed: [] };
    return { ok: false, fault };
  }
  const made = makeMove(currentPosition(hole), move);
  if (!made.ok) return made;
  const [first, ...others] = hole.positions;
  return succeed({
    positions: [first, ...others.slice(0, hole.cursor), made.value],
    moves: [...movesMade(hole), move],
    cursor: hole.cursor + 1,
    strokesTaken: false,
  });
}

export function canUndo(hole: Hole<SeenCard>): boolean {
  return hole.strokesTaken || hole.cursor > 0;
}

export function canRedo(hole: Hole<SeenCard>): boolean {
  return !hole.strokesTaken && hole.cursor < hole.moves.length;
}

/** Takes the last move back, or the taking of the strokes; the same hole when there is nothing to take back. */
export function undo<C extends SeenCard>(hole: Hole<C>): Hole<C> {
  if (hole.strokesTaken) return { ...hole, strokesTaken: false };
  return canUndo(hole) ? { ...hole, cursor: hole.cursor - 1 } : hole;
}

/** Makes an undone move again; the same hole when there is none. */
export function redo<C extends SeenCard>(hole: Hole<C>): Hole<C> {
  return canRedo(hole) ? { ...hole, cursor: hole.cursor + 1 } : hole;
}

/** Takes the strokes: concedes a hole still being played, or accepts a stuck one. */
export function takeStrokes<C extends SeenCard>(
  hole: Hole<C>,
): Result<Hole<C>, Fault<"hole-over">> {
  if (holeScore(hole) !== null) return fail("hole-over", "The hole has its score already.");
  return succeed({ ...hole, strokesTaken: true });
}

/** Back to the deal. What was played can be redone until another move is made. */
export function restart<C extends SeenCard>(hole: Hole<C>): Hole<C> {
  return { ...hole, cursor: 0, strokesTaken: false };
}
