/** The time of the hole, for players who want a clock: loaded when it is switched on, and nothing runs without it. */
import { isOver } from "@albatross/rules";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";
import { createClock, type Clock, type ClockPorts } from "../state/clock.ts";
import { browserTimes } from "../storage/browser-slots.ts";
import { createKeptTimes } from "../storage/kept-times.ts";
import { usePage, type Page } from "./page.ts";

const times = createKeptTimes(browserTimes());

/** One clock for all: when the figure moves between rail and bar, the new one comes before the old one goes. */
let shared: { readonly clock: Clock; holders: number } | null = null;

function holdClock(page: Page): Clock {
  shared ??= { clock: createClock(portsOf(page)), holders: 0 };
  shared.holders += 1;
  return shared.clock;
}

function releaseClock(): void {
  if (shared === null) return;
  shared.holders -= 1;
  if (shared.holders > 0) return;
  shared.clock.end();
  shared = null;
}

export function HoleTime() {
  const page = usePage();
  const clock = useMemo(() => holdClock(page), [page]);
  useLayoutEffect(() => releaseClock, [clock]);
  // The role says that it is not read out by itself: what ticks every second would drown everything else.
  return <span role="timer">{page.text.figures.timeOf(clock.seconds.value)}</span>;
}

function portsOf(page: Page): ClockPorts {
  const { open } = page.game.play;
  return {
    now: () => performance.now(),
    after(ms, call) {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    times,
    // A restart is another try, which has its own time.
    hole: computed(() => open.value && `${open.value.id}/${open.value.attempt}`),
    stops: {
      hidden: isPageHidden,
      panel: computed(() => page.panel.value !== null),
      over: computed(() => open.value !== null && isOver(open.value.hole)),
      paused: page.game.pause.isPaused,
    },
  };
}

const isPageHidden: ReadonlySignal<boolean> = followVisibility();

/** A page that is left is hidden too; some browsers say so only by this event. */
function followVisibility(): ReadonlySignal<boolean> {
  const isHidden = signal(document.hidden);
  const look = (): void => void (isHidden.value = document.hidden);
  document.addEventListener("visibilitychange", look);
  addEventListener("pageshow", look);
  addEventListener("pagehide", () => void (isHidden.value = true));
  return isHidden;
}
