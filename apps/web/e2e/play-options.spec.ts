import type { Locator } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { keyFor, type HolePage } from "./hole-page.ts";
import { expect, IN_MOTION, test } from "./test.ts";

/** Deal 3: the last draw of its best line, and the plays that are sure from there. */
const LINE = bestLine({ deal: 3 });
const OWN = LINE.slice(0, LINE.lastIndexOf("+") + 1);
const SURE = LINE.length - OWN.length;

async function turn(hole: HolePage, ...names: readonly string[]): Promise<Locator> {
  await hole.button("More").click();
  await hole.button("Settings").click();
  const panel = hole.panel("Settings");
  for (const name of names) await panel.getByRole("switch", { name }).click();
  return panel;
}

test("T1: marks can be switched off, to the eye and to the ear, and the lamp says whether anything fits", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await expect(page.locator(".lamp")).toHaveCount(0);
  const panel = await turn(hole, "Mark cards that fit", "“Something fits” lamp");
  await expect(panel.getByRole("switch", { name: "Mark cards that fit" })).not.toBeChecked();
  await expect(page.locator("[data-playable=true]")).toHaveCount(0);
  await expect(hole.column(4)).toHaveAccessibleName(/two of spades on top$/);
  await expect(page.locator(".lamp")).toHaveAttribute("data-lit", "true");
  await expect(hole.waste).toHaveAccessibleName(/, something fits$/);
  await page.keyboard.press("Escape");
  await page.keyboard.press("4");
  await expect(hole.status).toContainText("Something fits.");
  await page.keyboard.press("q");
  await expect(hole.status).toContainText("run of 1. Something fits.");
  await expect(hole.status).not.toContainText("Fits:");
  // Until nothing fits any more.
  await page.keyboard.press("2");
  await page.keyboard.press("d");
  for (let draws = 1; (await lit(hole)) === "true"; draws++) {
    expect(draws).toBeLessThan(16);
    await page.keyboard.press("d");
  }
  await expect(hole.waste).toHaveAccessibleName(/, nothing fits$/);
  await expect(hole.status).toContainText("Nothing fits.");
  // A misfit is explained all the same, and all is kept.
  await page.reload();
  await hole.dealt();
  await expect(page.locator(".lamp")).toHaveAttribute("data-lit", "false");
  await expect(page.locator("[data-playable=true]")).toHaveCount(0);
});

test("T1: with marks and lamp off nothing is told but what was asked for", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 2 });
  await turn(hole, "Mark cards that fit");
  await page.keyboard.press("Escape");
  await page.keyboard.press("4");
  await expect(hole.status).toContainText("Exposed: king of hearts. 16 draws left.");
  await expect(hole.status).not.toContainText(/fit/i);
  await page.keyboard.press("1");
  await expect(hole.status).toHaveText("Needs Ace or 3");
  await page.keyboard.press("h");
  await expect(hole.status).toContainText("Hint: ");
});

test("the settings of play are set back together", async ({ hole, page }) => {
  await hole.open({ deal: 2 });
  const panel = await turn(hole, "Mark cards that fit", "Tab stops at every pile");
  await expect(hole.board.locator("[tabindex='0']")).toHaveCount(8);
  await panel.getByRole("button", { name: "Reset: Play" }).click();
  await expect(hole.board.locator("[tabindex='0']")).toHaveCount(1);
  await expect(page.locator("[data-playable=true]")).toHaveCount(1);
});

test("S2, T3: sure cards play themselves, say so, and one undo and one redo take them together", async ({
  hole,
  page,
}) => {
  await hole.open({ deal: 3 });
  await turn(hole, "Sure cards play themselves");
  await page.keyboard.press("Escape");
  expect(await hole.judged()).toBe("winnable");
  for (const move of OWN) await page.keyboard.press(keyFor(move));
  await expect(hole.result).toHaveAccessibleName("Cleared, 2 draws to spare");
  await expect(hole.result).toContainText("1 hint");
  await expect(hole.status).toContainText(`${SURE} cards played themselves.`);
  await page.keyboard.press("z");
  await expect(hole.board).toHaveAttribute("data-moves", OWN);
  await expect(hole.board).toHaveAttribute("data-undone", String(SURE));
  await expect(hole.status).toContainText("Undone.");
  await page.keyboard.press("y");
  await expect(hole.board).toHaveAttribute("data-status", "cleared");
  await page.keyboard.press("z");
  // An undo begins no new series, and after a reload each card is a step of its own.
  await page.reload();
  await expect(hole.board).toHaveAttribute("data-moves", OWN);
  await page.keyboard.press("y");
  await expect(hole.board).toHaveAttribute("data-undone", String(SURE - 1));
});

test.describe("in motion", () => {
  test.use(IN_MOTION);

  test("a press anywhere stops the cards that play themselves, and does what it always does", async ({
    hole,
    page,
  }) => {
    await hole.open({ deal: 3 });
    await turn(hole, "Sure cards play themselves");
    await page.keyboard.press("Escape");
    for (const move of OWN) await page.keyboard.press(keyFor(move));
    // Stopped from within the page, at the first card that plays itself: no test is quick enough.
    await page.evaluate((own) => {
      const board = document.querySelector("[role=application]");
      new MutationObserver((_, observer) => {
        const { length } = board?.getAttribute("data-moves") ?? "";
        if (length <= own.length) return;
        observer.disconnect();
        document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      }).observe(document.body, { subtree: true, attributeFilter: ["data-moves"] });
    }, OWN);
    await expect(hole.status).toContainText("Stopped. 1 card played itself.");
    const { moves } = await hole.read();
    expect(moves.length).toBe(OWN.length + 1);
    await hole.shows({ deal: 3, moves });
    await page.keyboard.press("z");
    await hole.shows({ deal: 3, moves, undone: 1 });
  });
});

async function lit(hole: HolePage): Promise<string | null> {
  return hole.page.locator(".lamp").getAttribute("data-lit");
}
