/**
 * A puzzle with what its player made of it, and the form in which both are kept: a row whose id is the puzzle's link,
 * so that the same puzzle is the same row wherever it came from. What comes out of storage is read strictly; a row
 * that cannot be read is as good as none, since every puzzle can be made or proved again.
 */
import {
  formatPuzzleLink,
  parsePuzzleLink,
  puzzleDayAt,
  PUZZLE_GRADES,
  type Puzzle,
  type PuzzleDay,
} from "@albatross/coach";
import { formatMove, formatMoves, isJsonObject, parseMoves, type Move } from "@albatross/rules";

const ROW_FORMAT = 1;
export const PUZZLES_A_DAY = PUZZLE_GRADES.length;

/** `shown`: the solution was looked at before it was found. Both of the others are for good. */
type PuzzleState = "open" | "solved" | "shown";

export interface PuzzleProgress {
  readonly state: PuzzleState;
  /** Moves that lost strokes, each taken back. */
  readonly wrong: number;
  readonly hints: number;
  /** Made so far, all of them right. */
  readonly moves: readonly Move[];
  /** When it was solved, or its solution shown; null before. */
  readonly endedAtMs: number | null;
}

export interface KeptPuzzle {
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is, and which of that day's; null for all others. */
  readonly daily: { readonly day: PuzzleDay; readonly place: number } | null;
  /** Of an own mistake: what was played in its hole, and the strokes that it lost. */
  readonly mistake: { readonly played: Move; readonly lost: number } | null;
  readonly progress: PuzzleProgress;
}

export interface PuzzleRow {
  readonly format: typeof ROW_FORMAT;
  readonly id: string;
  readonly [field: string]: unknown;
}

const UNTOUCHED: PuzzleProgress = {
  state: "open",
  wrong: 0,
  hints: 0,
  moves: [],
  endedAtMs: null,
};

export function freshPuzzle(
  puzzle: Puzzle,
  from: Partial<Pick<KeptPuzzle, "daily" | "mistake">> = {},
): KeptPuzzle {
  return { puzzle, daily: from.daily ?? null, mistake: from.mistake ?? null, progress: UNTOUCHED };
}

export function linkOf({ puzzle }: Pick<KeptPuzzle, "puzzle">): string {
  return formatPuzzleLink(puzzle);
}

/** Was it found without a wrong move and without a hint? */
export function isFlawless({ progress }: KeptPuzzle): boolean {
  return progress.state === "solved" && progress.wrong === 0 && progress.hints === 0;
}

/** Was it solved on the day whose puzzle it is? */
export function isSolvedInTime({ daily, progress }: KeptPuzzle): boolean {
  const { state, endedAtMs } = progress;
  return (
    daily !== null &&
    state === "solved" &&
    endedAtMs !== null &&
    puzzleDayAt(endedAtMs) === daily.day
  );
}

/**
 * Two tabs, or a file and this browser, tell of one puzzle. How it ended first counts: else a solution could be looked
 * at in one tab and played in the other.
 */
export function mergePuzzles(a: KeptPuzzle, b: KeptPuzzle): KeptPuzzle {
  const [first, other] =
    endedAt(a) <= endedAt(b) ? [a.progress, b.progress] : [b.progress, a.progress];
  const isOpen = first.state === "open";
  return {
    puzzle: a.puzzle,
    daily: a.daily ?? b.daily,
    mistake: a.mistake ?? b.mistake,
    progress: {
      ...first,
      moves: isOpen && other.moves.length > first.moves.length ? other.moves : first.moves,
      wrong: isOpen ? Math.max(first.wrong, other.wrong) : first.wrong,
      hints: isOpen ? Math.max(first.hints, other.hints) : first.hints,
    },
  };
}

function endedAt({ progress }: KeptPuzzle): number {
  return progress.endedAtMs ?? Infinity;
}

export function formatPuzzleRow(kept: KeptPuzzle): PuzzleRow {
  const { puzzle, daily, mistake, progress } = kept;
  const { best, answer, leastLoss, solution, decisions, lines, share, grade } = puzzle;
  return {
    format: ROW_FORMAT,
    id: linkOf(kept),
    proof: {
      best,
      answer: formatMove(answer),
      leastLoss,
      solution: formatMoves(solution),
      decisions,
      lines,
      share,
      grade,
    },
    daily,
    mistake: mistake && { played: formatMove(mistake.played), lost: mistake.lost },
    progress: { ...progress, moves: formatMoves(progress.moves) },
  };
}

/** null when it cannot be read. */
export function parsePuzzleRow(row: unknown): KeptPuzzle | null {
  if (!isJsonObject(row) || row["format"] !== ROW_FORMAT || typeof row["id"] !== "string")
    return null;
  const question = parsePuzzleLink(row["id"]);
  if (!question.ok || question.value === null) return null;
  const proof = parseProof(row["proof"]);
  const progress = parseProgress(row["progress"]);
  if (proof === null || progress === null) return null;
  return {
    puzzle: { ...question.value, ...proof },
    daily: parseDaily(row["daily"]),
    mistake: parseMistake(row["mistake"]),
    progress,
  };
}

function parseProof(value: unknown) {
  if (!isJsonObject(value)) return null;
  const { best, leastLoss, decisions, lines, share } = value;
  const answer = onlyMove(value["answer"]);
  const solution = movesOf(value["solution"]);
  const grade = PUZZLE_GRADES.find((known) => known === value["grade"]);
  if (!isWhole(best) || !isCount(leastLoss) || !isCount(decisions)) return null;
  if (typeof lines !== "number" || typeof share !== "number") return null;
  if (answer === null || solution === null || grade === undefined) return null;
  return { best, answer, leastLoss, solution, decisions, lines, share, grade };
}

function parseProgress(value: unknown): PuzzleProgress | null {
  if (!isJsonObject(value)) return null;
  const { wrong, hints, endedAtMs } = value;
  const state = (["open", "solved", "shown"] as const).find((known) => known === value["state"]);
  const moves = movesOf(value["moves"]);
  if (state === undefined || moves === null || !isCount(wrong) || !isCount(hints)) return null;
  if (endedAtMs !== null && typeof endedAtMs !== "number") return null;
  if ((state === "open") !== (endedAtMs === null)) return null;
  return { state, wrong, hints, moves, endedAtMs };
}

function parseDaily(value: unknown): KeptPuzzle["daily"] {
  if (!isJsonObject(value)) return null;
  const { day, place } = value;
  return isCount(day) && isCount(place) && place < PUZZLES_A_DAY ? { day, place } : null;
}

function parseMistake(value: unknown): KeptPuzzle["mistake"] {
  if (!isJsonObject(value)) return null;
  const played = onlyMove(value["played"]);
  return played && isCount(value["lost"]) ? { played, lost: value["lost"] } : null;
}

function movesOf(value: unknown): readonly Move[] | null {
  const moves = typeof value === "string" ? parseMoves(value) : null;
  return moves?.ok ? moves.value : null;
}

function onlyMove(value: unknown): Move | null {
  const [move, second] = movesOf(value) ?? [];
  return move && second === undefined ? move : null;
}

function isWhole(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value);
}

function isCount(value: unknown): value is number {
  return isWhole(value) && value >= 0;
}
