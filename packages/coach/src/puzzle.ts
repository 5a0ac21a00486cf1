/**
 * Puzzles: positions of a hole in which one move, and no other, keeps the best score. A puzzle is a deal and the
 * moves that lead to it, so that it is as small as a link and the same for everybody; that it is one is proved by
 * the value table (prove-puzzle.ts), and everything else that is known of it comes with the proof.
 *
 * The whole stock lies open in a puzzle: who is asked whether to draw must be able to know.
 */
import {
  deal,
  makeMove,
  succeed,
  type DealName,
  type Move,
  type Position,
  type Refusal,
  type Result,
  type RuleSet,
} from "@albatross/rules";

/**
 * `clear`: the hole can be cleared from here; find how, with the best score. `draw-or-play`: only drawing keeps the
 * best score, or only one play does; say which. `best-move`: find the one move that loses nothing.
 */
export type PuzzleKind = "clear" | "draw-or-play" | "best-move";

export const PUZZLE_KINDS: readonly PuzzleKind[] = ["clear", "draw-or-play", "best-move"];

export type PuzzleGrade = "easy" | "medium" | "hard";

/** From the easiest on. */
export const PUZZLE_GRADES: readonly PuzzleGrade[] = ["easy", "medium", "hard"];

/** What is asked: enough to find all the rest again. */
export interface PuzzleQuestion {
  readonly kind: PuzzleKind;
  readonly deal: DealName;
  readonly rules: RuleSet;
  /** From the deal to the position that the puzzle begins with. */
  readonly moves: readonly Move[];
}

/** What is proved of it. */
export interface PuzzleProof {
  /** The best final strokes from here: 0 or less where the hole can be cleared. */
  readonly best: number;
  /** The only first move that keeps `best`. */
  readonly answer: Move;
  /** Strokes that the best of all other first moves loses; 1 or more. */
  readonly leastLoss: number;
  /** A line to the end of the hole that keeps `best`; of all such, one with the fewest decisions. */
  readonly solution: readonly Move[];
  /** Positions of `solution` in which a legal move loses strokes. */
  readonly decisions: number;
  /** Lines to the end of the hole that keep `best`. */
  readonly lines: number;
  /** The share of blind play, each legal move as likely as the next, that keeps `best` to the end; above 0. */
  readonly share: number;
  readonly grade: PuzzleGrade;
}

export interface Puzzle extends PuzzleQuestion, PuzzleProof {}

/** The position that a puzzle begins with; the refusal of the first of its moves that is not legal. */
export function puzzlePosition(
  question: Pick<PuzzleQuestion, "deal" | "rules" | "moves">,
): Result<Position, Refusal> {
  let position = deal(question.deal, question.rules);
  for (const move of question.moves) {
    const made = makeMove(position, move);
    if (!made.ok) return made;
    position = made.value;
  }
  return succeed(position);
}
