import { AxeBuilder } from "@axe-core/playwright";
import { chooseGerman } from "./german.ts";
import { linkTo } from "./hole-page.ts";
import { expect, test } from "./test.ts";

test("help opens the right part of the right page beside the board, and its links go on in place", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2, moves: "4" });
  await hole.button("More").click();
  await hole.button("How to play").click();
  const help = hole.panel("Ten steps");
  await expect(help).toContainText("Deal 35 cards face up into 7 columns of 5");
  await expect(help).toBeFocused();
  await help.getByRole("link", { name: "stroke" }).click();
  await expect(hole.panel("Strokes")).toContainText("The cards left in the columns.");
  await expect(hole.panel("Strokes").getByRole("link", { name: "The whole page" })).toHaveAttribute(
    "href",
    /\/glossary\/#strokes$/,
  );
  const axe = new AxeBuilder({ page }).exclude(".card");
  axe.setLegacyMode(true);
  expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.keyboard.press("Escape");
  await hole.shows({ deal: 2, moves: "4" });
});

test("the panels of rules, deal and keys know where more is told", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  for (const [open, ask, title] of [
    ["Classic", "The variants compared", "The variants"],
    ["Deal 2", "What a deal number means", "Deal"],
  ] as const) {
    await hole.button(open).click();
    await hole.button(ask).click();
    await expect(hole.panel(title)).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await page.keyboard.press("?");
  await hole.button("More about keys and controls").click();
  await expect(hole.panel("Keyboard")).toContainText("undo");
});

test("help speaks German, and says so when it cannot be loaded", async ({ hole, page, faults }) => {
  await chooseGerman(page);
  await page.goto(linkTo({ deal: 2 }));
  await hole.button("Mehr").click();
  await page.route("**/de/regeln/", (route) => route.abort());
  await hole.button("So wird gespielt").click();
  await expect(hole.panel("Hilfe")).toContainText("konnte nicht geladen werden");
  await page.unroute("**/de/regeln/");
  await hole.button("Noch einmal versuchen").click();
  await expect(hole.panel("Zehn Schritte")).toContainText("Misch ein Spiel mit 52 Karten");
  expect(faults.splice(0).every((fault) => fault.includes("Failed to load resource"))).toBe(true);
});
