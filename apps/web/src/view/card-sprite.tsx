/** All glyphs once, as SVG symbols in the page; cards refer to them. Drawn once, never again. */
import { RANKS, SUITS, JOKER, type Rank, type Suit } from "@albatross/rules";
import { ALBATROSS_PATH, PEN, PIP_PATHS, RANK_GLYPHS, RANK_HEIGHT } from "./card-glyphs.ts";

export function rankHref(rank: Rank): string {
  return `#rank-${rank}`;
}

export function pipHref(suit: Suit): string {
  return `#pip-${suit}`;
}

const ALL_RANKS: readonly Rank[] = [...RANKS, JOKER];

export const ALBATROSS_HREF = "#albatross";

export function CardSprite() {
  return (
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      {ALL_RANKS.map((rank) => (
        <RankSymbol key={rank} rank={rank} />
      ))}
      {SUITS.map((suit) => (
        <symbol key={suit} id={`pip-${suit}`} viewBox="0 0 100 100">
          <path d={PIP_PATHS[suit]} fill="currentColor" />
        </symbol>
      ))}
      <symbol id="albatross" viewBox="0 0 100 100">
        <path d={ALBATROSS_PATH} fill="currentColor" />
      </symbol>
    </svg>
  );
}

function RankSymbol({ rank }: { readonly rank: Rank }) {
  const { width, pen, hair, fill, dots = [] } = RANK_GLYPHS[rank];
  const stroke = { fill: "none", stroke: "currentColor" };
  return (
    <symbol id={`rank-${rank}`} viewBox={`0 0 ${width} ${RANK_HEIGHT}`} overflow="visible">
      {pen && (
        <path d={pen} transform={`scale(1 ${PEN.squash})`} stroke-width={PEN.stem} {...stroke} />
      )}
      {hair && <path d={hair} stroke-width={PEN.hair} {...stroke} />}
      {fill && <path d={fill} fill="currentColor" />}
      {dots.map(([x, y]) => (
        <circle key={y} cx={x} cy={y} r={PEN.dot} fill="currentColor" />
      ))}
    </symbol>
  );
}
