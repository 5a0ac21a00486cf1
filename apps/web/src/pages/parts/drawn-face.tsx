/** The face of a card in a picture of a page: it refers to the glyphs, which the document has once. */
import { rankOf, suitOf, type Card } from "@albatross/rules";
import {
  ALBATROSS_HREF,
  pipHref,
  RANK_HEIGHT,
  RANK_WIDTHS,
  rankHref,
} from "../../view/card-glyphs.ts";
import { PLAIN_PRINT, type Box } from "../../view/card-print.ts";

export function DrawnFace({ card }: { readonly card: Card }) {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const [x, y, height] = PLAIN_PRINT.rank;
  const width = (RANK_WIDTHS[rank] * height) / RANK_HEIGHT;
  return (
    <svg class="card-face" viewBox="0 0 250 350" data-suit={suit ?? "joker"}>
      <use href={rankHref(rank)} x={x} y={y} width={width} height={height} />
      {suit === null ? (
        <Mark href={ALBATROSS_HREF} box={PLAIN_PRINT.mark} />
      ) : (
        <>
          <Mark href={pipHref(suit)} box={PLAIN_PRINT.indexPip} />
          <Mark href={pipHref(suit)} box={PLAIN_PRINT.large} />
        </>
      )}
    </svg>
  );
}

function Mark({ href, box: [x, y, size] }: { readonly href: string; readonly box: Box }) {
  return <use href={href} x={x} y={y} width={size} height={size} />;
}
