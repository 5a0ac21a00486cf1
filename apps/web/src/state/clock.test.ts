import { signal } from "@preact/signals";
import { beforeEach, describe, expect, it } from "vitest";
import { createClock, type Clock, type ClockPorts } from "./clock.ts";

/** A world whose time passes when a test says so. */
function createWorld() {
  let nowMs = 5000;
  let pending: { readonly atMs: number; readonly call: () => void }[] = [];
  const kept = new Map<string, number>();
  const hidden = signal(false);
  const panel = signal(false);
  const hole = signal<string | null>("first");
  const ports: ClockPorts = {
    now: () => nowMs,
    after(ms, call) {
      const timer = { atMs: nowMs + ms, call };
      pending.push(timer);
      return () => void (pending = pending.filter((other) => other !== timer));
    },
    hole,
    stops: { hidden, panel },
    times: {
      read: (id) => kept.get(id) ?? 0,
      write: (id, ms) => void kept.set(id, ms),
    },
  };
  function pass(ms: number): void {
    const endMs = nowMs + ms;
    for (;;) {
      const [next] = pending.filter(({ atMs }) => atMs <= endMs).sort((a, b) => a.atMs - b.atMs);
      if (!next) break;
      pending = pending.filter((timer) => timer !== next);
      nowMs = next.atMs;
      next.call();
    }
    nowMs = endMs;
  }
  return { ports, hole, hidden, panel, kept, pass, timers: () => pending.length };
}

let world: ReturnType<typeof createWorld>;
let clock: Clock;

beforeEach(() => {
  world = createWorld();
  clock = createClock(world.ports);
});

describe("the clock of a hole", () => {
  it("counts whole seconds with one timer pending", () => {
    const seen = [clock.seconds.value];
    for (let step = 0; step < 6; step++) {
      world.pass(500);
      seen.push(clock.seconds.value);
      expect(world.timers()).toBe(1);
    }
    expect(seen).toEqual([0, 0, 1, 1, 2, 2, 3]);
    expect(clock.stoppedBy.value).toEqual([]);
  });

  it("stands while anything stops it, with no timer, and goes on from there", () => {
    world.pass(2700);
    world.hidden.value = true;
    expect(world.timers()).toBe(0);
    world.pass(60_000);
    world.panel.value = true;
    world.hidden.value = false;
    world.pass(60_000);
    expect(clock.seconds.value).toBe(2);
    expect(clock.stoppedBy.value).toEqual(["panel"]);
    world.panel.value = false;
    world.pass(299);
    expect(clock.seconds.value).toBe(2);
    world.pass(1);
    expect(clock.seconds.value).toBe(3);
  });

  it("counts each hole by itself, and goes on with one that comes back", () => {
    world.pass(4000);
    world.hole.value = "second";
    expect(clock.seconds.value).toBe(0);
    world.pass(7000);
    expect(clock.seconds.value).toBe(7);
    world.hole.value = "first";
    expect(clock.seconds.value).toBe(4);
    world.pass(1000);
    expect(clock.seconds.value).toBe(5);
    expect(world.timers()).toBe(1);
  });

  it("stands at nought without a hole", () => {
    world.hole.value = null;
    world.pass(5000);
    expect(clock.seconds.value).toBe(0);
    expect(world.timers()).toBe(0);
  });

  it("takes a hole's time up where another clock ended, to the millisecond", () => {
    world.pass(2600);
    clock.end();
    expect(world.timers()).toBe(0);
    world.pass(9000);
    clock = createClock(world.ports);
    expect(clock.seconds.value).toBe(2);
    world.pass(400);
    expect(clock.seconds.value).toBe(3);
  });

  it("shows the time of a hole that it begins stopped at", () => {
    clock.end();
    world.kept.set("first", 65_000);
    world.panel.value = true;
    clock = createClock(world.ports);
    expect(clock.seconds.value).toBe(65);
    expect(world.timers()).toBe(0);
  });

  it("loses seconds in a crash, not the hole's time", () => {
    world.pass(34_900);
    expect(world.kept.get("first")).toBe(30_000);
  });
});
