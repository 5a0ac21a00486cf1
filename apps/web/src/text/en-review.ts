/** The review of a hole and the coach in English. */
import {
  LABEL_LIMITS,
  sayReason,
  type ExactCost,
  type FairCost,
  type MomentKind,
  type MoveLabel,
  type Reason,
} from "@albatross/coach";
import type { MovedCard } from "../state/moved-card.ts";
import type { ReviewFileFault } from "../state/review-file.ts";
import type { QuizAnswer } from "../state/review-quiz.ts";
import { cardWords, count, english, formatNumber, sentence } from "./en-cards.ts";

const strokes = (number: number): string => count(number, "stroke", "strokes");
/** Of expected strokes. */
const expected = (number: number): string => english.average(number);

/** "the seven of clubs from column 3", "drawing"; "drawing the nine of hearts" when it is known. */
function moveWords({ move, card }: MovedCard): string {
  if (move.kind === "draw") return card === null ? "drawing" : `drawing the ${cardWords(card)}`;
  return `the ${card === null ? "card" : cardWords(card)} from column ${move.column + 1}`;
}

const LABELS: { readonly [L in MoveLabel]: string } = {
  best: "Best",
  fine: "Fine",
  inaccuracy: "Inaccuracy",
  mistake: "Mistake",
  blunder: "Blunder",
};

const MOMENTS: { readonly [K in MomentKind]: string } = {
  "clear-lost": "The clear was lost here",
  mistake: "A better move could be seen",
  find: "The one good move, and you found it",
  "bad-luck": "Bad luck: well played, and the stock took strokes",
};

export const enReview = {
  title: "Review",
  working: (done: number, of: number) =>
    of === 0 ? "The coach is on the way…" : `The coach has looked at ${done} of ${of} choices.`,
  failed: "The coach could not be loaded. What is known so far stays.",
  none: "There is no move to review yet.",
  score: (made: number, best: number | null, lost: number | null) => {
    const what = `${sentence(strokes(made))} on the card`;
    if (best === null || lost === null) return `${what}.`;
    return lost === 0
      ? `${what}, and that is the best this deal allows.`
      : `${what}; ${formatNumber(best)} was possible. ${sentence(strokes(lost))} lost on the way.`;
  },
  accuracy: (value: number | null) =>
    value === null ? "–" : english.percent(Math.round(value) / 100),
  accuracyLabel: "Accuracy",
  accuracyHelp: `How well it was played, by what could be known. A move that gives nothing away counts 100 %, and every expected stroke that it gives away halves that: one stroke 50 %, two strokes 25 %. The accuracy is the mean over all moves with a choice. The stock is no part of it.`,
  labelsHelp: `Called by the expected strokes that a move gives away: best below ${LABEL_LIMITS.best}, fine below ${LABEL_LIMITS.fine}, inaccuracy below ${LABEL_LIMITS.inaccuracy}, mistake below ${LABEL_LIMITS.mistake}, and a blunder from there on.`,
  aboutTitle: "How this is worked out",
  chart: {
    title: "Strokes over the moves",
    exact: "Best still possible, with the stock known",
    fair: "To be expected, by what could be known",
    summary: (moves: number, from: number, to: number) =>
      `The best strokes still possible over ${count(moves, "move", "moves")}: from ${formatNumber(from)} to ${formatNumber(to)}. The list of all moves has every number.`,
  },
  step: {
    label: "Move",
    first: "To the start",
    back: "One move back",
    forward: "One move on",
    last: "To the end",
    at: (number: number, of: number) => `Move ${number} of ${of}`,
    start: "Before the first move",
  },
  made: (moved: MovedCard) => sentence(`${moveWords(moved)}.`),
  exactTitle: "With the stock known",
  exact(cost: ExactCost | null | undefined, better: MovedCard | null): string {
    if (cost === undefined) return "Being worked out…";
    if (cost === null) return "Too large to be settled.";
    if (cost.lost === 0) return `Loses nothing: ${formatNumber(cost.after)} is still possible.`;
    const instead = better === null ? "" : ` ${sentence(moveWords(better))} loses none.`;
    return `Loses ${strokes(cost.lost)}: ${formatNumber(cost.before)} was possible, ${formatNumber(cost.after)} is.${instead}`;
  },
  fairTitle: "What could be known",
  fair(cost: FairCost | null | undefined, choices: number, better: MovedCard | null): string {
    if (cost === undefined) return "The coach is looking at it…";
    if (cost === null) return choices < 2 ? "There was no choice." : "The coach cannot tell.";
    if (cost.label === "best" || better === null) {
      return `${expected(cost.made)} strokes to be expected, and nothing better in sight.`;
    }
    return `${expected(cost.made)} strokes to be expected; ${expected(cost.best)} with ${moveWords(better)}.`;
  },
  label: (label: MoveLabel) => LABELS[label],
  reason: (reason: Reason) => sayReason(reason, (card) => `the ${cardWords(card)}`),
  momentsTitle: "Key moments",
  noMoments: "No move stands out.",
  moment: (kind: MomentKind, number: number) => `Move ${number}: ${MOMENTS[kind]}`,
  quiz: {
    title: "Find the better move",
    none: "No mistakes to learn from: nothing that could be known was missed.",
    waiting: "As soon as the coach is done, your mistakes can be played again here.",
    start: (mistakes: number) =>
      mistakes === 1 ? "Try your mistake again" : `Try your ${mistakes} mistakes again`,
    next: "Next mistake",
    again: "From the first again",
    ask: (number: number, of: number, moved: MovedCard) =>
      `${number} of ${of}. You played ${moveWords(moved)}. Play a better move on the board.`,
    answer(answer: QuizAnswer, moved: MovedCard): string {
      switch (answer.kind) {
        case "found":
          return `Yes: ${moveWords(moved)}.`;
        case "same":
          return `That was it: ${moveWords(moved)}. Another one is better.`;
        case "worse":
          return `${sentence(moveWords(moved))} gives ${expected(answer.regret)} strokes away. Try another one.`;
        case "shown":
          return `The better move: ${moveWords(moved)}.`;
      }
    },
    show: "Show it",
    stop: "Back to the review",
  },
  branch: {
    about: (number: number, own: number) =>
      `Your own line: ${count(own, "move", "moves")} after move ${number}.`,
    best: (best: number | null, online: number | null) =>
      best === null
        ? "What it still allows is being worked out…"
        : online === null
          ? `${formatNumber(best)} is possible from here.`
          : `${formatNumber(best)} is possible from here; ${formatNumber(online)} where the line was left.`,
    back: (number: number) => `Back to move ${number}`,
  },
  try: "Play any card on the board to try a line of your own.",
  nextMoves: {
    title: "From here",
    move: (moved: MovedCard) => sentence(moveWords(moved)),
    caption: "The moves from here, with the best strokes after each",
    moveLabel: "Move",
    exactLabel: "Stock known",
    fairLabel: "Expected",
    exact: (value: number | null) => (value === null ? "–" : formatNumber(value)),
    fair: (value: number | null) => (value === null ? "–" : expected(value)),
  },
  list: {
    title: "All moves",
    lost: (lost: number) => (lost === 0 ? "loses nothing" : `loses ${strokes(lost)}`),
    item: (number: number, moved: MovedCard) => `${number}. ${sentence(moveWords(moved))}`,
    go: (number: number) => `Go to move ${number}`,
  },
  file: {
    title: "Share and open",
    copyLink: "Copy a link to this review",
    save: "Save as a file",
    open: "Review a record from a file",
    refused: (fault: ReviewFileFault) =>
      `Nothing was opened. ${sentence(fault.message)}. (${fault.code})`,
  },
  back: "Back to your hole",
  coach: {
    title: "Coach",
    about:
      "What each move can be expected to come to, from what you can see: the order of the stock has no part in it. Asking counts as a hint.",
    over: "The hole is over. The review has the coach's word on every move.",
    none: "Deal a hole first.",
    hidden: "With cards face down the coach can only average over how they may lie.",
    caption: "Legal moves, the best first",
    move: "Move",
    strokes: "Strokes",
    clear: "Clears",
    strokesOf: (mean: number, error: number) =>
      error < 0.05 ? expected(mean) : `${expected(mean)} ±\u{a0}${expected(error)}`,
    clearOf: (mean: number, error: number) =>
      error < 0.005
        ? english.percent(mean)
        : `${english.percent(mean)} ±\u{a0}${english.percent(error)}`,
    first: "First look…",
    progress: (orders: number, isDone: boolean) =>
      `${isDone ? "Weighed over" : "Weighing:"} ${count(orders, "order", "orders")} of the unseen cards${isDone ? "." : " so far…"}`,
    exact: "Exact: nothing unseen is left to chance but the draw itself.",
    estimate:
      "Strokes are estimated: how a player fares who goes on not seeing the stock. Clears are what such play came to.",
    judged: "Strokes and clears are means over orders of the unseen cards, each played as if seen.",
    failed: "The coach could not be loaded.",
    retry: "Try again",
  },
} as const;
