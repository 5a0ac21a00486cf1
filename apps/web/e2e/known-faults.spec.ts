// Faults that were reported of other patience programs, and that no other spec comes across on its way. The
// whole list, with the test that proves each, is in docs/testing.md.
import type { Page } from "@playwright/test";
import { bestLine, thoughtlessLine } from "./best-play.ts";
import { keyFor } from "./hole-page.ts";
import { expect, IN_MOTION, test } from "./test.ts";

test.use(IN_MOTION);

test("T5, T3: a result that is closed by its button or by Esc leaves a board that plays, with undo live", async ({
  hole,
  page,
}) => {
  // Aisleriot 957: after the end was dismissed the board was dead.
  const line = bestLine({ deal: 2 });
  const stuck = thoughtlessLine({ deal: 4 });
  for (const [deal, moves] of [
    [2, line],
    [4, stuck],
  ] as const) {
    for (const way of ["button", "Esc"]) {
      await hole.open({ deal, moves });
      await expect(hole.result).toBeVisible();
      if (way === "Esc") await page.keyboard.press("Escape");
      else await hole.result.getByRole("button", { name: "Close" }).click();
      await expect(hole.result).toBeHidden();
      await hole.button("Undo").click();
      await hole.shows({ deal, moves, undone: 1 });
      await hole.click(moves.slice(-1));
      await hole.shows({ deal, moves });
      await expect(hole.result).toBeVisible();
    }
  }
});

test("P4, T1: a card that is leaving cannot be taken again: a press on it is a press on its column", async ({
  hole,
  page,
}) => {
  // Pirate-Solitaire 4: a card in flight was grabbed, and lay in two piles.
  await page.addInitScript(holdAllMotion);
  await hole.open({ deal: 2 });
  await letGo(page);
  const leaves = await hole.middle("4");
  await hole.click("4");
  await hole.shows({ deal: 2, moves: "4" });
  // It is still drawn where it lay.
  const drawn = await page.locator('.card[data-card="2S"]').boundingBox();
  expect(drawn && leaves.y >= drawn.y && leaves.y <= drawn.y + drawn.height).toBe(true);
  await page.mouse.click(leaves.x, leaves.y);
  await expect(hole.status).toHaveText("Needs Ace or 3");
  const waste = await hole.waste.boundingBox();
  if (waste === null) throw new Error("the board has no waste");
  await page.mouse.move(leaves.x, leaves.y);
  await page.mouse.down();
  await page.mouse.move(waste.x + 9, waste.y + 9, { steps: 4 });
  await page.mouse.up();
  await hole.shows({ deal: 2, moves: "4" });
  await letGo(page);
  await expect(page.locator(".card")).toHaveCount(52);
  await expect(page.locator(".card[data-pile=column]")).toHaveCount(34);
});

test("T3: undo while the card flies puts it back on top of its column, over and over", async ({
  hole,
  page,
}) => {
  // PySolFC 118: undo during the flight left the card under its neighbours.
  await hole.open({ deal: 2 });
  await hole.still();
  const dealt = await hole.facesUp();
  await page.addInitScript(holdAllMotion);
  await page.reload();
  await hole.shows({ deal: 2 });
  await letGo(page);
  for (let time = 0; time < 3; time++) {
    await page.keyboard.press(keyFor("4"));
    await hole.shows({ deal: 2, moves: "4" });
    await page.keyboard.press("z");
    await hole.shows({ deal: 2, moves: "4", undone: 1 });
  }
  await letGo(page);
  expect(await hole.facesUp()).toEqual(dealt);
});

/** Runs in the page before its scripts: every flight stops at its start, until it is let go. */
function holdAllMotion(): void {
  const held = new Set<Animation>();
  Reflect.set(window, "heldMotion", held);
  const animate = Element.prototype.animate;
  Element.prototype.animate = function holdAndAnimate(keyframes, options) {
    const motion = animate.call(this, keyframes, options);
    motion.pause();
    held.add(motion);
    return motion;
  };
}

/** What is held comes to its end, and so does what begins meanwhile, until all cards lie still. */
async function letGo(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const held = Reflect.get(window, "heldMotion") as Set<Animation>;
    for (const motion of held) motion.play();
    held.clear();
    return document.getAnimations().every(({ playState }) => playState === "finished");
  });
}
