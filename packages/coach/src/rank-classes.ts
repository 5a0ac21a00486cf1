/**
 * Cards to come that are as good as each other. What a drawn card does is decided by the cards in the columns
 * that go on it; two ranks that take the same ones are one *class*, however far apart they are. Late in a hole
 * most ranks take nothing any more and are one class, and far fewer orders of the stock are to be told apart.
 */
import {
  columnCards,
  isKnown,
  rankFits,
  rankOf,
  type Card,
  type KingRule,
  type Rank,
} from "@albatross/rules";
import type { Unseen } from "./world.ts";

export interface RankClass {
  /** One of its ranks; the others do the same. */
  readonly rank: Rank;
  /** In the order of the pack. */
  readonly cards: readonly Card[];
}

/** The classes of `cards` before columns that hold these ranks, in the order of their first cards. */
export function classifyByFit(
  cards: readonly Card[],
  king: KingRule,
  inColumns: readonly Rank[],
): readonly RankClass[] {
  const taken = [...new Set(inColumns)];
  return classify(cards, (rank) => taken.filter((card) => rankFits(king, rank, card)).join());
}

/** One class a rank: for cards that may lie in the columns themselves, where every rank counts. */
export function classifyByRank(cards: readonly Card[]): readonly RankClass[] {
  return classify(cards, String);
}

function classify(cards: readonly Card[], keyOf: (rank: Rank) => string): readonly RankClass[] {
  const classes = new Map<string, Card[]>();
  for (const card of cards) {
    const key = keyOf(rankOf(card));
    classes.set(key, [...(classes.get(key) ?? []), card]);
  }
  return [...classes.values()].map((members) => ({ rank: rankOfFirst(members), cards: members }));
}

function rankOfFirst([first]: readonly Card[]): Rank {
  if (first === undefined) throw new RangeError("a class without a card");
  return rankOf(first);
}

/** The classes of all that a view leaves open. */
export function classesOf({ view, cards, hiddenInColumns }: Unseen): readonly RankClass[] {
  if (hiddenInColumns > 0) return classifyByRank(cards);
  const inColumns = view.heights.flatMap((_, column) => columnCards(view, column));
  return classifyByFit(cards, view.table.rules.king, inColumns.filter(isKnown).map(rankOf));
}
