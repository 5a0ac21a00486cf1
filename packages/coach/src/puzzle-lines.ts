/**
 * How many ways there are through the rest of a hole that keep its best score: what a puzzle is rated by.
 *
 *   lines   whole lines to the end of the hole; two cards of one rank in two columns are two moves
 *   share   of blind play, in which every legal move is as likely as the next, what keeps the best score. That is
 *           the count of lines with each weighed by how likely it is to be stumbled upon, so that the many lines
 *           which only swap moves that do not matter do not make a hole look easy
 *
 * Only positions that keep the best score are looked at, each once however it is reached. It is all sums, products
 * and quotients of numbers, which are the same to the bit on every machine.
 */
import { legalMoves, makeMove, rankOf, wasteTop, type Move, type Position } from "@albatross/rules";
import type { ValueTable } from "@albatross/solver";

/** What is asked of a value table here. */
export type Values = Pick<ValueTable, "value" | "valuedMoves">;

/** A value table of the hole that begins here; null when there is none to be had under its rules. */
export type TableMaker = (start: Position) => Values | null;

export interface LineCount {
  readonly lines: number;
  readonly share: number;
  /** Keeps the best score to the end of the hole; of such lines, one with the fewest positions that ask for care. */
  readonly line: readonly Move[];
  /** Positions of `line` in which a legal move loses. */
  readonly decisions: number;
}

const END: LineCount = { lines: 1, share: 1, line: [], decisions: 0 };

/** null when more than `mostPositions` would have to be looked at. */
export function countLines(
  position: Position,
  table: Values,
  mostPositions: number,
): LineCount | null {
  const counted = new Map<string, LineCount>();

  function count(from: Position): LineCount | null {
    const key = keyOf(from);
    const known = counted.get(key);
    if (known) return known;
    if (counted.size >= mostPositions) return null;
    const made = countFrom(from);
    if (made) counted.set(key, made);
    return made;
  }

  function countFrom(from: Position): LineCount | null {
    const moves = table.valuedMoves(from);
    const [first] = moves;
    if (first === undefined) return END;
    let lines = 0;
    let share = 0;
    let easiest: { readonly move: Move; readonly rest: LineCount } | null = null;
    const kept = moves.filter(({ value }) => value === first.value);
    for (const { move } of kept) {
      const made = makeMove(from, move);
      const rest = made.ok ? count(made.value) : null;
      if (rest === null) return null;
      lines += rest.lines;
      share += rest.share / moves.length;
      if (easiest === null || rest.decisions < easiest.rest.decisions) easiest = { move, rest };
    }
    if (easiest === null) return END;
    const { move, rest } = easiest;
    const decisions = rest.decisions + (kept.length < moves.length ? 1 : 0);
    return { lines, share, line: [move, ...rest.line], decisions };
  }

  return legalMoves(position).length === 0 ? END : count(position);
}

/** What the rest of a hole depends on. */
function keyOf(position: Position): string {
  const top = wasteTop(position);
  return `${position.heights.join()} ${position.draws} ${top === null ? "" : rankOf(top)}`;
}
