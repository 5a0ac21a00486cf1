/** T5: what the result of a hole says, in sentences. Pure. */
import {
  cardWords,
  currentPosition,
  exposedCard,
  holeStatus,
  KING,
  movesMade,
  neededRanks,
  rankOf,
  readRuns,
  strokesOf,
  wasteTop,
  type Card,
  type Hole,
  type Move,
} from "@albatross/rules";
import type { KnownBest } from "./assessor.ts";
import { counted, listed, rankSigns, sentence, signed } from "./wording.ts";
import type { PlayedHole } from "./played-hole.ts";

/** The move at which the best score was lost. */
export interface LostMove {
  /** Counted from 1. */
  readonly number: number;
  readonly move: Move;
  /** The card played or drawn. */
  readonly card: Card | null;
  readonly bestBefore: number;
  readonly bestAfter: number;
}

export interface ResultText {
  readonly title: string;
  /** A sentence each. */
  readonly lines: readonly string[];
}

/**
 * `bests` are those of the hole's positions, as far as they are known; null while they are worked out. Which cards
 * were exposed needs no words where the board is seen.
 */
export function describeResult(
  played: PlayedHole,
  bests: readonly KnownBest[] | null,
  isBoardSeen: boolean,
): ResultText {
  const { hole } = played;
  return {
    title: titleOf(hole),
    lines: [
      endSentence(hole),
      wasteSentence(hole),
      isBoardSeen ? "" : exposedSentence(hole),
      dealSentence(hole, bests),
      lostSentence(hole, bests),
      helpSentence(played),
    ].filter((line) => line !== ""),
  };
}

/**
 * Where the best score was lost. If the hole could have been cleared and was not, that is the move after which
 * it no longer could; else the first move that gave strokes away. null when none did, or a number is missing.
 */
export function findLostMove(hole: Hole, bests: readonly KnownBest[]): LostMove | null {
  const atStart = bests[0];
  const atEnd = bests[hole.cursor];
  if (typeof atStart !== "number" || typeof atEnd !== "number") return null;
  const limit = atStart <= 0 && atEnd > 0 ? 0 : atStart;
  const index = bests.findIndex((best) => typeof best === "number" && best > limit);
  const move = hole.moves[index - 1];
  const bestBefore = bests[index - 1];
  const bestAfter = bests[index];
  if (!move || typeof bestBefore !== "number" || typeof bestAfter !== "number") return null;
  const position = hole.positions[index];
  return { number: index, move, card: position ? wasteTop(position) : null, bestBefore, bestAfter };
}

function titleOf(hole: Hole): string {
  const strokes = strokesOf(currentPosition(hole));
  switch (holeStatus(hole)) {
    case "cleared":
      return strokes < 0 ? `Cleared, ${counted(-strokes, "draw")} to spare` : "Cleared";
    case "stuck":
      return "Stuck";
    default:
      return "Strokes taken";
  }
}

function endSentence(hole: Hole): string {
  const strokes = strokesOf(currentPosition(hole));
  if (holeStatus(hole) === "cleared") {
    return strokes === 0
      ? "Every card played, and the last draw was needed. Cutting it fine."
      : `Every card played: ${signed(strokes)} on the card.`;
  }
  const left = sentence(counted(strokes, "stroke"));
  return holeStatus(hole) === "stuck" && !hole.strokesTaken
    ? `${left} left, and nothing more to turn.`
    : `${left} on the card.`;
}

function wasteSentence(hole: Hole): string {
  const position = currentPosition(hole);
  const top = wasteTop(position);
  if (top === null) return "No card was ever played.";
  const name = sentence(cardWords(top));
  if (holeStatus(hole) === "cleared") return `${name} was the last card in.`;
  const needed = neededRanks(position);
  if (needed.length > 3) return `${name} lies on the waste; anything goes on it.`;
  if (needed.length > 0) return `${name} lies on the waste; it needed ${rankSigns(needed)}.`;
  return rankOf(top) === KING
    ? `${name} lies on the waste; nothing goes on it.`
    : `${name} lies on the waste.`;
}

function exposedSentence(hole: Hole): string {
  const position = currentPosition(hole);
  const cards = position.heights.flatMap((_, column) => {
    const card = exposedCard(position, column);
    return card === undefined ? [] : [cardWords(card)];
  });
  return cards.length === 0 ? "" : `Exposed: ${listed(cards, "and")}.`;
}

/** Could the deal have been cleared, and what was its best? */
function dealSentence(hole: Hole, bests: readonly KnownBest[] | null): string {
  const isCleared = holeStatus(hole) === "cleared";
  const best = bests?.[0];
  if (typeof best !== "number") {
    const isWorking = bests === null;
    if (isCleared && isWorking) return "The best score of this deal is still being worked out.";
    return isCleared
      ? "The best score of this deal is not known."
      : "Whether this deal can be cleared is not known yet.";
  }
  if (isCleared) {
    return strokesOf(currentPosition(hole)) <= best
      ? `${signed(best)} is the best this deal allows. Nobody can beat that.`
      : `The best this deal allows is ${signed(best)}.`;
  }
  return best <= 0
    ? `This deal can be cleared; its best score is ${signed(best)}.`
    : `This deal cannot be cleared; its best score is ${signed(best)}.`;
}

function lostSentence(hole: Hole, bests: readonly KnownBest[] | null): string {
  if (bests === null) return "Looking for the move where it turned…";
  const lost = findLostMove(hole, bests);
  const atEnd = bests[hole.cursor];
  if (lost === null && typeof atEnd === "number" && strokesOf(currentPosition(hole)) > atEnd) {
    return `${signed(atEnd)} was still possible from here.`;
  }
  if (lost === null) {
    const isKnown = bests.length > 0 && bests.every((best) => typeof best === "number");
    return isKnown ? "No stroke was given away." : "";
  }
  const { number, move, card, bestBefore, bestAfter } = lost;
  const name = card === null ? "" : cardWords(card);
  const what =
    move.kind === "draw" ? `drawing the ${name}` : `the ${name} from column ${move.column + 1}`;
  return `It turned at move ${number}, ${what}: ${signed(bestBefore)} was possible before it, ${signed(bestAfter)} after.`;
}

function helpSentence({ hole, hints, undos, attempt }: PlayedHole): string {
  const { best } = readRuns(movesMade(hole));
  const parts = [
    `Best run ${best}`,
    ...(hints > 0 ? [counted(hints, "hint")] : []),
    ...(undos > 0 ? [counted(undos, "undo")] : []),
    ...(attempt > 1 ? [`try ${attempt} at this deal`] : []),
    ...(hints + undos === 0 ? ["no help"] : []),
  ];
  return `${parts.join(", ")}.`;
}
