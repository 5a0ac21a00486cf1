import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test("T1, P8: a hole is played to its end by names and status text alone", async ({ page }) => {
  await page.goto("/?deal=2&generator=1&rules=classic");
  const board = page.getByRole("application", { name: "Board" });
  await expect(board).toContainText("16");
  let last = await heard(page);
  for (let moves = 0; ; moves++) {
    expect(moves, "a hole has 51 moves at most").toBeLessThanOrEqual(51);
    if (/Stuck with|Cleared:/.test(last)) break;
    // The whole position is in the tree: what is playable is part of its name.
    const tree = await board.ariaSnapshot();
    const [, name] = /button "(Column [^"]+, playable)"/.exec(tree) ?? [];
    const [, stock] = /button "(Stock, [^"]+, draw)"/.exec(tree) ?? [];
    const button = page.getByRole("button", { name: name ?? stock ?? "nothing", exact: true });
    await button.press("Enter");
    await expect.poll(() => heard(page), { intervals: [20, 50, 100] }).not.toBe(last);
    last = await heard(page);
    expect(last, "a move is told with what it exposed and what fits now").toMatch(
      /(Fits: |Nothing fits\. |Stuck with |Cleared: )/,
    );
  }
  const result = page.getByRole("dialog");
  await expect(result).toMatchAriaSnapshot(`
    - dialog /^(Stuck|Cleared)/:
      - heading /^(Stuck|Cleared)/ [level=2]
      - button "Close"
      - paragraph: /stroke/
      - button "Undo last"
      - button "New deal"
      - button "Replay deal"
      - button "Share"
  `);
});

test("the tree holds no picture without a name: cards are told by their piles", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await expect(page.getByRole("img", { name: /^Waste,/ })).toHaveCount(1);
  const tree = await page.locator("body").ariaSnapshot();
  expect(tree.split("\n").filter((line) => line.trim() === "- img")).toEqual([]);
});

test("Q reads the whole position aloud, and the focus stays where it was", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await hole.column(2).focus();
  await page.keyboard.press("q");
  await expect(hole.status).toContainText("Deal 2. Waste: ace of diamonds. Stock: 16 cards.");
  await expect(hole.status).toContainText("Column 7, exposed last:");
  await expect(hole.status).toContainText("35 strokes, run of 0. Fits: two of spades, column 4.");
  await expect(hole.column(2)).toBeFocused();
});

/** What a screen reader was last told. */
async function heard(page: Page): Promise<string> {
  return page.getByRole("status").ariaSnapshot();
}
