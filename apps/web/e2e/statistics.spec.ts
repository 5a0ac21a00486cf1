import { readFile } from "node:fs/promises";
import type { Download, Locator } from "@playwright/test";
import { bestLine, bestOf, thoughtlessLine } from "./best-play.ts";
import { positionOf, startOf } from "./expected-board.ts";
import { HolePage, keyFor } from "./hole-page.ts";
import { expect, test } from "./test.ts";
import { rules } from "./truth.ts";

const minus = (value: number): string => String(value).replace("-", "−");

async function play(hole: HolePage, deal: number, line: string): Promise<void> {
  await hole.open({ deal });
  for (const move of line) await hole.page.keyboard.press(keyFor(move));
  await hole.shows({ deal, moves: line });
}

/** Clears deal 2, and takes the strokes of deal 4; both as the solver, or nobody, would. */
async function playTwo(
  hole: HolePage,
): Promise<{ readonly cleared: number; readonly stuck: number }> {
  const line = bestLine({ deal: 2 });
  await play(hole, 2, line);
  const rest = thoughtlessLine({ deal: 4 });
  await play(hole, 4, rest);
  const stuck = rules.strokesOf(positionOf({ deal: 4, moves: rest }));
  await hole.result.getByRole("button", { name: `Take ${stuck} strokes` }).click();
  await expect(hole.result).toHaveAccessibleName("Strokes taken");
  return { cleared: bestOf(startOf({ deal: 2 })), stuck };
}

async function openStatistics(hole: HolePage): Promise<Locator> {
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Statistics" }).click();
  const panel = hole.panel("Statistics");
  await expect(panel.getByRole("radio", { name: "Figures" })).toBeVisible();
  return panel;
}

/** The figure beside a label. */
function figure(panel: Locator, label: string): Locator {
  return panel
    .locator(".scores > div", { has: panel.page().getByText(label, { exact: true }) })
    .locator("dd");
}

async function choose(panel: Locator, view: "Figures" | "Holes" | "Files"): Promise<void> {
  await panel.getByRole("radio", { name: view }).check();
}

async function textOf(download: Download): Promise<string> {
  return readFile(await download.path(), "utf8");
}

test("two holes are entered with every figure right, once each, over reloads and an end made again", async ({
  hole,
  page,
}) => {
  const { cleared, stuck } = await playTwo(hole);
  // The end is undone and made again: it is the same hole.
  await page.keyboard.press("z");
  await hole.result.getByRole("button", { name: `Take ${stuck} strokes` }).click();
  for (const time of ["before a reload", "after it", "after another"]) {
    await test.step(time, async () => {
      const panel = await openStatistics(hole);
      await expect(figure(panel, "Played to an end")).toHaveText("2");
      await expect(figure(panel, "Cleared, of those")).toHaveText("1 (50%)");
      await expect(figure(panel, "Fewest")).toHaveText(minus(cleared));
      const average = ((cleared + stuck) / 2).toFixed(1).replace("-", "−");
      await expect(figure(panel, "Average of all played")).toHaveText(average);
      await expect(figure(panel, "Clears in a row, up to the newest hole")).toHaveText("0");
      await expect(figure(panel, "Most clears in a row")).toHaveText("1");
      await expect(figure(panel, "Undos in all holes played")).toHaveText("1");
      await expect(figure(panel, "Holes without undo, hint or restart")).toHaveText("1");
      const chart = panel.getByRole("figure", { name: "Holes by strokes" });
      await chart.getByText("As a table").click();
      const rows = chart.getByRole("row");
      await expect(rows).toHaveText(["StrokesHoles", `${minus(cleared)}1`, `${minus(stuck)}1`]);
      await panel.getByRole("button", { name: "Close" }).click();
    });
    await page.reload();
    await expect(hole.result).toHaveAccessibleName("Strokes taken");
  }
});

test("P7: a clear that is undone and made again counts once, and counts when a new deal breaks into its celebration", async ({
  hole,
  page,
}) => {
  // Matrix-os 320 and shenzhen-solitaire 7: won twice by undo, or not at all by going on at once.
  const line = bestLine({ deal: 2 });
  await play(hole, 2, line);
  const last = keyFor(line.slice(-1));
  for (let time = 0; time < 2; time++) await page.keyboard.press("z");
  await page.keyboard.press(keyFor(line.slice(-2, -1)));
  await page.keyboard.press(last);
  await hole.shows({ deal: 2, moves: line });
  await page.keyboard.press("z");
  // The clear and what follows it in one task: nothing of the celebration was drawn yet.
  await page.evaluate((key) => {
    for (const pressed of [key, "]"]) {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true }));
    }
  }, last);
  await hole.shows({ deal: 3, leftAnother: true });
  for (const time of ["before a reload", "after it"]) {
    await test.step(time, async () => {
      const panel = await openStatistics(hole);
      await expect(figure(panel, "Played to an end")).toHaveText("1");
      await expect(figure(panel, "Cleared, of those")).toHaveText("1 (100%)");
      await expect(panel).not.toContainText("left unfinished");
    });
    await page.reload();
    await hole.shows({ deal: 3, leftAnother: true });
  }
});

test("a hole is left in its own number, and what is in the list is played again and its link copied", async ({
  hole,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await hole.open({ deal: 2 });
  const empty = await openStatistics(hole);
  await expect(empty).toContainText("A blank card");
  await page.keyboard.press("Escape");
  await page.keyboard.press("4");
  await page.keyboard.press("]");
  await hole.shows({ deal: 3, leftAnother: true });
  const panel = await openStatistics(hole);
  await expect(panel).toContainText("1 hole left unfinished after a card was played.");
  await choose(panel, "Holes");
  const entry = panel
    .getByRole("list", { name: "Holes played, newest first" })
    .getByRole("listitem");
  await expect(entry).toHaveCount(1);
  await expect(entry).toContainText("Deal 2 · Classic");
  await expect(entry).toContainText("Left, 34 cards lay there · best possible −3 · Winnable");
  await entry.getByRole("button", { name: "Copy link: Deal 2" }).click();
  await expect(hole.status.first()).toContainText("Link copied.");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).search).toBe("?deal=2&generator=1&rules=classic");
  await entry.getByRole("button", { name: "Play again: Deal 2" }).click();
  await expect(panel).toBeHidden();
  await hole.shows({ deal: 2, leftAnother: true });
});

test("a hole that ended before the history was loaded is counted all the same, once", async ({
  hole,
  page,
  faults,
}) => {
  await page.route("**/assets/history-*.js", (route) => route.abort());
  const line = bestLine({ deal: 2 });
  await play(hole, 2, line);
  await expect.poll(() => faults).not.toEqual([]);
  await page.unroute("**/assets/history-*.js");
  await hole.open({ deal: 4 });
  for (const time of ["the first time", "and again"]) {
    await test.step(time, async () => {
      const panel = await openStatistics(hole);
      await expect(figure(panel, "Played to an end")).toHaveText("1");
      await expect(figure(panel, "Cleared, of those")).toHaveText("1 (100%)");
    });
    await page.reload();
    await hole.shows({ deal: 4 });
  }
  expect(new Set(faults.splice(0))).toEqual(
    new Set(["console: Failed to load resource: net::ERR_FAILED"]),
  );
});

test("export, delete, take it back; delete for good, import: all is there again, and once", async ({
  hole,
  page,
}) => {
  await playTwo(hole);
  let panel = await openStatistics(hole);
  await choose(panel, "Files");
  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Export JSON" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^albatross-holes-\d{4}-\d\d-\d\d\.json$/);
  const json = await textOf(download);
  expect(JSON.parse(json)).toMatchObject({ format: "albatross-history", version: 1 });
  const sheet = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Export CSV" }).click();
  expect((await textOf(await sheet)).trimEnd().split("\r\n")).toHaveLength(3);

  await deleteAll();
  await expect(panel).toContainText("2 holes set aside. Nothing is deleted yet");
  await panel.getByRole("button", { name: "Undo the delete" }).click();
  await expect(panel).toContainText("2 holes are back.");
  await choose(panel, "Figures");
  await expect(figure(panel, "Played to an end")).toHaveText("2");

  await choose(panel, "Files");
  await deleteAll();
  await page.reload();
  await expect(hole.result).toBeVisible();
  panel = await openStatistics(hole);
  await expect(panel).toContainText("A blank card");
  await choose(panel, "Files");
  const input = panel.getByLabel("Import a JSON file");
  await input.setInputFiles(file(json.replace(`"ending":"stuck"`, `"ending":"cleared"`)));
  await expect(panel).toContainText("Nothing was imported.");
  await expect(panel).toContainText("history-hole-untrue");
  await expect(panel.getByRole("button", { name: "Export JSON" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await input.setInputFiles(file(json));
  await expect(panel).toContainText("2 holes added, no holes were here already.");
  await input.setInputFiles(file(json));
  await expect(panel).toContainText("No holes added, 2 holes were here already.");
  await choose(panel, "Figures");
  await expect(figure(panel, "Played to an end")).toHaveText("2");

  async function deleteAll(): Promise<void> {
    await panel.getByRole("button", { name: "Delete all holes" }).click();
    await expect(panel).toContainText("Delete 2 holes, of all rules?");
    await panel.getByRole("button", { name: "Delete them" }).click();
  }

  function file(text: string) {
    return { name: "holes.json", mimeType: "application/json", buffer: Buffer.from(text) };
  }
});

test("two tabs enter their holes side by side, and an open panel follows the other tab", async ({
  hole,
  context,
}) => {
  const line = bestLine({ deal: 2 });
  await hole.open({ deal: 12 });
  const panel = await openStatistics(hole);
  await expect(panel).toContainText("A blank card");
  const other = new HolePage(await context.newPage());
  await play(other, 2, line);
  await expect(figure(panel, "Played to an end")).toHaveText("1");
  await panel.getByRole("button", { name: "Close" }).click();
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Take the strokes" }).click();
  await expect(hole.result).toBeVisible();
  const both = await openStatistics(other);
  await expect(figure(both, "Played to an end")).toHaveText("2");
  await expect(figure(both, "Cleared, of those")).toHaveText("1 (50%)");
});

test("a database of the first version keeps its hole and takes the history", async ({
  hole,
  page,
}) => {
  // An address of the same origin without the page: what the first version left there is made by hand.
  const blank = { contentType: "text/html", body: '<link rel="icon" href="data:,">' };
  await page.route("**/before", async (route) => route.fulfill(blank));
  await page.goto("/before");
  await page.evaluate(async () => {
    const request = indexedDB.open("albatross", 1);
    request.addEventListener("upgradeneeded", () => {
      const holes = request.result.createObjectStore("holes", { keyPath: "id" });
      holes.createIndex("bySavedAt", "savedAtMs");
      holes.put({
        id: "slot",
        format: 1,
        deal: "2",
        generator: "1",
        rules: "classic",
        moves: "4",
        cursor: 1,
        strokesTaken: false,
        help: { hints: 0, undos: 0, givenMoves: 0 },
        attempt: 1,
        before: null,
        savedAtMs: 1,
      });
    });
    await new Promise((resolve) => request.addEventListener("success", resolve));
    request.result.close();
  });
  await page.goto("/");
  await hole.shows({ deal: 2, moves: "4" });
  await page.keyboard.press("]");
  await hole.shows({ deal: 3, leftAnother: true });
  const panel = await openStatistics(hole);
  await expect(panel).toContainText("1 hole left unfinished");
});

test("where nothing can be stored, holes count for as long as the tab, and the panel says so", async ({
  hole,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
  });
  await play(hole, 2, bestLine({ deal: 2 }));
  const panel = await openStatistics(hole);
  await expect(figure(panel, "Played to an end")).toHaveText("1");
  await expect(panel).toContainText("lasts as long as this tab");
});
