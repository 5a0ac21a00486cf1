/** What the solver says about deals: lines to play, positions to show, and moves that lose. */
import type { Position } from "@albatross/rules";
import { positionOf, startOf, type PlayedDeal } from "./expected-board.ts";
import { rules, solver } from "./truth.ts";

/** The moves of a clear that cannot be beaten. */
export function bestLine(played: PlayedDeal): string {
  const { line, best } = solver.judge(startOf(played));
  if (line === null || best === null || best > 0) {
    throw new Error(`deal ${played.deal} cannot be cleared`);
  }
  return rules.formatMoves(line);
}

export function bestOf(position: Position): number {
  const { best } = solver.judge(position);
  if (best === null) throw new Error("the solver gave up on a position");
  return best;
}

/** The leftmost card that fits, else a draw, to the end. */
export function thoughtlessLine(played: PlayedDeal): string {
  return playOut(played, (position) => {
    const [move] = rules.legalMoves(position);
    return move && rules.formatMove(move);
  });
}

/** All draws first, then the leftmost card that fits, to the end. */
export function wastefulLine(played: PlayedDeal): string {
  return playOut(played, (position) => {
    const moves = rules.legalMoves(position).map(rules.formatMove);
    return moves.includes("+") ? "+" : moves[0];
  });
}

/** The shortest start of a line after which `isWanted` holds. */
export function startUntil(
  played: PlayedDeal,
  line: string,
  isWanted: (position: Position) => boolean,
): string | undefined {
  for (let length = 0; length <= line.length; length++) {
    const moves = line.slice(0, length);
    if (isWanted(positionOf({ ...played, moves }))) return moves;
  }
  return undefined;
}

/** The first of the moves of a line after which the hole can no longer be cleared, counted from 1. */
export function lostAt(played: PlayedDeal, line: string): number {
  for (let number = 1; number <= line.length; number++) {
    if (bestOf(positionOf({ ...played, moves: line.slice(0, number) })) > 0) return number;
  }
  return 0;
}

function playOut(played: PlayedDeal, choose: (position: Position) => string | undefined): string {
  let line = "";
  for (;;) {
    const move = choose(positionOf({ ...played, moves: line }));
    if (move === undefined) return line;
    line += move;
  }
}
