/** Rounds (R1, R3): nine or eighteen holes, par, and the scorecard with its running totals. */
import type { DealName } from "./deal-name.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";

export const NINE_HOLES = 9;

/** Par of nine holes: 45 (five a hole), or 36, the older books' figure. */
export type Par = 45 | 36;
export const DEFAULT_PAR: Par = 45;

export interface Round {
  readonly holes: 9 | 18;
  /** Par of each nine. */
  readonly par: Par;
  /** Strokes of the holes that have ended, in order. */
  readonly scores: readonly number[];
}

export interface ScorecardRow {
  /** 1 … 18. */
  readonly hole: number;
  readonly par: number;
  /** null while the hole is still to be played, as are the two below. */
  readonly strokes: number | null;
  readonly total: number | null;
  /** Total against the par of the holes so far: negative is under. */
  readonly toPar: number | null;
}

export type Standing = "under" | "level" | "over";

export interface Scorecard {
  readonly rows: readonly ScorecardRow[];
  /** The total of each nine so far. */
  readonly nines: readonly number[];
  readonly total: number;
  /** Against the par of the holes played. */
  readonly toPar: number;
  readonly standing: Standing;
  readonly isComplete: boolean;
}

export function startRound(holes: 9 | 18 = 9, par: Par = DEFAULT_PAR): Round {
  return { holes, par, scores: [] };
}

/** Writes the score of the hole that has just ended. */
export function writeScore(round: Round, strokes: number): Result<Round, Fault<"round-over">> {
  if (round.scores.length >= round.holes) {
    return fail("round-over", `all ${round.holes} holes of the round are played`);
  }
  return succeed({ ...round, scores: [...round.scores, strokes] });
}

export function parOfHole(round: Round): number {
  return round.par / NINE_HOLES;
}

export function standingOf(toPar: number): Standing {
  if (toPar === 0) return "level";
  return toPar < 0 ? "under" : "over";
}

export function scorecard(round: Round): Scorecard {
  const par = parOfHole(round);
  const rows: ScorecardRow[] = [];
  let total = 0;
  for (let hole = 1; hole <= round.holes; hole++) {
    const strokes = round.scores[hole - 1];
    if (strokes === undefined) {
      rows.push({ hole, par, strokes: null, total: null, toPar: null });
      continue;
    }
    total += strokes;
    rows.push({ hole, par, strokes, total, toPar: total - par * hole });
  }
  const toPar = total - par * round.scores.length;
  return {
    rows,
    nines: Array.from({ length: round.holes / NINE_HOLES }, (_, nine) =>
      sum(round.scores.slice(nine * NINE_HOLES, (nine + 1) * NINE_HOLES)),
    ),
    total,
    toPar,
    standing: standingOf(toPar),
    isComplete: round.scores.length === round.holes,
  };
}

/** R3: how the deals of a round are chosen. */
export type RoundDeals =
  | { readonly kind: "random" }
  | { readonly kind: "winnable" }
  | { readonly kind: "course"; readonly course: Course };

/** R3: a fixed, named list of nine deals. */
export interface Course {
  readonly name: string;
  readonly deals: readonly DealName[];
}

export function makeCourse(
  name: string,
  deals: readonly DealName[],
): Result<Course, Fault<"course-invalid">> {
  if (name.trim() === "") return fail("course-invalid", "a course has a name");
  if (deals.length !== NINE_HOLES) {
    return fail("course-invalid", `a course has nine deals, not ${deals.length}`, {
      deals: deals.length,
    });
  }
  return succeed({ name: name.trim(), deals });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
