/**
 * The face of a card on the board, drawn: the rank is the card, with its suit beside it in the strip that overlap
 * leaves, and one large suit below. Three paths at most, and none with a transform.
 */
import { rankOf, suitOf, type Card, type Rank } from "@albatross/rules";
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
  const suit = suitOf(card);
  const { pen, fill, penWidth } = layRank(rankOf(card), print.rank);
  const beside = suit === null ? "" : layMark(pipHref(suit), print.indexPip);
  const large =
    suit === null ? layMark(ALBATROSS_HREF, print.mark) : layMark(pipHref(suit), print.large);
  return (
    `<path d="${pen}" fill="none" stroke="currentColor" stroke-width="${penWidth}"/>` +
    `<path d="${fill}${beside}" fill="currentColor"/><path d="${large}" fill="currentColor"/>`
  );
}

interface LaidRank {
  readonly pen: string;
  readonly fill: string;
  readonly penWidth: number;
}

/** Four cards have the same rank in the same place, and thirteen the same pip: each is laid once. */
const laidRanks = new Map<Box, Map<Rank, LaidRank>>();
const laidMarks = new Map<Box, Map<string, string>>();

function layRank(rank: Rank, box: Box): LaidRank {
  return onceIn(laidRanks, box, rank, () => {
    const { pen, fill } = glyphPaths(rankHref(rank));
    const [x, y, height] = box;
    const size = height / RANK_HEIGHT;
    const from = [x, y / PEN_SQUEEZE] as const;
    return {
      pen: layPath(pen, from, [size, size]),
      fill: layPath(fill, from, [size, size / PEN_SQUEEZE]),
      penWidth: PEN_WIDTH * size,
    };
  });
}

function layMark(href: string, box: Box): string {
  return onceIn(laidMarks, box, href, () => {
    const [x, y, size] = box;
    const scale = size / PIP_SIZE;
    return layPath(glyphPaths(href).fill, [x, y / PEN_SQUEEZE], [scale, scale / PEN_SQUEEZE]);
  });
}

function onceIn<K, V>(boxes: Map<Box, Map<K, V>>, box: Box, key: K, lay: () => V): V {
  const laid = boxes.get(box) ?? new Map<K, V>();
  boxes.set(box, laid);
  const known = laid.get(key);
  if (known !== undefined) return known;
  const made = lay();
  laid.set(key, made);
  return made;
}
