/**
 * The best end that a dense pass reached, and one line of moves to it. The line takes as few draws as any
 * to the same score; among those, the highest layout code and the leftmost column win, so that the same
 * position always gives the same line.
 */
import { DRAW, play, type Move } from "@albatross/rules";
import type { DensePass } from "./dense-pass.ts";
import { NO_LAYER, type Problem } from "./problem.ts";

/** A layout, the column its last card came from, and the earliest layer of that; no column at the root. */
interface Visit {
  readonly code: number;
  readonly column: number | null;
  readonly layer: number;
}

export interface BestEnd {
  /** Final strokes. */
  readonly best: number;
  readonly line: readonly Move[];
}

export function findBestEnd(problem: Problem, { earliest }: DensePass): BestEnd {
  const end = findEnd(problem, earliest);
  const left = cardsIn(problem, end.code);
  return {
    best: left > 0 ? left : end.layer - problem.drawCount,
    line: traceLine(problem, earliest, end),
  };
}

function findEnd(problem: Problem, earliest: Uint8Array): Visit {
  const { columns, layoutCount, heights } = problem;
  const counter = [...heights];
  let left = heights.reduce((sum, height) => sum + height, 0);
  let fewest = left;
  let end: Visit = { code: layoutCount - 1, column: null, layer: 0 };
  for (let code = layoutCount - 2; code >= 0; code--) {
    left += countDown(counter, heights);
    if (left > fewest) continue;
    for (let column = 0; column < columns; column++) {
      const stored = earliest[code * columns + column] ?? 0;
      if (stored === 0) continue;
      if (left < fewest || stored - 1 < end.layer) end = { code, column, layer: stored - 1 };
      fewest = left;
    }
  }
  return end;
}

/** Lowers mixed-radix heights by one; returns by how much their sum changed. */
function countDown(counter: number[], heights: readonly number[]): number {
  let change = 0;
  for (const [column, full] of heights.entries()) {
    const height = counter[column] ?? 0;
    if (height > 0) {
      counter[column] = height - 1;
      return change - 1;
    }
    counter[column] = full;
    change += full;
  }
  return change;
}

function traceLine(problem: Problem, earliest: Uint8Array, end: Visit): readonly Move[] {
  const reversed: Move[] = [];
  let visit = end;
  while (visit.column !== null) {
    const before = findVisitBefore(problem, earliest, visit, visit.column);
    reversed.push(play(visit.column));
    for (let layer = before.layer; layer < visit.layer; layer++) reversed.push(DRAW);
    visit = before;
  }
  return reversed.reverse();
}

function findVisitBefore(
  problem: Problem,
  earliest: Uint8Array,
  visit: Visit,
  column: number,
): Visit {
  const { columns, ranks, radices, layoutCount } = problem;
  const code = visit.code + (radices[column] ?? 0);
  const rank = rankPlayed(problem, visit.code, column);
  if (code === layoutCount - 1) return { code, column: null, layer: 0 };
  for (let from = 0; from < columns; from++) {
    const stored = earliest[code * columns + from] ?? 0;
    if (stored === 0) continue;
    const top = ranks[from]?.[heightOf(problem, code, from)] ?? 0;
    const layer = stored - 1;
    if (layerOfPlay(problem, top, layer, rank) === visit.layer)
      return { code, column: from, layer };
  }
  throw new Error("the dense pass reached a layout from nowhere");
}

/** The layer in which `rank` can be played first when `top` lies on the waste in `layer`. */
function layerOfPlay(problem: Problem, top: number, layer: number, rank: number): number {
  if (((problem.fitMasks[top] ?? 0) >> rank) & 1) return layer;
  return problem.nextLayer[rank * (problem.drawCount + 1) + layer] ?? NO_LAYER;
}

function heightOf(problem: Problem, code: number, column: number): number {
  const radix = problem.radices[column] ?? 1;
  return Math.floor(code / radix) % ((problem.heights[column] ?? 0) + 1);
}

function rankPlayed(problem: Problem, code: number, column: number): number {
  return problem.ranks[column]?.[heightOf(problem, code, column)] ?? 0;
}

function cardsIn(problem: Problem, code: number): number {
  return problem.heights.reduce((sum, _, column) => sum + heightOf(problem, code, column), 0);
}
