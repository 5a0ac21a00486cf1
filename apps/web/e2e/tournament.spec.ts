import { thoughtlessLine } from "./best-play.ts";
import { HolePage } from "./hole-page.ts";
import { holeFigure, press } from "./round.ts";
import { expect, test } from "./test.ts";
import {
  endHole,
  next,
  openTournaments,
  readCard,
  startTournament,
  takeOver,
} from "./tournament.ts";
import { rules } from "./truth.ts";

test("R4: two people play nine holes in turn, and the card is that of the rules", async ({
  hole,
  page,
  context,
}) => {
  test.slow();
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await startTournament(hole, [{ name: "Ben" }]);
  /** Cards that Anna and Ben play on each hole. */
  const plays = [
    [1, 0],
    [0, 1],
    [1, 1],
    [2, 0],
    [0, 0],
    [1, 0],
    [0, 2],
    [0, 0],
    [3, 1],
  ] as const;
  const names = ["Anna", "Ben"] as const;
  const strokes = plays.map((): [number, number] => [0, 0]);
  for (const [number, both] of plays.entries()) {
    // Each begins a hole in turn.
    for (const place of number % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      await takeOver(hole, names[place]);
      await expect(holeFigure(hole)).toHaveText(`${number + 1}/9`);
      if (number === 1 && place === 1) {
        // A reload covers the board again, and keeps what was played.
        await page.keyboard.press("d");
        await expect(hole.board).toHaveAttribute("data-moves", "+");
        await page.reload();
        await takeOver(hole, "Ben");
        await expect(hole.board).toHaveAttribute("data-moves", "+");
        await page.keyboard.press("z");
        await expect(hole.board).toHaveAttribute("data-moves", "");
      }
      const row = strokes[number];
      if (row) row[place] = await endHole(hole, both[place]);
      const isFirst = place === (number % 2 === 0 ? 0 : 1);
      const follower = isFirst ? names[1 - place] : names[(number + 1) % 2];
      const upNext = isFirst ? number + 1 : number + 2;
      if (number < 8 || isFirst) await press(next(hole, `Hole ${upNext}: ${follower} plays`));
    }
  }

  const card = rules.scoreMatch(strokes);
  if (!card.ok) throw new Error(card.fault.message);
  const { points, totals, winner, bonusWinner, holeWinners } = card.value;
  const result = page.getByRole("dialog", { name: `${names[winner ?? 0]} wins` });
  await expect(result).toBeVisible();
  await expect(result).toContainText(`Anna ${points[0]} points and Ben ${points[1]} points.`);
  await expect(result).toContainText(
    `The 3 points for the lower total went to ${names[bonusWinner ?? 0]}.`,
  );
  await expect(result).toContainText("Help: Ben 1 undo.");
  expect(await readCard(result)).toEqual(
    strokes.map((row, number) =>
      row.map((figure, place) =>
        holeWinners[number] === place ? `${figure}+1, wins the hole` : String(figure),
      ),
    ),
  );
  const sums = async (name: string) =>
    result
      .getByRole("row", { name: new RegExp(`^${name} `) })
      .getByRole("cell")
      .allTextContents();
  expect(await sums("Total")).toEqual(totals.map(String));
  expect(await sums("Points")).toEqual(points.map(String));

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await press(result.getByRole("button", { name: "Share" }));
  await expect(hole.status).toContainText("Copied: paste it where you like.");
  const shared = await page.evaluate(() => navigator.clipboard.readText());
  expect(shared).toBe(
    `Albatross, tournament over nine holes, match. ${names[winner ?? 0]} wins: ` +
      `Anna ${points[0]} points and Ben ${points[1]} points. ` +
      `Anna: ${strokes.map(([anna]) => anna).join(" ")}. Ben: ${strokes.map(([, ben]) => ben).join(" ")}.`,
  );

  // The last hole is undone into, and ended again; a reload shows the same.
  await page.keyboard.press("z");
  await expect(result).toBeHidden();
  await page.keyboard.press("y");
  await page.reload();
  await press(hole.button("More"));
  await page.keyboard.press("Escape");
  const other = await openTournaments(hole);
  await press(other.getByRole("button", { name: "Leave the tournament" }));
  await hole.shows({ deal: 2, moves: "4" });
  const panel = await openTournaments(hole);
  await expect(panel.getByRole("group", { name: "Player 2" }).getByLabel("Name")).toHaveValue(
    "Ben",
  );
});

test("R4: a match against a computer player is watched, reloaded in the middle, and scored", async ({
  hole,
  page,
}) => {
  test.slow();
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await startTournament(hole, [{ name: "Robin, the rookie", isComputer: true }], {
    packs: "Same deals",
    speed: "Fast",
  });
  const robin = page.getByRole("region", { name: "Robin plays" });
  const strokes: [number, number][] = [];
  for (let number = 1; number <= 9; number++) {
    const anna = await endHole(hole, number % 3);
    const deal = await hole.numberDealt();
    await press(next(hole, `Hole ${number}: watch Robin`));
    // The first card that fits, from the left: the last cards of a hole are never undone.
    const line = thoughtlessLine({ deal });
    if (number === 1) {
      await expect(hole.status).toContainText("Robin’s turn.");
      await expect(hole.board).not.toHaveAttribute("data-moves", "");
      const before = await hole.board.getAttribute("data-moves");
      await page.reload();
      await expect(robin).toBeVisible();
      await expect(hole.board).toHaveAttribute("data-moves", new RegExp(`^${escaped(before)}`));
      // Nobody else moves its cards.
      await page.keyboard.press("d");
      await expect(hole.status).toContainText("The computer has the turn.");
      await robin.getByLabel("Speed of the computer").selectOption("At once");
    }
    await expect(hole.board).toHaveAttribute("data-moves", line);
    await expect(hole.board).toHaveAttribute("data-deal", String(deal));
    await expect(robin).toBeHidden();
    const left = Number(await hole.board.getAttribute("data-strokes"));
    strokes.push([anna, left]);
    // A stuck hole of the computer has its strokes.
    if (number < 9) await press(next(hole, `Hole ${number + 1}: Anna plays`));
  }
  const card = rules.scoreMatch(strokes);
  if (!card.ok) throw new Error(card.fault.message);
  const { points, winner } = card.value;
  const name = winner === null ? /^A tie/ : `${["Anna", "Robin"][winner]} wins`;
  const result = page.getByRole("dialog", { name });
  await expect(result).toContainText(new RegExp(`Anna (${points[0]}|no) points?`));
  await press(result.getByRole("button", { name: "Leave the tournament" }));
  await hole.shows({ deal: 2, moves: "4" });
  const panel = await openTournaments(hole);
  const played = panel.locator("details");
  await expect(played).toHaveCount(1);
  await played.locator("summary").press("Enter");
  const cells = await readCard(played);
  expect(
    cells.map((row) => row.map((cell) => Number.parseInt(cell.replace("−", "-"), 10))),
  ).toEqual(strokes);
});

test("R4: a tournament that is left is come back to, by one tab at a time", async ({
  hole,
  page,
  context,
}) => {
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await startTournament(hole, [{ name: "Ben" }]);
  await takeOver(hole, "Anna");
  await page.keyboard.press("d");
  await expect(hole.board).toHaveAttribute("data-moves", "+");
  const deal = await hole.numberDealt();

  const other = new HolePage(await context.newPage());
  await other.open({ deal: 3 });
  const elsewhere = await openTournaments(other);
  await press(elsewhere.getByRole("button", { name: "Go on" }));
  await expect(other.status).toContainText("being played in another tab");

  await press((await openTournaments(hole)).getByRole("button", { name: "Leave the tournament" }));
  await hole.shows({ deal: 2, moves: "4" });
  await press(elsewhere.getByRole("button", { name: "Go on" }));
  await takeOver(other, "Anna");
  await expect(other.board).toHaveAttribute("data-deal", String(deal));
  await expect(other.board).toHaveAttribute("data-moves", "+");
});

function escaped(moves: string | null): string {
  return (moves ?? "").replaceAll("+", "[+]");
}

test("two players of one name are not begun with", async ({ hole }) => {
  await hole.open({ deal: 2 });
  const panel = await openTournaments(hole);
  const nameOf = (number: number) =>
    panel.getByRole("group", { name: `Player ${number}` }).getByLabel("Name");
  await nameOf(1).fill("Anna");
  await nameOf(2).fill("anna");
  await press(panel.getByRole("button", { name: "Start the tournament" }));
  await expect(panel.getByRole("alert")).toHaveText(
    "Two players are called anna. Give one of them another name.",
  );
  await hole.shows({ deal: 2 });
});
