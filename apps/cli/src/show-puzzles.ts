/** The puzzles of a day, for people or as one line of JSON. */
import {
  allowsPuzzles,
  dailyWishes,
  formatPuzzleDay,
  makePuzzle,
  parsePuzzleDay,
  puzzleDayAt,
  puzzlePosition,
  type Puzzle,
} from "@albatross/coach";
import {
  expectValue,
  FaultError,
  formatDealName,
  formatMove,
  formatMoves,
  formatRules,
} from "@albatross/rules";
import { createTabulator } from "@albatross/solver";
import { drawBoard } from "./board-drawing.ts";
import type { Ink } from "./colour.ts";
import { formatCount, formatStrokes } from "./score-text.ts";
import { formatJsonLine, readRulesOption, type Session } from "./session.ts";

export interface PuzzleRequest {
  /** Today when it is not given. */
  readonly date: string | undefined;
  readonly rules: string | undefined;
  readonly hasSolution: boolean;
  readonly isJson: boolean;
  readonly nowMs: number;
}

export async function showPuzzles(session: Session, request: PuzzleRequest): Promise<void> {
  const { hasSolution, isJson } = request;
  const day =
    request.date === undefined
      ? puzzleDayAt(request.nowMs)
      : expectValue(parsePuzzleDay(request.date));
  const rules = readRulesOption(request.rules);
  if (!allowsPuzzles(rules)) {
    throw new FaultError({
      code: "puzzle-unprovable",
      message: `there are no puzzles under ${formatRules(rules)}; they are made for classic holes under any rule for kings`,
    });
  }
  const { tabulateQuickly, tabulate } = createTabulator();
  const puzzles = dailyWishes(day, rules).map((wish) => {
    const puzzle = makePuzzle(wish, (start) => tabulateQuickly(start) ?? tabulate(start));
    if (puzzle) return puzzle;
    throw new FaultError({
      code: "puzzle-not-made",
      message: `no ${wish.grade} puzzle of the kind ${wish.kind} was found for ${formatPuzzleDay(day)}`,
    });
  });
  const heading = { date: formatPuzzleDay(day), rules: formatRules(rules) };
  await session.output.write(
    isJson
      ? formatJsonLine({ ...heading, puzzles: puzzles.map((one) => describe(one, hasSolution)) })
      : `Puzzles of ${heading.date}, rules: ${heading.rules}\n\n${puzzles
          .map((one, index) => drawPuzzle(one, index + 1, hasSolution, session.chooseInk()))
          .join("\n\n")}\n`,
  );
}

function describe(puzzle: Puzzle, hasSolution: boolean): object {
  const { kind, grade, deal, moves, best, leastLoss, lines, decisions, share } = puzzle;
  return {
    kind,
    grade,
    deal: formatDealName(deal),
    generator: deal.version,
    moves: formatMoves(moves),
    best,
    leastLoss,
    lines,
    decisions,
    share,
    ...(hasSolution && {
      answer: formatMove(puzzle.answer),
      line: formatMoves(puzzle.solution),
    }),
  };
}

const KINDS: { readonly [K in Puzzle["kind"]]: string } = {
  clear: "clear from here.",
  "draw-or-play": "draw or play?",
  "best-move": "find the move.",
};

function drawPuzzle(puzzle: Puzzle, number: number, hasSolution: boolean, ink: Ink): string {
  const { deal, moves, best, lines, decisions, share } = puzzle;
  const position = expectValue(puzzlePosition(puzzle));
  return [
    `${number}. ${puzzle.grade}, ${KINDS[puzzle.kind]} Best: ${formatStrokes(best)}.`,
    `   deal ${formatDealName(deal)} after ${formatMoves(moves)}`,
    `   ${formatCount(lines, "line")} and ${formatCount(decisions, "decision")}; 1 in ${Math.round(1 / share)} by blind play`,
    "",
    drawBoard(position, ink),
    ...(hasSolution
      ? ["", `Right: ${formatMove(puzzle.answer)}; a line: ${formatMoves(puzzle.solution)}`]
      : []),
  ].join("\n");
}
