/** Cards named in a line of text: a rank and a pip each, and their words for a screen reader. */
import { rankOf, suitOf, type Card } from "@albatross/rules";
import type { ExposedCard } from "../state/result-facts.ts";
import { ALBATROSS_HREF, pipHref, RANK_HEIGHT, RANK_WIDTHS, rankHref } from "./card-glyphs.ts";
import { usePage, usePart } from "./page.ts";

export function ExposedCards({ exposed }: { readonly exposed: readonly ExposedCard[] }) {
  const words = usePart("panels").result;
  if (exposed.length === 0) return null;
  return (
    <div class="exposed">
      <span>{words.exposed}</span>
      <ul>
        {exposed.map(({ column, card }) => (
          <li key={column}>
            <SmallCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SmallCard({ card }: { readonly card: Card }) {
  const { text } = usePage();
  const rank = rankOf(card);
  const suit = suitOf(card);
  const width = RANK_WIDTHS[rank];
  return (
    <svg
      class="small-card"
      viewBox={`0 0 ${width + 96} ${RANK_HEIGHT}`}
      role="img"
      aria-label={text.card(card)}
      data-suit={suit ?? "joker"}
    >
      <use href={rankHref(rank)} width={width} height={RANK_HEIGHT} />
      <use
        href={suit ? pipHref(suit) : ALBATROSS_HREF}
        x={width + 10}
        y="30"
        width="84"
        height="84"
      />
    </svg>
  );
}
