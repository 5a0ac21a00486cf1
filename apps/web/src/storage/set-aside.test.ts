import { CLASSIC, ownDeal } from "@albatross/rules";
import { expect, test } from "vitest";
import { createHolePlay } from "../state/hole-play.ts";
import { openDeal, type OpenHole } from "../state/open-hole.ts";
import { formatSavedSlot, parseSavedSlot } from "../state/saved-slot.ts";
import type { HoleRows } from "./hole-keeper.ts";
import { setHoleAside } from "./set-aside.ts";

function createPlaces(taken: readonly string[] = []) {
  const table = new Map<string, unknown>();
  const held = new Set(taken);
  let ids = 0;
  const rows: HoleRows = {
    read: async (id) => table.get(id),
    newest: async () => [],
    startingWith: async () => [],
    write: async (id, saved) => void table.set(id, saved),
    remove: async () => undefined,
  };
  const locks = {
    areAvailable: true,
    async tryHold(id: string) {
      if (held.has(id)) return null;
      held.add(id);
      return { release: () => void held.delete(id) };
    },
  };
  return { table, held, ports: { rows, locks, now: () => 5, newId: () => `fresh-${++ids}` } };
}

function played(draws: number): OpenHole {
  const play = createHolePlay(() => "hole-1");
  play.show(openDeal(ownDeal(2), CLASSIC), "deal");
  for (let draw = 0; draw < draws; draw++) play.draw();
  if (play.open.value === null) throw new Error("no hole is open");
  return play.open.value;
}

async function movesIn(row: unknown): Promise<number | null> {
  const slot = await parseSavedSlot(row);
  return slot.ok ? slot.value.hole.moves.length : null;
}

test("T3: a hole that was carried takes the place of its older state, and its place is free again", async () => {
  const { table, held, ports } = createPlaces();
  table.set("slot", formatSavedSlot(played(1), 1));
  await setHoleAside(played(3), "slot", ports);
  expect(await movesIn(table.get("slot"))).toBe(3);
  expect(held.size).toBe(0);
});

test("T3: a place that never got its hole gets it, a round's by the name of the round", async () => {
  const { table, ports } = createPlaces();
  await setHoleAside(played(2), "slot", ports);
  const round = {
    id: "r",
    startedAtMs: 1,
    holes: 9,
    par: 45,
    deals: "random",
    played: [],
  } as const;
  await setHoleAside({ ...played(3), round }, "slot", ports);
  expect(await movesIn(table.get("slot"))).toBe(2);
  expect(await movesIn(table.get("round-r"))).toBe(3);
});

test("a place with another hole, with an unreadable one, or in other hands is left alone, and nothing is lost", async () => {
  const { table, ports } = createPlaces(["elsewhere"]);
  const other = formatSavedSlot({ ...played(1), id: "hole-2" }, 1);
  table.set("slot", other);
  table.set("odd", "?");
  for (const slot of ["slot", "odd", "elsewhere"]) await setHoleAside(played(3), slot, ports);
  expect([table.get("slot"), table.get("odd"), table.has("elsewhere")]).toEqual([
    other,
    "?",
    false,
  ]);
  for (const fresh of ["fresh-1", "fresh-2", "fresh-3"]) {
    expect(await movesIn(table.get(fresh))).toBe(3);
  }
});

test("T3: a hole that was left before its tab had a place gets one, unless nothing was played", async () => {
  const { table, ports } = createPlaces();
  await setHoleAside(played(0), null, ports);
  expect(table.size).toBe(0);
  await setHoleAside(played(2), null, ports);
  expect([...table.keys()]).toEqual(["fresh-1"]);
  expect(await movesIn(table.get("fresh-1"))).toBe(2);
});

test("R1: a round that is played elsewhere is left to who plays it", async () => {
  const { table, ports } = createPlaces(["round-r"]);
  const round = {
    id: "r",
    startedAtMs: 1,
    holes: 9,
    par: 45,
    deals: "random",
    played: [],
  } as const;
  await setHoleAside({ ...played(3), round }, "slot", ports);
  expect(table.size).toBe(0);
});
