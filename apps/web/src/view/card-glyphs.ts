/**
 * The names of the glyphs of the cards, and how wide they are. The drawing itself is card-glyphs.svg, which is part of
 * the document: the first card is painted without a script having drawn it.
 */
import { JOKER, type Rank, type Suit } from "@albatross/rules";

export const RANK_HEIGHT = 140;

export const RANK_WIDTHS: { readonly [R in Rank]: number } = {
  [JOKER]: 110,
  1: 104,
  2: 100,
  3: 100,
  4: 104,
  5: 100,
  6: 100,
  7: 96,
  8: 100,
  9: 100,
  10: 136,
  11: 86,
  12: 112,
  13: 110,
};

export const ALBATROSS_HREF = "#albatross";

export function rankHref(rank: Rank): string {
  return `#rank-${rank}`;
}

export function pipHref(suit: Suit): string {
  return `#pip-${suit}`;
}
