import type { Locator } from "@playwright/test";
import { measureRoom, WINDOWS } from "./room.ts";
import { expect, test } from "./test.ts";
import { endHole, next, openTournaments, startTournament, takeOver } from "./tournament.ts";

test("R4: on a phone all of a tournament fits, with targets for a finger", async ({
  hole,
  page,
}) => {
  test.slow();
  await hole.open({ deal: 2 });
  const faults: string[] = [];

  /** Looks at what is shown in each small window. */
  async function look(name: string, part: Locator): Promise<void> {
    for (const window of WINDOWS.slice(0, 4)) {
      await hole.resize(window);
      const { outside, small } = await measureRoom(page);
      const where = `${name}, ${window.width} × ${window.height}`;
      for (const fault of [...outside, ...small]) faults.push(`${where}: ${fault}`);
      const box = await part.first().boundingBox();
      const isIn = box && box.x >= 0 && box.x + box.width <= window.width + 0.5;
      if (!isIn) faults.push(`${where}: it is cut off`);
    }
    await hole.resize({ width: 390, height: 844 });
  }

  const panel = await openTournaments(hole);
  await panel.getByRole("radio", { name: "4", exact: true }).check();
  await look("the panel", panel);
  await panel.getByRole("button", { name: "Close" }).tap();
  await startTournament(
    hole,
    [
      { name: "Bartholomew the Second" },
      { name: "Oracle, who sees all cards", isComputer: true },
      { name: "Hazel, of the clubhouse", isComputer: true },
    ],
    { speed: "Slow" },
  );
  await look("the cover", page.getByRole("region", { name: "Anna’s turn" }));
  await takeOver(hole, "Anna");
  await endHole(hole, 0);
  // Names are cut where the field ends.
  const other = "Bartholomew the Seco";
  await look("the end of a turn", page.locator("[data-panel=result]"));
  await next(hole, `Hole 1: ${other} plays`).tap();
  await takeOver(hole, other);
  await endHole(hole, 0);
  await next(hole, "Hole 1: watch Oracle").tap();
  const oracle = page.getByRole("region", { name: "Oracle plays" });
  await expect(oracle).toBeVisible();
  await look("a computer player at work", oracle);
  await oracle.getByRole("button", { name: /^Skip/ }).tap();
  await expect(oracle).toBeHidden();
  const card = await openTournaments(hole);
  await look("the card", card.getByRole("table"));
  expect(faults).toEqual([]);
});
