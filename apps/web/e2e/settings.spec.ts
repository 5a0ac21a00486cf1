import type { Locator } from "@playwright/test";
import type { HolePage } from "./hole-page.ts";
import { expect, test } from "./test.ts";

async function openSettings(hole: HolePage): Promise<Locator> {
  await hole.button("More").click();
  await hole.button("Settings").click();
  const panel = hole.panel("Settings");
  await expect(panel).toBeVisible();
  return panel;
}

test("a theme is in force at once, and kept over a reload", async ({ hole, page }) => {
  // KDE 495973.
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  await panel.getByRole("radio", { name: "Dusk" }).check();
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await hole.dealt();
  await expect(html).toHaveAttribute("data-theme", "dark");
});

test("every palette tells the suits apart as it says, and is kept", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  const colours = async (): Promise<number> => {
    const seen = await page.evaluate(() =>
      ["C", "D", "H", "S"].map((suit) => {
        const face = document.querySelector(`.card-face[data-suit="${suit}"]`);
        return face ? getComputedStyle(face).color : "";
      }),
    );
    expect(seen).not.toContain("");
    return new Set(seen).size;
  };
  expect(await colours()).toBe(2);
  for (const [name, kinds] of [
    ["Four colours", 4],
    ["High contrast", 2],
    ["Colour-blind safe", 4],
  ] as const) {
    await panel.getByRole("radio", { name }).check();
    expect(await colours()).toBe(kinds);
  }
  await page.reload();
  await hole.dealt();
  expect(await colours()).toBe(4);
});

test("with motion off a card is where it goes at once", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  await panel.getByRole("radio", { name: "None" }).check();
  await page.keyboard.press("Escape");
  await hole.still();
  await page.keyboard.press("4");
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await hole.shows({ deal: 2, moves: "4" });
});

test("single letters can be switched off; digits, Space and Ctrl still play", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  const letters = panel.getByRole("group", { name: "Single letters as keys" });
  await letters.getByRole("radio", { name: "Off" }).check();
  await page.keyboard.press("Escape");
  for (const key of ["d", "h", "n", "z", "]", "?"]) await page.keyboard.press(key);
  await hole.shows({ deal: 2 });
  await page.keyboard.press("4");
  await hole.board.click({ position: { x: 2, y: 2 } });
  await page.keyboard.press("Space");
  await hole.shows({ deal: 2, moves: "4+" });
  await page.keyboard.press("Control+z");
  await expect.poll(async () => (await hole.read()).strokes).toBe(34);
});

test("all settings can be set back together", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  const panel = await openSettings(hole);
  const reset = panel.getByRole("button", { name: "Set all of these back" });
  await expect(reset).toHaveAttribute("aria-disabled", "true");
  await panel.getByRole("radio", { name: "Day" }).check();
  await panel.getByRole("radio", { name: "Four colours" }).check();
  await reset.click();
  await expect(page.locator("html")).not.toHaveAttribute("data-theme", /./);
  await expect(page.locator("html")).toHaveAttribute("data-palette", "classic");
  await expect(panel.getByRole("radio", { name: "As the system" })).toBeChecked();
});
