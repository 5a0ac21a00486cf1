/**
 * A reviewed move in sentences, for the table of `golf review` and both faces of `golf play`. What it cost with the
 * stock known and what could be known stand in sentences of their own: only the second calls a move a mistake.
 */
import {
  sayReason,
  type HoleReview,
  type Moment,
  type MomentKind,
  type MoveLabel,
  type MoveReview,
} from "@albatross/coach";
import {
  cardWords,
  exposedCard,
  nextStockCard,
  type Card,
  type Hole,
  type Move,
  type Position,
} from "@albatross/rules";
import { counted, signed } from "../play/wording.ts";

export interface ReviewedMove {
  /** "Move 3 of 40 plays the two of spades from column 4." */
  readonly what: string;
  readonly exact: string;
  readonly fair: string;
  /** Why another was better; empty where none was. */
  readonly reason: string;
  /** Why it is worth a second look; empty where it is not. */
  readonly moment: string;
}

export function describeMove(hole: Hole, review: HoleReview, index: number): ReviewedMove | null {
  const move = review.moves[index];
  const position = hole.positions[index];
  if (move === undefined || position === undefined) return null;
  const { fair } = move;
  return {
    what: `Move ${move.number} of ${review.moves.length} ${moveWords(position, move.move)}.`,
    exact: exactSentence(move),
    fair: fairSentence(position, move),
    reason: fair?.reason ? sayReason(fair.reason, theCard) : "",
    moment: momentSentence(review.moments.find(({ number }) => number === move.number)),
  };
}

/** "plays the two of spades from column 4", "draws the six of spades". */
function moveWords(position: Position, move: Move): string {
  if (move.kind === "draw") {
    const card = nextStockCard(position);
    return card === undefined ? "draws" : `draws ${theCard(card)}`;
  }
  const card = exposedCard(position, move.column);
  return `plays ${card === undefined ? "nothing" : theCard(card)} from column ${move.column + 1}`;
}

/** What the whole hole comes to. */
export function describeWhole({ best, lost, accuracy, moves, isComplete }: HoleReview): string {
  if (moves.length === 0) return "There is no move to review.";
  const deal = best === null ? "" : `The deal allowed ${signed(best)}. `;
  const cost = lost === null ? "" : `With the stock known ${counted(lost, "stroke")} went lost. `;
  if (!isComplete) return `${deal}${cost}`.trimEnd();
  const how =
    accuracy === null
      ? "There was no choice to be judged."
      : `By what could be known, accuracy ${accuracy.toFixed(0)} of 100.`;
  return `${deal}${cost}${how}`;
}

function exactSentence({ exact }: MoveReview): string {
  if (exact === undefined) return "With the stock known: not worked out yet.";
  if (exact === null) return "With the stock known: not worked out within the limit.";
  const { before, after, lost } = exact;
  return lost === 0
    ? `With the stock known: keeps the best, ${signed(after)}.`
    : `With the stock known: ${signed(before)} before it, ${signed(after)} after, ${counted(lost, "stroke")} lost.`;
}

const LABEL_WORDS: { readonly [L in MoveLabel]: string } = {
  best: "the best move",
  fine: "a fine move",
  inaccuracy: "an inaccuracy",
  mistake: "a mistake",
  blunder: "a blunder",
};

function fairSentence(position: Position, { fair, choices }: MoveReview): string {
  if (fair === undefined) return "As far as could be known: not worked out yet.";
  if (fair === null) {
    return choices < 2 ? "It was the only move." : "As far as could be known: nobody can tell.";
  }
  const label = `As far as could be known: ${LABEL_WORDS[fair.label]}`;
  if (fair.label === "best") return `${label}.`;
  const card = fair.better.kind === "draw" ? undefined : exposedCard(position, fair.better.column);
  const better =
    fair.better.kind === "draw" || card === undefined
      ? "drawing"
      : `${theCard(card)} from column ${fair.better.column + 1}`;
  return `${label}, ${fair.regret.toFixed(2)} strokes given away; better was ${better}.`;
}

const MOMENT_WORDS: { readonly [K in MomentKind]: string } = {
  "clear-lost": "After it the hole could no longer be cleared.",
  mistake: "It gave much away, as far as could be known.",
  find: "The one good move, and it was found.",
  "bad-luck": "Bad luck: nobody could have saved these strokes but by chance.",
};

function momentSentence(moment: Moment | undefined): string {
  return moment === undefined ? "" : MOMENT_WORDS[moment.kind];
}

function theCard(card: Card): string {
  return `the ${cardWords(card)}`;
}
