/** Which ranks are still to come, known by elimination; never their order. */
import {
  cardsToCome,
  currentPosition,
  JOKER,
  RANKS,
  rankOf,
  stockCount,
  viewOf,
  type Rank,
} from "@albatross/rules";
import { RANK_HEIGHT, RANK_WIDTHS, rankHref } from "./card-glyphs.ts";
import { HelpButton } from "./help-panel.tsx";
import { usePage, usePart } from "./page.ts";
import { Panel } from "./panel.tsx";

export function StockPanel() {
  const page = usePage();
  const { game, text } = page;
  const words = usePart("panels").stock;
  const open = game.play.open.value;
  if (open === null) return null;
  const position = currentPosition(open.hole);
  const { cards, areSomeFaceDown } = cardsToCome(viewOf(position));
  const ranks: readonly Rank[] = position.table.rules.jokers > 0 ? [...RANKS, JOKER] : RANKS;
  return (
    <Panel title={words.title} name="stock" takesFocus onClose={page.closePanel}>
      <p class="panel-note">{words.about(stockCount(position), areSomeFaceDown)}</p>
      <ul class="rank-counts">
        {ranks.map((rank) => {
          const number = cards.filter((card) => rankOf(card) === rank).length;
          return (
            <li key={rank} data-none={number === 0}>
              <span class="for-ears">{words.rank(rank, number)}</span>
              <svg viewBox={`0 0 ${RANK_WIDTHS[rank]} ${RANK_HEIGHT}`} aria-hidden="true">
                <use href={rankHref(rank)} />
              </svg>
              <span aria-hidden="true">{text.formatNumber(number)}</span>
            </li>
          );
        })}
      </ul>
      <HelpButton topic="stock" />
    </Panel>
  );
}
