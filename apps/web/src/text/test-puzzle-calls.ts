/** Every sentence of the puzzles that is made by a function, asked for with samples. */
import { PUZZLE_GRADES, PUZZLE_KINDS, type Puzzle } from "@albatross/coach";
import { CLASSIC, expectValue, ownDeal, parseMoves, play } from "@albatross/rules";
import { freshPuzzle, type KeptPuzzle } from "../state/kept-puzzle.ts";
import { PUZZLE_VIEWS, type PuzzleTrouble } from "../state/puzzle-desk.ts";
import type { Parts } from "./catalogue.ts";
import { card, counts, draw } from "./test-samples.ts";

const puzzle: Puzzle = {
  kind: "clear",
  deal: ownDeal(2),
  rules: CLASSIC,
  moves: expectValue(parseMoves("4+53772")),
  best: -3,
  answer: play(0),
  leastLoss: 2,
  solution: [play(0), draw],
  decisions: 1,
  lines: 1,
  share: 1 / 2,
  grade: "easy",
};

const puzzles: readonly KeptPuzzle[] = [
  ...PUZZLE_KINDS.flatMap((kind) =>
    [-3, -1, 0, 1, 2].map((best) =>
      freshPuzzle({ ...puzzle, kind, best, lines: 1000 + best, decisions: 3 + best, share: 1e-4 }),
    ),
  ),
  freshPuzzle(puzzle, { mistake: { played: draw, lost: 1 } }),
  freshPuzzle(puzzle, { mistake: { played: play(3), lost: 2 } }),
];

const ended = (["solved", "shown", "open"] as const).flatMap((state) =>
  [0, 1, 2].flatMap((wrong) =>
    [0, 1, 2].map((hints): KeptPuzzle => {
      const fresh = freshPuzzle(puzzle);
      return { ...fresh, progress: { ...fresh.progress, state, wrong, hints, endedAtMs: 0 } };
    }),
  ),
);

const troubles: readonly PuzzleTrouble[] = (
  ["puzzle-not-unique", "puzzle-unprovable", "puzzle-not-made"] as const
).map((code) => ({ code, message: "" }));

export function askPuzzles(words: Parts["puzzles"]): readonly string[] {
  const { daily, own, action, solution } = words;
  const [first = freshPuzzle(puzzle)] = puzzles;
  return [
    ...PUZZLE_VIEWS.map(words.view),
    ...PUZZLE_KINDS.flatMap((kind) => [words.kind(kind), words.kindAbout(kind)]),
    ...PUZZLE_GRADES.map(words.grade),
    ...puzzles.flatMap((kept) => [words.goal(kept), words.rating(kept.puzzle), own.entry(kept)]),
    ...ended.flatMap((kept) => [words.state(kept), words.feedback({ kind: "solved" }, kept)]),
    words.feedback({ kind: "right" }, first),
    words.feedback({ kind: "shown" }, first),
    ...[null, 1, 2].map((cost) => words.feedback({ kind: "wrong", cost }, first)),
    words.stock([]),
    words.stock([card("AS"), card("5D"), card("KC")]),
    daily.title(20_787),
    ...counts.map((days) => daily.streak({ days, longest: days, isTodayDone: false })),
    daily.streak({ days: 1, longest: 4, isTodayDone: true }),
    ...[1, 60_000, 3_600_000, 18_720_000].map((leftMs) => daily.countdown(leftMs, 0)),
    ...counts.map(own.searching),
    action.solve("x"),
    action.goOn("x"),
    action.look("x"),
    solution.step(2, 9),
    solution.move({ move: draw, card: card("7D") }),
    solution.move({ move: play(2), card: card("QS") }),
    ...troubles.map(words.trouble),
    ...(["cannot-keep", "newer-database"] as const).map(words.storage),
  ];
}
