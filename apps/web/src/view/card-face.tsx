/**
 * The face of a card on the board, drawn: the rank is the card, with its suit beside it in the strip that overlap
 * leaves, and one large suit below. Three paths at most, and none with a transform.
 */
import { rankOf, suitOf, type Card } from "@albatross/rules";
import { ALBATROSS_HREF, pipHref, RANK_HEIGHT, rankHref } from "./card-glyphs.ts";
import { LARGE_PRINT, PLAIN_PRINT, type Box, type Print } from "./card-print.ts";
import { glyphPaths, layPath, PEN_SQUEEZE, PEN_WIDTH } from "./glyph-paths.ts";

const PIP_SIZE = 100;

export function CardFace({ card, isLarge }: { readonly card: Card; readonly isLarge: boolean }) {
  const print = isLarge ? LARGE_PRINT : PLAIN_PRINT;
  return (
    <svg
      class="card-face"
      // The space that the pen is uniform in.
      viewBox={`0 0 250 ${350 / PEN_SQUEEZE}`}
      preserveAspectRatio="none"
      data-suit={suitOf(card) ?? "joker"}
      // No elements of ours: nothing in a face ever changes, and the parser makes it in a third of the time.
      dangerouslySetInnerHTML={{ __html: marksOf(card, print) }}
    />
  );
}

/** The rank as the pen draws it, what is filled of the index, and the large mark. */
function marksOf(card: Card, print: Print): string {
  const { pen, fill } = glyphPaths(rankHref(rankOf(card)));
  const [x, y, height] = print.rank;
  const size = height / RANK_HEIGHT;
  const suit = suitOf(card);
  const drawn = layPath(pen, [x, y / PEN_SQUEEZE], [size, size]);
  const index = layPath(fill, [x, y / PEN_SQUEEZE], [size, size / PEN_SQUEEZE]);
  const beside = suit === null ? "" : layMark(pipHref(suit), print.indexPip);
  const large =
    suit === null ? layMark(ALBATROSS_HREF, print.mark) : layMark(pipHref(suit), print.large);
  return (
    `<path d="${drawn}" fill="none" stroke="currentColor" stroke-width="${PEN_WIDTH * size}"/>` +
    `<path d="${index}${beside}" fill="currentColor"/><path d="${large}" fill="currentColor"/>`
  );
}

function layMark(href: string, [x, y, size]: Box): string {
  const scale = size / PIP_SIZE;
  return layPath(glyphPaths(href).fill, [x, y / PEN_SQUEEZE], [scale, scale / PEN_SQUEEZE]);
}
