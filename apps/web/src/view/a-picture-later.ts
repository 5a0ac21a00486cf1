/**
 * A signal one picture behind another. What a tap moves is drawn in the first picture after it; what can only be read
 * follows in the next, so that no card waits for a sentence.
 */
import { effect, signal, type ReadonlySignal } from "@preact/signals";
import { nextPicture } from "./next-picture.ts";

/** Follows for as long as the page lives. What comes after nothing (null) waits for nothing. */
export function aPictureLater<T>(source: ReadonlySignal<T>): ReadonlySignal<T> {
  const shown = signal(source.peek());
  let isWaiting = false;

  effect(() => {
    const next = source.value;
    if (isWaiting || next === shown.peek()) return;
    if (shown.peek() === null) {
      shown.value = next;
      return;
    }
    isWaiting = true;
    void nextPicture().then(() => {
      isWaiting = false;
      shown.value = source.peek();
    });
  });

  return shown;
}
