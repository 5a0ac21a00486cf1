/** Players that look at nothing but the cards in sight, and count on their fingers. */
import {
  cardsLeft,
  exposedCard,
  isKnown,
  KING,
  legalMoves,
  rankFits,
  rankOf,
  unseenCards,
  type KingRule,
  type Move,
  type PlayerView,
  type Position,
  type Rank,
  type SeenCard,
} from "@albatross/rules";
import { chooseRun, type Run } from "./look-ahead.ts";

/** The leftmost card that fits, else a draw. */
export function playFirstFit(view: PlayerView): readonly Move[] {
  return legalMoves(view).slice(0, 1);
}

/** Plays as many cards as can be played before the next draw. */
export function playLongestRun(view: PlayerView): readonly Move[] {
  return chooseRun(view, ({ plays }) => plays.length);
}

/** What a card still in the columns costs, by rules of thumb. Found by trying on deals 1,001 to 2,000. */
export interface ThumbWeights {
  /** For each card played. */
  readonly played: number;
  /** For the share of unseen cards on which an exposed card goes. */
  readonly openings: number;
  /** Against tall columns: the sum of their squared heights. */
  readonly height: number;
  /** For each exposed card that goes on another exposed one: what comes takes both. */
  readonly pairs: number;
  /** Against a stopped King that would end the run on the waste, for each play still to be had. */
  readonly kings: number;
}

export const THUMB: ThumbWeights = { played: 1, openings: 2, height: 0.05, pairs: 0.3, kings: 0.5 };

export function playByThumb(view: PlayerView, weights: ThumbWeights = THUMB): readonly Move[] {
  const { king } = view.table.rules;
  const unseen = unseenCards(view).map(rankOf);
  return chooseRun(view, (run) => rateRun(run, king, unseen, weights));
}

function rateRun(
  { plays, end }: Run,
  king: KingRule,
  unseen: readonly Rank[],
  weights: ThumbWeights,
): number {
  if (cardsLeft(end) === 0) return Infinity;
  const exposed = exposedRanks(end);
  const taking = unseen.filter((rank) => exposed.some((card) => rankFits(king, rank, card)));
  const squares = end.heights.reduce((sum, height) => sum + height * height, 0);
  const pairs = exposed.filter((card, index) =>
    exposed.some((other, place) => place > index && rankFits(king, other, card)),
  ).length;
  const kings = king === "stop" ? exposed.filter((rank) => rank === KING).length : 0;
  return (
    weights.played * plays.length +
    (weights.openings * taking.length) / Math.max(1, unseen.length) -
    weights.height * squares +
    weights.pairs * pairs -
    weights.kings * kings
  );
}

function exposedRanks(position: Position<SeenCard>): readonly Rank[] {
  return position.heights.flatMap((_, column) => {
    const card = exposedCard(position, column);
    return card === undefined || !isKnown(card) ? [] : [rankOf(card)];
  });
}
