import { readFileSync } from "node:fs";
import {
  clearHole,
  goOn,
  holeFigure,
  openRounds,
  press,
  readStrokes,
  startRound,
  takeStrokes,
} from "./round.ts";
import { HolePage } from "./hole-page.ts";
import { expect, test } from "./test.ts";

test("R1, R2, S1, S2: nine holes by the keyboard alone, reloaded in the middle, come to the right result", async ({
  hole,
  page,
  context,
}) => {
  test.slow();
  await hole.openAny();
  await startRound(hole, ["Winnable"]);
  const first = await clearHole(hole);
  expect(first).toBeLessThanOrEqual(0);
  await expect(hole.button("Next hole")).toBeVisible();

  // Written in the moment of the clear, and undone with it.
  const rail = page.locator(".round-rail");
  await expect(rail.locator(".score")).toHaveCount(1);
  await page.keyboard.press("z");
  await expect(rail.locator(".score")).toHaveCount(0);
  await page.keyboard.press("y");
  await expect(rail.locator(".score")).toHaveCount(1);
  await goOn(hole, 2);

  // A hole without a score is not passed over.
  await page.keyboard.press("n");
  await expect(hole.status).toContainText("This hole has no score yet.");
  await expect(holeFigure(hole)).toHaveText("2/9");
  for (let number = 2; number <= 9; number++) {
    if (number === 5) {
      await page.keyboard.press("d");
      await expect(hole.board).toHaveAttribute("data-moves", "+");
      const deal = await hole.numberDealt();
      await page.reload();
      await expect(hole.board).toHaveAttribute("data-deal", String(deal));
      await expect(hole.board).toHaveAttribute("data-moves", "+");
      await expect(holeFigure(hole)).toHaveText("5/9");
      await expect(rail.locator(".score")).toHaveCount(4);
    }
    await takeStrokes(hole);
    if (number < 9) await goOn(hole, number + 1);
  }

  const total = first + 8 * 35;
  const result = page.getByRole("dialog", { name: `Round over: ${total - 45} over par` });
  await expect(result).toBeVisible();
  await expect(result).toContainText(`${total} on the card, ${total - 45} over par.`);
  await expect(result).toContainText("1 of 9 cleared. Best hole: number 1,");
  await expect(result).toContainText("Help: 1 undo.");
  const strokes = await readStrokes(result);
  expect(strokes).toHaveLength(9);
  const figure = String(first).replace("-", "−");
  expect(strokes[0]).toBe(`${figure}, ${5 - first} under par, cleared`);
  expect(strokes[8]).toBe("35, 30 over par");
  const row = result.getByRole("row", { name: /^Total/ }).getByRole("cell");
  await expect(row.last()).toHaveText(String(total));

  // The last hole is undone into and ended again; then the words of the result are shared.
  await page.keyboard.press("z");
  await expect(result).toBeHidden();
  await takeStrokes(hole);
  await expect(result).toBeVisible();
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(result.getByRole("button", { name: "Share" }));
  await expect(hole.status).toContainText("Copied: paste it where you like.");
  const words = `Albatross, nine holes: ${total}, ${total - 45} over par. ${figure}${" 35".repeat(8)}`;
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(words);

  // The same as a picture, which says to the ear what is shared in words.
  await press(result.getByRole("button", { name: "Picture", exact: true }));
  await expect(result.getByRole("img", { name: words, exact: true })).toBeVisible();
  const saved = page.waitForEvent("download");
  await press(result.getByRole("button", { name: "Save picture" }));
  expect((await saved).suggestedFilename()).toMatch(/^albatross-9-holes-\d{4}-\d\d-\d\d\.png$/);
  expect(readPngSize(await (await saved).path())).toEqual({ width: 1200, height: 630 });
  await press(result.getByRole("button", { name: "Copy picture" }));
  await expect(hole.status).toContainText("Copied: paste it where you like.");
  expect(
    await page.evaluate(async () => {
      const [copied] = await navigator.clipboard.read();
      return copied?.types;
    }),
  ).toContain("image/png");

  // A reload shows the same; another round starts clean; the first is in the history.
  await page.reload();
  await expect(result).toBeVisible();
  await press(result.getByRole("button", { name: "Play another" }));
  await expect(holeFigure(hole)).toHaveText("1/9");
  await expect(rail.locator(".score")).toHaveCount(0);
  const panel = await openRounds(hole);
  await press(panel.getByRole("button", { name: "Leave the round" }));
  await expect(holeFigure(hole)).toBeHidden();
  const rounds = await openRounds(hole);
  const played = rounds.locator("details");
  await expect(played).toHaveCount(1);
  await expect(played.locator("summary")).toContainText(`${total}, ${total - 45} over par`);
  await played.locator("summary").press("Enter");
  expect(await readStrokes(played)).toEqual(strokes);
});

test("R1: a round that is left is come back to, also from another tab, but by one tab at a time", async ({
  hole,
  page,
  context,
}) => {
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await startRound(hole);
  await page.keyboard.press("d");
  await expect(hole.board).toHaveAttribute("data-moves", "+");
  const deal = await hole.numberDealt();

  const other = new HolePage(await context.newPage());
  await other.open({ deal: 3 });
  const elsewhere = await openRounds(other);
  await press(elsewhere.getByRole("button", { name: "Go on" }));
  await expect(other.status).toContainText("being played in another tab");
  await other.shows({ deal: 3 });

  await press((await openRounds(hole)).getByRole("button", { name: "Leave the round" }));
  // The hole that was played before the round.
  await hole.shows({ deal: 2, moves: "4" });
  await press(elsewhere.getByRole("button", { name: "Go on" }));
  await expect(other.board).toHaveAttribute("data-deal", String(deal));
  await expect(other.board).toHaveAttribute("data-moves", "+");
  await expect(holeFigure(other)).toHaveText("1/9");
});

test("R1: a round whose tab was closed between two holes goes on in a fresh one", async ({
  hole,
  page,
  context,
}) => {
  await hole.openAny();
  await startRound(hole);
  await takeStrokes(hole);
  await page.close();
  const fresh = new HolePage(await context.newPage());
  await fresh.page.goto("/");
  await expect(holeFigure(fresh)).toHaveText("1/9");
  await expect(fresh.board).toHaveAttribute("data-status", "conceded");
  await goOn(fresh, 2);
});

test("the card is all that is printed: filled in, or blank when that is asked for", async ({
  hole,
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.setAttribute("data-prints", "");
      dispatchEvent(new Event("afterprint"));
    };
  });
  await hole.openAny();
  const html = page.locator("html");
  const rounds = await openRounds(hole);
  await press(rounds.getByRole("button", { name: "Print a blank card" }));
  await expect(html).toHaveAttribute("data-prints");
  await page.emulateMedia({ media: "print" });
  const paper = page.locator(".printed-card");
  await expect(paper).toBeVisible();
  await expect(hole.board).toBeHidden();
  await expect(paper.getByRole("columnheader")).toHaveCount(11);
  expect(await readStrokes(paper)).toEqual([]);
  await page.emulateMedia({ media: "screen" });
  await expect(paper).toBeHidden();
  await page.keyboard.press("Escape");

  await startRound(hole);
  await takeStrokes(hole);
  await page.emulateMedia({ media: "print" });
  expect(await readStrokes(paper)).toEqual(["35, 30 over par"]);
});

/** From the head of the file, which must be one of a PNG. */
function readPngSize(path: string): { readonly width: number; readonly height: number } {
  const file = readFileSync(path);
  expect(file.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
