/** Replay: whether a record's moves are legal, where they lead, and whether its claim is true. */
import { deal } from "./deal.ts";
import {
  currentPosition,
  holeStatus,
  makeHoleMove,
  startHole,
  takeStrokes,
  type Hole,
} from "./hole.ts";
import { legalMoves, type Move, type Refusal } from "./move.ts";
import type { GolfRecord, RecordResult } from "./record.ts";
import { strokesOf } from "./score.ts";

export interface IllegalMove {
  /** Which move of the record, counted from 1. */
  readonly at: number;
  readonly move: Move;
  readonly refusal: Refusal;
  /** What would have been legal there; empty when the hole was over. */
  readonly expected: readonly Move[];
}

export interface Replay {
  /** The hole after the record's moves, or after those before the first illegal one. */
  readonly hole: Hole;
  readonly illegal: IllegalMove | null;
  /** Is the record's result what the moves gave? null when it has none or a move is illegal. */
  readonly resultAgrees: boolean | null;
}

export function replayRecord(record: GolfRecord): Replay {
  let hole = startHole(deal(record.deal, record.rules));
  for (const [index, move] of record.moves.entries()) {
    const made = makeHoleMove(hole, move);
    if (!made.ok) {
      const expected = legalMoves(currentPosition(hole));
      const illegal = { at: index + 1, move, refusal: made.fault, expected };
      return { hole, illegal, resultAgrees: null };
    }
    hole = made.value;
  }
  if (record.result?.ending === "conceded" && holeStatus(hole) === "playing") {
    const taken = takeStrokes(hole);
    if (taken.ok) hole = taken.value;
  }
  return { hole, illegal: null, resultAgrees: record.result && agrees(hole, record.result) };
}

function agrees(hole: Hole, result: RecordResult): boolean {
  return holeStatus(hole) === result.ending && strokesOf(currentPosition(hole)) === result.strokes;
}
