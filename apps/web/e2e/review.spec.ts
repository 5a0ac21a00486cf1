import { readFile } from "node:fs/promises";
import type { Locator } from "@playwright/test";
import { bestOf, thoughtlessLine } from "./best-play.ts";
import { positionOf } from "./expected-board.ts";
import { keyFor, linkTo, type HolePage } from "./hole-page.ts";
import { expect, test } from "./test.ts";
import { coach, rules } from "./truth.ts";

type Rect = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

const DEAL = 4;
const moves = thoughtlessLine({ deal: DEAL });
const hole4 = rules
  .expectValue(rules.parseMoves(moves))
  .reduce(
    (hole, move) => rules.expectValue(rules.makeHoleMove(hole, move)),
    rules.startHole(positionOf({ deal: DEAL })),
  );
/** As the page asks for it. */
const truth = coach.reviewFully(hole4);

/** What was possible before so many moves. */
const bestAfter = (made: number): number =>
  bestOf(positionOf({ deal: DEAL, moves: moves.slice(0, made) }));

const minus = (value: number): string => String(value).replace("-", "−");

async function openReview(hole: HolePage): Promise<Locator> {
  await hole.result.getByRole("button", { name: "Review" }).click();
  const panel = hole.panel("Review");
  await expect(panel.getByRole("slider", { name: "Move" })).toBeVisible();
  return panel;
}

async function playThoughtlessly(hole: HolePage): Promise<void> {
  await hole.open({ deal: DEAL });
  for (const move of moves) await hole.page.keyboard.press(keyFor(move));
  await hole.shows({ deal: DEAL, moves });
}

async function done(panel: Locator): Promise<void> {
  await expect(panel.locator(".review-progress")).toHaveAttribute("data-state", "done", {
    timeout: 60_000,
  });
}

test("T5: the review has of every move what it cost, and what could be known of it", async ({
  hole,
  page,
}) => {
  test.slow();
  await playThoughtlessly(hole);
  const panel = await openReview(hole);
  const [start, end] = [bestAfter(0), bestAfter(moves.length)];
  await expect(panel).toContainText(`${minus(start)} was possible`);
  await expect(panel).toContainText(`${end - start} strokes lost on the way`);
  await done(panel);
  await expect(panel.locator(".review-accuracy strong")).toHaveText(
    `${Math.round(truth.accuracy ?? NaN)}%`,
  );
  await panel.getByText("All moves", { exact: true }).click();
  const items = panel.locator(".review-list li");
  await expect(items).toHaveCount(moves.length);
  for (const { number, exact, fair } of truth.moves) {
    const item = items.nth(number - 1);
    const lost = bestAfter(number) - bestAfter(number - 1);
    expect(exact?.lost).toBe(lost);
    if (lost > 0) await expect(item).toContainText(`loses ${lost} stroke`);
    else await expect(item).not.toContainText("loses");
    const label = item.locator(".review-label");
    if (fair) await expect(label).toHaveAttribute("data-label", fair.label);
    else await expect(label).toHaveCount(0);
  }
  const worst = truth.moves.find(
    ({ fair }) => fair?.label === "mistake" || fair?.label === "blunder",
  );
  if (!worst?.fair?.reason) throw new Error("the thoughtless make no mistakes");
  await items
    .nth(worst.number - 1)
    .getByRole("button")
    .click();
  await expect(panel.locator(`.review-move[data-move="${worst.number}"]`)).toContainText(
    coach.sayReason(worst.fair.reason, (card) => (page ? `the ${spoken(card)}` : "")),
  );
});

/** "seven of clubs": as the page names cards. */
function spoken(card: Parameters<typeof rules.formatCard>[0]): string {
  const [rank = "", suit = ""] = rules.formatCard(card);
  const ranks: Readonly<Record<string, string>> = {
    A: "ace",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    T: "ten",
    J: "jack",
    Q: "queen",
    K: "king",
  };
  const suits: Readonly<Record<string, string>> = {
    C: "clubs",
    D: "diamonds",
    H: "hearts",
    S: "spades",
  };
  return `${ranks[rank]} of ${suits[suit]}`;
}

test("T3: a review is gone through by keys and left again, and the hole is as it was", async ({
  hole,
  page,
}) => {
  await playThoughtlessly(hole);
  const panel = await openReview(hole);
  await panel.getByRole("slider", { name: "Move" }).focus();
  await page.keyboard.press("Home");
  await expect(hole.board).toHaveAttribute("data-moves", "");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(hole.board).toHaveAttribute("data-moves", moves.slice(0, 2));
  await expect(panel).toContainText(`Move 2 of ${moves.length}`);
  await panel.getByRole("button", { name: "To the end" }).click();
  await expect(hole.board).toHaveAttribute("data-moves", moves);
  await page.keyboard.press("z");
  await expect(panel).toContainText(`Move ${moves.length - 1} of ${moves.length}`);
  await panel.getByRole("button", { name: "Back to your hole" }).click();
  await expect(panel).toBeHidden();
  await hole.shows({ deal: DEAL, moves });
  await expect(hole.result).toBeVisible();
});

test("T3: a reload in the middle of a review brings the own hole as it was, also when another is reviewed", async ({
  hole,
  page,
}) => {
  await playThoughtlessly(hole);
  await openReview(hole);
  await page.getByRole("slider", { name: "Move" }).press("Home");
  await expect(hole.board).toHaveAttribute("data-moves", "");
  await page.reload();
  await hole.shows({ deal: DEAL, moves });
  await hole.result.getByRole("button", { name: /^Take \d+ strokes$/ }).click();
  await expect(hole.result).toHaveAccessibleName("Strokes taken");

  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Statistics" }).click();
  await hole.panel("Statistics").getByRole("radio", { name: "Holes" }).check();
  await hole.button("Review: Deal 4").click();
  await expect(hole.board).toHaveAttribute("data-deal", "4");
  await page.reload();
  await hole.shows({ deal: 2, moves: "4" });
});

test("an own line is weighed against the value table, and the line of the hole is come back to", async ({
  hole,
  page,
}) => {
  await playThoughtlessly(hole);
  const panel = await openReview(hole);
  await panel.getByRole("slider", { name: "Move" }).press("Home");
  await expect(hole.board).toHaveAttribute("data-moves", "");
  const other = moves.startsWith("+") ? "1" : "+";
  await page.keyboard.press(keyFor(other));
  await expect(panel).toContainText("Your own line: 1 move after move 0.");
  const best = bestOf(positionOf({ deal: DEAL, moves: other }));
  await expect(panel).toContainText(`${minus(best)} is possible from here`);
  await panel.getByText("From here", { exact: true }).click();
  const values = rules
    .legalMoves(positionOf({ deal: DEAL, moves: other }))
    .map((move) => bestOf(positionOf({ deal: DEAL, moves: other + rules.formatMove(move) })))
    .sort((a, b) => a - b);
  await expect(panel.locator(".review-next tbody tr td:nth-child(2)")).toHaveText(
    values.map(minus),
  );
  await panel.getByRole("button", { name: "Back to move 0" }).click();
  await panel.getByRole("button", { name: "To the end" }).click();
  await expect(hole.board).toHaveAttribute("data-moves", moves);
});

test("one's own mistakes are played again until a better move is found", async ({ hole, page }) => {
  test.slow();
  await playThoughtlessly(hole);
  const panel = await openReview(hole);
  await done(panel);
  const mistakes = truth.moves.filter(({ fair }) => fair && coach.isMistake(fair.label));
  const [mistake] = mistakes;
  if (!mistake?.fair) throw new Error("the thoughtless make no mistakes");
  await panel.getByRole("button", { name: /^Try your .*again$/ }).click();
  const before = moves.slice(0, mistake.number - 1);
  await expect(hole.board).toHaveAttribute("data-moves", before);
  await expect(panel).toContainText(`1 of ${mistakes.length}.`);
  await page.keyboard.press(keyFor(rules.formatMove(mistake.move)));
  await expect(panel.locator(".review-answer")).toContainText("That was it");
  await expect(hole.board).toHaveAttribute("data-moves", before);
  const better = rules.formatMove(mistake.fair.better);
  await page.keyboard.press(keyFor(better));
  await expect(panel.locator(".review-answer")).toContainText("Yes:");
  await expect(hole.board).toHaveAttribute("data-moves", before + better);
});

test("a review goes out as a file and comes back, as a link too; a file that is none says why", async ({
  hole,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await playThoughtlessly(hole);
  let panel = await openReview(hole);
  const downloading = page.waitForEvent("download");
  await panel.getByRole("button", { name: "Save as a file" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("albatross-review-4.json");
  const text = await readFile(await download.path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ record: { headers: { Deal: "4" }, moves } });

  await panel.getByRole("button", { name: "Copy a link to this review" }).click();
  await expect(hole.status.first()).toContainText("Link copied.");
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const input = panel.getByLabel("Review a record from a file");
  await input.setInputFiles({
    name: "x.json",
    mimeType: "application/json",
    buffer: Buffer.from("{"),
  });
  await expect(panel).toContainText("Nothing was opened.");
  await expect(panel).toContainText("(record-shape)");

  await page.goto(linkTo({ deal: 2 }));
  await hole.shows({ deal: 2 });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Review" }).click();
  panel = hole.panel("Review");
  await expect(panel).toContainText("There is no move to review yet.");
  await panel
    .getByLabel("Review a record from a file")
    .setInputFiles({ name: "r.json", mimeType: "application/json", buffer: Buffer.from(text) });
  await expect(panel).toContainText(`Move ${moves.length} of ${moves.length}`);
  await expect(hole.board).toHaveAttribute("data-deal", "4");
  await page.keyboard.press("Escape");
  await hole.shows({ deal: 2 });

  await page.goto(link);
  await expect(hole.panel("Review")).toContainText(`Move ${moves.length} of ${moves.length}`);
});

test("a link to a review opens it for who was never here before", async ({ hole, page }) => {
  await page.goto(`${linkTo({ deal: DEAL, moves })}&review=1`);
  await expect(hole.panel("Review")).toContainText(`Move ${moves.length} of ${moves.length}`);
});

test("T8: on a tablet review and coach cover neither cards nor buttons", async ({ hole, page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const boxOf = async (locator: Locator): Promise<Rect> => {
    const box = await locator.boundingBox();
    if (box === null) throw new Error("nothing is to be seen");
    return box;
  };
  const expectApart = async (panel: Locator): Promise<void> => {
    await hole.laidOut();
    const paper = await boxOf(panel);
    const others = [
      ...(await hole.board.locator(".card").all()),
      ...(await page.locator(".rail button:visible").all()),
    ];
    expect(others.length).toBeGreaterThan(17);
    for (const other of others) {
      const { x, y, width } = await boxOf(other);
      expect(x + width <= paper.x || y >= paper.y + paper.height).toBe(true);
    }
  };
  await hole.open({ deal: DEAL, moves: moves.slice(0, 12) });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Coach" }).click();
  await expectApart(hole.panel("Coach"));
  await page.keyboard.press("Escape");
  for (const move of moves.slice(12)) await page.keyboard.press(keyFor(move));
  await hole.shows({ deal: DEAL, moves });
  await expectApart(await openReview(hole));
});

test("T2: the coach says of every move what is to be expected, and counts as a hint", async ({
  hole,
  page,
}) => {
  test.slow();
  await hole.open({ deal: DEAL, moves: moves.slice(0, 34) });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Coach" }).click();
  const panel = hole.panel("Coach");
  const expectWord = async (made: string): Promise<void> => {
    const view = rules.viewOf(positionOf({ deal: DEAL, moves: made }));
    const { moves: advised } = coach.adviseFully(view, { seed: 1 });
    await expect(panel.locator("[data-done=true]")).toBeVisible({ timeout: 60_000 });
    const rows = panel.locator("tbody tr");
    await expect(rows).toHaveCount(advised.length);
    for (const [index, { move, expected }] of advised.entries()) {
      await expect(rows.nth(index)).toHaveAttribute("data-move", rules.formatMove(move));
      await expect(rows.nth(index).locator("td").first()).toContainText(
        minus(Number((expected ?? NaN).toFixed(1))),
      );
    }
  };
  await expectWord(moves.slice(0, 34));
  const next = moves.slice(34, 35);
  await page.keyboard.press(keyFor(next));
  await hole.shows({ deal: DEAL, moves: moves.slice(0, 35) });
  await expectWord(moves.slice(0, 35));
  await expect(panel).toBeVisible();
});
