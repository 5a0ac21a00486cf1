/**
 * A round as far as it is played. Nothing of a scorecard is kept: it is worked out from the holes, so it is
 * written in the moment that a hole has its score, and taken back by the same undo that takes back its end
 * (R1, R2). Writing scores down at the end of a hole was rejected, because then two things must agree.
 */
import { holeScore } from "@albatross/rules";
import type { OpenHole, RoundInPlay } from "./open-hole.ts";
import { seatsOf } from "./tournament.ts";

/** The round of the open hole, with that hole too once it has its score; null outside a round. */
export function roundSoFar(open: OpenHole): RoundInPlay | null {
  const { round } = open;
  if (round === null || holeScore(open.hole) === null) return round;
  return { ...round, played: [...round.played, { ...open, before: null, round: null }] };
}

/** 1 … 18: which hole of its round is open; null outside a round. */
export function holeNumber({ round }: OpenHole): number | null {
  return round && holesDone(round) + 1;
}

export function isRoundOver(open: OpenHole): boolean {
  const round = roundSoFar(open);
  return round !== null && isComplete(round);
}

export function isComplete(round: RoundInPlay): boolean {
  return holesDone(round) >= round.holes;
}

/** The holes that everybody has played. */
export function holesDone(round: RoundInPlay): number {
  return Math.floor(round.played.length / seatsOf(round));
}
