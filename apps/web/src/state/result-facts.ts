/** T5: what the result of a hole says, worked out from the hole itself. Pure. */
import {
  currentPosition,
  drawsLeft,
  exposedCard,
  holeStatus,
  isOver,
  movesMade,
  neededRanks,
  readRuns,
  strokesOf,
  wasteTop,
  type Card,
  type Ending,
  type Move,
  type Rank,
} from "@albatross/rules";
import type { HelpUsed, OpenHole } from "./open-hole.ts";

export interface ExposedCard {
  readonly column: number;
  readonly card: Card;
}

export interface ResultFacts {
  readonly ending: Ending;
  /** Is the score final? A stuck hole's is not until its strokes are taken. */
  readonly isFinal: boolean;
  readonly strokes: number;
  readonly drawsLeft: number;
  readonly waste: Card | null;
  /** The ranks that would have fitted. */
  readonly needed: readonly Rank[];
  readonly exposed: readonly ExposedCard[];
  readonly bestRun: number;
  readonly help: HelpUsed;
  readonly attempt: number;
}

/** The move at which the best score was lost. */
export interface LostMove {
  /** Counted from 1; also how many moves are left when it is taken back, plus 1. */
  readonly number: number;
  readonly move: Move;
  /** The card played or drawn. */
  readonly card: Card | null;
  readonly bestBefore: number;
  readonly bestAfter: number;
}

/** null while the hole is played. */
export function readResult(open: OpenHole): ResultFacts | null {
  const { hole, help, attempt } = open;
  const ending = endingOf(open);
  if (ending === null) return null;
  const position = currentPosition(hole);
  return {
    ending,
    isFinal: hole.strokesTaken || ending === "cleared",
    strokes: strokesOf(position),
    drawsLeft: drawsLeft(position),
    waste: wasteTop(position),
    needed: neededRanks(position),
    exposed: position.heights.flatMap((_, column) => {
      const card = exposedCard(position, column);
      return card === undefined ? [] : [{ column, card }];
    }),
    bestRun: readRuns(movesMade(hole)).best,
    help,
    attempt,
  };
}

function endingOf({ hole }: OpenHole): Ending | null {
  const status = holeStatus(hole);
  if (!isOver(hole) || status === "playing" || status === "waiting") return null;
  // Taking the strokes of a stuck hole is how it ends, so it stays "stuck".
  return status;
}

/**
 * Where the best score was lost, given the best score that each position still allowed. If the hole could
 * have been cleared and was not, that is the move after which it no longer could; else the first move that
 * gave strokes away. null when none did, or a number is not known.
 */
export function findLostMove(open: OpenHole, best: readonly (number | null)[]): LostMove | null {
  const [atStart] = best;
  const atEnd = best[open.hole.cursor];
  if (atStart === undefined || atStart === null || atEnd === undefined || atEnd === null)
    return null;
  const limit = atStart <= 0 && atEnd > 0 ? 0 : atStart;
  const index = best.findIndex((after) => after !== null && after > limit);
  const move = open.hole.moves[index - 1];
  const bestBefore = best[index - 1];
  const bestAfter = best[index];
  if (!move || typeof bestBefore !== "number" || typeof bestAfter !== "number") return null;
  const position = open.hole.positions[index];
  const card = position ? wasteTop(position) : null;
  return { number: index, move, card, bestBefore, bestAfter };
}
