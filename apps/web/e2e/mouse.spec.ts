import { eachMove } from "./hole-page.ts";
import { expect, IN_MOTION, test } from "./test.ts";
import { bestLine } from "./best-play.ts";
import { rules } from "./truth.ts";

test.use(IN_MOTION);

test("P7, S2, T5: a winnable deal is played to its end with the mouse, three under, and taken back", async ({
  hole,
}) => {
  const line = bestLine({ deal: 2 });
  test.slow();
  await hole.open({ deal: 2 });
  await expect(hole.verdict).toHaveText("Verdict: Winnable");
  for (const [move, made] of eachMove(line)) {
    await hole.click(move);
    await hole.shows({ deal: 2, moves: made });
  }
  await expect(hole.board).toHaveAttribute("data-status", "cleared");
  await expect(hole.result).toHaveAccessibleName("Cleared, 3 draws to spare");
  await expect(hole.result).toContainText("Every card played: −3 on the card.");
  await expect(hole.result).toContainText("was the last card in.");
  await expect(hole.result).toContainText("−3 is the best this deal allows.");
  await expect(hole.result).toContainText("No stroke was given away.");
  await expect(hole.result).toContainText("no help");
  const bestRun = rules.readRuns(rules.expectValue(rules.parseMoves(line))).best;
  await expect(hole.result).toContainText(`Best run ${bestRun}`);
  for (const name of ["Undo last", "Replay deal", "New deal", "Share"]) {
    await expect(hole.result.getByRole("button", { name, exact: true })).toBeVisible();
  }

  await hole.result.getByRole("button", { name: "Undo last" }).click();
  await hole.shows({ deal: 2, moves: line, undone: 1 });
  await expect(hole.result).toBeHidden();
  await hole.button("Redo").click();
  await hole.shows({ deal: 2, moves: line });
  await expect(hole.result).toHaveAccessibleName("Cleared, 3 draws to spare");
  await expect(hole.result).toContainText("1 undo");
});

test("S2, P7: a clear with three cards in the stock leaves them there, and one undo restores all", async ({
  hole,
}) => {
  // KDE 270532: the stock was counted down after the clear.
  const line = bestLine({ deal: 2 });
  await hole.open({ deal: 2, moves: line.slice(0, -1) });
  await hole.click(line.slice(-1));
  await hole.shows({ deal: 2, moves: line });
  await expect(hole.page.locator(".card[data-pile=stock]")).toHaveCount(3);
  await expect(hole.stock).toHaveAccessibleName("Stock, 3 cards, draw");
  await hole.result.getByRole("button", { name: "Undo last" }).click();
  await hole.shows({ deal: 2, moves: line, undone: 1 });
});

test("P7: a hole that is cleared without a draw is a win, the whole stock unused", async ({
  hole,
}) => {
  const deal = { deal: 1078, rules: "king=wrap,first=choose,columns=5,rows=3,jokers=2" };
  const line = "433455523121412";
  await hole.open(deal);
  for (const [move, made] of eachMove(line)) {
    await hole.click(move);
    await hole.shows({ ...deal, moves: made });
  }
  await expect(hole.result).toHaveAccessibleName("Cleared, 39 draws to spare");
  await expect(hole.result).toContainText("Every card played: −39 on the card.");
});

test("P5, P8: sixteen draws leave an empty place, say so, and end the hole only when nothing fits", async ({
  hole,
}) => {
  await hole.open({ deal: 2 });
  for (const [move, made] of eachMove("+".repeat(16))) {
    await hole.click(move);
    await hole.shows({ deal: 2, moves: made });
  }
  await expect(hole.stock).toHaveAccessibleName("Stock, empty");
  await expect(hole.stock).toBeDisabled();
  await expect(hole.page.locator(".card[data-pile=stock]")).toHaveCount(0);
  const { status } = await hole.read();
  expect(status).toBe("playing");
  await hole.page.keyboard.press("d");
  await expect(hole.status).toContainText("The stock is empty.");
  await hole.shows({ deal: 2, moves: "+".repeat(16) });
});

test("T1, T3: triple clicks, other buttons and drags make one step or none, and all 52 cards stay", async ({
  hole,
  page,
}) => {
  // PySolFC 573 and 592: two buttons at once doubled a card.
  await hole.open({ deal: 2 });
  await hole.column(4).click({ clickCount: 3, delay: 5 });
  // Only the two of spades fits the ace; what is under it is refused twice.
  await expect(hole.board).toHaveAttribute("data-moves", /^4+$/);
  const { moves } = await hole.read();
  await hole.shows({ deal: 2, moves });
  for (const button of ["right", "middle"] as const) {
    await hole.stock.click({ button });
    await hole.column(2).click({ button });
  }
  await hole.shows({ deal: 2, moves });
  const from = await hole.column(1).boundingBox();
  const to = await hole.waste.boundingBox();
  if (!from || !to) throw new Error("the board has no piles");
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.down({ button: "right" });
  await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
  await page.mouse.up({ button: "right" });
  await page.mouse.up();
  await hole.shows({ deal: 2, moves });
  await expect(page.locator(".card")).toHaveCount(52);
});
