import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import type { StorageTrouble } from "./hole-keeper.ts";
import type { Stored } from "./open-storage.ts";
import { createStorageDoor } from "./storage-door.ts";

/** Storage whose keeper counts how often the tab took its place. */
function createStored() {
  const trouble = signal<StorageTrouble | null>(null);
  const claims: unknown[] = [];
  const keeper: Stored["keeper"] = {
    trouble,
    async claim(canGoOn) {
      claims.push(canGoOn);
      return null;
    },
    keep: () => undefined,
    roundsBegun: async () => [],
    comeBack: async () => ({ kind: "unreadable" }),
  };
  const unused = (): never => {
    throw new Error("nothing here reads rows");
  };
  const rows = new Proxy<Stored["rows"]>(
    {
      get holes() {
        return unused();
      },
      get played() {
        return unused();
      },
      get rounds() {
        return unused();
      },
    },
    {},
  );
  const locks: Stored["locks"] = { areAvailable: false, tryHold: async () => null };
  return { stored: { rows, locks, keeper }, trouble, claims };
}

describe("the way to what is stored", () => {
  test("is asked for once, and tells what troubles the keeper", async () => {
    const { stored, trouble, claims } = createStored();
    let loads = 0;
    const door = createStorageDoor(async () => {
      loads++;
      return stored;
    });
    const canGoOn = (): boolean => true;
    expect(door.stored.value).toBe(null);
    expect(await Promise.all([door.claim(canGoOn), door.open()])).toEqual([null, stored]);
    expect(loads).toBe(1);
    expect(claims).toEqual([canGoOn]);
    expect(door.trouble.value).toBe(null);
    trouble.value = "kept-damaged";
    expect(door.trouble.value).toBe("kept-damaged");
  });

  test("that was shut says so, and once it opens the tab has a place for the hole on its board", async () => {
    const { stored, claims } = createStored();
    let isShut = true;
    const door = createStorageDoor(async () => {
      if (isShut) throw new Error("no network");
      return stored;
    });
    expect(await door.claim(() => true)).toBe(null);
    expect(door.trouble.value).toBe("cannot-keep");
    await expect(door.open()).rejects.toThrow("no network");
    expect(door.stored.value).toBe(null);
    isShut = false;
    expect(await door.open()).toBe(stored);
    expect(claims).toHaveLength(1);
    expect(door.trouble.value).toBe(null);
    expect(door.stored.value).toBe(stored);
  });
});
