/**
 * Dragging: an exposed card, or the stock's next one, carried to the waste. One more way to do what a tap does,
 * loaded after the first paint: no tap waits for it or needs it, and the move itself is the tap's, so a misfit is
 * refused and explained all the same.
 *
 * A press on a target (never on a card: one that flies cannot be caught) becomes a drag when it has gone far
 * enough. From then on the card follows the pointer, and the state knows nothing of it until it is let go of over
 * the waste. Everything else ends the drag: Esc, another finger or button, a window that is left, and whatever
 * changes the hole or the board meanwhile, a key for example.
 */
import { currentPosition, exposedCard, stockCards, type Card } from "@albatross/rules";
import { effect } from "@preact/signals";
import type { Point } from "./board-layout.ts";
import { isDrag, isOverWaste } from "./drag-geometry.ts";
import type { Page } from "./page.ts";

interface Press {
  readonly pointerId: number;
  readonly target: HTMLElement;
  readonly card: Card;
  /** null for the stock. */
  readonly column: number | null;
  readonly from: Point;
}

export function followDrags(page: Page): void {
  document.addEventListener("pointerdown", (event) => {
    const press = readPress(page, event);
    if (press) followPress(page, press);
  });
  // For the style sheet: what can be grabbed looks like it.
  document.documentElement.dataset["drag"] = "";
}

function readPress({ game }: Page, event: PointerEvent): Press | null {
  // A finger beside another one, or a button that is not the first, grabs nothing.
  if (!event.isPrimary || event.button !== 0 || event.ctrlKey) return null;
  const open = game.play.open.peek();
  const target = event.target instanceof Element && event.target.closest(".target[data-place]");
  if (!open || !(target instanceof HTMLElement)) return null;
  const position = currentPosition(open.hole);
  const { column: number, pile } = target.dataset;
  const column = number === undefined ? null : Number(number) - 1;
  if (column === null && pile !== "stock") return null;
  const card = column === null ? stockCards(position)[0] : exposedCard(position, column);
  if (card === undefined) return null;
  const from = { x: event.clientX, y: event.clientY };
  return { pointerId: event.pointerId, target, card, column, from };
}

/** Follows one press until it ends, as a tap or as a drag. */
function followPress(page: Page, press: Press): void {
  const over = new AbortController();
  const { signal } = over;
  let isLifted = false;
  let at = press.from;

  function end(isDropped: boolean): void {
    if (signal.aborted) return;
    over.abort();
    if (!isLifted) return;
    markTargets(press.target, false);
    swallowClick(press.pointerId);
    if (!isDropped || !play(page, press)) page.motion.letGo();
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    // Another button came down, or the first one went up where nobody saw it.
    if (event.buttons !== 1) return end(false);
    at = { x: event.clientX, y: event.clientY };
    const by = wayFrom(press.from, at);
    if (!isLifted && !isDrag(by)) return;
    if (!isLifted) lift();
    page.motion.carry(press.card, by);
    markTargets(press.target, true, isOnWaste(page, press, at));
  }

  function lift(): void {
    isLifted = true;
    press.target.setPointerCapture(press.pointerId);
    forbidZoom();
    followChanges(page, signal, () => end(false));
    // Of a tap none of these is listened to.
    document.addEventListener("visibilitychange", () => end(false), options);
    addEventListener("blur", () => end(false), options);
    document.addEventListener("contextmenu", (event) => endBy(event), options);
    document.addEventListener(
      "keydown",
      (event) => event.key === "Escape" && endBy(event),
      options,
    );
  }

  /** The event was about the drag, and is about nothing else. */
  function endBy(event: Event): void {
    event.preventDefault();
    event.stopPropagation();
    end(false);
  }

  const options = { signal, capture: true };
  document.addEventListener("pointermove", move, options);
  document.addEventListener(
    "pointerup",
    (event) => {
      // Of a tap nothing has to be measured.
      if (event.pointerId === press.pointerId) end(isLifted && isOnWaste(page, press, at));
    },
    options,
  );
  for (const ending of ["pointercancel", "pointerdown"] as const) {
    document.addEventListener(ending, () => end(false), options);
  }
}

/** Ends a drag with the next change of the hole, the board, or the pause. */
function followChanges({ game, boardSize }: Page, signal: AbortSignal, end: () => void): void {
  const hole = game.play.open.peek()?.hole;
  const size = boardSize.peek();
  const stop = effect(() => {
    const isSame = game.play.open.value?.hole === hole && boardSize.value === size;
    if (!isSame || game.pause.isPaused.value) end();
  });
  signal.addEventListener("abort", stop);
}

/** Plays as a tap does. Did the hole change? */
function play({ game }: Page, { column }: Press): boolean {
  const before = game.play.open.peek()?.hole;
  if (column === null) game.play.draw();
  else game.play.playColumn(column);
  return game.play.open.peek()?.hole !== before;
}

function isOnWaste({ layout }: Page, { target, column, from }: Press, at: Point): boolean {
  const board = layout.peek();
  const edge = target.querySelector(".edge")?.getBoundingClientRect();
  const room = target.parentElement?.getBoundingClientRect();
  if (!board || !edge || !room) return false;
  const home = column === null ? board.stock : wayFrom(room, edge);
  const by = wayFrom(from, at);
  return isOverWaste(board, { x: home.x + by.x, y: home.y + by.y }, wayFrom(room, at));
}

function markTargets(from: HTMLElement, isLifted: boolean, isOver = false): void {
  from.toggleAttribute("data-lifted", isLifted);
  document.querySelector(".target.waste")?.toggleAttribute("data-over", isOver);
}

/** Letting go of a card is no tap on whatever lies there: the click that the browser makes of it is not heard. */
function swallowClick(pointerId: number): void {
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  document.addEventListener("pointerdown", () => over.abort(), options);
  document.addEventListener(
    "click",
    (event) => {
      // Keys and screen readers click without a pointer.
      const isOther = event instanceof PointerEvent && event.pointerId !== pointerId;
      if (event.detail === 0 || isOther) return;
      over.abort();
      event.preventDefault();
      event.stopPropagation();
    },
    options,
  );
}

/** A second finger beside one that carries a card is no zoom, until all have left the glass. */
function forbidZoom(): void {
  const over = new AbortController();
  const options = { signal: over.signal, capture: true };
  const move = (event: TouchEvent): void => {
    if (event.cancelable) event.preventDefault();
  };
  const leave = ({ touches }: TouchEvent): void => {
    if (touches.length === 0) over.abort();
  };
  document.addEventListener("touchmove", move, { ...options, passive: false });
  for (const leaving of ["touchend", "touchcancel"] as const) {
    document.addEventListener(leaving, leave, options);
  }
  // A mouse or a pen leaves no glass.
  document.addEventListener("pointerdown", ({ isPrimary }) => isPrimary && over.abort(), options);
}

function wayFrom(from: Point, to: Point): Point {
  return { x: to.x - from.x, y: to.y - from.y };
}
