/**
 * Cards in motion. The document always shows the state as it is; motion only plays the way from where a
 * card was seen last to where it lies now, as animations laid over the resting style. Ending, cancelling or
 * never starting them changes nothing, so input is never blocked and mashing settles exactly. When nothing
 * moves, nothing runs.
 *
 * Only transforms and opacities are animated, which the browser's compositor does by itself: a page that computes does
 * not stop a card. What else a card in motion looks like (over the others, visible, lifted) the style sheet says, by
 * marks that are there as long as it moves.
 */
import type { Card } from "@albatross/rules";
import type { HoleChange } from "../state/hole-play.ts";
import { nextPicture } from "./next-picture.ts";
import type { Point } from "./board-layout.ts";
import { bodyOf, flip, lift } from "./card-gestures.ts";
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

interface Flight {
  readonly animation: Animation;
  readonly element: HTMLElement;
  /** Where it began, from where the card lies. */
  readonly by: Point;
}

/** `pace` is what durations are multiplied with: 1, less for faster, 0 for no motion at all. */
export function createCardMotion(pace: () => number): CardMotion {
  const elements = new Map<Card, HTMLElement>();
  const last = new Map<Card, CardPlace>();
  const flights = new Map<Card, Flight>();
  let carried: { readonly card: Card; readonly by: Point } | null = null;

  function fly(place: CardPlace, from: Point, durationMs: number, delayMs: number): void {
    const element = elements.get(place.card);
    if (!element) return;
    const by = { x: from.x - place.x, y: from.y - place.y };
    const animation = element.animate(
      [{ transform: `translate(${by.x}px, ${by.y}px)` }, { transform: "none" }],
      { duration: durationMs, delay: delayMs, easing: EASING, fill: "backwards" },
    );
    element.style.setProperty("--flying-z", String(FLYING_Z + place.z));
    element.dataset["flying"] = "";
    flights.set(place.card, { animation, element, by });
    animation.addEventListener("finish", () => {
      if (flights.get(place.card)?.animation === animation) land(place.card);
    });
  }

  /** It is where it lies, whether it was there yet or not. */
  function land(card: Card): void {
    const flight = flights.get(card);
    if (!flight) return;
    flights.delete(card);
    flight.animation.cancel();
    delete flight.element.dataset["flying"];
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
    const flight = flights.get(card);
    if (!flight) return before;
    // The timing knows it, and no style has to be worked out.
    const left = 1 - (flight.animation.effect?.getComputedTiming().progress ?? 1);
    return { x: before.x + flight.by.x * left, y: before.y + flight.by.y * left };
  }

  /** @returns whether the card is lifted on its way. */
  function settleOne(place: CardPlace, durationMs: number, held: typeof carried): boolean {
    const before = last.get(place.card);
    if (!before) return false;
    const isMoved = before.x !== place.x || before.y !== place.y;
    const isChangedPile = before.pile !== place.pile;
    const isInHand = held?.card === place.card;
    if (before.isFaceUp !== place.isFaceUp) {
      flip(elements.get(place.card), place.isFaceUp, durationMs);
    }
    if (!isInHand && !(isMoved && (isChangedPile || flights.has(place.card)))) return false;
    const from = seenAt(place.card, before, held);
    land(place.card);
    fly(place, from, durationMs, 0);
    return isChangedPile && !isInHand;
  }

  /** A lift begins with nothing that could be seen: the picture of the tap does not wait for it. */
  async function liftLater(cards: readonly Card[], durationMs: number): Promise<void> {
    const flying = cards.map((card) => flights.get(card));
    await nextPicture();
    for (const [index, card] of cards.entries()) {
      const flight = flights.get(card);
      if (flight && flight === flying[index]) lift(flight.element, durationMs);
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
      const isDealt = kind === "deal";
      if (durationMs === 0 || isDealt) for (const card of flights.keys()) land(card);
      if (durationMs > 0 && isDealt) dealOut(places, stock);
      else if (durationMs > 0) {
        const lifted = places.filter((place) => settleOne(place, durationMs, held));
        if (lifted.length > 0)
          void liftLater(
            lifted.map(({ card }) => card),
            durationMs,
          );
      }
      last.clear();
      for (const place of places) last.set(place.card, place);
    },
    carry(card, by) {
      const element = elements.get(card);
      if (!element) return;
      if (carried?.card !== card) takeFromHand();
      land(card);
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
