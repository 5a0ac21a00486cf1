import { beforeEach, describe, expect, test } from "vitest";
import { formatPuzzleRow, freshPuzzle, linkOf, type PuzzleRow } from "../state/kept-puzzle.ts";
import { examplePuzzle } from "../state/test-puzzles.ts";
import { createHeldRows } from "./held-rows.ts";
import { createPuzzleStore, type PuzzleRows } from "./puzzle-store.ts";
import { testMemory, type TestMemory } from "./test-memory.ts";

const kept = freshPuzzle(examplePuzzle("clear"));
const other = freshPuzzle(examplePuzzle("best-move"));
const solved = {
  ...kept,
  progress: { ...kept.progress, state: "solved" as const, endedAtMs: 7 },
};

let rows: Map<string, PuzzleRow>;
let isBroken: boolean;
let told: number;
let memory: TestMemory;

const database: PuzzleRows = {
  async all() {
    if (isBroken) throw new Error("forbidden");
    return [...rows.values()];
  },
  async update(ids, change) {
    if (isBroken) throw new Error("full");
    for (const id of ids) rows.set(id, change(id, rows.get(id)));
  },
};
const openStore = (page = "this") =>
  createPuzzleStore(
    database,
    { tell: () => void told++, listen: () => () => undefined },
    createHeldRows(() => memory, "puzzles", page),
  );
const settle = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  rows = new Map();
  isBroken = false;
  told = 0;
  memory = testMemory();
});

describe("the store of puzzles", () => {
  test("keeps one row a puzzle, which another visit reads, and tells the other tabs", async () => {
    const store = openStore();
    expect(store.puzzles.value).toBeNull();
    await store.read();
    store.keep(kept);
    store.keep(other);
    expect(store.puzzles.value?.get(linkOf(kept))).toEqual(kept);
    await settle();
    expect([...rows.keys()]).toEqual([linkOf(kept), linkOf(other)]);
    expect(told).toBeGreaterThan(0);
    const again = openStore();
    await again.read();
    expect([...(again.puzzles.value?.values() ?? [])]).toEqual([kept, other]);
  });

  test("merges with what another tab has stored in the meantime", async () => {
    const store = openStore();
    await store.read();
    rows.set(linkOf(kept), formatPuzzleRow(solved));
    store.keep({ ...kept, progress: { ...kept.progress, wrong: 4 } });
    await settle();
    await store.read();
    expect(store.puzzles.value?.get(linkOf(kept))).toEqual(solved);
  });

  test("holds what cannot be stored, and stores it with the next", async () => {
    isBroken = true;
    const store = openStore();
    await store.read();
    expect(store.trouble.value).toBe("cannot-keep");
    store.keep(solved);
    await settle();
    expect(store.puzzles.value?.get(linkOf(kept))).toEqual(solved);
    expect(rows.size).toBe(0);
    isBroken = false;
    store.keep(other);
    await settle();
    expect(rows.size).toBe(2);
    expect(store.trouble.value).toBeNull();
  });

  test("loses nothing when the page ends before it is stored", async () => {
    isBroken = true;
    const store = openStore("killed");
    await store.read();
    store.keep(solved);
    isBroken = false;
    const next = openStore("next");
    await next.read();
    expect([...(next.puzzles.value?.values() ?? [])]).toEqual([solved]);
    await settle();
    expect([...rows.values()]).toEqual([formatPuzzleRow(solved)]);
    expect(memory.length).toBe(0);
  });

  test("leaves out what cannot be read", async () => {
    rows.set("x", { format: 1, id: "x" });
    rows.set(linkOf(kept), formatPuzzleRow(kept));
    const store = openStore();
    await store.read();
    expect([...(store.puzzles.value?.keys() ?? [])]).toEqual([linkOf(kept)]);
  });
});
