import { measureRoom, WINDOWS } from "./room.ts";
import { goOn, holeFigure, openRounds, startRound, takeStrokes } from "./round.ts";
import { expect, test } from "./test.ts";

test("R1: on a phone the card, its panel and the result fit, with targets for a finger", async ({
  hole,
  page,
}) => {
  test.slow();
  await hole.openAny();
  await startRound(hole);
  const faults: string[] = [];

  /** Looks at what is shown in each small window. */
  async function look(name: string, card: ReturnType<typeof page.locator>): Promise<void> {
    for (const window of WINDOWS.slice(0, 3)) {
      await hole.resize(window);
      const { outside, small } = await measureRoom(page);
      for (const fault of [...outside, ...small]) {
        faults.push(`${name}, ${window.width} × ${window.height}: ${fault}`);
      }
      const box = await card.first().boundingBox();
      const isWide = box === null || box.x < 0 || box.x + box.width > window.width;
      if (isWide) faults.push(`${name}, ${window.width} × ${window.height}: the card is cut off`);
    }
    await hole.resize({ width: 390, height: 844 });
  }

  await look("the hole", page.locator("[data-figure=hole]"));
  const panel = await openRounds(hole);
  await look("the scorecard", panel.getByRole("table"));
  await panel.getByRole("button", { name: "Close" }).tap();
  for (let number = 1; number <= 9; number++) {
    await takeStrokes(hole);
    if (number < 9) await goOn(hole, number + 1);
  }
  await expect(holeFigure(hole)).toHaveText("9/9");
  const result = page.getByRole("dialog", { name: "Round over: 270 over par" });
  await expect(result).toBeVisible();
  await look("the result", result.getByRole("table"));
  expect(faults).toEqual([]);
});
