/**
 * A card, drawn: the rank is the card, with its suit beside it in the strip that overlap leaves, and one
 * large suit below. A card that lies face down has no face in the document at all.
 */
import { rankOf, suitOf, formatCard, type Card } from "@albatross/rules";
import { RANK_GLYPHS, RANK_HEIGHT } from "./card-glyphs.ts";
import { ALBATROSS_HREF, pipHref, rankHref } from "./card-sprite.tsx";
import type { CardPlace } from "./card-places.ts";

export interface CardViewProps extends CardPlace {
  readonly onElement: (card: Card, element: HTMLElement | null) => void;
}

export function CardView(props: CardViewProps) {
  const { card, x, y, z, isFaceUp, isBuried, pile, onElement } = props;
  return (
    <div
      class="card"
      ref={(element) => onElement(card, element)}
      data-pile={pile}
      data-card={isFaceUp ? formatCard(card) : undefined}
      data-face={isFaceUp ? "up" : "down"}
      // The piles are named; a picture of each card would only be in the way of whoever listens.
      aria-hidden="true"
      style={{
        transform: `translate(${x}px, ${y}px)`,
        zIndex: z,
        visibility: isBuried ? "hidden" : "visible",
      }}
    >
      <div class="card-body">
        {isFaceUp && <CardFace card={card} />}
        <div class="card-back" />
      </div>
    </div>
  );
}

/** The face's own units: 250 × 350. */
const RANK_BOX = { x: 17, y: 19, height: 112 } as const;
const INDEX_PIP = { x: 150, y: 33, size: 84 } as const;
const LARGE_PIP = { x: 46, y: 166, size: 158 } as const;
const LARGE_MARK = { x: 30, y: 145, size: 190 } as const;

function CardFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const width = (RANK_GLYPHS[rank].width * RANK_BOX.height) / RANK_HEIGHT;
  return (
    <svg class="card-face" viewBox="0 0 250 350" data-suit={suit ?? "joker"}>
      <use
        href={rankHref(rank)}
        x={RANK_BOX.x}
        y={RANK_BOX.y}
        width={width}
        height={RANK_BOX.height}
      />
      {suit && <Mark href={pipHref(suit)} box={INDEX_PIP} />}
      {suit && <Mark href={pipHref(suit)} box={LARGE_PIP} />}
      {!suit && <Mark href={ALBATROSS_HREF} box={LARGE_MARK} />}
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
