/** What judge and coach say of every move of a board: for the script that writes it down, and the test that compares. */
import { advise } from "@albatross/coach";
import { formatMove, viewOf } from "@albatross/rules";
import { rateMoves } from "@albatross/solver";
import { dealtPosition, type DealtHole } from "./positions.ts";
import type { MoveFigure } from "./strategy-boards.ts";

/** The same board is given the same figures. */
const COACH = { seed: 1, worlds: 48, playOuts: 0 } as const;
const DIGITS = 2;

export function workOutBoard(board: DealtHole): readonly MoveFigure[] {
  const position = dealtPosition(board);
  const bests = new Map(rateMoves(position).map(({ move, best }) => [move, best]));
  const process = advise(viewOf(position), COACH);
  while (process.step());
  return process.advice().moves.map(({ move, expected }) => ({
    move: formatMove(move),
    expected: Number((expected ?? NaN).toFixed(DIGITS)),
    best: bests.get(move) ?? NaN,
  }));
}
