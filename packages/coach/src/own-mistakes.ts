/**
 * Puzzles out of what somebody played: the positions in which a move lost strokes, where one move alone would have
 * lost none. Those with several right moves are no puzzles; the review of a hole tells of them.
 */
import {
  deal,
  makeMove,
  type DealName,
  type Move,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import { provePosition } from "./prove-puzzle.ts";
import type { TableMaker } from "./puzzle-lines.ts";
import type { Puzzle } from "./puzzle.ts";

export interface PlayedMoves {
  readonly deal: DealName;
  readonly rules: RuleSet;
  readonly moves: readonly Move[];
}

/** A puzzle with what was played in its place. */
export interface OwnMistake extends Puzzle {
  readonly played: Move;
  /** Strokes that it lost. */
  readonly lost: number;
}

/** The dearest first; of equal ones the earlier. Nothing for a hole without a table, or with cards face down. */
export function findOwnMistakes(
  { deal: name, rules, moves }: PlayedMoves,
  tableOf: TableMaker,
): readonly OwnMistake[] {
  // What lies face down in a puzzle could not be known, and shown it would be another hole.
  if (rules.hidden > 0) return [];
  const start = deal(name, rules);
  const table = tableOf(start);
  if (table === null) return [];
  const mistakes: OwnMistake[] = [];
  let position: Position = start;
  for (const [index, played] of moves.entries()) {
    const made = makeMove(position, played);
    if (!made.ok) break;
    const lost = table.value(made.value) - table.value(position);
    const proof = lost > 0 ? provePosition(position, "best-move", table) : null;
    if (proof) {
      const before = moves.slice(0, index);
      mistakes.push({
        kind: "best-move",
        deal: name,
        rules,
        moves: before,
        ...proof,
        played,
        lost,
      });
    }
    position = made.value;
  }
  return mistakes.sort((a, b) => b.lost - a.lost);
}
