/** Puzzles in the page: the panel, the bar over the board, and what the coach says must be there. */
import { expect, type Locator } from "@playwright/test";
import type { Puzzle } from "@albatross/coach";
import { keyFor, type HolePage } from "./hole-page.ts";
import { coach, rules, solver } from "./truth.ts";

const { tabulateQuickly } = solver.createTabulator();

/** The puzzles of a day, as they are made here. */
export function puzzlesOf(day: string): readonly Puzzle[] {
  const number = rules.expectValue(coach.parsePuzzleDay(day));
  return coach.dailyWishes(number, rules.CLASSIC).map((wish) => {
    const puzzle = coach.makePuzzle(wish, tabulateQuickly);
    if (puzzle === null) throw new Error(`no puzzle of ${day}`);
    return puzzle;
  });
}

/** A move that is legal and not the answer, and what it costs. */
export function wrongMoveOf(puzzle: Puzzle): { readonly key: string; readonly cost: number } {
  const position = rules.expectValue(coach.puzzlePosition(puzzle));
  const answer = rules.formatMove(puzzle.answer);
  const wrong = rules.legalMoves(position).find((move) => rules.formatMove(move) !== answer);
  if (wrong === undefined) throw new Error("a puzzle has a wrong move");
  const after = solver.bestScore(rules.expectValue(rules.makeMove(position, wrong)));
  return { key: keyFor(rules.formatMove(wrong)), cost: (after ?? 0) - puzzle.best };
}

export async function openPuzzles(hole: HolePage): Promise<Locator> {
  if (await bar(hole).isVisible()) {
    await bar(hole).getByRole("button", { name: "Puzzles" }).click();
  } else {
    await hole.button("More").click();
    await hole.panel("More").getByRole("button", { name: "Puzzles", exact: true }).click();
  }
  await expect(hole.panel("Puzzles")).toBeVisible();
  return hole.panel("Puzzles");
}

export function bar(hole: HolePage): Locator {
  return hole.page.getByRole("region", { name: "Puzzle" });
}

export function feedback(hole: HolePage): Locator {
  return bar(hole).getByRole("status");
}

/** Presses the keys of a line, each once the one before is known to be right. */
export async function playRight(hole: HolePage, puzzle: Puzzle): Promise<void> {
  const line = puzzle.kind === "clear" ? puzzle.solution : [puzzle.answer];
  for (const [index, move] of line.entries()) {
    await hole.page.keyboard.press(keyFor(rules.formatMove(move)));
    const isLast = index === line.length - 1;
    await expect(hole.board).toHaveAttribute(
      "data-moves",
      rules.formatMoves(line.slice(0, index + 1)),
    );
    await expect(feedback(hole)).toContainText(isLast ? "Solved" : "Right so far.");
  }
}
