/**
 * A position as a picture: one drawing that takes any width, so that nothing moves while a page is laid out. Who does
 * not see it is told the same in words.
 */
import {
  columnCards,
  drawsLeft,
  formatLink,
  isFaceUp,
  ownDeal,
  expectValue,
  parseMoves,
  stockCount,
  wasteTop,
  type Card,
  type Position,
} from "@albatross/rules";
import { cardWords as inEnglish } from "../../text/en-cards.ts";
import { cardWords as inGerman } from "../../text/de-cards.ts";
import { useRecord } from "../page-context.ts";
import { rootFrom } from "../page-list.ts";
import { dealtPosition, rulesOf, type DealtHole } from "../positions.ts";
import { DrawnFace } from "./drawn-face.tsx";

/** The drawing's units are those of a card's face. */
const CARD = { width: 250, height: 350 } as const;
const GAP = 26;
/** What a covered card shows: its whole index. */
const STRIP = 138;
const PILE_GAP = 64;
/** A card is 68 px wide where there is room. */
const SHOWN_SCALE = 68 / CARD.width;

const WORDS = {
  en: {
    column: (number: number, cards: string) => `Column ${number}: ${cards || "empty"}.`,
    waste: (card: string) => `Waste: ${card}.`,
    stock: (cards: number) => `Stock: ${cards}.`,
    noWaste: "none",
    hidden: "face down",
    card: inEnglish,
    play: "Play from here",
  },
  de: {
    column: (number: number, cards: string) => `Spalte ${number}: ${cards || "leer"}.`,
    waste: (card: string) => `Ablage: ${card}.`,
    stock: (cards: number) => `Talon: ${cards}.`,
    noWaste: "keine",
    hidden: "verdeckt",
    card: inGerman,
    play: "Von hier weiterspielen",
  },
} as const;

/** Where the piles of the picture are, in its own units: for what is pressed over it. */
export interface PicturePlaces {
  readonly width: number;
  readonly height: number;
  readonly shown: number;
  readonly pilesTop: number;
  readonly columnX: (column: number) => number;
  readonly stockX: number;
  readonly wasteX: number;
}

const EDGE = 6;

/** @param tall cards of the tallest column to leave room for; those that lie there, unless told. */
export function placesOf(
  position: Position,
  tall = Math.max(1, ...position.heights),
): PicturePlaces {
  // Columns that a small board does not use take no room.
  const used = position.table.columns.findLastIndex((cards) => cards.length > 0) + 1;
  // The piles below take the room of two.
  const shown = Math.max(used, 2);
  const width = shown * (CARD.width + GAP) - GAP;
  const pilesTop = (tall - 1) * STRIP + CARD.height + PILE_GAP;
  return {
    width: width + 2 * EDGE,
    height: pilesTop + CARD.height + 2 * EDGE,
    shown,
    pilesTop,
    columnX: (column) => column * (CARD.width + GAP),
    stockX: width / 2 - CARD.width - GAP / 2,
    wasteX: width / 2 + GAP / 2,
  };
}

interface PictureProps {
  readonly position: Position;
  /** Room for this many cards in a column: a board that is played on keeps its size. */
  readonly tall?: number;
}

export function BoardPicture({ position, tall }: PictureProps) {
  const record = useRecord();
  record.hasCards = true;
  const places = placesOf(position, tall);
  const columns = Array.from({ length: places.shown }, (_, column) =>
    columnCards(position, column),
  );
  const top = wasteTop(position);
  const stock = stockCount(position);
  return (
    <svg
      class="board-picture"
      viewBox={`${-EDGE} ${-EDGE} ${places.width} ${places.height}`}
      // No style of its own: the security policy of the page allows none.
      width={Math.round(places.width * SHOWN_SCALE)}
      height={Math.round(places.height * SHOWN_SCALE)}
      role="img"
      aria-label={describe(position, record.page.language)}
    >
      {columns.map((cards, column) =>
        cards.map((card, row) => (
          <Placed key={card} x={places.columnX(column)} y={row * STRIP}>
            {isFaceUp(position, column, row) ? <Face card={card} /> : <Back />}
          </Placed>
        )),
      )}
      <Placed x={places.stockX} y={places.pilesTop}>
        {stock > 0 ? <Back count={stock} /> : <Slot />}
      </Placed>
      <Placed x={places.wasteX} y={places.pilesTop}>
        {top === null ? <Slot /> : <Face card={top} />}
      </Placed>
    </svg>
  );
}

function Placed({
  x,
  y,
  children,
}: {
  readonly x: number;
  readonly y: number;
  readonly children: preact.ComponentChildren;
}) {
  return (
    <svg
      x={x}
      y={y}
      width={CARD.width}
      height={CARD.height}
      viewBox="0 0 250 350"
      overflow="visible"
    >
      {children}
    </svg>
  );
}

function Face({ card }: { readonly card: Card }) {
  return (
    <>
      <rect class="paper-card" width="250" height="350" rx="18" />
      <DrawnFace card={card} />
    </>
  );
}

function Back({ count }: { readonly count?: number }) {
  return (
    <>
      <rect class="paper-card" width="250" height="350" rx="18" />
      <rect class="paper-back" x="16" y="16" width="218" height="318" rx="10" />
      {count !== undefined && (
        <text class="paper-count" x="125" y="206">
          {count}
        </text>
      )}
    </>
  );
}

function Slot() {
  return <rect class="paper-slot" x="3" y="3" width="244" height="344" rx="18" />;
}

/** The position in words, from the top card of each column to the exposed one. */
function describe(position: Position, language: "en" | "de"): string {
  const words = WORDS[language];
  const lines = position.heights.flatMap((height, column) => {
    if (height === 0) return [];
    const cards = columnCards(position, column).map((card, row) =>
      isFaceUp(position, column, row) ? words.card(card) : words.hidden,
    );
    return [words.column(column + 1, cards.join(", "))];
  });
  const top = wasteTop(position);
  lines.push(words.waste(top === null ? words.noWaste : words.card(top)));
  lines.push(words.stock(drawsLeft(position)));
  return lines.join(" ");
}

interface HoleProps extends DealtHole {
  readonly children?: preact.ComponentChildren;
}

/** A hole in play, with a link that goes on from there. */
export function Hole({ children, ...dealt }: HoleProps) {
  const { page } = useRecord();
  const query = formatLink({
    deal: ownDeal(dealt.deal),
    rules: rulesOf(dealt),
    moves: expectValue(parseMoves(dealt.moves ?? "")),
  });
  return (
    <figure class="board-figure">
      <div class="felt">
        <BoardPicture position={dealtPosition(dealt)} />
      </div>
      <figcaption>
        {children}{" "}
        <a class="play-link" href={`${rootFrom(page)}?${query}`}>
          {WORDS[page.language].play}
        </a>
      </figcaption>
    </figure>
  );
}
