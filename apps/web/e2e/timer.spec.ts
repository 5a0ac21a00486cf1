/** The page's clock goes on by itself here, too: what is told apart is an hour from less than one. */
import type { Locator, Page } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { keyFor, type HolePage } from "./hole-page.ts";
import { choose, openSettings, preferEarlier } from "./settings-panel.ts";
import { expect, test } from "./test.ts";

const HOUR = 3600;

async function openWithTimer(hole: HolePage): Promise<Locator> {
  await hole.page.clock.install();
  await preferEarlier(hole.page, { timer: "on" });
  await hole.open({ deal: 2 });
  const timer = hole.page.getByRole("timer");
  await expect(timer).toBeVisible();
  return timer;
}

async function secondsOn(timer: Locator): Promise<number> {
  const parts = (await timer.innerText()).split(":").map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** How many seconds the hole's time goes on while the page's does for an hour. */
async function countedInAnHour(timer: Locator, page: Page): Promise<number> {
  const before = await secondsOn(timer);
  await page.clock.fastForward(HOUR * 1000);
  return (await secondsOn(timer)) - before;
}

async function goesOn(timer: Locator, page: Page): Promise<void> {
  expect(await countedInAnHour(timer, page)).toBeGreaterThanOrEqual(HOUR);
}

async function stands(timer: Locator, page: Page): Promise<void> {
  expect(await countedInAnHour(timer, page)).toBe(0);
}

test("the time of the hole is off until it is wanted", async ({ hole, page }) => {
  await page.clock.install();
  await hole.open({ deal: 2 });
  const timer = page.getByRole("timer");
  await expect(timer).toHaveCount(0);
  await choose(await openSettings(hole), "Time of the hole", "On");
  await expect(timer).toHaveText("0:00");
  await page.keyboard.press("Escape");
  await expect(hole.panel("Settings")).toBeHidden();
  await goesOn(timer, page);
  await choose(await openSettings(hole), "Time of the hole", "Off");
  await expect(timer).toHaveCount(0);
});

test("the clock stands with the statistics open, as with any panel, and goes on after them", async ({
  hole,
  page,
}) => {
  // PySolFC 160.
  const timer = await openWithTimer(hole);
  await goesOn(timer, page);
  for (const panel of ["Statistics", "Settings", "Keys"]) {
    await hole.button("More").click();
    await expect(hole.panel("More")).toBeVisible();
    await stands(timer, page);
    await hole.panel("More").getByRole("button", { name: panel, exact: true }).click();
    await expect(hole.panel(panel)).toBeVisible();
    await stands(timer, page);
    await page.keyboard.press("Escape");
    await expect(hole.panel(panel)).toBeHidden();
    await goesOn(timer, page);
  }
});

test("the clock stands while the page is out of sight", async ({ hole, page }) => {
  await page.addInitScript(() => {
    let isHidden = false;
    Object.defineProperty(document, "hidden", { get: () => isHidden });
    Reflect.set(window, "showPage", (isShown: boolean) => {
      isHidden = !isShown;
      document.dispatchEvent(new Event("visibilitychange"));
    });
  });
  const show = (isShown: boolean): Promise<void> =>
    page.evaluate((shown) => {
      const showPage: unknown = Reflect.get(window, "showPage");
      if (typeof showPage !== "function") throw new Error("the page cannot be hidden");
      Reflect.apply(showPage, window, [shown]);
    }, isShown);
  const timer = await openWithTimer(hole);
  await goesOn(timer, page);
  await show(false);
  await stands(timer, page);
  await show(true);
  await goesOn(timer, page);
});

test("the clock stands when the hole has ended, and goes on when the end is undone", async ({
  hole,
  page,
}) => {
  const timer = await openWithTimer(hole);
  const line = bestLine({ deal: 2 });
  for (const move of line) await page.keyboard.press(keyFor(move));
  await hole.shows({ deal: 2, moves: line });
  await stands(timer, page);
  await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: line, undone: 1 });
  await goesOn(timer, page);
});

test("each hole has its own time, kept over a reload and an undo to the hole before", async ({
  hole,
  page,
}) => {
  const timer = await openWithTimer(hole);
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
  await goesOn(timer, page);
  const first = await secondsOn(timer);
  await page.reload();
  await hole.shows({ deal: 2, moves: "4" });
  await expect(timer).toBeVisible();
  expect(await secondsOn(timer)).toBeGreaterThanOrEqual(first);
  await page.keyboard.press("]");
  await expect(hole.board).toHaveAttribute("data-deal", "3");
  expect(await secondsOn(timer)).toBeLessThan(HOUR);
  await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: "4" });
  expect(await secondsOn(timer)).toBeGreaterThanOrEqual(first);
  await goesOn(timer, page);
});

test("a restart begins anew, and the time moves with the figures from rail to bar", async ({
  hole,
  page,
}) => {
  const timer = await openWithTimer(hole);
  await page.keyboard.press("4");
  await goesOn(timer, page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator(".top-line").getByRole("timer")).toBeVisible();
  expect(await secondsOn(timer)).toBeGreaterThanOrEqual(HOUR);
  await page.keyboard.press("r");
  await hole.shows({ deal: 2, moves: "4", undone: 1 });
  expect(await secondsOn(timer)).toBeLessThan(HOUR);
});
