import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./test.ts";

test("a lesson takes the right moves, objects to the others with what they cost, and is remembered", async ({
  page,
}) => {
  await page.goto("/learn/");
  const lesson = page.locator("[data-lesson=turns]");
  await lesson.getByRole("button", { name: "Play this lesson" }).click();
  const said = lesson.getByRole("status");
  await expect(said).toContainText("Step 1 of 4.");
  await lesson.getByRole("button", { name: "Column 2, six of spades" }).click();
  await expect(said).toContainText("it costs 3 strokes");
  await lesson.getByRole("button", { name: "Column 1, four of diamonds" }).click();
  await expect(said).toContainText("Step 2 of 4.");
  await lesson.getByRole("button", { name: "Column 2, six of spades" }).click();
  await expect(said).toContainText("That does not fit. Here it takes 3 or 5.");
  await lesson.getByRole("button", { name: "Undo" }).click();
  await expect(said).toContainText("Step 1 of 4.");
  for (const name of ["four of diamonds", "five of spades", "six of spades", "seven of clubs"]) {
    await lesson.getByRole("button", { name }).click();
  }
  await expect(said).toContainText("that scores minus one");
  await expect(lesson.getByText("✓ Done")).toBeVisible();
  const axe = new AxeBuilder({ page });
  axe.setLegacyMode(true);
  expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.reload();
  await expect(page.locator("[data-done=turns]")).toBeVisible();
  await expect(page.locator("[data-done=king]")).toBeHidden();
});

test("P3: a lesson is played with the keyboard alone, in German too", async ({ page }) => {
  await page.goto("/de/lernen/");
  const lesson = page.locator("[data-lesson=king]");
  await lesson.getByRole("button", { name: "Diese Lektion spielen" }).focus();
  await page.keyboard.press("Enter");
  await expect(lesson.getByRole("button", { name: "Spalte 1, Kreuz König" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  const said = lesson.getByRole("status");
  await expect(said).toContainText("Schritt 3 von 4.");
  await lesson.getByRole("button", { name: /^Spalte 3/ }).press("Enter");
  await expect(said).toContainText("Auf einen König kommt nichts");
  await lesson.getByRole("button", { name: /^Ziehen/ }).press("Enter");
  await lesson.getByRole("button", { name: /^Spalte 3/ }).press("Enter");
  await expect(said).toContainText("null Schläge");
});

test("the worked hole is stepped through with its reasons, and played from its link", async ({
  page,
  hole,
}) => {
  await page.goto("/learn/#whole");
  const sample = page.locator("[data-island=sample]");
  const reasons = await sample.getByRole("listitem").allTextContents();
  await sample.getByRole("button", { name: "Step through it" }).click();
  const said = sample.getByRole("status");
  const next = sample.getByRole("button", { name: "Next move" });
  await expect(next).toBeFocused();
  for (const [index, reason] of reasons.slice(0, 4).entries()) {
    await page.keyboard.press("Enter");
    await expect(said).toContainText(`Move ${index + 1} of ${reasons.length}.`);
    await expect(said).toContainText(reason);
  }
  await sample.getByRole("button", { name: "Back" }).click();
  await expect(said).toContainText(reasons[2] ?? "");
  await page.getByRole("link", { name: "Play deal 17 yourself" }).click();
  await hole.shows({ deal: 17 });
});

test("a variant's page starts that game, and its data can be fetched", async ({
  page,
  hole,
  request,
}) => {
  await page.goto("/variants/putt-putt/");
  await page.getByRole("link", { name: "Play from here" }).click();
  await hole.shows({ deal: 2, rules: "putt-putt" });
  const csv = await (await request.get("/numbers/putt-putt.csv")).text();
  expect(csv).toMatch(/^best,deals\n-15,\d+\n/);
});
