/**
 * Cards in motion. The document always shows the state as it is; motion only plays the way from where a
 * card was seen last to where it lies now, as animations laid over the resting style. Ending, cancelling or
 * never starting them changes nothing, so input is never blocked and mashing settles exactly. When nothing
 * moves, nothing runs.
 */
import type { Card } from "@albatross/rules";
import type { HoleChange } from "../state/hole-play.ts";
import type { Point } from "./board-layout.ts";
import type { CardPlace } from "./card-places.ts";

/** How the cards get to their places; `none`: they are there. */
export type MotionKind = HoleChange["kind"] | "none";

export interface CardMotion {
  hold(card: Card, element: HTMLElement | null): void;
  /** The cards lie at new places: shows how they got there. */
  settle(places: readonly CardPlace[], kind: MotionKind, stock: Point): void;
  shake(card: Card): void;
  /** A hand holds the card, this far from where it lies: it is there at once, over everything. */
  carry(card: Card, by: Point): void;
  /** The hand lets go: the card glides back to where it lies. The next settling lets go of it too. */
  letGo(): void;
  element(card: Card): HTMLElement | undefined;
}

const EASING = "cubic-bezier(.2, 0, 0, 1)";
const DURATION_MS: { readonly [K in MotionKind]: number } = {
  none: 0,
  restore: 0,
  concede: 0,
  play: 180,
  redo: 180,
  draw: 200,
  undo: 120,
  restart: 240,
  deal: 260,
};
const SHAKE_MS = 250;
/** From the first card dealt to the last: with its flight, a deal takes 680 ms. */
const DEAL_SPREAD_MS = 420;
const FLYING_Z = 500;

/** `pace` is what durations are multiplied with: 1, less for faster, 0 for no motion at all. */
export function createCardMotion(pace: () => number): CardMotion {
  const elements = new Map<Card, HTMLElement>();
  const last = new Map<Card, CardPlace>();
  const flights = new Map<Card, Animation>();
  let carried: { readonly card: Card; readonly by: Point } | null = null;

  function fly(place: CardPlace, from: Point, durationMs: number, delayMs: number): void {
    const element = elements.get(place.card);
    if (!element) return;
    const zIndex = FLYING_Z + place.z;
    const flight = element.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px)`, zIndex, visibility: "visible" },
        { transform: `translate(${place.x}px, ${place.y}px)`, zIndex, visibility: "visible" },
      ],
      { duration: durationMs, delay: delayMs, easing: EASING, fill: "backwards" },
    );
    flights.set(place.card, flight);
    const forget = (): void => {
      if (flights.get(place.card) === flight) flights.delete(place.card);
    };
    flight.addEventListener("finish", forget);
    flight.addEventListener("cancel", forget);
  }

  /** From here on the card is where its flight says. */
  function takeFromHand(): typeof carried {
    const held = carried;
    carried = null;
    const element = held && elements.get(held.card);
    if (!element) return null;
    element.style.translate = "";
    delete element.dataset["carried"];
    return held;
  }

  /** Where the eye sees a card now, in a hand or in the middle of a flight too. */
  function seenAt(card: Card, before: CardPlace, held: typeof carried): Point {
    if (held?.card === card) return { x: before.x + held.by.x, y: before.y + held.by.y };
    const element = elements.get(card);
    if (!element || !flights.has(card)) return before;
    const matrix = new DOMMatrixReadOnly(getComputedStyle(element).transform);
    return { x: matrix.m41, y: matrix.m42 };
  }

  function settleOne(place: CardPlace, durationMs: number, held: typeof carried): void {
    const before = last.get(place.card);
    if (!before) return;
    const isMoved = before.x !== place.x || before.y !== place.y;
    const isChangedPile = before.pile !== place.pile;
    // The stock's pile closing up by a pixel is no flight.
    const isInHand = held?.card === place.card;
    if (isInHand || (isMoved && (isChangedPile || flights.has(place.card)))) {
      const from = seenAt(place.card, before, held);
      flights.get(place.card)?.cancel();
      fly(place, from, durationMs, 0);
      if (isChangedPile && !isInHand) lift(elements.get(place.card), durationMs);
    }
    if (before.isFaceUp !== place.isFaceUp) {
      flip(elements.get(place.card), place.isFaceUp, durationMs);
    }
  }

  function dealOut(places: readonly CardPlace[], stock: Point): void {
    const dealt = places.filter(({ pile }) => pile !== "stock").sort(inDealtOrder);
    for (const [index, place] of dealt.entries()) {
      const delayMs = (DEAL_SPREAD_MS * index) / Math.max(1, dealt.length);
      fly(place, stock, DURATION_MS.deal * pace(), delayMs * pace());
    }
    // No rim glows round a card that has not come yet.
    const allMs = (DEAL_SPREAD_MS + DURATION_MS.deal) * pace();
    for (const edge of document.querySelectorAll(".edge")) {
      edge.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], allMs);
    }
  }

  return {
    hold(card, element) {
      if (element) elements.set(card, element);
      else elements.delete(card);
    },
    element: (card) => elements.get(card),
    settle(places, kind, stock) {
      const durationMs = DURATION_MS[kind] * pace();
      const held = takeFromHand();
      if (durationMs === 0) for (const flight of flights.values()) flight.cancel();
      else if (kind === "deal") dealOut(places, stock);
      else for (const place of places) settleOne(place, durationMs, held);
      last.clear();
      for (const place of places) last.set(place.card, place);
    },
    carry(card, by) {
      const element = elements.get(card);
      if (!element) return;
      if (carried?.card !== card) takeFromHand();
      flights.get(card)?.cancel();
      carried = { card, by };
      element.dataset["carried"] = "";
      element.style.translate = `${by.x}px ${by.y}px`;
    },
    letGo() {
      const held = takeFromHand();
      const place = held && last.get(held.card);
      if (!place || pace() === 0) return;
      fly(place, seenAt(held.card, place, held), DURATION_MS.play * pace(), 0);
    },
    shake(card) {
      if (pace() === 0) return;
      bodyOf(elements.get(card))?.animate(
        [0, -6, 5, -4, 2, 0].map((share) => ({ transform: `translateX(${share}%)` })),
        { duration: SHAKE_MS, easing: "ease-out" },
      );
    },
  };
}

/** Row by row, left to right, the waste's card last: as the cards were dealt. */
function inDealtOrder(a: CardPlace, b: CardPlace): number {
  if (a.pile !== b.pile) return a.pile === "waste" ? 1 : -1;
  return a.z - b.z || a.x - b.x || a.y - b.y;
}

/** A small lift on the way: the arc of a flight. */
function lift(element: HTMLElement | undefined, durationMs: number): void {
  bodyOf(element)?.animate(
    [
      { transform: "none", boxShadow: "var(--shadow-rest)" },
      { transform: "translateY(-7%) scale(1.06)", boxShadow: "var(--shadow-lifted)", offset: 0.45 },
      { transform: "none", boxShadow: "var(--shadow-rest)" },
    ],
    { duration: durationMs * 1.25, easing: "ease-in-out" },
  );
}

function flip(element: HTMLElement | undefined, isFaceUp: boolean, durationMs: number): void {
  const back = element?.querySelector(".card-back");
  const face = element?.querySelector(".card-face");
  const options = { duration: durationMs, easing: "linear" };
  const turnAway = [
    { transform: "scaleX(1)", visibility: "visible" },
    { transform: "scaleX(0)", visibility: "visible", offset: 0.5 },
    { transform: "scaleX(0)", visibility: "visible" },
  ];
  const turnUp = [
    { transform: "scaleX(0)" },
    { transform: "scaleX(0)", offset: 0.5 },
    { transform: "scaleX(1)" },
  ];
  if (isFaceUp) back?.animate(turnAway, options);
  (isFaceUp ? face : back)?.animate(turnUp, options);
}

function bodyOf(element: HTMLElement | undefined): Element | null {
  return element?.firstElementChild ?? null;
}
