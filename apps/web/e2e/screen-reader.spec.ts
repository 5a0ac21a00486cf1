import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

test("T1, P8: a hole is played to its end by names and status text alone", async ({ page }) => {
  await page.goto("/?deal=2&generator=1&rules=classic");
  await playToTheEnd(page);
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

test("R1, R2: a round of nine holes is played by roles, names and status text alone", async ({
  page,
}) => {
  test.slow();
  const press = async (name: RegExp | string): Promise<void> =>
    page.getByRole("button", { name, exact: typeof name === "string" }).press("Enter");
  await page.goto("/");
  await press("More");
  await press("Round");
  await page.getByRole("dialog", { name: "Round" }).getByRole("radio", { name: "Random" }).check();
  await press("Start the round");
  const strokes: number[] = [];
  for (let hole = 1; hole <= 9; hole++) {
    await expect.poll(() => heard(page)).toContain(`Hole ${hole} of 9`);
    // Three of them to their end; of the others the strokes are taken as they are dealt.
    if (hole % 3 === 2) await playToTheEnd(page);
    else {
      await press("Scorecard");
      await press("Take the strokes");
    }
    strokes.push(await settleHole(page));
    if (hole < 9) await press("Next hole");
  }
  const total = strokes.reduce((sum, score) => sum + score, 0);
  const result = page.getByRole("dialog", { name: /^Round over: / });
  await expect(result.getByRole("row", { name: /^Total/ })).toContainText(String(total));
  expect(await result.ariaSnapshot()).toContain(`${total} on the card`);
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

/** Leftmost cards first, whatever the tree of the board says is playable; else the stock. */
async function playToTheEnd(page: Page): Promise<void> {
  const board = page.getByRole("application", { name: "Board" });
  await expect(page.getByRole("button", { name: "Stock, 16 cards, draw" })).toBeVisible();
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
}

/** Takes the strokes that are left, by the button that says how many; a clear has settled itself. */
async function settleHole(page: Page): Promise<number> {
  const taking = page.getByRole("button", { name: /^Take \d+ strokes?$/ });
  const clear = page.getByText(/^Every card played/);
  await expect(taking.or(clear)).toBeVisible();
  const told = await taking.or(clear).ariaSnapshot();
  if (await taking.isVisible()) await taking.press("Enter");
  // A clear with no draw left has no figure in its sentence.
  const [, figure = "0"] = /(?:Take |played: )(−?\d+)/.exec(told) ?? [];
  return Number(figure.replace("−", "-"));
}

/** What a screen reader was last told. */
async function heard(page: Page): Promise<string> {
  return page.getByRole("status").ariaSnapshot();
}
