/**
 * Merging histories, from two tabs or from a file: by id, and of two that have the same id one wins whole.
 * Which one is decided by a total order of their contents, so the result is the same whatever came first and
 * however often. Only the best score is joined apart from that: it belongs to the deal, and is proved, so
 * whoever knows it is right.
 */
import { isFinished, type PlayedHole } from "./played-hole.ts";

/** Of one hole, by id: the same deal under the same rules. */
export function mergePlayed(a: PlayedHole, b: PlayedHole): PlayedHole {
  const winner = comparePlayed(a, b) >= 0 ? a : b;
  return { ...winner, best: joinBest(a.best, b.best) };
}

/** Ends win over leavings, then the later over the earlier, then the text that sorts later. */
function comparePlayed(a: PlayedHole, b: PlayedHole): number {
  const byEnd = Number(isFinished(a)) - Number(isFinished(b));
  if (byEnd !== 0) return byEnd;
  return compareTexts(a.at, b.at) || compareTexts(textOf(a), textOf(b));
}

/** Two proofs of one deal agree; a file with a wrong one must not make the order matter. */
function joinBest(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function textOf({ moves, ending, strokes, bestRun, undos, hints, tries }: PlayedHole): string {
  return JSON.stringify([moves, ending, strokes, bestRun, undos, hints, tries]);
}

/** Did the same come of it? When and with what knowledge of the deal may differ. */
export function isSameOutcome(a: PlayedHole, b: PlayedHole): boolean {
  return textOf(a) === textOf(b);
}

/** Do both mean the same deal under the same rules? */
export function isSameStart(a: PlayedHole, b: PlayedHole): boolean {
  return a.deal === b.deal && a.generator === b.generator && a.rules === b.rules;
}

/** Two histories as one, newest first. */
export function mergeHistories(
  a: readonly PlayedHole[],
  b: readonly PlayedHole[],
): readonly PlayedHole[] {
  const merged = new Map<string, PlayedHole>();
  for (const hole of [...a, ...b]) {
    const other = merged.get(hole.id);
    merged.set(hole.id, other ? mergePlayed(other, hole) : hole);
  }
  return newestFirst([...merged.values()]);
}

export function newestFirst(holes: readonly PlayedHole[]): readonly PlayedHole[] {
  return [...holes].sort((a, b) => compareTexts(b.at, a.at) || compareTexts(b.id, a.id));
}
