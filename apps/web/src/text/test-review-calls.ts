/** Every sentence of the review and the coach that is made by a function, asked for with samples. */
import { MOVE_LABELS, type MomentKind, type Reason } from "@albatross/coach";
import type { QuizAnswer } from "../state/review-quiz.ts";
import type { ReviewFileFault } from "../state/review-file.ts";
import type { Parts } from "./catalogue.ts";
import { card, counts, draw } from "./test-samples.ts";

const play = { kind: "play", column: 2 } as const;
const moved = [
  { move: play, card: card("7C") },
  { move: play, card: null },
  { move: draw, card: card("9H") },
  { move: draw, card: null },
] as const;

const reasons: readonly Reason[] = [
  { kind: "king-on-waste", king: card("KS") },
  { kind: "drew-early", card: card("6C"), run: 1 },
  { kind: "drew-early", card: card("6C"), run: 3 },
  { kind: "run", better: 3, made: 0 },
  { kind: "run", better: 3, made: 1 },
  { kind: "king-left", king: card("KS") },
  { kind: "frees", card: card("6C") },
  { kind: "openings", better: 3, made: 1, of: 12 },
  { kind: "tall", better: 5, made: 2 },
  { kind: "odds" },
];

const moments: readonly MomentKind[] = ["clear-lost", "mistake", "find", "bad-luck"];

const answers: readonly QuizAnswer[] = [
  { kind: "found", move: play },
  { kind: "same", move: play },
  { kind: "worse", move: draw, regret: 1.25 },
  { kind: "shown", move: draw },
];

const faults: readonly ReviewFileFault[] = [
  { code: "record-shape", message: "no record" },
  { code: "record-header-missing", message: "no header" },
  { code: "record-header-twice", message: "twice" },
  { code: "record-date-invalid", message: "no date" },
  { code: "review-newer", message: "newer", details: { version: 2, known: 1 } },
  { code: "review-file-too-large", message: "large", details: { bytes: 9, most: 8 } },
  { code: "review-file-unreadable", message: "gone" },
  { code: "stock-empty", message: "empty", needed: [] },
];

export function askReview(words: Parts["review"]): readonly string[] {
  const fair = {
    best: 2,
    made: 3.4,
    regret: 1.4,
    label: "mistake",
    better: play,
    margin: 1,
    moves: [],
    reason: null,
  } as const;
  const exact = { before: -1, after: 1, lost: 2, moves: [] };
  const { chart, step, quiz, branch, nextMoves, list, file, coach } = words;
  return [
    words.working(0, 0),
    words.working(3, 30),
    ...[-2, 0, 1, 7].flatMap((made) => [
      words.score(made, null, null),
      words.score(made, made, 0),
      words.score(made, -3, 1),
      words.score(made, -3, 3),
    ]),
    words.accuracy(null),
    words.accuracy(87.4),
    ...counts.map((moves) => chart.summary(moves, -3, 5)),
    step.at(3, 50),
    ...moved.flatMap((of) => [
      words.made(of),
      words.exact(exact, of),
      words.fair(fair, 3, of),
      quiz.ask(1, 3, of),
      nextMoves.move(of),
      list.item(4, of),
      ...answers.map((answer) => quiz.answer(answer, of)),
    ]),
    words.exact(undefined, null),
    words.exact(null, null),
    words.exact(exact, null),
    words.exact({ ...exact, lost: 0 }, null),
    words.fair(undefined, 3, null),
    words.fair(null, 1, null),
    words.fair(null, 3, null),
    words.fair({ ...fair, label: "best" }, 3, null),
    ...MOVE_LABELS.map(words.label),
    ...reasons.map(words.reason),
    ...moments.map((kind) => words.moment(kind, 12)),
    ...[1, 3].map(quiz.start),
    ...counts.map((own) => branch.about(4, own)),
    branch.best(null, null),
    branch.best(2, null),
    branch.best(2, 1),
    branch.back(4),
    ...[null, 3].flatMap((value) => [nextMoves.exact(value), nextMoves.fair(value)]),
    ...counts.map(list.lost),
    list.go(3),
    ...faults.map(file.refused),
    coach.strokesOf(3.25, 0),
    coach.strokesOf(3.25, 0.4),
    coach.clearOf(0.27, 0),
    coach.clearOf(0.27, 0.02),
    ...[true, false].flatMap((isDone) => counts.map((orders) => coach.progress(orders, isDone))),
  ];
}
