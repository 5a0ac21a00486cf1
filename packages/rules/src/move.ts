/**
 * Moves: which are legal, why the others are not, and what a move makes of a position (P1–P8, V2–V5).
 * Everything here works on positions with face-down cards too: a face-down card is never played.
 */
import { isKnown, rankOf, type SeenCard } from "./card.ts";
import { succeed, type Fault, type FaultDetails, type Result } from "./fault.ts";
import {
  cardsLeft,
  drawsLeft,
  exposedCard,
  isRedealNext,
  nextStockCard,
  wasteTop,
  type Position,
  type WastePile,
} from "./position.ts";
import { rankFits, RANKS, ranksThatFit, type Rank } from "./rank.ts";

export interface Play {
  readonly kind: "play";
  /** 0 is the leftmost column. */
  readonly column: number;
}

export interface Draw {
  readonly kind: "draw";
}

/** Moves are shared constants, so that two equal moves are the same object. */
export type Move = Play | Draw;

export const DRAW: Draw = Object.freeze({ kind: "draw" });

export const MAX_COLUMNS = 9;

const PLAYS: readonly Play[] = Array.from({ length: MAX_COLUMNS }, (_, column) =>
  Object.freeze({ kind: "play", column }),
);

/** The play of the exposed card of `column`, 0 … 8. Throws a RangeError for any other number. */
export function play(column: number): Play {
  const move = PLAYS[column];
  if (!move) throw new RangeError(`column ${column} is not a whole number from 0 to 8`);
  return move;
}

/** `cleared` and `stuck` end the hole; `waiting`: a card was turned that is still to be told (reveal). */
/** Moves that crossed to another thread and back are other objects. */
export function isSameMove(a: Move, b: Move): boolean {
  return a.kind === "play" ? b.kind === "play" && a.column === b.column : b.kind === "draw";
}

export type PositionStatus = "playing" | "waiting" | "cleared" | "stuck";

export type RefusalCode =
  | "hole-over"
  | "card-not-revealed"
  | "column-unknown"
  | "column-empty"
  | "card-does-not-fit"
  | "stock-empty";

/** Why a move is not legal; `needed` are the ranks that would fit, when that is the reason. */
export interface Refusal extends Fault<RefusalCode> {
  readonly needed: readonly Rank[];
}

export function positionStatus(position: Position<SeenCard>): PositionStatus {
  if (cardsLeft(position) === 0) return "cleared";
  if (isWaiting(position)) return "waiting";
  if (drawsLeft(position) > 0) return "playing";
  return playableColumns(position).length > 0 ? "playing" : "stuck";
}

/** The columns whose exposed card fits the waste's top, leftmost first. */
export function playableColumns(position: Position<SeenCard>): readonly number[] {
  return position.heights.map((_, column) => column).filter((column) => fits(position, column));
}

/** Plays leftmost column first, then the draw. Empty when the hole is over or waits for a card. */
export function legalMoves(position: Position<SeenCard>): readonly Move[] {
  if (positionStatus(position) !== "playing") return [];
  const plays: Move[] = playableColumns(position).map(play);
  return drawsLeft(position) > 0 ? [...plays, DRAW] : plays;
}

export function isLegal(position: Position<SeenCard>, move: Move): boolean {
  return refusalOf(position, move) === null;
}

/** The position after a legal move; the reason when it is not legal. The given position stays as it is. */
export function makeMove<C extends SeenCard>(
  position: Position<C>,
  move: Move,
): Result<Position<C>, Refusal> {
  const refusal = refusalOf(position, move);
  if (refusal) return { ok: false, fault: refusal };
  return succeed(move.kind === "draw" ? drawCard(position) : playCard(position, move.column));
}

/** Why `move` may not be made now; null when it may. */
export function refusalOf(position: Position<SeenCard>, move: Move): Refusal | null {
  if (cardsLeft(position) === 0) return refuse("hole-over", "The hole is cleared.");
  if (isWaiting(position)) return refuse("card-not-revealed", "A card is still to be turned up.");
  if (move.kind === "draw") {
    return drawsLeft(position) > 0 ? null : refuse("stock-empty", "The stock is empty.");
  }
  const column = move.column + 1;
  if (move.column >= position.heights.length) {
    return refuse("column-unknown", `There is no column ${column}.`, { column });
  }
  if (position.heights[move.column] === 0) {
    return refuse("column-empty", `Column ${column} is empty.`, { column });
  }
  if (fits(position, move.column)) return null;
  const needed = neededRanks(position);
  return refuse("card-does-not-fit", `Column ${column} does not fit.`, { column }, needed);
}

/** The ranks that go on the waste now: all before the first card and on a joker, none on a stopped King. */
export function neededRanks(position: Position<SeenCard>): readonly Rank[] {
  const top = wasteTop(position);
  if (top === null) return RANKS;
  return isKnown(top) ? ranksThatFit(position.table.rules.king, rankOf(top)) : [];
}

function refuse(
  code: RefusalCode,
  message: string,
  details?: FaultDetails,
  needed: readonly Rank[] = [],
): Refusal {
  return details ? { code, message, details, needed } : { code, message, needed };
}

function fits(position: Position<SeenCard>, column: number): boolean {
  const card = exposedCard(position, column);
  if (card === undefined || !isKnown(card)) return false;
  const top = wasteTop(position);
  if (top === null) return true;
  return isKnown(top) && rankFits(position.table.rules.king, rankOf(top), rankOf(card));
}

/** Has a card been turned up whose face the holder of this position was not told yet? */
function isWaiting(position: Position<SeenCard>): boolean {
  const top = wasteTop(position);
  if (top !== null && !isKnown(top)) return true;
  return position.heights.some((_, column) => {
    const card = exposedCard(position, column);
    return card !== undefined && !isKnown(card);
  });
}

function playCard<C extends SeenCard>(position: Position<C>, column: number): Position<C> {
  const card = exposedCard(position, column);
  if (card === undefined) throw new RangeError(`column ${column} is empty`);
  return {
    table: position.table,
    heights: position.heights.map((height, index) => (index === column ? height - 1 : height)),
    draws: position.draws,
    waste: { card, fromStock: false, below: position.waste },
  };
}

function drawCard<C extends SeenCard>(position: Position<C>): Position<C> {
  const card = nextStockCard(position);
  if (card === undefined) throw new RangeError("the stock is empty");
  const below = isRedealNext(position) ? withoutStockCards(position.waste) : position.waste;
  return {
    table: position.table,
    heights: position.heights,
    draws: position.draws + 1,
    waste: { card, fromStock: true, below },
  };
}

/** The waste when a redeal has taken up the cards that came from the stock. */
function withoutStockCards<C extends SeenCard>(pile: WastePile<C> | null): WastePile<C> | null {
  if (pile === null) return null;
  const below = withoutStockCards(pile.below);
  if (pile.fromStock) return below;
  return below === pile.below ? pile : { ...pile, below };
}
