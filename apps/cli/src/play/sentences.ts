/**
 * What the game says: of each thing that happens a short sentence for the eye, which has the board before
 * it, and a whole one for the ear, which has not.
 */
import {
  cardWords,
  columnCards,
  currentPosition,
  drawsLeft,
  exposedCard,
  formatDealName,
  formatRules,
  holeStatus,
  isFaceUp,
  JOKER,
  KING,
  movesMade,
  neededRanks,
  playableColumns,
  rankOf,
  readRuns,
  redealsLeft,
  stockCount,
  strokesOf,
  wasteTop,
  type Card,
  type Hole,
  type Move,
  type Position,
  type Rank,
  type Refusal,
} from "@albatross/rules";
import { counted, joined, listed, rankSigns, sentence, signed } from "./wording.ts";
import { rulesOf, type PlayedHole } from "./played-hole.ts";

export interface Saying {
  /** In the status line; may be empty. */
  readonly seen: string;
  readonly spoken: string;
}

export const SILENCE: Saying = { seen: "", spoken: "" };

export const ONLY_WHEN_OVER: Saying = both("The review is there when the hole is over.");

export function both(text: string): Saying {
  return { seen: text, spoken: text };
}

export function sayDealt(played: PlayedHole): Saying {
  return {
    seen: need(currentPosition(played.hole)),
    spoken: `Deal ${formatDealName(played.deal)}, ${formatRules(rulesOf(played))}.`,
  };
}

export function sayBack(played: PlayedHole): Saying {
  return {
    seen: "Where you left it.",
    spoken: joined("Where you left it.", sayDealt(played).spoken, strokes(played.hole)),
  };
}

export function sayPlayed(hole: Hole, column: number, card: Card): Saying {
  const position = currentPosition(hole);
  const exposed = exposedCard(position, column);
  const shown = exposed === undefined ? "Column empty." : `Exposed: ${cardWords(exposed)}.`;
  const cheered = cheer(hole);
  return {
    seen: cheered,
    spoken: joined(`${sentence(cardWords(card))}.`, shown, cheered, nextStep(hole)),
  };
}

export function sayDrawn(hole: Hole, isRedeal: boolean): Saying {
  const again = isRedeal ? "The stock goes round again." : "";
  const ended = runSum(hole);
  return {
    seen: joined(again, ended),
    spoken: joined(again, ended, waste(hole), nextStep(hole)),
  };
}

/** "Undone", "Redone", "Back to the deal". */
export function sayMoved(hole: Hole, how: string): Saying {
  return {
    seen: standing(hole),
    spoken: joined(`${how}.`, waste(hole), nextStep(hole)),
  };
}

export function sayConceded(hole: Hole): Saying {
  return both(`Strokes taken: ${signed(strokesOf(currentPosition(hole)))}.`);
}

/** T1: what would fit. */
export function sayRefused(hole: Hole, refusal: Refusal): Saying {
  const position = currentPosition(hole);
  switch (refusal.code) {
    case "column-unknown":
      return both("There is no such column.");
    case "column-empty":
      return both("That column is empty.");
    case "stock-empty":
      return both(
        playableColumns(position).length > 0
          ? `The stock is empty. ${need(position)}.`
          : "The stock is empty.",
      );
    case "hole-over":
      return both(
        holeStatus(hole) === "cleared"
          ? "The hole is cleared."
          : "The hole is over. Undo to go on.",
      );
    case "card-does-not-fit":
    case "card-not-revealed":
      return both(`${need(position)}.`);
  }
}

export interface GivenHint {
  readonly move: Move;
  /** 1 for the best. */
  readonly rank: number;
  /** Strokes that it gives away against the best move; null when nobody could say. */
  readonly lost: number | null;
}

/** T2. */
export function sayHint(hole: Hole, { move, rank, lost }: GivenHint): Saying {
  const position = currentPosition(hole);
  const card = move.kind === "play" ? exposedCard(position, move.column) : undefined;
  const what =
    move.kind === "draw" || card === undefined
      ? "draw a card"
      : `${cardWords(card)}, column ${move.column + 1}`;
  const again = rank > 1 ? "Next best" : "Hint";
  if (lost === null) return both(`${again}: ${what}. How good it is, nobody has worked out.`);
  return both(`${again}: ${what}.${lost === 0 ? "" : ` Costs ${counted(lost, "stroke")}.`}`);
}

/** The whole position, a line a pile, for who does not see it. */
export function sayBoard(played: PlayedHole): string {
  const { hole } = played;
  const position = currentPosition(hole);
  return [
    `Deal ${formatDealName(played.deal)}.`,
    ...position.heights.map((_, column) => sayColumn(played, column)),
    waste(hole),
    stock(position),
    joined(strokes(hole), `Run of ${readRuns(movesMade(hole)).current}.`),
    nextStep(hole),
  ].join("\n");
}

export function sayColumn({ hole }: PlayedHole, column: number): string {
  const position = currentPosition(hole);
  const height = position.heights[column];
  if (height === undefined) return "There is no such column.";
  if (height === 0) return `Column ${column + 1} empty.`;
  const cards = columnCards(position, column).map((card, row) =>
    isFaceUp(position, column, row) ? cardWords(card) : "face down",
  );
  return `Column ${column + 1}, exposed last: ${cards.join(", ")}.`;
}

/** The waste and the exposed cards. */
export function sayExposed({ hole }: PlayedHole): string {
  const position = currentPosition(hole);
  const tops = position.heights.map((_, column) => {
    const card = exposedCard(position, column);
    return `${column + 1} ${card === undefined ? "empty" : cardWords(card)}`;
  });
  return joined(waste(hole), `Exposed: ${tops.join(", ")}.`, nextStep(hole));
}

/** "Needs 2 or 4". */
export function need(position: Position): string {
  const top = wasteTop(position);
  if (top === null) return "Choose any card to begin";
  const jokers: readonly Rank[] = position.table.rules.jokers > 0 ? [JOKER] : [];
  const needed = [...neededRanks(position), ...jokers];
  if (needed.length > 4) return "Any card fits";
  if (needed.length > 0) return `Needs ${rankSigns(needed)}`;
  return rankOf(top) === KING && drawsLeft(position) > 0
    ? "King: draw a card"
    : "King: nothing goes on it";
}

/** What fits now, or what else there is to do. */
function nextStep(hole: Hole): string {
  const position = currentPosition(hole);
  const left = strokesOf(position);
  switch (holeStatus(hole)) {
    case "cleared":
      return `Cleared: ${counted(left, "stroke")}.`;
    case "stuck":
      return `Stuck with ${counted(left, "stroke")}.`;
    case "conceded":
      return `Strokes taken: ${signed(left)}.`;
    default:
  }
  if (wasteTop(position) === null) return "Choose any card to begin.";
  const fitting = playableColumns(position).flatMap((column) => {
    const card = exposedCard(position, column);
    return card === undefined ? [] : [`${cardWords(card)}, column ${column + 1}`];
  });
  if (fitting.length > 0) return `Fits: ${listed(fitting, "and")}.`;
  return `Nothing fits. ${sentence(counted(drawsLeft(position), "draw"))} left.`;
}

function waste(hole: Hole): string {
  const top = wasteTop(currentPosition(hole));
  return top === null ? "The waste is empty." : `Waste: ${cardWords(top)}.`;
}

function stock(position: Position): string {
  const redeals = redealsLeft(position);
  const again = redeals === 0 ? "" : `, ${counted(redeals, "redeal")} to come`;
  return `Stock: ${counted(stockCount(position), "card")}${again}.`;
}

function strokes(hole: Hole): string {
  return `${sentence(counted(strokesOf(currentPosition(hole)), "stroke"))}.`;
}

/** What the line says of a position however it was reached: as when its last move was made. */
function standing(hole: Hole): string {
  if (hole.cursor === 0) return need(currentPosition(hole));
  return cheer(hole) || runSum(hole);
}

/** S3: the run that a draw has just ended. */
function runSum(hole: Hole): string {
  const { justEnded } = readRuns(movesMade(hole));
  return justEnded > 1 ? `Run of ${justEnded}.` : "";
}

const CHEERS = new Map([
  [5, "Five in a row. Tidy."],
  [10, "Ten in a row. The gallery leans in."],
  [15, "Fifteen in a row. Somebody keep that ball."],
]);

/** S3. */
function cheer(hole: Hole): string {
  return CHEERS.get(readRuns(movesMade(hole)).current) ?? "";
}
