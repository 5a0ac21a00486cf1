/**
 * One line of moves to an end that a level search reached, traced back through the levels. A layout's
 * earliest layer came from some node of the level before; of several the leftmost column's is taken.
 */
import { DRAW, play, type Move } from "@albatross/rules";
import { NO_ENTRY, type LevelArena } from "./level-arena.ts";
import type { LevelOutcome } from "./level-search.ts";
import { HEIGHT_BITS, type PackedProblem } from "./packed-problem.ts";
import { NO_LAYER } from "./problem.ts";

interface Visit {
  readonly node: number;
  /** The column of the last card; -1 at the root. */
  readonly column: number;
  readonly layer: number;
}

export function traceLine(
  packed: PackedProblem,
  arena: LevelArena,
  end: LevelOutcome,
): readonly Move[] {
  const reversed: Move[] = [];
  let visit: Visit = end;
  for (let level = packed.cardCount - end.left; level > 0; level--) {
    const before = findVisitBefore(packed, arena, visit, level - 1);
    reversed.push(play(visit.column));
    for (let layer = before.layer; layer < visit.layer; layer++) reversed.push(DRAW);
    visit = before;
  }
  return reversed.reverse();
}

function findVisitBefore(
  packed: PackedProblem,
  arena: LevelArena,
  { node, column, layer }: Visit,
  level: number,
): Visit {
  const { columns, top } = packed.problem;
  const key = (arena.keys[node] ?? 0) + (1 << (HEIGHT_BITS * column));
  const rank = rankAt(packed, key, column, 0);
  if (level === 0)
    return { node: 0, column: -1, layer: layerOfPlay(packed, top, 0, rank) === layer ? 0 : fail() };
  const parent = arena.keys
    .subarray(0, arena.levelStarts[level + 1] ?? 0)
    .indexOf(key, arena.levelStarts[level] ?? 0);
  if (parent < 0) return fail();
  for (let from = 0; from < columns; from++) {
    const before = arena.entries[parent * columns + from] ?? NO_ENTRY;
    if (before === NO_ENTRY) continue;
    if (layerOfPlay(packed, rankAt(packed, key, from, 1), before, rank) === layer) {
      return { node: parent, column: from, layer: before };
    }
  }
  return fail();
}

function fail(): never {
  throw new Error("the level search reached a layout from nowhere");
}

/** The card at the end of a column, `taken` cards back. */
function rankAt(packed: PackedProblem, key: number, column: number, taken: number): number {
  const height = (key >>> (HEIGHT_BITS * column)) & 7;
  return packed.rankAt[column * 8 + height + taken] ?? 0;
}

/** The layer in which `rank` can be played first when `top` lies on the waste in `layer`. */
function layerOfPlay({ problem }: PackedProblem, top: number, layer: number, rank: number): number {
  if (((problem.fitMasks[top] ?? 0) >> rank) & 1) return layer;
  return problem.nextLayer[rank * (problem.drawCount + 1) + layer] ?? NO_LAYER;
}
