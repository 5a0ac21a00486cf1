/** Rounds as a player has them: begun from the menu, their holes ended, their card read. */
import type { Locator } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { keyFor, type HolePage } from "./hole-page.ts";
import { expect } from "./test.ts";

/** Everything here is pressed with the keyboard. */
export async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
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
    const radio = panel.getByRole("radio", { name });
    await radio.focus();
    await radio.press("Space");
  }
  const deal = await hole.board.getAttribute("data-deal");
  await press(panel.getByRole("button", { name: "Start the round" }));
  await expect(hole.board).not.toHaveAttribute("data-deal", deal ?? "");
  await expect(holeFigure(hole)).toHaveText(/^1\//);
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
