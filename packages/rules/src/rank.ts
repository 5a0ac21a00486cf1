/**
 * Ranks and which rank goes on which (P1–P3, V1, V5). Suits never matter in golf, so everything that
 * decides a play is here.
 */

/** V1: what goes on a King. `stop`: nothing; `queen`: a Queen; `wrap`: ranks turn the corner. */
export type KingRule = "stop" | "queen" | "wrap";

/** 1 = Ace, 2 … 10, 11 = Jack, 12 = Queen, 13 = King; 0 = joker. */
export type Rank = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13;

export const JOKER = 0;
export const ACE = 1;
export const KING = 13;

/** The thirteen ranks of a suit, Ace first. */
export const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

/** One letter a rank, at the rank's own index: `RANK_LETTERS[10]` is "T". */
export const RANK_LETTERS = "XA23456789TJQK";

/** May a card of `rank` be played onto a waste whose top is `top`? */
export function rankFits(king: KingRule, top: Rank, rank: Rank): boolean {
  if (top === JOKER || rank === JOKER) return true;
  const distance = Math.abs(top - rank);
  if (distance === 12) return king === "wrap";
  return distance === 1 && (top !== KING || king !== "stop");
}

/** The ranks that go on `top`, in ascending order; empty on a King under `stop`. Jokers not listed. */
export function ranksThatFit(king: KingRule, top: Rank): readonly Rank[] {
  return RANKS.filter((rank) => rankFits(king, top, rank));
}
