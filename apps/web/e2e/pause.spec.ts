import type { Page } from "@playwright/test";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

test("P covers the board: nothing of it is painted, spoken or played, and P goes on", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, moves: "4" });
  await hole.column(3).focus();
  await hole.still();
  await page.keyboard.press("p");
  await expect(page.getByRole("region", { name: "Paused" })).toBeVisible();
  await expect(hole.status).toContainText("Paused.");
  expect(await painted(page)).toEqual([]);
  await expect(hole.board).toHaveCount(0);
  expect(await page.locator("body").ariaSnapshot()).not.toMatch(/Column|Stock,|Waste,/);
  for (const name of ["Undo", "Redo", "Hint"]) await expect(hole.button(name)).toBeDisabled();

  await expect(hole.button("Go on")).toBeFocused();
  for (const key of ["4", "2", "d", "z", "y", "h", "n", "r", "[", "]", "q", "Control+z"]) {
    await page.keyboard.press(key);
    await expect(hole.status).toContainText("Paused.");
  }
  await page.keyboard.press("p");
  await hole.shows({ deal: 2, moves: "4" });
  await expect(hole.column(3)).toBeFocused();
  await expect(hole.status).toContainText("Going on. Waste: two of spades.");
  // The cards lie there again: they are not dealt a second time.
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await page.keyboard.press("d");
  await hole.shows({ deal: 2, moves: "4+" });
});

test("Enter goes on from anywhere, Space draws nothing at a pause, and the focus comes back to nobody", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await page.keyboard.press("p");
  const goOn = hole.button("Go on");
  await expect(goOn).toBeFocused();
  await goOn.blur();
  await page.keyboard.press("Space");
  await expect(goOn).toBeVisible();
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 2 });
  // With the focus on no card, Space draws, as before.
  await page.keyboard.press("Space");
  await hole.shows({ deal: 2, moves: "+" });
  await page.keyboard.press("p");
  await expect(goOn).toBeFocused();
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 2, moves: "+" });
});

test("a pause is asked for in the menu, ends with another deal, and does not outlive a reload", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, moves: "4" });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Pause" }).click();
  await expect(hole.button("Go on")).toBeVisible();
  await expect(hole.panel("More")).toBeHidden();
  await page.reload();
  await hole.shows({ deal: 2, moves: "4" });
  await expect(hole.button("Go on")).toBeHidden();

  await page.keyboard.press("p");
  await hole.button("Deal 2").click();
  await hole.panel("Deal").getByLabel("Deal number").fill("12");
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 12, leftAnother: true });
  await expect(hole.button("Go on")).toBeHidden();
});

test("P8: a hole that is over has no pause", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  await hole.button("More").click();
  await hole.button("Take the strokes").click();
  await expect(hole.result).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("p");
  await page.keyboard.press("z");
  await hole.shows({ deal: 2 });
});

test("with single letters switched off P and F mean nothing, and the button still pauses", async ({
  hole,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("albatross.preferences", JSON.stringify({ format: 1, letterKeys: "off" }));
  });
  await hole.open({ deal: 2 });
  await page.keyboard.press("p");
  await page.keyboard.press("f");
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Pause" }).click();
  await expect(hole.button("Go on")).toBeFocused();
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 2, moves: "4" });
});

/** Cards that take any room in the picture. */
async function painted(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>(".card")]
      .filter((card) => card.getClientRects().length > 0)
      .map((card) => card.dataset["card"] ?? "face down"),
  );
}
