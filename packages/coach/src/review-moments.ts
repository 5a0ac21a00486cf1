/** The moves of a hole that are worth a second look, few and in the order in which they were made. */
import { isMistake } from "./review-label.ts";
import type { MoveReview } from "./move-review.ts";

export type MomentKind =
  /** After it the hole could no longer be cleared. */
  | "clear-lost"
  /** It gave much away, as far as could be known. */
  | "mistake"
  /** The one good move, and it was found. */
  | "find"
  /** It cost strokes that nobody could have saved but by luck. */
  | "bad-luck";

export interface Moment {
  /** Of the move, counted from 1. */
  readonly number: number;
  readonly kind: MomentKind;
}

const MOST_MISTAKES = 4;
const MOST_FINDS = 2;
const MOST_BAD_LUCK = 2;

/** A find is better than all other moves by so many expected strokes. */
const FIND_MARGIN = 1;
/** Bad luck costs so many strokes. */
const BAD_LUCK_STROKES = 2;

export function findMoments(moves: readonly MoveReview[]): readonly Moment[] {
  const cleared = moves.find(({ exact }) => exact && exact.before <= 0 && exact.after > 0);
  const mistakes = most(MOST_MISTAKES, moves, ({ fair }) =>
    fair && isMistake(fair.label) ? fair.regret : 0,
  );
  const finds = most(MOST_FINDS, moves, ({ fair }) =>
    fair && fair.label === "best" && fair.margin >= FIND_MARGIN ? fair.margin : 0,
  );
  const unlucky = most(MOST_BAD_LUCK, moves, ({ fair, exact }) =>
    fair && fair.label === "best" && exact && exact.lost >= BAD_LUCK_STROKES ? exact.lost : 0,
  );
  const moments: readonly Moment[] = [
    ...(cleared ? [{ number: cleared.number, kind: "clear-lost" } as const] : []),
    ...mistakes.map(({ number }) => ({ number, kind: "mistake" }) as const),
    ...finds.map(({ number }) => ({ number, kind: "find" }) as const),
    ...unlucky.map(({ number }) => ({ number, kind: "bad-luck" }) as const),
  ];
  const first = new Map<number, Moment>();
  for (const moment of moments) if (!first.has(moment.number)) first.set(moment.number, moment);
  return [...first.values()].sort((a, b) => a.number - b.number);
}

/** Those with the highest worth above 0. */
function most(
  count: number,
  moves: readonly MoveReview[],
  worth: (move: MoveReview) => number,
): readonly MoveReview[] {
  return moves
    .filter((move) => worth(move) > 0)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, count);
}
