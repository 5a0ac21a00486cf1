import { test as base } from "@playwright/test";
import type { Browser } from "puppeteer-core";
import { bestLine } from "./best-play.ts";
import { FirefoxPage, launchFirefox } from "./firefox-page.ts";
import { eachMove, keyFor } from "./hole-page.ts";
import { openSite } from "./site.ts";
import { expect } from "./test.ts";

// One Firefox after the other: starting one takes longer than playing in it.
base.describe.configure({ mode: "default" });

const test = base.extend<{ readonly hole: FirefoxPage }, { readonly firefox: Browser }>({
  firefox: [
    // Playwright finds out what a fixture needs from the names in the braces.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const firefox = await launchFirefox();
      await use(firefox);
      await firefox.close();
    },
    { scope: "worker" },
  ],
  hole: async ({ firefox, baseURL }, use) => {
    // A context of its own, so that no test finds the hole of another.
    const context = await firefox.createBrowserContext();
    const hole = new FirefoxPage(await context.newPage(), baseURL ?? "");
    await use(hole);
    expect(hole.faults, "faults in the background").toEqual([]);
    await context.close();
  },
});

test("T1, T2, T3, T4: in Firefox a deal is proved, taps play and draw and are refused, hints and undo work", async ({
  hole,
}) => {
  const line = bestLine({ deal: 2 }).slice(0, 8);
  await hole.open({ deal: 2 });
  await expect.poll(() => hole.verdict()).toBe("winnable");
  await hole.tap("2");
  await expect.poll(() => hole.status()).toBe("Needs 2");
  await hole.shows({ deal: 2 });
  for (const [move, made] of eachMove(line)) {
    await hole.tap(move);
    await hole.shows({ deal: 2, moves: made });
  }
  await hole.click("Undo");
  await hole.shows({ deal: 2, moves: line, undone: 1 });
  await hole.click("Redo");
  await hole.shows({ deal: 2, moves: line });
  await hole.click("Hint");
  await expect.poll(() => hole.status()).toContain("Hint: ");
  expect(await hole.page.$$("[data-hinted=true]")).toHaveLength(1);
  expect(await hole.verdict()).toBe("winnable");
});

test("P7, T6: in Firefox a new deal is winnable, and a hole is cleared by keys alone", async ({
  hole,
}) => {
  await hole.page.goto(hole.address);
  await expect.poll(() => hole.verdict()).toBe("winnable");
  const number = await hole.page.$eval("[data-deal]", (board) => board.getAttribute("data-deal"));
  const deal = BigInt(number ?? "0");
  const line = bestLine({ deal });
  for (const move of line) await hole.page.keyboard.type(keyFor(move));
  await hole.shows({ deal, moves: line });
  await expect.poll(() => hole.says("Cleared")).toBe(true);
  await hole.press("Escape", "z");
  await hole.shows({ deal, moves: line, undone: 1 });
});

test("T3: in Firefox a reload keeps the hole, its undo list and its redo list", async ({
  hole,
}) => {
  const line = bestLine({ deal: 2 }).slice(0, 12);
  await hole.open({ deal: 2 });
  for (const move of line) await hole.page.keyboard.type(keyFor(move));
  await hole.press("z", "z");
  await hole.shows({ deal: 2, moves: line, undone: 2 });
  await hole.page.reload();
  await hole.shows({ deal: 2, moves: line, undone: 2 });
  await hole.press("y", "y");
  await hole.shows({ deal: 2, moves: line });
});

test("in Firefox the page plays without a network after the first visit", async ({ firefox }) => {
  const site = await openSite();
  try {
    const context = await firefox.createBrowserContext();
    const hole = new FirefoxPage(await context.newPage(), site.address);
    const line = bestLine({ deal: 2 }).slice(0, 6);
    await hole.open({ deal: 2 });
    for (const move of line) await hole.page.keyboard.type(keyFor(move));
    await hole.shows({ deal: 2, moves: line });
    await hole.click("More");
    await expect.poll(() => hole.says("Ready to play offline.")).toBe(true);
    await hole.press("Escape");
    await site.takeDown();
    await hole.page.reload();
    await hole.shows({ deal: 2, moves: line });
    await hole.press("z");
    await hole.shows({ deal: 2, moves: line, undone: 1 });
    await expect.poll(() => hole.verdict()).toBe("winnable");
    await hole.open({ deal: 7 });
    await expect.poll(() => hole.verdict()).not.toBe("working");
    expect(hole.faults).toEqual([]);
    await context.close();
  } finally {
    await site.remove();
  }
});
