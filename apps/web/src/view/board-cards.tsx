/** The cards of the board, and what makes them move: every change of the hole is one settling. */
import {
  currentPosition,
  exposedCard,
  movesMade,
  readRuns,
  suitOf,
  SUITS,
  wasteCards,
  type Card,
} from "@albatross/rules";
import { useSignalEffect } from "@preact/signals";
import type { VNode } from "preact";
import { useCallback, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { HoleEvent } from "../state/hole-play.ts";
import type { OpenHole } from "../state/open-hole.ts";
import { nextPicture } from "./next-picture.ts";
import type { BoardLayout } from "./board-layout.ts";
import type { CardMotion, MotionKind } from "./card-motion.ts";
import { isSamePlace, placeCards, type CardPlace } from "./card-places.ts";
import { CardView } from "./card.tsx";
import { usePage } from "./page.ts";
import { StockEdges } from "./stock-edges.tsx";
import { useWaves } from "./use-waves.ts";

/** The first time, so many rows of the columns are drawn in one task. */
const ROWS_A_WAVE = 3;
/** No column has more than six rows: the piles come last. */
const PILES_WAVE = 3;

interface BoardCardsProps {
  readonly layout: BoardLayout;
  readonly open: OpenHole;
}

export function BoardCards({ layout, open }: BoardCardsProps) {
  const { game, motion, pace } = usePage();
  const onElement = useCallback<CardMotion["hold"]>(
    (card, element) => motion.hold(card, element),
    [motion],
  );
  const position = currentPosition(open.hole);
  const places = useMemo(() => placeCards(position, layout), [position, layout]);
  const settled = useRef<HoleEvent | null>(null);
  const seen = useRef<readonly CardPlace[] | null>(null);

  useLayoutEffect(() => {
    // A hint changes the hole's counts and no card: what flies now flies on.
    if (seen.current === places) return;
    // The page opens on a dealt hole: what lies there when it is drawn for the first time was dealt before.
    const isFirst = seen.current === null;
    seen.current = places;
    const event = game.play.event.peek();
    const isChange = !isFirst && event !== settled.current && event?.kind === "change";
    const kind: MotionKind = isChange ? event.change.kind : "none";
    settled.current = event;
    motion.settle(places, kind, layout.stock);
    if (kind === "play" && pace() > 0)
      void nextPicture().then(() => showLanding(open, layout, motion));
  }, [places, layout, motion, pace, game, open]);

  useShakes(motion);
  const drawn = useRef(new Map<Card, DrawnCard>());
  const suits = useRef(new Map<string, DrawnSuit>());
  const wave = useWaves(PILES_WAVE);
  const shown = wave === PILES_WAVE ? places : places.filter((place) => waveOf(place) <= wave);
  const edges = useMemo(() => <StockEdges layout={layout} />, [layout]);
  const cards = new Map<string, VNode[]>(PACK.map((suit) => [suit, []]));
  for (const place of shown)
    cards.get(nameOfSuit(place.card))?.push(drawCard(drawn.current, place, onElement));
  return (
    <>
      {wave === PILES_WAVE && edges}
      {PACK.map((suit) => drawSuit(suits.current, suit, cards.get(suit) ?? []))}
    </>
  );
}

function waveOf({ pile, z }: CardPlace): number {
  return pile === "column" ? Math.ceil(z / ROWS_A_WAVE) : PILES_WAVE;
}

interface DrawnCard {
  readonly place: CardPlace;
  readonly node: VNode;
}

/** A move changes two or three cards of 52: the others are handed back as they were drawn, and skipped. */
function drawCard(
  drawn: Map<Card, DrawnCard>,
  place: CardPlace,
  onElement: CardMotion["hold"],
): VNode {
  const before = drawn.get(place.card);
  if (before && isSamePlace(before.place, place)) return before.node;
  const node = <CardView key={place.card} {...place} onElement={onElement} />;
  drawn.set(place.card, { place, node });
  return node;
}

const JOKERS = "jokers";
const PACK = [...SUITS, JOKERS];

function nameOfSuit(card: Card): string {
  return suitOf(card) ?? JOKERS;
}

interface DrawnSuit {
  readonly cards: readonly VNode[];
  readonly node: VNode;
}

/**
 * The cards of a suit are a part of the board, which the browser lays out by itself: a card that moves has a dozen
 * others looked at, not fifty.
 */
function drawSuit(drawn: Map<string, DrawnSuit>, suit: string, cards: readonly VNode[]): VNode {
  const before = drawn.get(suit);
  const isSame =
    before?.cards.length === cards.length &&
    cards.every((card, index) => card === before.cards[index]);
  if (before && isSame) return before.node;
  const node = (
    <div key={suit} class="suit">
      {cards}
    </div>
  );
  drawn.set(suit, { cards, node });
  return node;
}

/** T1: a card that was refused shakes. */
function useShakes(motion: CardMotion): void {
  const { game } = usePage();
  useSignalEffect(() => {
    const refused = game.play.event.value;
    if (refused?.kind !== "refuse" || refused.place === "stock") return;
    const card = exposedCard(currentPosition(refused.hole.hole), refused.place.column);
    if (card !== undefined) motion.shake(card);
  });
}

/** A run builds: each landing glows a touch brighter; the last one of a hole is celebrated. */
function showLanding({ hole }: OpenHole, layout: BoardLayout, motion: CardMotion): void {
  const position = currentPosition(hole);
  if (position.heights.every((height) => height === 0)) {
    const cards = wasteCards(position).toReversed();
    const stage = {
      flag: document.querySelector(".pin"),
      cards: cards.flatMap((card) => motion.element(card) ?? []),
      cardWidth: layout.card.width,
    };
    // A clear that cannot be celebrated for want of a network is a clear all the same.
    void import("./celebration.ts").then(
      ({ celebrate }) => celebrate(stage),
      () => undefined,
    );
    return;
  }
  const { current } = readRuns(movesMade(hole));
  const peak = Math.min(1, 0.12 + current * 0.07);
  document
    .querySelector(".landing")
    ?.animate([{ opacity: 0 }, { opacity: peak, offset: 0.3 }, { opacity: 0 }], {
      duration: 420,
      easing: "ease-out",
    });
}
