/**
 * The face of a card, drawn: the rank is the card, with its suit beside it in the strip that overlap leaves, and one
 * large suit below. It refers to the glyphs of the sprite, which the document has once.
 */
import { rankOf, suitOf, type Card } from "@albatross/rules";
import { RANK_GLYPHS, RANK_HEIGHT } from "./card-glyphs.ts";
import { ALBATROSS_HREF, pipHref, rankHref } from "./card-sprite.tsx";

/** The face's own units: 250 × 350. The layout leaves free what the index takes: rank and the pip beside it. */
const PLAIN_PRINT = {
  rank: { x: 17, y: 19, height: 112 },
  indexPip: { x: 150, y: 33, size: 84 },
  largePip: { x: 46, y: 166, size: 158 },
  largeMark: { x: 30, y: 145, size: 190 },
} as const;
const LARGE_PRINT = {
  rank: { x: 13, y: 15, height: 150 },
  indexPip: { x: 164, y: 52, size: 76 },
  largePip: { x: 51, y: 187, size: 148 },
  largeMark: { x: 40, y: 172, size: 170 },
} as const;

export function CardFace({ card, isLarge }: { readonly card: Card; readonly isLarge: boolean }) {
  const print = isLarge ? LARGE_PRINT : PLAIN_PRINT;
  const rank = rankOf(card);
  const suit = suitOf(card);
  const { x, y, height } = print.rank;
  const width = (RANK_GLYPHS[rank].width * height) / RANK_HEIGHT;
  return (
    <svg class="card-face" viewBox="0 0 250 350" data-suit={suit ?? "joker"}>
      <use href={rankHref(rank)} x={x} y={y} width={width} height={height} />
      {suit && <Mark href={pipHref(suit)} box={print.indexPip} />}
      {suit && <Mark href={pipHref(suit)} box={print.largePip} />}
      {!suit && <Mark href={ALBATROSS_HREF} box={print.largeMark} />}
    </svg>
  );
}

interface MarkProps {
  readonly href: string;
  readonly box: { readonly x: number; readonly y: number; readonly size: number };
}

function Mark({ href, box }: MarkProps) {
  return <use href={href} x={box.x} y={box.y} width={box.size} height={box.size} />;
}
