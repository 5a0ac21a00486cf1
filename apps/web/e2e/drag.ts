/** Cards in a player's hand: where to drop them, and what the page shows of them meanwhile. */
import type { CDPSession } from "@playwright/test";
import type { HolePage } from "./hole-page.ts";
import { expect } from "./test.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}

interface Carried {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly shadow: string;
}

/** Dragging is loaded after the first paint; a player has not pressed anything by then. */
export async function canDrag(hole: HolePage): Promise<void> {
  await expect(hole.page.locator("html")).toHaveAttribute("data-drag", "");
}

export async function wasteMiddle(hole: HolePage): Promise<Spot> {
  const box = await hole.page.locator("[data-pile=waste] .edge").boundingBox();
  if (!box) throw new Error("there is no waste");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The card in hand, as it is drawn at this moment; null when there is none. */
export async function carried(hole: HolePage): Promise<Carried | null> {
  return hole.page.evaluate(() => {
    const cards = document.querySelectorAll<HTMLElement>(".card[data-carried]");
    if (cards.length > 1) throw new Error(`${cards.length} cards in hand`);
    const [card] = cards;
    const body = card?.querySelector(".card-body");
    if (!card || !body) return null;
    const { x, y } = card.getBoundingClientRect();
    const shadow = getComputedStyle(body).boxShadow;
    return { name: card.dataset["card"] ?? "face down", x, y, shadow };
  });
}

/** Where a card is drawn at this moment. */
export async function whereIs(hole: HolePage, card: string): Promise<Spot> {
  return hole.page.evaluate((name) => {
    const element = document.querySelector(`.card[data-card="${name}"]`);
    if (!element) throw new Error(`${name} does not show its face`);
    const { x, y } = element.getBoundingClientRect();
    return { x, y };
  }, card);
}

/** Takes the card of a move with the mouse and holds it over a spot. */
export async function holdOver(hole: HolePage, move: string, spot: Spot): Promise<void> {
  const from = await hole.middle(move);
  await hole.page.mouse.move(from.x, from.y);
  await hole.page.mouse.down();
  await hole.page.mouse.move(spot.x, spot.y, { steps: 4 });
}

export async function dragTo(hole: HolePage, move: string, spot: Spot): Promise<void> {
  await holdOver(hole, move, spot);
  await hole.page.mouse.up();
}

/** Fingers on the glass: as many as there are spots. */
export async function touch(
  client: CDPSession,
  type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
  ...spots: readonly Spot[]
): Promise<void> {
  const touchPoints = spots.map(({ x, y }, id) => ({ x, y, id }));
  await client.send("Input.dispatchTouchEvent", { type, touchPoints });
}
