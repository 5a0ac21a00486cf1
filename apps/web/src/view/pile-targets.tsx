/** Stock and waste: the slots under the cards, the stock to press, the waste to read, and the pin beside it. */
import {
  currentPosition,
  drawsLeft,
  isOver,
  isRedealNext,
  playableColumns,
  redealsLeft,
  stockCount,
  wasteCards,
  wasteTop,
} from "@albatross/rules";
import type { OpenHole } from "../state/open-hole.ts";
import type { Roving } from "./board-focus.ts";
import type { BoardLayout, Point } from "./board-layout.ts";
import { usePage } from "./page.ts";

interface PileProps {
  readonly layout: BoardLayout;
  readonly open: OpenHole;
  readonly roving: Roving;
}

/** What shows where no card lies, and the flag: the waste is the hole. */
export function PileSlots({ layout }: { readonly layout: BoardLayout }) {
  return (
    <>
      <div class="slot slot-stock" style={placeStyle(layout.stock)} />
      <div class="slot slot-waste" style={placeStyle(layout.waste)} />
      <svg class="pin-box" viewBox="0 0 40 140" aria-hidden="true" style={pinStyle(layout)}>
        <g class="pin">
          <path class="pin-pole" d="M6 2V140" />
          <path class="pin-flag" d="M6 6L38 20L6 36Z" />
        </g>
      </svg>
      <div class="landing" style={placeStyle(layout.waste)} />
    </>
  );
}

export function PileTargets({ layout, open, roving }: PileProps) {
  const { game, text } = usePage();
  const position = currentPosition(open.hole);
  const columns = position.heights.length;
  const { redeals } = position.table.rules;
  const passes = redeals + 1;
  const pass = passes - redealsLeft(position);
  const count = stockCount(position);
  const hint = game.hints.hint.value;
  const isHinted = hint.kind === "shown" && hint.move.kind === "draw";
  const stockName = text.pile.stock(count, pass, passes);
  const top = wasteTop(position);
  const hasLamp = game.preferences.preferences.value.fitLamp === "on" && !isOver(open.hole);
  const isFitting = hasLamp && playableColumns(position).length > 0;
  const wasteName = text.pile.waste(wasteCards(position).length, top);
  const canDraw = drawsLeft(position) > 0 && !isOver(open.hole);
  return (
    <>
      <button
        type="button"
        class="target pile"
        data-place={columns}
        data-pile="stock"
        data-hinted={isHinted}
        aria-label={isHinted ? `${stockName}, ${text.pile.hinted}` : stockName}
        aria-disabled={!canDraw}
        tabIndex={roving.tabIndex(columns, canDraw)}
        style={pileStyle(layout, layout.stock)}
        onFocus={() => void (roving.place.value = columns)}
        onClick={() => game.play.draw()}
      >
        <span class="edge" />
        <span class="stock-count" data-empty={count === 0}>
          {isRedealNext(position) ? <Again /> : text.formatNumber(count)}
          {passes > 1 && <small>{text.pile.pass(pass, passes)}</small>}
        </span>
      </button>
      <div
        class="target pile waste"
        role="img"
        data-place={columns + 1}
        data-pile="waste"
        aria-label={hasLamp ? `${wasteName}, ${text.pile.fits(isFitting)}` : wasteName}
        tabIndex={roving.tabIndex(columns + 1, false)}
        style={pileStyle(layout, layout.waste)}
        onFocus={() => void (roving.place.value = columns + 1)}
      >
        <span class="edge" />
        {hasLamp && <span class="lamp" data-lit={isFitting} />}
        {top === null && <span class="choose">{text.pile.chooseAny}</span>}
      </div>
    </>
  );
}

/** The stock is about to go round again. */
function Again() {
  return (
    <svg viewBox="0 0 24 24" class="icon" aria-hidden="true">
      <path d="M19 12a7 7 0 1 1-2.2-5.1M19 3v4.4h-4.4" />
    </svg>
  );
}

function placeStyle({ x, y }: Point) {
  return { transform: `translate(${x}px, ${y}px)` };
}

/** A pile's target: the card and half the gap around it. */
function pileStyle({ card, stock, waste }: BoardLayout, { x, y }: Point) {
  const margin = Math.max(2, Math.floor((Math.abs(waste.x - stock.x) - card.width) / 2));
  const room = waste.x === stock.x ? 4 : margin;
  return {
    left: `${x - room}px`,
    top: `${y - 4}px`,
    width: `${card.width + 2 * room}px`,
    height: `${card.height + 8}px`,
    "--room": `${room}px`,
  };
}

function pinStyle({ waste, card, isMirrored }: BoardLayout) {
  const width = Math.round((card.height * 40) / 140);
  const x = isMirrored ? waste.x - width - 2 : waste.x + card.width + 2;
  return {
    // The flag flies away from the waste.
    transform: `translate(${x}px, ${waste.y}px)${isMirrored ? " scaleX(-1)" : ""}`,
    width: `${width}px`,
    height: `${card.height}px`,
  };
}
