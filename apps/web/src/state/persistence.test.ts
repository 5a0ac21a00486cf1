import { CLASSIC, ownDeal } from "@albatross/rules";
import { signal } from "@preact/signals";
import { describe, expect, test } from "vitest";
import { createHolePlay } from "./hole-play.ts";
import { openDeal } from "./open-hole.ts";
import { askForPersistence } from "./persistence.ts";

function createVisit({ wasAsked = false, isPersisted = false, isRefused = false } = {}) {
  const play = createHolePlay(() => "hole-1");
  const isInstalled = signal(false);
  const done: string[] = [];
  askForPersistence({
    event: play.event,
    isInstalled,
    wasAsked: () => wasAsked,
    remember: () => void done.push("remember"),
    isPersisted: async () => isPersisted,
    async persist() {
      done.push("persist");
      if (isRefused) throw new TypeError("not here");
      return true;
    },
  });
  play.show(openDeal(ownDeal(2), CLASSIC), "deal");
  return { play, isInstalled, done };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

describe("asking for storage that lasts", () => {
  test("waits for the first finished hole, and is done once", async () => {
    const { play, done } = createVisit();
    play.draw();
    await settle();
    expect(done).toEqual([]);
    play.takeStrokes();
    await settle();
    expect(done).toEqual(["remember", "persist"]);
    play.show(openDeal(ownDeal(3), CLASSIC), "deal");
    play.takeStrokes();
    await settle();
    expect(done).toEqual(["remember", "persist"]);
  });

  test("a finished hole that only came back from storage is no reason", async () => {
    const { play, done } = createVisit();
    play.takeStrokes();
    const open = play.open.value;
    const later = createVisit();
    if (open) later.play.show(open, "restore");
    await settle();
    expect(done).toHaveLength(2);
    expect(later.done).toEqual([]);
  });

  test("the page that is installed asks at once", async () => {
    const { isInstalled, done } = createVisit();
    isInstalled.value = true;
    await settle();
    expect(done).toEqual(["remember", "persist"]);
  });

  test("a browser that was asked in an earlier visit is not asked again", async () => {
    const { play, isInstalled, done } = createVisit({ wasAsked: true });
    play.takeStrokes();
    isInstalled.value = true;
    await settle();
    expect(done).toEqual([]);
  });

  test("storage that lasts already is not asked for, and a refusal stays quiet", async () => {
    const lasting = createVisit({ isPersisted: true });
    lasting.play.takeStrokes();
    const refused = createVisit({ isRefused: true });
    refused.play.takeStrokes();
    await settle();
    expect(lasting.done).toEqual(["remember"]);
    expect(refused.done).toEqual(["remember", "persist"]);
  });
});
