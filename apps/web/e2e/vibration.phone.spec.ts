import type { Page } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import type { HolePage } from "./hole-page.ts";
import { choose, openSettings } from "./settings-panel.ts";
import { expect, test } from "./test.ts";

async function shakes(page: Page): Promise<unknown> {
  return page.evaluate((): unknown => Reflect.get(window, "shakes"));
}

async function openOnShakingDevice(hole: HolePage): Promise<void> {
  await hole.page.addInitScript(() => {
    const felt: unknown[] = [];
    Reflect.set(window, "shakes", felt);
    navigator.vibrate = (pattern) => {
      felt.push(pattern);
      return true;
    };
  });
  await hole.open({ deal: 2 });
}

test("a device that can vibrate does not until it is asked to", async ({ hole, page }) => {
  await openOnShakingDevice(hole);
  await hole.tap("1");
  await expect(hole.status).toContainText("Needs");
  expect(await shakes(page)).toEqual([]);
});

test("T1: vibration tells of a card that does not fit, and of the clear, and of nothing else", async ({
  hole,
  page,
}) => {
  await openOnShakingDevice(hole);
  await choose(await openSettings(hole), "Vibration", "On");
  await hole.panel("Settings").getByRole("button", { name: "Close" }).tap();
  await hole.tap("1");
  await expect.poll(() => shakes(page)).toEqual([[60]]);
  const line = bestLine({ deal: 2 });
  for (const [index, move] of [...line].entries()) {
    await hole.tap(move);
    await hole.shows({ deal: 2, moves: line.slice(0, index + 1) });
  }
  await expect.poll(() => shakes(page)).toEqual([[60], [40, 60, 40, 60, 160]]);
});
