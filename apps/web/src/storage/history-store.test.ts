import { describe, expect, test } from "vitest";
import type { PlayedHole } from "../state/played-hole.ts";
import { figuresOf, playedHole } from "../state/test-played.ts";
import { settle } from "../state/test-judge.ts";
import { createHistoryDesk } from "../state/history-desk.ts";
import { formatHistory } from "../state/history-file.ts";
import { createHistoryStore, type HistoryRows, type HistoryStore } from "./history-store.ts";

/** One browser: rows that its tabs share, and a disk that can be full. */
function createBrowser() {
  const table = new Map<string, unknown>();
  const listeners = new Set<() => void>();
  let isFull = false;
  const rows: HistoryRows = {
    async all() {
      return [...table.values()].map((row) => structuredClone(row));
    },
    async update(ids, change) {
      const changed = ids.map((id) => [id, change(id, structuredClone(table.get(id)))] as const);
      if (isFull) throw new Error("full");
      for (const [id, row] of changed) if (row) table.set(id, row);
    },
    async put(changed) {
      if (isFull) throw new Error("full");
      for (const row of changed) table.set(row.id, row);
    },
  };
  return {
    table,
    fill: (full: boolean) => void (isFull = full),
    openTab: (): HistoryStore =>
      createHistoryStore(rows, {
        tell: () => listeners.forEach((listen) => listen()),
        listen(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      }),
  };
}

const stuck = figuresOf({ id: "a", strokes: 5, moves: "1" });
const cleared = figuresOf({ id: "a", ending: "cleared", strokes: 0, moves: "12" });

async function read(store: HistoryStore): Promise<readonly PlayedHole[]> {
  await settle();
  return (await store.all()).holes;
}

describe("the store of played holes", () => {
  test("a hole told again keeps its time, and learns the best of its deal", async () => {
    const store = createBrowser().openTab();
    store.keep(stuck, true);
    store.keep({ ...stuck, at: "2026-11-30T15:00:00.000Z", best: 2 }, false);
    expect(await read(store)).toEqual([{ ...stuck, best: 2 }]);
  });

  test("another end takes the place of the first, also when the clock was set back", async () => {
    const store = createBrowser().openTab();
    store.keep(stuck, true);
    store.keep({ ...cleared, at: "2026-11-30T11:00:00.000Z" }, true);
    expect(await read(store)).toEqual([{ ...cleared, at: "2026-11-30T12:00:00.001Z" }]);
  });

  test("an end is not given up for a leaving", async () => {
    const store = createBrowser().openTab();
    store.keep(cleared, true);
    store.keep({ ...stuck, ending: "left", at: "2026-11-30T15:00:00.000Z" }, true);
    expect(await read(store)).toEqual([cleared]);
  });

  test("holes that ended unheard are entered, unless anything is known of them", async () => {
    const store = createBrowser().openTab();
    store.keep(stuck, true);
    store.keep({ ...stuck, id: "b" }, true);
    await store.remove([{ ...stuck, id: "b" }]);
    expect(await store.recover([cleared, { ...cleared, id: "b" }, { ...cleared, id: "c" }])).toBe(
      true,
    );
    const endings = (await read(store)).map(({ id, ending }) => [id, ending] as const);
    expect(new Map(endings)).toEqual(
      new Map([
        ["a", "stuck"],
        ["c", "cleared"],
      ]),
    );
  });

  test("two tabs count side by side", async () => {
    const browser = createBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()];
    one.keep(stuck, true);
    two.keep({ ...stuck, id: "b" }, true);
    two.keep({ ...stuck, best: 1 }, true);
    expect((await read(one)).map(({ id, best }) => [id, best])).toEqual([
      ["b", null],
      ["a", 1],
    ]);
    expect(await read(two)).toEqual(await read(one));
  });

  test("what cannot be stored counts in its tab, is said, and is stored with the next", async () => {
    const browser = createBrowser();
    const store = browser.openTab();
    browser.fill(true);
    store.keep(stuck, true);
    expect(await read(store)).toEqual([stuck]);
    expect(store.trouble.value).toBe("cannot-keep");
    browser.fill(false);
    store.keep({ ...stuck, id: "b" }, true);
    expect(await read(store)).toHaveLength(2);
    expect(browser.table.size).toBe(2);
    expect(store.trouble.value).toBeNull();
  });

  test("an import that cannot be stored changes nothing", async () => {
    const browser = createBrowser();
    const store = browser.openTab();
    browser.fill(true);
    expect(await store.add([stuck])).toBe(false);
    expect(browser.table.size).toBe(0);
  });

  test("a deleted hole stays deleted over a reload, and counts when it ends anew", async () => {
    const browser = createBrowser();
    const store = browser.openTab();
    store.keep(stuck, true);
    expect(await store.remove(await read(store))).toBe(true);
    expect(await read(store)).toEqual([]);
    expect(JSON.stringify([...browser.table.values()])).not.toContain("deal");
    store.keep(stuck, false);
    expect(await read(store)).toEqual([]);
    const reloaded = browser.openTab();
    reloaded.keep(stuck, false);
    expect(await read(reloaded)).toEqual([]);
    reloaded.keep(cleared, true);
    expect(await read(reloaded)).toEqual([cleared]);
  });

  test.each([
    ["of a later version", { format: 2, id: "a" }],
    ["that is damaged", { format: 1, id: "a", at: "yesterday" }],
  ])("a row %s is left as it is, and counted as that", async (_, row) => {
    const browser = createBrowser();
    browser.table.set("a", row);
    const store = browser.openTab();
    store.keep(stuck, true);
    await settle();
    await store.add([stuck]);
    expect(await store.all()).toEqual({ holes: [], unreadable: 1 });
    expect(browser.table.get("a")).toBe(row);
  });
});

describe("the desk of the history", () => {
  const holes = [playedHole(4), playedHole(7, { most: 3 })];

  async function openDesk(browser = createBrowser()) {
    const store = browser.openTab();
    let remembered = 0;
    const saved: { name: string; text: string }[] = [];
    const desk = createHistoryDesk({
      store,
      rules: "classic",
      nowMs: () => Date.UTC(2026, 10, 30),
      saveFile: (name, text) => void saved.push({ name, text }),
      rememberReset: (holes) => void (remembered = holes.length),
    });
    await settle();
    return { browser, store, desk, saved, remembered: () => remembered };
  }

  const fileOf = (text: string) => ({ size: text.length, text: async () => text });

  test("imports, says what was new, and does nothing the second time", async () => {
    const { desk, browser } = await openDesk();
    await desk.importFile(fileOf(formatHistory(holes)));
    expect(desk.notice.value).toEqual({ kind: "imported", added: 2, known: 0 });
    const rows = structuredClone([...browser.table]);
    await desk.importFile(fileOf(formatHistory(holes)));
    expect(desk.notice.value).toEqual({ kind: "imported", added: 0, known: 2 });
    expect([...browser.table]).toEqual(rows);
    expect(desk.statistics.value).toMatchObject({ played: 1, left: 1 });
  });

  test("refuses a file whose hole is another one here, and imports none of it", async () => {
    const { desk, store, browser } = await openDesk();
    const [first, second] = holes;
    if (!first || !second) throw new Error("there are two holes");
    store.keep({ ...first, id: second.id }, true);
    await settle();
    await desk.importFile(fileOf(formatHistory(holes)));
    expect(desk.notice.value).toMatchObject({
      kind: "refused",
      fault: { code: "history-conflict" },
    });
    expect(browser.table.size).toBe(1);
  });

  test("a file that is too large, or gone, is said to be", async () => {
    const { desk } = await openDesk();
    await desk.importFile({ size: 1e9, text: async () => "" });
    expect(desk.notice.value).toMatchObject({ fault: { code: "history-too-large" } });
    await desk.importFile({ size: 1, text: async () => Promise.reject(new Error("gone")) });
    expect(desk.notice.value).toMatchObject({ fault: { code: "history-file-unreadable" } });
  });

  test("deletes only when it is left, and takes it back until then", async () => {
    const { desk, browser, store, remembered } = await openDesk();
    await store.add(holes);
    await settle();
    desk.reset();
    expect(remembered()).toBe(2);
    expect(desk.total.value).toBe(0);
    expect(await read(store)).toHaveLength(2);
    desk.undoReset();
    expect(remembered()).toBe(0);
    expect(desk.total.value).toBe(2);
    desk.leave();
    expect(await read(store)).toHaveLength(2);
    const again = await openDesk(browser);
    again.desk.reset();
    again.desk.leave();
    expect(await read(store)).toEqual([]);
  });

  test("a hole that ends anew after it was set aside is not deleted", async () => {
    const { desk, store } = await openDesk();
    store.keep(stuck, true);
    store.keep({ ...stuck, id: "b" }, true);
    await settle();
    desk.reset();
    store.keep({ ...cleared, at: "2026-11-30T13:00:00.000Z" }, true);
    await settle();
    expect(desk.total.value).toBe(1);
    desk.leave();
    expect(await read(store)).toMatchObject([{ id: "a", ending: "cleared" }]);
  });

  test("what a file has is back, also when it was just set aside or deleted", async () => {
    const { desk, store, saved } = await openDesk();
    await store.add(holes);
    await settle();
    desk.exportJson();
    expect(saved.map(({ name }) => name)).toEqual(["albatross-holes-2026-11-30.json"]);
    const file = fileOf(saved[0]?.text ?? "");
    desk.reset();
    await desk.importFile(file);
    expect(desk.notice.value).toEqual({ kind: "imported", added: 2, known: 0 });
    expect(desk.setAside.value).toBe(0);
    desk.reset();
    desk.leave();
    expect(await read(store)).toEqual([]);
    await desk.importFile(file);
    expect(await read(store)).toHaveLength(2);
  });

  test("follows what another tab enters, and shows it under its rules", async () => {
    const { desk, browser } = await openDesk();
    browser.openTab().keep({ ...stuck, rules: "easy" }, true);
    await settle();
    expect(desk.total.value).toBe(1);
    expect(desk.holes.value).toEqual([]);
    expect(desk.ruleChoices.value).toEqual(["classic", "easy"]);
    desk.chooseRules("all");
    expect(desk.holes.value).toHaveLength(1);
  });
});
