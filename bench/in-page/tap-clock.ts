/**
 * Runs in the page before its scripts: for each tap, how long until the frame that shows what it did.
 *
 * Two clocks. The browser's own (event timing) runs from the moment the finger left the screen until the frame
 * is presented; it counts in steps of 8 ms and does not tell of what took less than 16. Ours runs from the same
 * moment until the page has drawn that frame, to the microsecond; what the compositor adds is not in it.
 */
export interface TapTimes {
  readonly drawnMs: number;
  /** null when it was too short to be told of. */
  readonly presentedMs: number | null;
}

declare global {
  interface Window {
    /** The taps since it was last asked. */
    takeTaps: () => readonly TapTimes[];
  }
}

interface Tap {
  readonly atMs: number;
  drawnMs: number | null;
}

const taps: Tap[] = [];
const presented = new Map<number, number>();

window.takeTaps = () =>
  taps.splice(0).flatMap(({ atMs, drawnMs }) => {
    const presentedMs = presented.get(atMs) ?? null;
    return drawnMs === null ? [] : [{ drawnMs, presentedMs }];
  });

new PerformanceObserver((list) => {
  for (const { name, startTime, duration } of list.getEntries()) {
    if (name === "click") presented.set(startTime, duration);
  }
}).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);

addEventListener(
  "click",
  ({ timeStamp }) => {
    const tap: Tap = { atMs: timeStamp, drawnMs: null };
    taps.push(tap);
    requestAnimationFrame(() => {
      // A message comes after the frame that this callback is a part of has been drawn.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        tap.drawnMs = performance.now() - timeStamp;
        port1.close();
      };
      port2.postMessage(null);
    });
  },
  { capture: true },
);
