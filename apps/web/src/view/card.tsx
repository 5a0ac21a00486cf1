/** A card on the board. One that lies face down has no face in the document at all. */
import { formatCard, type Card } from "@albatross/rules";
import { useRef } from "preact/hooks";
import { CardFace } from "./card-face.tsx";
import type { CardPlace } from "./card-places.ts";
import { usePage } from "./page.ts";

export interface CardViewProps extends CardPlace {
  readonly onElement: (card: Card, element: HTMLElement | null) => void;
}

export function CardView(props: CardViewProps) {
  const isLarge = usePage().isLargePrint.value;
  const { card, x, y, z, isFaceUp, isBuried, pile, onElement } = props;
  // Most cards never lie face down. Of one that did the back stays, for the flip.
  const hasBack = useRef(false);
  hasBack.current ||= !isFaceUp;
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
        left: `${x}px`,
        top: `${y}px`,
        zIndex: z,
        visibility: isBuried ? "hidden" : "visible",
      }}
    >
      <div class="card-body">
        {isFaceUp && <CardFace card={card} isLarge={isLarge} />}
        {hasBack.current && <div class="card-back" />}
      </div>
    </div>
  );
}
