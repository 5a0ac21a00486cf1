/**
 * One tab stop for the whole board, arrow keys inside it. Places are numbered: the columns from the left,
 * then the stock, then the waste. Focus never moves by itself: only an arrow key moves it.
 */
import { signal, type Signal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { columnCount, usePage } from "./page.ts";

export interface Roving {
  /** The place that Tab enters. */
  readonly place: Signal<number>;
  onKeyDown(event: KeyboardEvent): void;
}

interface Grid {
  readonly columns: number;
  readonly isSideways: boolean;
}

const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"] as const;
type FocusKey = (typeof KEYS)[number];

export function useRoving(root: { readonly current: HTMLElement | null }): Roving {
  const page = usePage();
  return useMemo(() => {
    const place = signal(0);
    return {
      place,
      onKeyDown(event) {
        const key = KEYS.find((name) => name === event.key);
        if (key === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        const isSideways = page.layout.peek()?.isSideways ?? false;
        const next = movePlace(place.peek(), key, { columns: columnCount(page.game), isSideways });
        place.value = next;
        root.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
      },
    };
  }, [page, root]);
}

/** Along the columns with one pair of arrows; with the other between them and the piles. */
export function movePlace(place: number, key: FocusKey, { columns, isSideways }: Grid): number {
  const stock = columns;
  const waste = columns + 1;
  if (key === "Home") return 0;
  if (key === "End") return columns - 1;
  if (place >= stock) {
    if (key === "ArrowLeft") return stock;
    if (key === "ArrowRight") return waste;
    return key === "ArrowUp" ? columns - 1 : place;
  }
  const [back, on] = isSideways ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  if (key === back) return Math.max(0, place - 1);
  if (key === on)
    return isSideways && place === columns - 1 ? stock : Math.min(columns - 1, place + 1);
  return key === "ArrowDown" || (isSideways && key === "ArrowRight") ? stock : place;
}
