/**
 * The face of a card, drawn: the rank is the card, with its suit beside it in the strip that overlap leaves, and one
 * large suit below. It refers to the glyphs of the sprite, which the document has once.
 */
import { rankOf, suitOf, type Card } from "@albatross/rules";
import { ALBATROSS_HREF, pipHref, RANK_HEIGHT, RANK_WIDTHS, rankHref } from "./card-glyphs.ts";

/** Left, top and size in the face's own units, which are 250 × 350. */
type Box = readonly [x: number, y: number, size: number];

interface Print {
  /** What the layout leaves free, as the pip beside it; its size is its height. */
  readonly rank: Box;
  readonly indexPip: Box;
  readonly large: Box;
  /** A joker's. */
  readonly mark: Box;
}

const PLAIN_PRINT: Print = {
  rank: [17, 19, 112],
  indexPip: [150, 33, 84],
  large: [46, 166, 158],
  mark: [30, 145, 190],
};
const LARGE_PRINT: Print = {
  rank: [13, 15, 150],
  indexPip: [164, 52, 76],
  large: [51, 187, 148],
  mark: [40, 172, 170],
};

export function CardFace({ card, isLarge }: { readonly card: Card; readonly isLarge: boolean }) {
  const print = isLarge ? LARGE_PRINT : PLAIN_PRINT;
  return (
    <svg
      class="card-face"
      viewBox="0 0 250 350"
      data-suit={suitOf(card) ?? "joker"}
      // No elements of ours: nothing in a face ever changes, and the parser makes it in a third of the time.
      dangerouslySetInnerHTML={{ __html: marksOf(card, print) }}
    />
  );
}

function marksOf(card: Card, print: Print): string {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const [x, y, height] = print.rank;
  const width = (RANK_WIDTHS[rank] * height) / RANK_HEIGHT;
  const drawn = drawUse(rankHref(rank), x, y, width, height);
  if (suit === null) return drawn + drawMark(ALBATROSS_HREF, print.mark);
  return drawn + drawMark(pipHref(suit), print.indexPip) + drawMark(pipHref(suit), print.large);
}

function drawMark(href: string, [x, y, size]: Box): string {
  return drawUse(href, x, y, size, size);
}

function drawUse(href: string, x: number, y: number, width: number, height: number): string {
  return `<use href="${href}" x="${x}" y="${y}" width="${width}" height="${height}"/>`;
}
