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

/** What rules of thumb look at. Weighed by trying on deals 1,001 to 1,400. */
const WEIGHTS = {
  /** For each card played. */
  played: 1,
  /** For the share of unseen cards on which an exposed card goes. */
  openings: 2,
  /** Against tall columns: the sum of their squared heights. */
  height: 0.05,
  /** For each exposed card that goes on another exposed one: what comes takes both. */
  pairs: 0.3,
  /** Against exposed Kings that stop: nothing is played on them. */
  kings: 0.5,
};

export function playByThumb(view: PlayerView): readonly Move[] {
  const { king } = view.table.rules;
  const unseen = unseenCards(view).map(rankOf);
  return chooseRun(view, (run) => rateRun(run, king, unseen));
}

function rateRun({ plays, end }: Run, king: KingRule, unseen: readonly Rank[]): number {
  if (cardsLeft(end) === 0) return Infinity;
  const exposed = exposedRanks(end);
  const taking = unseen.filter((rank) => exposed.some((card) => rankFits(king, rank, card)));
  const squares = end.heights.reduce((sum, height) => sum + height * height, 0);
  const pairs = exposed.filter((card, index) =>
    exposed.some((other, place) => place > index && rankFits(king, other, card)),
  ).length;
  const kings = king === "stop" ? exposed.filter((rank) => rank === KING).length : 0;
  return (
    WEIGHTS.played * plays.length +
    (WEIGHTS.openings * taking.length) / Math.max(1, unseen.length) -
    WEIGHTS.height * squares +
    WEIGHTS.pairs * pairs -
    WEIGHTS.kings * kings
  );
}

function exposedRanks(position: Position<SeenCard>): readonly Rank[] {
  return position.heights.flatMap((_, column) => {
    const card = exposedCard(position, column);
    return card === undefined || !isKnown(card) ? [] : [rankOf(card)];
  });
}
