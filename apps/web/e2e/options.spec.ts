import { bestLine } from "./best-play.ts";
import { positionOf, type PlayedDeal } from "./expected-board.ts";
import { eachMove, keyFor } from "./hole-page.ts";
import { expect, test } from "./test.ts";
import { rules, solver } from "./truth.ts";

/** One winnable deal an option: played from its link to its end by the solver's line. */
const options = [
  ["V1: a Queen goes on a King", { deal: 2, rules: "queen-on-king" }],
  ["V1: with wrap the ranks turn the corner", { deal: 2, rules: "putt-putt" }],
  ["V2: a free start begins with any card", { deal: 2, rules: "free-start" }],
  ["V3, T8: five columns of six", { deal: 4, rules: "columns=5,rows=6" }],
  ["V3: nine columns of five", { deal: 2, rules: "king=wrap,columns=9" }],
  ["V4: the stock goes round again", { deal: 1, rules: "redeals=1" }],
  ["V5: jokers go on anything and take anything", { deal: 1, rules: "jokers" }],
  ["V6: hidden rows turn up when exposed", { deal: 2, rules: "blind" }],
] as const satisfies readonly (readonly [string, PlayedDeal])[];

/** Moves from one look at the whole board to the next. */
const CHECK_EVERY = 7;

for (const [name, deal] of options) {
  test(`${name}, from a link to the clear`, async ({ hole, page }) => {
    test.slow();
    const line = bestLine(deal);
    await hole.open(deal);
    await expect(hole.verdict).toHaveText("Verdict: Winnable");
    for (const [move, made] of eachMove(line)) {
      await page.keyboard.press(keyFor(move));
      if (made.length % CHECK_EVERY === 0) await hole.shows({ ...deal, moves: made });
    }
    await hole.shows({ ...deal, moves: line });
    await expect(hole.result).toHaveAccessibleName(/^Cleared/);
    const strokes = rules.strokesOf(positionOf({ ...deal, moves: line }));
    expect(strokes).toBe(solver.judge(positionOf(deal)).best);
    await expect(hole.result).toContainText(String(strokes).replace("-", "−"));
  });
}

test("V2: a free start says to choose, marks every column, and a draw may start it too", async ({
  hole,
  page,
}) => {
  const deal = { deal: 2, rules: "free-start" };
  await hole.open(deal);
  await expect(hole.waste).toHaveAccessibleName("Waste, empty, choose any card");
  await expect(hole.status).toContainText("Choose any card to begin.");
  await expect(page.locator("[data-playable=true]")).toHaveCount(7);
  await page.keyboard.press("d");
  await hole.shows({ ...deal, moves: "+" });
});

test("V4: at the end of a pass the stock is turned over, and the pass is counted", async ({
  hole,
  page,
}) => {
  const deal = { deal: 1, rules: "redeals=1" };
  await hole.open({ ...deal, moves: "+".repeat(16) });
  await expect(hole.stock).toHaveAccessibleName("Stock, empty, pass 1 of 2, turn it over");
  await hole.stock.click();
  await expect(hole.status).toContainText("The stock goes round again.");
  await hole.shows({ ...deal, moves: "+".repeat(17) });
  await expect(hole.stock).toHaveAccessibleName("Stock, 15 cards, pass 2 of 2, draw");
  await page.keyboard.press("z");
  await hole.shows({ ...deal, moves: "+".repeat(17), undone: 1 });
});

test("V6: a face-down card is nowhere in the page: not in its names, its words or its picture", async ({
  hole,
  page,
}) => {
  const deal = { deal: 2, rules: "blind" };
  await hole.open(deal);
  await expect(page.locator(".card[data-pile=column][data-face=down]")).toHaveCount(28);
  await expect(page.locator(".card[data-face=down] svg")).toHaveCount(0);
  await page.keyboard.press("q");
  await expect(hole.status).toContainText(
    "Column 1, exposed last: face down, face down, face down, face down, jack of spades.",
  );
  await page.keyboard.press("4");
  await hole.shows({ ...deal, moves: "4" });
  await expect(page.locator(".card[data-pile=column][data-face=down]")).toHaveCount(27);
});

test("V7, D4: each preset deals the same number again under its own name", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  let current = "Classic";
  for (const { id, title, summary } of rules.PRESETS) {
    await hole.button(current).click();
    const choice = hole.panel("Rules").getByRole("button", { name: title, exact: false });
    const wanted = choice.filter({ hasText: summary });
    await wanted.click();
    await hole.shows({ deal: 2, rules: id });
    await expect(page).toHaveURL(new RegExp(`rules=${id}$`));
    current = title;
  }
});
