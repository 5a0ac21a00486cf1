/**
 * Why another move was better, from the cards in sight: what it would have freed, which run was broken, which King was
 * turned up or left lying. The first of these that tells the two moves apart is the reason; the stock has no part in it.
 */
import {
  exposedCard,
  isKnown,
  KING,
  makeMove,
  rankFits,
  rankOf,
  unseenCards,
  type Card,
  type Move,
  type PlayerView,
  type Position,
  type SeenCard,
} from "@albatross/rules";
import { longestRun } from "./look-ahead.ts";

export type Reason =
  /** It put a King on the waste, on which nothing goes. */
  | { readonly kind: "king-on-waste"; readonly king: Card }
  /** It drew, though `card` could be played, the first of so many in a row. */
  | { readonly kind: "drew-early"; readonly card: Card; readonly run: number }
  /** The better move could have gone on for more cards before the next draw. */
  | { readonly kind: "run"; readonly better: number; readonly made: number }
  /** A King would have gone with the better run, and stays. */
  | { readonly kind: "king-left"; readonly king: Card }
  /** The better move frees this card, which fits at once. */
  | { readonly kind: "frees"; readonly card: Card }
  /** After the better move more of the unseen cards take a card with them. */
  | {
      readonly kind: "openings";
      readonly better: number;
      readonly made: number;
      readonly of: number;
    }
  /** The better move works on a taller column. */
  | { readonly kind: "tall"; readonly better: number; readonly made: number }
  /** Nothing of these: the odds of all that may come. */
  | { readonly kind: "odds" };

/** @param better a move that was better than `made` as far as could be known. */
export function reasonFor(view: PlayerView, made: Move, better: Move): Reason {
  const after = { made: lookAfter(view, made), better: lookAfter(view, better) };
  for (const find of FINDERS) {
    const reason = find(after.made, after.better, view);
    if (reason !== null) return reason;
  }
  return { kind: "odds" };
}

/** What is to be seen of a move and of what can be played after it, up to the next draw. */
interface Look {
  /** The card that it plays; null for a draw. */
  readonly card: Card | null;
  /** The height of the column that it plays from, before it; 0 for a draw. */
  readonly height: number;
  /** What it turns up; null when there is nothing, or nobody knows what. */
  readonly freed: Card | null;
  readonly position: Position<SeenCard>;
  /** All cards that go with it before the next draw, its own first. */
  readonly run: readonly Card[];
}

type Finder = (made: Look, better: Look, view: PlayerView) => Reason | null;

const FINDERS: readonly Finder[] = [
  ({ card }, better, { table }) =>
    table.rules.king === "stop" && isKing(card) && !isKing(better.card)
      ? { kind: "king-on-waste", king: card }
      : null,
  (made, { card, run }) =>
    made.card === null && card !== null ? { kind: "drew-early", card, run: run.length } : null,
  (made, better) => {
    const king = better.run.find((card) => isKing(card) && !made.run.includes(card));
    return king !== undefined && made.card !== null ? { kind: "king-left", king } : null;
  },
  (made, better) =>
    made.card !== null && better.run.length > made.run.length
      ? { kind: "run", better: better.run.length, made: made.run.length }
      : null,
  (made, { card, freed }, { table }) =>
    made.card !== null &&
    card !== null &&
    freed !== null &&
    freed !== made.freed &&
    rankFits(table.rules.king, rankOf(card), rankOf(freed))
      ? { kind: "frees", card: freed }
      : null,
  (made, better, view) => {
    const unseen = unseenCards(view);
    const counts = [better, made].map(({ position }) => countOpenings(position, unseen));
    const [most = 0, few = 0] = counts;
    return most > few ? { kind: "openings", better: most, made: few, of: unseen.length } : null;
  },
  (made, better) =>
    made.card !== null && better.height > made.height
      ? { kind: "tall", better: better.height, made: made.height }
      : null,
];

function lookAfter(view: PlayerView, move: Move): Look {
  const made = makeMove<SeenCard>(view, move);
  if (!made.ok) throw new RangeError(made.fault.message);
  const position = made.value;
  if (move.kind === "draw") return { card: null, height: 0, freed: null, position, run: [] };
  const card = known(exposedCard(view, move.column));
  return {
    card,
    height: view.heights[move.column] ?? 0,
    freed: known(exposedCard(position, move.column)),
    position,
    run: card === null ? [] : [card, ...cardsOf(position)],
  };
}

/** Those of the longest run from here. */
function cardsOf(position: Position<SeenCard>): readonly Card[] {
  const cards: Card[] = [];
  let current = position;
  for (const move of longestRun(position).plays) {
    const card = move.kind === "play" ? known(exposedCard(current, move.column)) : null;
    if (card !== null) cards.push(card);
    const made = makeMove(current, move);
    if (!made.ok) throw new RangeError(made.fault.message);
    current = made.value;
  }
  return cards;
}

/** Cards of the unseen that would take an exposed card with them, were they drawn now. */
function countOpenings({ heights, table }: Position<SeenCard>, unseen: readonly Card[]): number {
  const exposed = heights.flatMap((height, column) => {
    const card = known(table.columns[column]?.[height - 1]);
    return card === null ? [] : [rankOf(card)];
  });
  return unseen.filter((card) =>
    exposed.some((rank) => rankFits(table.rules.king, rankOf(card), rank)),
  ).length;
}

function known(card: SeenCard | undefined): Card | null {
  return card !== undefined && isKnown(card) ? card : null;
}

function isKing(card: Card | null): card is Card {
  return card !== null && rankOf(card) === KING;
}
