import type { Locator } from "@playwright/test";
import type { HolePage } from "./hole-page.ts";
import { holeFigure, openRounds, press, startRound } from "./round.ts";
import { expect, test } from "./test.ts";

async function openSheet(hole: HolePage, rules = "Classic"): Promise<Locator> {
  await hole.button(rules).click();
  await hole.panel("Rules").getByRole("button", { name: "Own rules…" }).click();
  const sheet = hole.panel("Own rules");
  await expect(sheet).toBeVisible();
  return sheet;
}

function choice(sheet: Locator, group: string, name: string): Locator {
  return sheet
    .getByRole("group", { name: group, exact: true })
    .getByRole("radio", { name, exact: true });
}

test("V1, V2, V3, V4, V5, V6, D4: every option is chosen on one sheet, and the same number is dealt under all of them", async ({
  hole,
}) => {
  await hole.open({ deal: 2 });
  const sheet = await openSheet(hole);
  await expect(sheet.getByRole("button", { name: "Deal 2 under these rules" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  for (const [group, value] of [
    ["On a King", "Queen"],
    ["First card", "Your choice"],
    ["Columns", "8"],
    ["Rows", "4"],
    ["Redeals", "1"],
    ["Jokers", "2"],
    ["Rows face down", "3"],
  ] as const) {
    await choice(sheet, group, value).check();
    await expect(choice(sheet, group, value)).toBeChecked();
  }
  await expect(sheet).toContainText("A Queen may go on a King; an Ace may not.");
  await expect(sheet).toContainText("The stock goes round once more, in the same order.");
  await sheet.getByRole("button", { name: "Deal 2 under these rules" }).click();
  const rules = "king=queen,first=choose,columns=8,rows=4,redeals=1,jokers=2,hidden=3";
  await hole.shows({ deal: 2, rules });
  // The statistics are those of the rules at once.
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Statistics" }).click();
  await expect(hole.panel("Statistics").getByRole("combobox")).toHaveValue(rules);
});

test("V3, V6: what cannot go together cannot be chosen, says why, and moves nothing else", async ({
  hole,
}) => {
  await hole.open({ deal: 2 });
  const sheet = await openSheet(hole);
  await choice(sheet, "Columns", "9").check();
  const rows = sheet.getByRole("group", { name: "Rows", exact: true });
  await expect(choice(sheet, "Rows", "6")).toBeDisabled();
  await expect(rows).toHaveAccessibleDescription(/With 9 columns no more than 5 rows: 45 cards/);
  await expect(rows.getByRole("radio", { name: "5" })).toBeChecked();
  await choice(sheet, "Rows face down", "4").check();
  await expect(rows.getByRole("radio", { name: "4" })).toBeDisabled();
  await expect(rows).toHaveAccessibleDescription(/With 4 rows face down it takes 5 rows/);
  await choice(sheet, "Rows face down", "None").check();
  await rows.getByRole("radio", { name: "3" }).check();
  await expect(choice(sheet, "Rows face down", "3")).toBeDisabled();
  await expect(choice(sheet, "Columns", "9")).toBeChecked();
});

test("V7: the sheet says how often such deals can be cleared, from how many that is known, and when it is not", async ({
  hole,
}) => {
  await hole.open({ deal: 2, rules: "queen-on-king" });
  const sheet = await openSheet(hole, "Queen on King");
  const figures = sheet.getByRole("region", { name: "What to expect" });
  await expect(figures).toContainText("Can be cleared: about 45 in 100.");
  await expect(figures).toContainText("Best score, on average: 0.4 strokes.");
  await expect(figures).toContainText(/\d+,000 deals judged with every card known/);
  await choice(sheet, "Rows face down", "2").check();
  await expect(figures).toContainText("about 45 in 100");
  await expect(figures).toContainText("change what you see, not what can be cleared.");
  await choice(sheet, "Columns", "8").check();
  await choice(sheet, "Redeals", "2").check();
  await expect(figures).toContainText("Not measured. The nearest that is,");
});

test("R1: picking rules or typing a number in a round says that the round is kept, and leads back to it", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await startRound(hole);
  const deal = await hole.numberDealt();
  await page.keyboard.press("d");
  await hole.button("Classic").click();
  await expect(hole.panel("Rules")).toContainText("A round is being played, hole 1 of 9.");
  await hole.panel("Rules").getByRole("button", { name: "Putt Putt" }).click();
  await expect(hole.status).toContainText("Round kept at hole 1.");
  await expect(holeFigure(hole)).toBeHidden();
  await hole.button("More").click();
  await hole.button("Back to the round, hole 1 of 9").click();
  await expect(hole.board).toHaveAttribute("data-deal", String(deal));
  await expect(hole.board).toHaveAttribute("data-moves", "+");
  await expect(holeFigure(hole)).toHaveText("1/9");

  await hole.button(`Deal ${deal}`).click();
  await expect(hole.panel("Deal")).toContainText("Another deal leaves it; it is kept");
  await hole.panel("Deal").getByLabel("Deal number").fill("77");
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 77 });
  await expect(hole.status).toContainText("Round kept at hole 1.");
  await press((await openRounds(hole)).getByRole("button", { name: "Go on" }));
  await expect(hole.board).toHaveAttribute("data-deal", String(deal));
});
