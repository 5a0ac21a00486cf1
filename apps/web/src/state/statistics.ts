/** What the played holes come to. Pure; every figure says here what it counts, and the page says the same. */
import { parseMoves, type Move } from "@albatross/rules";
import { newestFirst } from "./history-merge.ts";
import { isFinished, type PlayedHole } from "./played-hole.ts";

export interface Statistics {
  /** Holes played to an end. All figures but `left` are about these. */
  readonly played: number;
  /** Holes left before their end, after a card was played. */
  readonly left: number;
  readonly cleared: number;
  /** Cleared of played, 0 to 1; null when none was played, as all below that have no value then. */
  readonly clearRate: number | null;
  readonly averageStrokes: number | null;
  readonly bestStrokes: number | null;
  /** Holes by strokes, from the fewest to the most that occurred, those between with 0. */
  readonly byStrokes: readonly Tally[];
  readonly longestRun: number | null;
  /** Runs of two plays or more, by their length, as `byStrokes`. */
  readonly byRunLength: readonly Tally[];
  /** Average strokes of the newest 10 and 50; null before as many were played. */
  readonly last10: number | null;
  readonly last50: number | null;
  /** Clears one after the other, up to the newest hole; and the most there ever were. */
  readonly clearsInARow: number;
  readonly mostClearsInARow: number;
  readonly undos: number;
  readonly hints: number;
  /** Holes played without undo and hint, at the first try. */
  readonly withoutHelp: number;
  /** Strokes above the best that the deal allowed, on average over the `knownBest` holes where it was known. */
  readonly aboveBest: number | null;
  readonly knownBest: number;
}

export interface Tally {
  readonly value: number;
  readonly count: number;
}

const SHORTEST_RUN = 2;

/** @param holes in any order, each id once. */
export function readStatistics(holes: readonly PlayedHole[]): Statistics {
  const finished = newestFirst(holes).filter(isFinished);
  const strokes = finished.map((hole) => hole.strokes);
  const cleared = finished.filter(isCleared).length;
  const above = finished.flatMap(({ strokes, best }) => (best === null ? [] : [strokes - best]));
  const runs = finished.flatMap(({ moves }) => readRunLengths(moves));
  return {
    played: finished.length,
    left: holes.length - finished.length,
    cleared,
    clearRate: finished.length === 0 ? null : cleared / finished.length,
    averageStrokes: average(strokes),
    bestStrokes: least(strokes),
    byStrokes: tally(strokes),
    longestRun: finished.reduce<number | null>(
      (most, hole) => Math.max(most ?? 0, hole.bestRun),
      null,
    ),
    byRunLength: tally(runs.filter((length) => length >= SHORTEST_RUN)),
    last10: strokes.length < 10 ? null : average(strokes.slice(0, 10)),
    last50: strokes.length < 50 ? null : average(strokes.slice(0, 50)),
    ...readStreaks(finished),
    undos: sum(finished.map(({ undos }) => undos)),
    hints: sum(finished.map(({ hints }) => hints)),
    withoutHelp: finished.filter(({ undos, hints, tries }) => undos + hints === 0 && tries === 1)
      .length,
    aboveBest: average(above),
    knownBest: above.length,
  };
}

function isCleared({ ending }: PlayedHole): boolean {
  return ending === "cleared";
}

/** @param finished newest first. */
function readStreaks(
  finished: readonly PlayedHole[],
): Pick<Statistics, "clearsInARow" | "mostClearsInARow"> {
  const firstMiss = finished.findIndex((hole) => !isCleared(hole));
  let most = 0;
  let current = 0;
  for (const hole of finished) {
    current = isCleared(hole) ? current + 1 : 0;
    most = Math.max(most, current);
  }
  const clearsInARow = firstMiss < 0 ? finished.length : firstMiss;
  return { clearsInARow, mostClearsInARow: most };
}

/** The length of each run of a hole, one for each stretch of plays with no draw in it. */
function readRunLengths(text: string): readonly number[] {
  const moves = parseMoves(text);
  if (!moves.ok) return [];
  const lengths: number[] = [];
  let current = 0;
  for (const move of [...moves.value, null] satisfies readonly (Move | null)[]) {
    if (move?.kind === "play") current += 1;
    else {
      if (current > 0) lengths.push(current);
      current = 0;
    }
  }
  return lengths;
}

/** Counts whole numbers from the least to the greatest, without gaps. */
function tally(values: readonly number[]): readonly Tally[] {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const from = least(values);
  if (from === null) return [];
  const to = values.reduce((most, value) => Math.max(most, value), from);
  return Array.from({ length: to - from + 1 }, (_, index) => {
    const value = from + index;
    return { value, count: counts.get(value) ?? 0 };
  });
}

function least(values: readonly number[]): number | null {
  return values.reduce<number | null>(
    (low, value) => (low === null ? value : Math.min(low, value)),
    null,
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function average(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}
