/**
 * What the coach is tested against, with everything written out: every order of the unseen cards, every move,
 * by the rules alone. For a handful of unseen cards.
 */
import {
  drawsLeft,
  expectValue,
  isKnown,
  legalMoves,
  makeMove,
  rankOf,
  revealDrawn,
  strokesOf,
  unseenCards,
  viewOf,
  wasteTop,
  type Card,
  type Move,
  type PlayerView,
  type Position,
  type SeenCard,
} from "@albatross/rules";
import { judgeNaively } from "@albatross/test-kit";
import { completeView, readUnseen } from "./world.ts";

export interface NaiveOutlook {
  readonly strokes: number;
  readonly clear: number;
}

/** The mean over all orders of what a player who sees them comes to after a move. */
export function averageNaively(view: PlayerView, move: Move): NaiveOutlook {
  const unseen = readUnseen(view);
  const bests = permutationsOf(unseen.cards, unseen.places.length).map((cards) => {
    const world = completeView(unseen, cards);
    return judgeNaively(expectValue(makeMove(world, move))).best;
  });
  return { strokes: meanOf(bests), clear: meanOf(bests.map((best) => (best <= 0 ? 1 : 0))) };
}

/** Every ordered choice of so many of the cards. */
export function permutationsOf(
  cards: readonly Card[],
  length: number,
): readonly (readonly Card[])[] {
  if (length === 0) return [[]];
  return cards.flatMap((card) =>
    permutationsOf(
      cards.filter((other) => other !== card),
      length - 1,
    ).map((rest) => [card, ...rest]),
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Expected strokes of the best that can be done without seeing a card before it is turned. One pass, no hidden rows. */
export function playNaively(position: Position<SeenCard>): number {
  return valueOf(viewOf(position), new Map());
}

function valueOf(position: Position<SeenCard>, known: Map<string, number>): number {
  const key = keyOf(position);
  const before = known.get(key);
  if (before !== undefined) return before;
  const values = legalMoves(position).map((move) => {
    const made = expectValue(makeMove(position, move));
    if (move.kind === "play") return valueOf(made, known);
    const turned = unseenCards(position).map((card) => expectValue(revealDrawn(made, card)));
    return meanOf(turned.map((next) => valueOf(next, known)));
  });
  const value = values.length === 0 ? strokesOf(position) : Math.min(...values);
  known.set(key, value);
  return value;
}

function keyOf(position: Position<SeenCard>): string {
  const top = wasteTop(position);
  const rank = top === null || !isKnown(top) ? "none" : rankOf(top);
  const ranks = unseenCards(position)
    .map(rankOf)
    .sort((a, b) => a - b);
  return `${position.heights.join()} ${rank} ${drawsLeft(position)} ${ranks.join()}`;
}
