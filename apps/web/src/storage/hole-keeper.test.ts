import { CLASSIC, ownDeal } from "@albatross/rules";
import { describe, expect, test } from "vitest";
import { openDeal, type OpenHole } from "../state/open-hole.ts";
import { formatSavedHole } from "../state/saved-hole.ts";
import { createHoleKeeper, type HoleKeeperPorts, type HoleRows } from "./hole-keeper.ts";

/** One browser: rows and locks that its tabs share. */
function createBrowser({ hasLocks = true }: { readonly hasLocks?: boolean } = {}) {
  const table = new Map<string, unknown>();
  const held = new Set<string>();
  let ids = 0;
  let clock = 0;
  const rows: HoleRows = {
    read: async (id) => table.get(id),
    newest: async () => [...table].reverse().map(([id, value]) => ({ id, value })),
    async write(id, saved) {
      table.delete(id);
      table.set(id, { id, ...saved });
    },
  };
  return {
    table,
    held,
    openTab(memory: { id: string | null } = { id: null }, changed: Partial<HoleKeeperPorts> = {}) {
      const keeper = createHoleKeeper({
        rows,
        locks: {
          areAvailable: hasLocks,
          async tryHold(id) {
            if (held.has(id)) return null;
            held.add(id);
            return { release: () => void held.delete(id) };
          },
        },
        tab: { read: () => memory.id, write: (id) => void (memory.id = id) },
        now: () => ++clock,
        newId: () => `slot-${++ids}`,
        ...changed,
      });
      return { keeper, memory };
    },
  };
}

const hole = (number: number): OpenHole => openDeal(ownDeal(number), CLASSIC);
const always = (): boolean => true;
const numberOf = (open: OpenHole | null): bigint | undefined => open?.deal.number;

describe("keeping the hole of a tab", () => {
  test("a reload brings the tab's own hole back, also when another tab kept one later", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    await first.keeper.claim(always);
    first.keeper.keep(hole(1));
    const second = browser.openTab();
    await second.keeper.claim(always);
    second.keeper.keep(hole(2));
    browser.held.delete(first.memory.id ?? "");
    const reloaded = browser.openTab(first.memory);
    expect(numberOf(await reloaded.keeper.claim(always))).toBe(1n);
  });

  test("two tabs never write over each other", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    await first.keeper.claim(always);
    first.keeper.keep(hole(1));
    const second = browser.openTab();
    expect(await second.keeper.claim(always)).toBeNull();
    second.keeper.keep(hole(2));
    first.keeper.keep(hole(3));
    expect(browser.table.size).toBe(2);
  });

  test("a duplicated tab remembers a slot that is taken, and gets one of its own", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    await first.keeper.claim(always);
    first.keeper.keep(hole(1));
    const copy = browser.openTab({ ...first.memory });
    expect(await copy.keeper.claim(always)).toBeNull();
    expect(copy.memory.id).not.toBe(first.memory.id);
  });

  test("a fresh tab takes over the newest hole that nobody holds", async () => {
    const browser = createBrowser();
    browser.table.set("old", formatSavedHole(hole(1), 1));
    browser.table.set("new", formatSavedHole(hole(2), 2));
    const tab = browser.openTab();
    expect(numberOf(await tab.keeper.claim(always))).toBe(2n);
    tab.keeper.keep(hole(3));
    expect(browser.table.size).toBe(2);
  });

  test("a hole that is not wanted here is left for later", async () => {
    const browser = createBrowser();
    browser.table.set("old", formatSavedHole(hole(1), 1));
    const tab = browser.openTab();
    expect(await tab.keeper.claim(() => false)).toBeNull();
    tab.keeper.keep(hole(9));
    expect(browser.table.get("old")).toEqual(formatSavedHole(hole(1), 1));
    expect(browser.held.has("old")).toBe(false);
  });

  test("without locks a tab goes on with a copy, never in a slot of another", async () => {
    const browser = createBrowser({ hasLocks: false });
    browser.table.set("old", formatSavedHole(hole(1), 1));
    const tab = browser.openTab();
    expect(numberOf(await tab.keeper.claim(always))).toBe(1n);
    tab.keeper.keep(hole(1));
    expect(browser.table.size).toBe(2);
  });

  test.each([
    ["newer", { format: 99 }, "kept-newer"],
    ["damaged", { format: 1 }, "kept-damaged"],
  ])("a %s row is left as it is, and said so", async (_, row, trouble) => {
    const browser = createBrowser();
    browser.table.set("strange", row);
    const tab = browser.openTab({ id: "strange" });
    expect(await tab.keeper.claim(always)).toBeNull();
    expect(tab.keeper.trouble.value).toBe(trouble);
    tab.keeper.keep(hole(1));
    expect(browser.table.get("strange")).toBe(row);
  });

  test("a database of a newer version is not opened, and the player is told", async () => {
    const error = Object.assign(new Error("too new"), { name: "VersionError" });
    const rows: HoleRows = {
      read: async () => Promise.reject(error),
      newest: async () => Promise.reject(error),
      write: async () => Promise.reject(error),
    };
    const tab = createBrowser().openTab({ id: null }, { rows });
    expect(await tab.keeper.claim(always)).toBeNull();
    expect(tab.keeper.trouble.value).toBe("newer-database");
  });

  test("storage that is forbidden leaves the game on, and says so once", async () => {
    const rows: HoleRows = {
      read: async () => Promise.reject(new Error("forbidden")),
      newest: async () => Promise.reject(new Error("forbidden")),
      write: async () => Promise.reject(new Error("full")),
    };
    const tab = createBrowser().openTab({ id: "mine" }, { rows });
    expect(await tab.keeper.claim(always)).toBeNull();
    expect(tab.keeper.trouble.value).toBe("cannot-keep");
    expect(() => tab.keeper.keep(hole(1))).not.toThrow();
  });
});
