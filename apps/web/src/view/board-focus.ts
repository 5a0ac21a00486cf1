/**
 * One tab stop for the whole board, arrow keys inside it. Places are numbered: the columns from the left,
 * then the stock, then the waste. Focus never moves by itself: only an arrow key moves it. Whoever has no arrow
 * keys (a switch, a headstick) chooses a stop at every pile that can be pressed.
 */
import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { columnCount, usePage } from "./page.ts";

export interface Roving {
  /** The place that Tab enters. */
  readonly place: Signal<number>;
  /** Of a place that can be pressed now, or not. */
  tabIndex(place: number, canPress: boolean): 0 | -1;
  onKeyDown(event: KeyboardEvent): void;
}

interface Grid {
  readonly columns: number;
  readonly isSideways: boolean;
  /** The piles are at the left hand: the waste lies left of the stock. */
  readonly isMirrored: boolean;
}

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
type FocusKey = (typeof KEYS)[number];

export function useRoving(root: { readonly current: HTMLElement | null }): Roving {
  const page = usePage();
  return useMemo(() => {
    const place = signal(0);
    return {
      place,
      tabIndex(own, canPress) {
        const hasStops = page.game.preferences.preferences.value.pileStops === "on";
        return (hasStops ? canPress : place.value === own) ? 0 : -1;
      },
      onKeyDown(event) {
        const key = KEYS.find((name) => name === event.key);
        if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const { isSideways = false, isMirrored = false } = page.layout.peek() ?? {};
        const grid = { columns: columnCount(page.game), isSideways, isMirrored };
        const next = movePlace(place.peek(), key, grid);
        place.value = next;
        root.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
      },
    };
  }, [page, root]);
}

/** Along the columns with one pair of arrows; with the other between them and the piles. */
export function movePlace(place: number, key: FocusKey, grid: Grid): number {
  const { columns, isSideways, isMirrored } = grid;
  // Towards the hand that plays, and away from it.
  const [away, towards] = isMirrored ? ["ArrowRight", "ArrowLeft"] : ["ArrowLeft", "ArrowRight"];
  const stock = columns;
  const waste = columns + 1;
  if (key === "Home") return 0;
  if (key === "End") return columns - 1;
  if (place >= stock) {
    if (key === away) return stock;
    if (key === towards) return waste;
    return key === "ArrowUp" ? columns - 1 : place;
  }
  const [back, on] = isSideways ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  if (key === back) return Math.max(0, place - 1);
  if (key === on)
    return isSideways && place === columns - 1 ? stock : Math.min(columns - 1, place + 1);
  return key === "ArrowDown" || (isSideways && key === towards) ? stock : place;
}
