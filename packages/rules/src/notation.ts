/**
 * Move notation: a digit 1–9 plays that column's exposed card, + draws. Moves follow one another; blanks
 * and line ends between them carry no meaning. "31+25" is five moves.
 */
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { DRAW, play, type Move } from "./move.ts";

export function formatMove(move: Move): string {
  return move.kind === "draw" ? "+" : String(move.column + 1);
}

export function formatMoves(moves: readonly Move[]): string {
  return moves.map(formatMove).join("");
}

/** Fault `move-unknown` names the first character that is no move, and its place counted from 1. */
export function parseMoves(text: string): Result<readonly Move[], Fault<"move-unknown">> {
  const moves: Move[] = [];
  for (const [index, symbol] of [...text].entries()) {
    if (/\s/.test(symbol)) continue;
    if (symbol === "+") moves.push(DRAW);
    else if (/[1-9]/.test(symbol)) moves.push(play(Number(symbol) - 1));
    else {
      return fail(
        "move-unknown",
        `"${symbol}" at character ${index + 1} is not a move; a digit 1–9 plays that column, + draws`,
        { symbol, place: index + 1 },
      );
    }
  }
  return succeed(moves);
}
