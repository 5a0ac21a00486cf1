import { expect, test } from "./test.ts";

test("F and the menu take the full screen and give it back, and the menu says which", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, moves: "4" });
  const isFull = (): Promise<boolean> =>
    page.evaluate(() => document.fullscreenElement === document.documentElement);
  await page.keyboard.press("f");
  await expect.poll(isFull).toBe(true);
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Leave full screen" }).click();
  await expect.poll(isFull).toBe(false);
  await hole.panel("More").getByRole("button", { name: "Full screen" }).click();
  await expect.poll(isFull).toBe(true);
  await expect(hole.button("Leave full screen")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await expect.poll(isFull).toBe(false);
  await hole.shows({ deal: 2, moves: "4" });
});

test("where the browser has no full screen the menu does not offer it, and F says so", async ({
  hole,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, "fullscreenEnabled", { value: false });
  });
  await hole.open({ deal: 2 });
  await hole.button("More").click();
  await expect(hole.panel("More").getByRole("button", { name: "Pause" })).toBeVisible();
  await expect(hole.panel("More").getByRole("button", { name: /full screen/i })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await expect(hole.status).toHaveText("This browser does not give the page the full screen.");
  await hole.shows({ deal: 2 });
});
