/**
 * Follows the open hole and hands every hole that ends to the history: when its strokes are final, and when
 * another takes its place. It looks at states and not at events, so it does not matter how a hole came to
 * its end.
 *
 * The hole that a page begins with may have ended before; it is handed over again, as one that is not news, in
 * case the page was killed between keeping the hole and counting it.
 */
import { effect, untracked, type ReadonlySignal } from "@preact/signals";
import type { OpenHole } from "./open-hole.ts";
import { readFinished, readLeft, type PlayedHole } from "./played-hole.ts";

export interface HoleRecorderPorts {
  readonly open: ReadonlySignal<OpenHole | null>;
  /** The best score that the open deal allows; null while it is not known. */
  readonly startBest: ReadonlySignal<number | null>;
  nowMs(): number;
  /** @param isNews false when it ended before this page was loaded. */
  keep(hole: PlayedHole, isNews: boolean): void;
}

interface Seen {
  readonly open: OpenHole;
  readonly best: number | null;
  /** Has it changed since the page was loaded? */
  readonly isNews: boolean;
}

export function recordHoles({ open, startBest, nowMs, keep }: HoleRecorderPorts): void {
  let last: Seen | null = null;
  const now = (): string => new Date(nowMs()).toISOString();

  function hand(hole: PlayedHole | null, isNews: boolean): void {
    if (hole) keep(hole, isNews);
  }

  function see(current: OpenHole, best: number | null): void {
    const isFirst = last === null;
    const isSame = last?.open.id === current.id;
    if (isFirst && current.before) hand(readLeft(current.before, null, now()), false);
    if (last !== null && !isSame) hand(readLeft(last.open, last.best, now()), last.isNews);
    const hasChanged = isSame && last?.open.hole !== current.hole;
    // A hole that comes after another was either dealt or gone back to: there is nothing to count yet.
    const isNews = hasChanged || (isSame && last?.isNews === true) || (!isFirst && !isSame);
    const isMoreKnown = isSame && best !== null && last?.best === null;
    if (isFirst || hasChanged || isMoreKnown) hand(readFinished(current, best, now()), isNews);
    last = { open: current, best: best ?? (isSame ? (last?.best ?? null) : null), isNews };
  }

  effect(() => {
    const current = open.value;
    const best = startBest.value;
    if (current !== null) untracked(() => see(current, best));
  });
}
