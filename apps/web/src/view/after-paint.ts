import { LIMIT_MS } from "./next-picture.ts";

/** Done when the next picture is on the screen, and nothing else is to be done for it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => void whenIdle().then(resolve));
    setTimeout(resolve, LIMIT_MS);
  });
}

/** Done when the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari does not say when it is idle.
    if ("requestIdleCallback" in window)
      requestIdleCallback(() => resolve(), { timeout: LIMIT_MS });
    else setTimeout(resolve);
  });
}
