import type { PlayedDeal } from "./expected-board.ts";
import { positionOf } from "./expected-board.ts";
import type { HolePage } from "./hole-page.ts";
import { expect, test } from "./test.ts";
import { rules } from "./truth.ts";

async function openStock(hole: HolePage, played: PlayedDeal): Promise<readonly string[]> {
  await hole.open(played);
  await hole.button("More").click();
  await hole.button("Still in the stock").click();
  const panel = hole.panel("Still in the stock");
  await expect(panel).toBeVisible();
  return panel.getByRole("listitem").locator(".for-ears").allTextContents();
}

test("the ranks still in the stock are told by elimination, and never in which order", async ({
  hole,
}) => {
  const played = { deal: 2, moves: "4+537" };
  const stock = rules.stockCards(positionOf(played)).map(rules.rankOf);
  const told = await openStock(hole, played);
  expect(told).toHaveLength(13);
  const numbers = told.map((text) => Number(text.replace(/^.*: /, "")));
  expect(numbers).toEqual(rules.RANKS.map((rank) => stock.filter((r) => r === rank).length));
  expect(told[0]).toMatch(/^Ace: \d$/);
  await expect(hole.panel("Still in the stock")).toContainText("15 cards to draw.");
});

test("V6: face-down cards are counted with the stock, and the panel says so", async ({ hole }) => {
  await openStock(hole, { deal: 2, rules: "blind" });
  await expect(hole.panel("Still in the stock")).toContainText("face-down cards are counted");
});

test("the stock's panel goes when the next move is made", async ({ hole, page }) => {
  await openStock(hole, { deal: 2 });
  await page.keyboard.press("Escape");
  await expect(hole.panel("Still in the stock")).toBeHidden();
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
});
