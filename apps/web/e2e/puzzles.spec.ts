import { bestOf } from "./best-play.ts";
import { positionOf } from "./expected-board.ts";
import { chooseGerman } from "./german.ts";
import { HolePage, keyFor } from "./hole-page.ts";
import { bar, feedback, openPuzzles, playRight, puzzlesOf, wrongMoveOf } from "./puzzles.ts";
import { loseWrites } from "./lose-writes.ts";
import { measureRoom, WINDOWS } from "./room.ts";
import { startRound } from "./round.ts";
import { expect, test } from "./test.ts";
import { coach, rules, solver } from "./truth.ts";

const DAY = "2026-11-30";
/** Making a puzzle is work: a busy machine takes its time. */
const MAKING = { timeout: 60_000 };
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);
const linkOf = (puzzle: Parameters<typeof coach.formatPuzzleLink>[0]): string =>
  `/?${coach.formatPuzzleLink(puzzle)}`;

test("the puzzles of a day are solved by the lines that are proved, and the own hole comes back", async ({
  hole,
  page,
}) => {
  await page.clock.setFixedTime(noon(DAY));
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
  const panel = await openPuzzles(hole);
  const puzzles = puzzlesOf(DAY);
  await expect(panel).toContainText("Monday, November 30");
  await expect(panel.getByRole("listitem")).toHaveCount(3, MAKING);
  await expect(panel).toContainText("No days in a row yet.");
  await panel.getByRole("button", { name: "Solve: Easy: Clear from here" }).click();
  await expect(panel).toBeHidden();
  for (const [index, puzzle] of puzzles.entries()) {
    await expect(hole.board).toHaveAttribute("data-deal", String(puzzle.deal.number));
    await expect(bar(hole)).toHaveAttribute("data-state", "open");
    const stock = rules.stockCards(rules.expectValue(coach.puzzlePosition(puzzle)));
    const [first] = stock;
    await expect(bar(hole).getByRole("img")).toHaveAccessibleName(
      first === undefined ? "The stock is empty." : /^Stock, next card first: /,
    );
    await playRight(hole, puzzle);
    await expect(feedback(hole)).toHaveText("Solved, at the first try.");
    await expect(hole.result).toBeHidden();
    const next = bar(hole).getByRole("button", { name: "Next" });
    if (index < 2) await next.click();
    else await expect(next).toBeHidden();
  }
  const after = await openPuzzles(hole);
  await expect(after).toContainText("1 day in a row.");
  await expect(after.getByText("Solved, at the first try.")).toHaveCount(4);
  await after.getByRole("button", { name: "Back to your hole" }).click();
  await hole.shows({ deal: 2, moves: "4" });
  await expect(bar(hole)).toBeHidden();
  expect(new URL(page.url()).search).toBe("?deal=2&generator=1&rules=classic");
});

test("a wrong move is told with what it costs and taken back, also after a reload in the middle", async ({
  hole,
  page,
}) => {
  await page.clock.setFixedTime(noon(DAY));
  const [puzzle] = puzzlesOf(DAY);
  if (puzzle === undefined) throw new Error("a day has puzzles");
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await (await openPuzzles(hole)).getByRole("button", { name: /^Solve: Easy/ }).click();
  await expect(bar(hole)).toBeVisible();
  const { key, cost } = wrongMoveOf(puzzle);
  await page.keyboard.press(key);
  const strokes = cost === 1 ? "1 stroke" : `${cost} strokes`;
  await expect(feedback(hole)).toHaveText(`Costs ${strokes}. Taken back: try again.`);
  await expect(hole.board).toHaveAttribute("data-moves", "");
  // Also when the database does not have it yet.
  await loseWrites(page);
  await page.keyboard.press(keyFor(rules.formatMove(puzzle.answer)));
  await expect(feedback(hole)).toHaveText("Right so far.");
  await page.reload();
  await expect(bar(hole)).toBeVisible();
  await expect(hole.board).toHaveAttribute("data-moves", rules.formatMove(puzzle.answer));
  for (const move of puzzle.solution.slice(1)) {
    await page.keyboard.press(keyFor(rules.formatMove(move)));
  }
  await expect(feedback(hole)).toHaveText("Solved, with 1 wrong move.");
  // N deals nothing here: it goes back.
  await page.keyboard.press("n");
  await hole.shows({ deal: 2, moves: "4" });
  await page.reload();
  await hole.shows({ deal: 2, moves: "4" });
  await expect(bar(hole)).toBeHidden();
});

test("the streak goes on over days, and ends with a day that was missed", async ({
  hole,
  page,
}) => {
  test.slow();
  await hole.open({ deal: 2 });
  for (const [day, streak] of [
    ["2026-11-29", "1 day in a row."],
    ["2026-11-30", "2 days in a row."],
    ["2026-12-02", "No days in a row yet. The longest was 2."],
  ] as const) {
    await page.clock.setFixedTime(noon(day));
    await page.reload();
    await hole.dealt();
    const panel = await openPuzzles(hole);
    await expect(panel.getByRole("listitem")).toHaveCount(3, MAKING);
    if (day === "2026-12-02") {
      await expect(panel).toContainText(streak);
      continue;
    }
    await panel.getByRole("listitem").first().getByRole("button").click();
    for (const [index, puzzle] of puzzlesOf(day).entries()) {
      await expect(hole.board).toHaveAttribute("data-deal", String(puzzle.deal.number));
      await playRight(hole, puzzle);
      if (index < 2) await bar(hole).getByRole("button", { name: "Next" }).click();
    }
    await expect(await openPuzzles(hole)).toContainText(streak);
    await page.keyboard.press("Escape");
    await page.keyboard.press("n");
    await expect(bar(hole)).toBeHidden();
  }
});

test("a solution that is looked at first is gone through, and the puzzle is not solved by it", async ({
  hole,
  page,
}) => {
  await page.clock.setFixedTime(noon(DAY));
  const [, puzzle] = puzzlesOf(DAY);
  if (puzzle === undefined) throw new Error("a day has puzzles");
  await hole.open({ deal: 2 });
  await (await openPuzzles(hole)).getByRole("button", { name: /^Solve: Medium/ }).click();
  const panel = await openPuzzles(hole);
  await panel.getByRole("button", { name: "Show the solution" }).click();
  await expect(panel).toContainText(`Move 0 of ${puzzle.solution.length}`);
  await expect(panel.getByRole("list", { name: "Solution" }).getByRole("listitem")).toHaveCount(
    puzzle.solution.length,
  );
  await panel.getByRole("button", { name: "Forward" }).click();
  await expect(panel).toContainText(`Move 1 of ${puzzle.solution.length}`);
  await expect(hole.board).toHaveAttribute("data-moves", rules.formatMove(puzzle.answer));
  await expect(panel).toContainText("Solution seen.");
  await page.reload();
  await expect(bar(hole)).toHaveAttribute("data-state", "shown");
});

test("an own move that lost strokes comes back as a puzzle", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  for (const key of "dddddd") await page.keyboard.press(key);
  await hole.shows({ deal: 2, moves: "++++++" });
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Take the strokes" }).click();
  await expect(hole.result).toHaveAccessibleName("Strokes taken");
  const panel = await openPuzzles(hole);
  await panel.getByRole("radio", { name: "Yours" }).check();
  const entry = panel.getByRole("button", { name: /^Solve: Deal 2, move / }).first();
  const name = (await entry.getAttribute("aria-label")) ?? "";
  const [, move = "", lost = ""] = /move (\d+): (\d+) strokes? lost/.exec(name) ?? [];
  const before = "+".repeat(Number(move) - 1);
  const cost =
    bestOf(positionOf({ deal: 2, moves: `${before}+` })) -
    bestOf(positionOf({ deal: 2, moves: before }));
  expect(Number(lost)).toBe(cost);
  await entry.click();
  await expect(bar(hole)).toContainText(`You lost ${lost} stroke`);
  await page.keyboard.press("d");
  await expect(feedback(hole)).toContainText(`Costs ${lost} stroke`);
  const { answer } = rules.expectValue(
    coach.provePuzzle(
      {
        kind: "best-move",
        deal: rules.ownDeal(2),
        rules: rules.CLASSIC,
        moves: rules.expectValue(rules.parseMoves(before)),
      },
      solver.createTabulator().tabulateQuickly,
    ),
  );
  await page.keyboard.press(keyFor(rules.formatMove(answer)));
  await expect(feedback(hole)).toHaveText("Solved, with 1 wrong move.");
});

test("T7: a link to a puzzle shows it to a friend; one to none says so, and deals a hole", async ({
  hole,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const [puzzle] = puzzlesOf(DAY);
  if (puzzle === undefined) throw new Error("a day has puzzles");
  await page.goto(linkOf(puzzle));
  await expect(bar(hole)).toBeVisible();
  await expect(hole.board).toHaveAttribute("data-deal", String(puzzle.deal.number));
  await (await openPuzzles(hole)).getByRole("button", { name: "Copy link" }).click();
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).search).toBe(
    linkOf(puzzle).slice(1),
  );
  await page.goto("/?deal=2&generator=1&rules=classic&moves=4&puzzle=clear");
  await expect(hole.panel("Puzzles").getByRole("alert")).toContainText("puzzle-not-unique");
  await hole.dealt();
  await page.goto("/?deal=2&generator=1&rules=classic&puzzle=chess");
  await expect(hole.button("Deal me a hole")).toBeVisible();
  await expect(page.getByText("a kind of puzzle that is not known here")).toBeVisible();
});

test("practice sets another puzzle for as long as one likes; a round waits for it unharmed", async ({
  hole,
}) => {
  await hole.open({ deal: 18 });
  await startRound(hole);
  const deal = await hole.numberDealt();
  const panel = await openPuzzles(hole);
  await panel.getByRole("radio", { name: "Practice" }).check();
  await panel.getByRole("radio", { name: "Draw or play?" }).check();
  await panel.getByRole("radio", { name: "Medium" }).check();
  await panel.getByRole("button", { name: "Set me one" }).click();
  await expect(bar(hole)).toContainText("Draw or play? One move alone keeps");
  expect(await hole.numberDealt()).not.toBe(deal);
  await hole.page.reload();
  await expect(bar(hole)).toContainText("Draw or play? One move alone keeps");
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Back to your hole" }).click();
  await expect(hole.board).toHaveAttribute("data-deal", String(deal));
  await expect(hole.page.getByText("Hole 1 of 9").first()).toBeVisible();
});

test("two tabs solve side by side, and an open panel follows the other", async ({
  hole,
  context,
}) => {
  await context.clock.setFixedTime(noon(DAY));
  const [puzzle] = puzzlesOf(DAY);
  if (puzzle === undefined) throw new Error("a day has puzzles");
  await hole.open({ deal: 2 });
  const panel = await openPuzzles(hole);
  await expect(panel.getByRole("listitem")).toHaveCount(3, MAKING);
  const other = new HolePage(await context.newPage());
  await other.page.goto(linkOf(puzzle));
  await expect(bar(other)).toBeVisible();
  await playRight(other, puzzle);
  await expect(panel).toContainText("Solved, at the first try.");
});

test("everything of a puzzle fits every window, in German too", async ({ hole, page }) => {
  test.slow();
  const faults: string[] = [];
  const puzzles = puzzlesOf(DAY);
  for (const language of ["English", "German"]) {
    if (language === "German") await chooseGerman(page);
    for (const puzzle of puzzles) {
      await page.goto(linkOf(puzzle));
      await expect(page.locator(".puzzle-bar")).toBeVisible();
      for (const window of WINDOWS) {
        await hole.resize(window);
        const { outside, small } = await measureRoom(page);
        const where = `${language}, ${window.width} × ${window.height}, ${puzzle.grade}`;
        for (const name of [...outside, ...small]) faults.push(`${where}: ${name}`);
        const clipped = await page.evaluate(() => {
          const strip = document.querySelector(".puzzle-stock");
          return strip !== null && strip.scrollWidth > strip.clientWidth + 1;
        });
        if (clipped) faults.push(`${where}: the stock is cut off`);
      }
    }
  }
  expect(faults).toEqual([]);
});
