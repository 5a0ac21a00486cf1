/**
 * The proof that a position is a puzzle, by the value table of its hole: exactly one of its legal moves keeps the best
 * score, and each of the others loses a stroke or more. "One" is meant strictly: where two columns end in the same
 * rank, playing either is a move of its own, and a position in which both are right is no puzzle.
 *
 * The grade follows from `share`, the part of blind play that keeps the best score to the end of the hole: easy from
 * one in 32 on, medium from one in 512, hard below: 5 and 9 choices between two moves that all come out right by luck.
 * What was measured of puzzles is in docs/decisions/0027-puzzles.md.
 */
import {
  deal,
  fail,
  legalMoves,
  succeed,
  type Fault,
  type Move,
  type Position,
  type Refusal,
  type Result,
} from "@albatross/rules";
import { countLines, type TableMaker, type Values } from "./puzzle-lines.ts";
import {
  puzzlePosition,
  type Puzzle,
  type PuzzleGrade,
  type PuzzleKind,
  type PuzzleProof,
  type PuzzleQuestion,
} from "./puzzle.ts";

/** With more positions that keep the best score it would not be a puzzle but a hole to play. */
const MOST_POSITIONS = 4000;

const EASY_SHARE = 1 / 32;
const MEDIUM_SHARE = 1 / 512;

export function gradeOf(share: number): PuzzleGrade {
  if (share >= EASY_SHARE) return "easy";
  return share >= MEDIUM_SHARE ? "medium" : "hard";
}

/** The only move that keeps the best score, and what the next best one loses; null when there is no such move. */
export function onlyBestMove(
  position: Position,
  table: Values,
): { readonly answer: Move; readonly best: number; readonly leastLoss: number } | null {
  const [first, second] = table.valuedMoves(position);
  if (first === undefined || second === undefined || first.value === second.value) return null;
  return { answer: first.move, best: first.value, leastLoss: second.value - first.value };
}

/** Can the position be asked about in this way, whatever the answer is? */
export function fitsKind(position: Position, kind: PuzzleKind, best: number): boolean {
  if (kind === "clear") return best <= 0;
  if (kind === "best-move") return true;
  const moves = legalMoves(position);
  return moves.length > 1 && moves.some((move) => move.kind === "draw");
}

/** null when the position is no puzzle of this kind, or too wide to be one. */
export function provePosition(
  position: Position,
  kind: PuzzleKind,
  table: Values,
): PuzzleProof | null {
  const only = onlyBestMove(position, table);
  if (only === null || !fitsKind(position, kind, only.best)) return null;
  const counted = countLines(position, table, MOST_POSITIONS);
  if (counted === null) return null;
  const { line, lines, share, decisions } = counted;
  return { ...only, solution: line, lines, share, decisions, grade: gradeOf(share) };
}

/** `puzzle-not-unique`: no puzzle; `puzzle-unprovable`: its rules have no value table, or lay cards face down. */
export type PuzzleFault = Refusal | Fault<"puzzle-not-unique" | "puzzle-unprovable">;

/** What somebody says is a puzzle, proved. */
export function provePuzzle(
  question: PuzzleQuestion,
  tableOf: TableMaker,
): Result<Puzzle, PuzzleFault> {
  const position = puzzlePosition(question);
  if (!position.ok) return position;
  const { rules, kind } = question;
  const table = rules.hidden > 0 ? null : tableOf(deal(question.deal, rules));
  if (table === null) {
    return fail("puzzle-unprovable", "there are no puzzles under these rules: nothing is proved");
  }
  const proof = provePosition(position.value, kind, table);
  if (proof) return succeed({ ...question, ...proof });
  return fail(
    "puzzle-not-unique",
    "this position is no puzzle: not exactly one move keeps its best score, or it is not what is asked",
  );
}
