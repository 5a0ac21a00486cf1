/** The moves of a puzzle's solution, each with the card that it plays or turns up. */
import { puzzlePosition, type Puzzle } from "@albatross/coach";
import {
  exposedCard,
  makeMove,
  nextStockCard,
  type Card,
  type Move,
  type Position,
} from "@albatross/rules";

export interface PuzzleStep {
  readonly move: Move;
  readonly card: Card;
}

export function stepsOf(puzzle: Puzzle): readonly PuzzleStep[] {
  const steps: PuzzleStep[] = [];
  const start = puzzlePosition(puzzle);
  let position = start.ok ? start.value : null;
  for (const move of puzzle.solution) {
    if (position === null) break;
    const card = cardOf(position, move);
    const made = makeMove(position, move);
    if (card === undefined || !made.ok) break;
    steps.push({ move, card });
    position = made.value;
  }
  return steps;
}

function cardOf(position: Position, move: Move): Card | undefined {
  return move.kind === "draw" ? nextStockCard(position) : exposedCard(position, move.column);
}
