/**
 * The clock of the open hole. It runs unless something stops it: each reason to stop is a signal with a name, so
 * that whatever stops it next (a pause) is one more entry and no call can be forgotten. While it runs one tick a
 * second is pending, at the turn of its second; while it stands, nothing is. What it has counted is told at every
 * stop and now and then, so that a reload goes on and a crash costs seconds.
 */
import { computed, effect, signal, untracked, type ReadonlySignal } from "@preact/signals";

export interface ClockPorts {
  /** Milliseconds of a clock that is never set back. */
  now(): number;
  /** Calls back once; the result takes the call back. */
  after(ms: number, call: () => void): () => void;
  /** The hole whose time is counted: another text for each. null when there is none. */
  readonly hole: ReadonlySignal<string | null>;
  readonly stops: Readonly<Record<string, ReadonlySignal<boolean>>>;
  readonly times: HoleTimes;
}

/** Where times are kept. Nothing of it ever throws. */
export interface HoleTimes {
  /** Milliseconds; 0 of a hole that is not known. */
  read(hole: string): number;
  write(hole: string, elapsedMs: number): void;
}

export interface Clock {
  /** Whole ones. */
  readonly seconds: ReadonlySignal<number>;
  /** Why it stands; empty while it runs. */
  readonly stoppedBy: ReadonlySignal<readonly string[]>;
  /** Stops for good. */
  end(): void;
}

const SECOND_MS = 1000;
const KEPT_EVERY_S = 10;

export function createClock({ now, after, hole, stops, times }: ClockPorts): Clock {
  const seconds = signal(0);
  let counted: string | null = null;
  let beforeMs = 0;
  let runsSince: number | null = null;
  let forgetTick: (() => void) | null = null;

  const stoppedBy = computed(() => {
    const reasons = Object.entries(stops).filter(([, isStopped]) => isStopped.value);
    return reasons.map(([reason]) => reason);
  });

  const elapsedMs = (): number => beforeMs + (runsSince === null ? 0 : now() - runsSince);
  const show = (): void => void (seconds.value = Math.floor(elapsedMs() / SECOND_MS));

  function keep(): void {
    if (counted !== null) times.write(counted, elapsedMs());
  }

  function tick(): void {
    show();
    if (seconds.peek() % KEPT_EVERY_S === 0) keep();
    forgetTick = after(SECOND_MS - (elapsedMs() % SECOND_MS), tick);
  }

  function stand(): void {
    if (runsSince === null) return;
    forgetTick?.();
    keep();
    beforeMs = elapsedMs();
    runsSince = null;
  }

  function follow(next: string | null, isStopped: boolean): void {
    if (isStopped || next !== counted) stand();
    if (next !== counted) {
      counted = next;
      beforeMs = next === null ? 0 : times.read(next);
    }
    show();
    if (isStopped || next === null || runsSince !== null) return;
    runsSince = now();
    tick();
  }

  const forget = effect(() => {
    const next = hole.value;
    const isStopped = stoppedBy.value.length > 0;
    untracked(() => follow(next, isStopped));
  });

  return {
    seconds,
    stoppedBy,
    end() {
      forget();
      stand();
    },
  };
}
