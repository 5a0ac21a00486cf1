/** What the puzzles say in English: the bar over the board, and their panel. */
import {
  formatPuzzleDay,
  type PuzzleDay,
  type PuzzleGrade,
  type PuzzleKind,
} from "@albatross/coach";
import { formatDealName, rankOf, type Card, type Move } from "@albatross/rules";
import type { KeptPuzzle } from "../state/kept-puzzle.ts";
import type { PuzzleAnswer } from "../state/puzzle-board.ts";
import type { PuzzleTrouble, PuzzleView } from "../state/puzzle-desk.ts";
import type { PuzzleStep } from "../state/puzzle-steps.ts";
import type { PuzzleStreak } from "../state/puzzle-streak.ts";
import type { StorageTrouble } from "../storage/hole-keeper.ts";
import { cardWords, count, formatNumber, rankSign, sentence } from "./en-cards.ts";
import { puzzleTimes } from "./puzzle-times.ts";

const times = puzzleTimes("en");

const KINDS: { readonly [K in PuzzleKind]: string } = {
  clear: "Clear from here",
  "draw-or-play": "Draw or play?",
  "best-move": "Find the move",
};

const GRADES: { readonly [G in PuzzleGrade]: string } = {
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
};

export const enPuzzles = {
  title: "Puzzles",
  bar: "Puzzle",
  stockNote:
    "In a puzzle the stock lies open, in the order in which it comes: who is asked whether to draw must be able to know.",
  viewLabel: "Which puzzles",
  view(view: PuzzleView): string {
    const words: { readonly [V in PuzzleView]: string } = {
      daily: "Today",
      practice: "Practice",
      own: "Yours",
    };
    return words[view];
  },
  kind: (kind: PuzzleKind): string => KINDS[kind],
  kindAbout(kind: PuzzleKind): string {
    switch (kind) {
      case "clear":
        return "A few cards from home. Clear the hole with the best score it allows.";
      case "draw-or-play":
        return "One move, and a card fits. Is it played, or left lying for what comes?";
      case "best-move":
        return "One move alone gives nothing away. Find it.";
    }
  },
  grade: (grade: PuzzleGrade): string => GRADES[grade],
  /** What is asked. */
  goal({ puzzle, mistake }: KeptPuzzle): string {
    const { kind, best } = puzzle;
    if (mistake) {
      return `You lost ${strokes(mistake.lost)} here with ${moveWords(mistake.played)}. Find the move that loses none.`;
    }
    if (kind === "clear") {
      return best < 0
        ? `Clear it from here, with ${count(-best, "card", "cards")} left in the stock.`
        : "Clear it from here.";
    }
    const question = kind === "draw-or-play" ? "Draw or play?" : "Which move?";
    return `${question} One move alone keeps ${scoreWords(best)}.`;
  },
  feedback(feedback: PuzzleAnswer, kept: KeptPuzzle): string {
    switch (feedback.kind) {
      case "right":
        return "Right so far.";
      case "wrong":
        return feedback.cost === null
          ? "Not that one. Taken back: try again."
          : `Costs ${strokes(feedback.cost)}. Taken back: try again.`;
      case "solved":
        return solvedWords(kept);
      case "shown":
        return "This is the solution.";
    }
  },
  state(kept: KeptPuzzle): string {
    const { state, wrong } = kept.progress;
    if (state === "solved") return solvedWords(kept);
    if (state === "shown") return "Solution seen.";
    return wrong > 0 ? `Open, ${count(wrong, "wrong move", "wrong moves")} so far.` : "Open.";
  },
  /** How it is rated. */
  rating({ share, lines, decisions }: KeptPuzzle["puzzle"]): string {
    const luck = formatNumber(Math.round(1 / share));
    return `${sentence(count(lines, "line keeps", "lines keep"))} the best score, with ${count(decisions, "choice", "choices")} to get right; blind play does once in ${luck} times.`;
  },
  stock(cards: readonly Card[]): string {
    if (cards.length === 0) return "The stock is empty.";
    return `Stock, next card first: ${cards.map((card) => rankSign(rankOf(card))).join(", ")}.`;
  },
  daily: {
    title: (day: PuzzleDay): string => times.day(formatPuzzleDay(day)),
    about: "The same three for everybody, made from the date and proved here.",
    making: "Today’s puzzles are being made…",
    streak({ days, longest }: PuzzleStreak): string {
      const now =
        days === 0 ? "No days in a row yet." : `${sentence(count(days, "day", "days"))} in a row.`;
      return longest > days ? `${now} The longest was ${formatNumber(longest)}.` : now;
    },
    streakAbout:
      "A day counts when all three are solved on it, and no solution was looked at before.",
    countdown: (leftMs: number, endsMs: number): string =>
      `New ones in ${times.left(leftMs)}, at ${times.clock(endsMs)} your time.`,
  },
  practice: {
    kind: "Kind",
    grade: "How hard",
    go: "Set me one",
    making: "Looking for one…",
    rules: "Under the rules on the board where puzzles can be made for them, else classic ones.",
  },
  own: {
    about:
      "Moves of yours that lost strokes, where one move alone would have lost none. With the stock known, that is: some of them nobody could have seen.",
    searching: (holes: number): string =>
      `Looking through your holes… ${count(holes, "hole", "holes")} so far.`,
    none: "Nothing found. Play a hole, and give something away.",
    failed: "The search was broken off.",
    entry: ({ puzzle, mistake }: KeptPuzzle): string =>
      `Deal ${formatDealName(puzzle.deal)}, move ${puzzle.moves.length + 1}: ${strokes(mistake?.lost ?? 0)} lost`,
    again: "Search again",
  },
  action: {
    solve: (name: string): string => `Solve: ${name}`,
    goOn: (name: string): string => `Go on: ${name}`,
    look: (name: string): string => `Look at: ${name}`,
    more: "Puzzles",
    next: "Next",
    solution: "Show the solution",
    solutionNote: "Looked at before it is found, it is no longer solved by you.",
    leave: "Back to your hole",
    link: "Copy link",
    retry: "Try again",
  },
  solution: {
    title: "Solution",
    step: (move: number, of: number): string => `Move ${move} of ${of}`,
    back: "Back",
    forward: "Forward",
    move: ({ move, card }: PuzzleStep): string =>
      move.kind === "draw"
        ? `Draw: ${cardWords(card)}`
        : `${sentence(cardWords(card))}, column ${move.column + 1}`,
  },
  trouble({ code }: PuzzleTrouble): string {
    switch (code) {
      case "puzzle-not-unique":
        return "That link leads to no puzzle: not exactly one move keeps the best score there. (puzzle-not-unique)";
      case "puzzle-unprovable":
        return "Under the rules of that link nothing can be proved, so there are no puzzles. (puzzle-unprovable)";
      default:
        return "That puzzle could not be made. Try again. (puzzle-not-made)";
    }
  },
  storage: (trouble: StorageTrouble): string =>
    trouble === "newer-database"
      ? "A newer version of this page has been here. Until you reload, puzzles are not kept."
      : "This browser will not store puzzles; what you solve lasts as long as this tab.",
} as const;

function strokes(number: number): string {
  return count(number, "stroke", "strokes");
}

function moveWords(move: Move): string {
  return move.kind === "draw" ? "a draw" : `column ${move.column + 1}`;
}

function scoreWords(best: number): string {
  if (best > 0) return strokes(best);
  return best === 0 ? "the clear" : `the clear with ${count(-best, "card", "cards")} to spare`;
}

function solvedWords({ progress: { wrong, hints } }: KeptPuzzle): string {
  if (wrong === 0 && hints === 0) return "Solved, at the first try.";
  const help = [
    ...(wrong > 0 ? [count(wrong, "wrong move", "wrong moves")] : []),
    ...(hints > 0 ? [count(hints, "hint", "hints")] : []),
  ];
  return `Solved, with ${help.join(" and ")}.`;
}
