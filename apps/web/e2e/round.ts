/** Rounds as a player has them: begun from the menu, their holes ended, their card read. */
import type { Locator } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { keyFor, type HolePage } from "./hole-page.ts";
import { expect } from "./test.ts";

/** Everything here is pressed with the keyboard, and Tab has to come there. */
export async function press(button: Locator): Promise<void> {
  await tabTo(button);
  await button.page().keyboard.press("Enter");
}

/** More than any state of the page has places for Tab to stop at. */
const MOST_STOPS = 60;

async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${target.toString()}`);
}

export async function openRounds(hole: HolePage): Promise<Locator> {
  await press(hole.button("More"));
  await press(hole.panel("More").getByRole("button", { name: /^(Round|Scorecard)$/ }));
  const panel = hole.page.getByRole("dialog", { name: /^(Round|Scorecard)$/ });
  await expect(panel).toBeFocused();
  return panel;
}

export async function startRound(
  hole: HolePage,
  choices: readonly ("Eighteen" | "36, four a hole" | "Winnable")[] = [],
): Promise<void> {
  const panel = await openRounds(hole);
  for (const name of choices) {
    await choose(panel, name);
  }
  const deal = await hole.board.getAttribute("data-deal");
  await press(panel.getByRole("button", { name: "Start the round" }));
  await expect(hole.board).not.toHaveAttribute("data-deal", deal ?? "");
  await expect(holeFigure(hole)).toHaveText(/^1\//);
}

/** Tab comes to the chosen one of a group, arrows go on from there. */
async function choose(panel: Locator, name: string): Promise<void> {
  const page = panel.page();
  const wanted = page.getByRole("radio", { name });
  const radios = panel.getByRole("group").filter({ has: wanted }).getByRole("radio");
  await tabTo(radios.and(page.locator(":checked")));
  for (let step = await radios.count(); step > 0 && !(await wanted.isChecked()); step--) {
    await page.keyboard.press("ArrowRight");
  }
  await expect(wanted).toBeChecked();
}

export function holeFigure(hole: HolePage): Locator {
  return hole.page.locator("[data-figure=hole] dd");
}

/** Takes the strokes of the open hole from its card, which asks once. */
export async function takeStrokes(hole: HolePage): Promise<void> {
  const panel = await openRounds(hole);
  await press(panel.getByRole("button", { name: "Take the strokes" }));
  const answer = panel.getByRole("button", { name: /^Take \d+ strokes?$/ });
  await expect(answer).toBeFocused();
  await answer.press("Enter");
  await expect(hole.board).toHaveAttribute("data-status", "conceded");
}

/** Clears the open hole by the judge's line; what it scores. */
export async function clearHole(hole: HolePage): Promise<number> {
  const deal = await hole.numberDealt();
  for (const move of bestLine({ deal })) await hole.page.keyboard.press(keyFor(move));
  await expect(hole.board).toHaveAttribute("data-status", "cleared");
  return Number(await hole.board.getAttribute("data-strokes"));
}

/** Goes on to the hole of this number. */
export async function goOn(hole: HolePage, number: number): Promise<void> {
  await hole.page.keyboard.press("n");
  await expect(holeFigure(hole)).toHaveText(new RegExp(`^${number}/`));
}

/** The strokes on a card, in the order of its holes: the text of each, with what is said of it. */
export async function readStrokes(card: Locator): Promise<readonly string[]> {
  return card.locator(".score").allTextContents();
}
