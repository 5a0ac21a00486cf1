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
    startingWith: async (prefix) =>
      [...table].flatMap(([id, value]) => (id.startsWith(prefix) ? [{ id, value }] : [])),
    async write(id, saved) {
      table.delete(id);
      table.set(id, { id, ...saved });
    },
    remove: async (id) => void table.delete(id),
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
      startingWith: async () => Promise.reject(error),
      write: async () => Promise.reject(error),
      remove: async () => Promise.reject(error),
    };
    const tab = createBrowser().openTab({ id: null }, { rows });
    expect(await tab.keeper.claim(always)).toBeNull();
    expect(tab.keeper.trouble.value).toBe("newer-database");
  });

  test("storage that is forbidden leaves the game on, and says so once", async () => {
    const rows: HoleRows = {
      read: async () => Promise.reject(new Error("forbidden")),
      newest: async () => Promise.reject(new Error("forbidden")),
      startingWith: async () => Promise.reject(new Error("forbidden")),
      remove: async () => Promise.reject(new Error("forbidden")),
      write: async () => Promise.reject(new Error("full")),
    };
    const tab = createBrowser().openTab({ id: "mine" }, { rows });
    expect(await tab.keeper.claim(always)).toBeNull();
    expect(tab.keeper.trouble.value).toBe("cannot-keep");
    expect(() => tab.keeper.keep(hole(1))).not.toThrow();
  });
});

describe("keeping a round", () => {
  const inRound = (number: number, played = 0, id = "r"): OpenHole => ({
    ...hole(number),
    round: {
      id,
      startedAtMs: 1,
      holes: 9,
      par: 45,
      deals: "random",
      played: Array.from({ length: played }, () => scored(1)),
    },
  });
  const scored = (number: number): OpenHole => {
    const open = hole(number);
    return { ...open, hole: { ...open.hole, strokesTaken: true } };
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));

  test("R1 a round has a slot of its own, which a reload comes back to", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    await tab.keeper.claim(always);
    tab.keeper.keep(hole(1));
    tab.keeper.keep(inRound(2));
    tab.keeper.keep(inRound(3, 1));
    expect([...browser.table.keys()]).toEqual(["slot-1", "round-r"]);
    browser.held.clear();
    const reloaded = browser.openTab(tab.memory);
    const open = await reloaded.keeper.claim(always);
    expect(numberOf(open)).toBe(3n);
    expect(open?.round?.played).toHaveLength(1);
    reloaded.keeper.keep(inRound(4, 2));
    expect([...browser.table.keys()]).toEqual(["slot-1", "round-r"]);
  });

  test("a round that was left is come back to, in this tab or another, but in one at a time", async () => {
    const browser = createBrowser();
    const first = browser.openTab();
    await first.keeper.claim(always);
    first.keeper.keep(inRound(2, 1));
    const second = browser.openTab();
    await second.keeper.claim(always);
    second.keeper.keep(hole(5));
    expect(await second.keeper.comeBack("r")).toEqual({ kind: "elsewhere" });
    first.keeper.keep(hole(6));
    await settled();
    expect(numberOf((await first.keeper.roundsBegun())[0] ?? null)).toBe(2n);
    expect(await second.keeper.comeBack("r")).toMatchObject({
      kind: "here",
      open: { round: { id: "r" } },
    });
    expect(await first.keeper.comeBack("r")).toEqual({ kind: "elsewhere" });
    second.keeper.keep(inRound(7, 2));
    expect((await second.keeper.roundsBegun())[0]?.round?.played).toHaveLength(2);
    expect(second.memory.id).toBe("round-r");
  });

  test("a round that is over is no longer come back to once it is left", async () => {
    const browser = createBrowser();
    const tab = browser.openTab();
    await tab.keeper.claim(always);
    const last = inRound(9, 8);
    tab.keeper.keep({ ...last, hole: { ...last.hole, strokesTaken: true } });
    expect(browser.table.has("round-r")).toBe(true);
    expect(await tab.keeper.roundsBegun()).toEqual([]);
    tab.keeper.keep(hole(1));
    await settled();
    expect(browser.table.has("round-r")).toBe(false);
    expect(browser.held.has("round-r")).toBe(false);
    expect(await tab.keeper.comeBack("r")).toEqual({ kind: "unreadable" });
  });

  test("where nothing can be stored there are no rounds to come back to", async () => {
    const forbidden = async (): Promise<never> => Promise.reject(new Error("forbidden"));
    const rows: HoleRows = {
      read: forbidden,
      newest: forbidden,
      startingWith: forbidden,
      write: forbidden,
      remove: forbidden,
    };
    const { keeper } = createBrowser().openTab({ id: null }, { rows });
    await keeper.claim(always);
    keeper.keep(inRound(2));
    expect(await keeper.roundsBegun()).toEqual([]);
    expect(await keeper.comeBack("another")).toEqual({ kind: "unreadable" });
  });
});
