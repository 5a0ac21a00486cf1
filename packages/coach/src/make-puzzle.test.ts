import {
  CLASSIC,
  expectValue,
  formatMoves,
  legalMoves,
  makeMove,
  parseRules,
  playableColumns,
  strokesOf,
} from "@albatross/rules";
import { bestScore, createTabulator } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { allowsPuzzles, makePuzzle } from "./make-puzzle.ts";
import { provePuzzle } from "./prove-puzzle.ts";
import { formatPuzzleLink } from "./puzzle-link.ts";
import { PUZZLE_GRADES, puzzlePosition, type Puzzle, type PuzzleKind } from "./puzzle.ts";

const tabulator = createTabulator();
const KINDS: readonly PuzzleKind[] = ["clear", "draw-or-play", "best-move"];
const wishes = (seed: string, rules = CLASSIC) =>
  KINDS.flatMap((kind) => PUZZLE_GRADES.map((grade) => ({ kind, grade, rules, seed })));
const make = (wish: ReturnType<typeof wishes>[number]): Puzzle => {
  const puzzle = makePuzzle(wish, tabulator.tabulateQuickly);
  if (puzzle === null) throw new Error(`there is no ${wish.grade} ${wish.kind}`);
  return puzzle;
};

/** Asks the judge, who knows nothing of the table. */
function expectProved(puzzle: Puzzle): void {
  const position = expectValue(puzzlePosition(puzzle));
  const values = legalMoves(position).map((move) => ({
    move,
    value: bestScore(expectValue(makeMove(position, move))) ?? Number.NaN,
  }));
  const name = formatPuzzleLink(puzzle);
  for (const { move, value } of values) {
    if (move === puzzle.answer) expect(value, name).toBe(puzzle.best);
    else expect(value, name).toBeGreaterThanOrEqual(puzzle.best + puzzle.leastLoss);
  }
  expect(puzzle.leastLoss).toBeGreaterThan(0);
  const end = puzzle.solution.reduce((from, move) => expectValue(makeMove(from, move)), position);
  expect(strokesOf(end), formatMoves(puzzle.solution)).toBe(puzzle.best);
}

describe("a puzzle that is made", () => {
  it.each(["classic", "king=queen", "putt-putt"])(
    "is of the wished kind and grade, and proved by the judge move by move: %s",
    (text) => {
      const rules = expectValue(parseRules(text));
      for (const seed of ["a", "b", "c"]) {
        for (const wish of wishes(seed, rules)) {
          const puzzle = make(wish);
          expect(puzzle).toMatchObject({ kind: wish.kind, grade: wish.grade, rules });
          expectProved(puzzle);
          if (wish.kind === "clear") expect(puzzle.best).toBeLessThanOrEqual(0);
          if (wish.kind !== "draw-or-play") continue;
          const position = expectValue(puzzlePosition(puzzle));
          expect(playableColumns(position)).not.toEqual([]);
          expect(legalMoves(position).at(-1)?.kind).toBe("draw");
        }
      }
    },
  );

  it("is proved again from what is asked alone, as whoever gets its link does", () => {
    for (const wish of wishes("link")) {
      const { kind, deal, rules, moves, ...rest } = make(wish);
      const proved = provePuzzle({ kind, deal, rules, moves }, tabulator.tabulateQuickly);
      expect(proved).toEqual({ ok: true, value: { kind, deal, rules, moves, ...rest } });
    }
  });

  it("is the same for the same wish, and another for another seed, kind or grade", () => {
    const links = [...wishes("a"), ...wishes("b")].map((wish) => formatPuzzleLink(make(wish)));
    expect(new Set(links).size).toBe(links.length);
    expect([...wishes("a"), ...wishes("b")].map((wish) => formatPuzzleLink(make(wish)))).toEqual(
      links,
    );
  });

  it("asks as often to draw as to play", () => {
    const answers = Array.from({ length: 20 }, (_, seed) =>
      make({ kind: "draw-or-play", grade: "medium", rules: CLASSIC, seed: String(seed) }),
    ).map(({ answer }) => answer.kind);
    const draws = answers.filter((kind) => kind === "draw").length;
    // These tosses are always the same; those of a fair coin are outside this once in 80 times.
    expect(draws).toBeGreaterThanOrEqual(5);
    expect(draws).toBeLessThanOrEqual(15);
  });

  it("is not made where no table is, nor under rules that hide or repeat cards", () => {
    const wish = { kind: "clear", grade: "easy", rules: CLASSIC, seed: "" } as const;
    expect(makePuzzle(wish, () => null)).toBeNull();
    const allowed = [
      "classic",
      "queen-on-king",
      "putt-putt",
      "blind",
      "jokers",
      "easy",
      "columns=8",
    ];
    expect(allowed.filter((text) => allowsPuzzles(expectValue(parseRules(text))))).toEqual([
      "classic",
      "queen-on-king",
      "putt-putt",
    ]);
  });
});
