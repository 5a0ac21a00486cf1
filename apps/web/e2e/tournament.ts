/** Tournaments as players have them: begun from the menu, played turn after turn, their card read. */
import type { Locator } from "@playwright/test";
import { thoughtlessLine } from "./best-play.ts";
import { keyFor, type HolePage } from "./hole-page.ts";
import { press } from "./round.ts";
import { expect } from "./test.ts";

export async function openTournaments(hole: HolePage): Promise<Locator> {
  await press(hole.button("More"));
  const menu = hole.panel("More");
  await press(menu.getByRole("button", { name: /^(Tournament|Scorecard)$/ }).last());
  const panel = hole.page.getByRole("dialog", { name: /^Tournament/ });
  await expect(panel).toBeFocused();
  return panel;
}

interface Chosen {
  readonly scoring?: "Match" | "Strokes" | "Skins";
  readonly packs?: "Own packs" | "Same deals";
  readonly speed?: "Slow" | "Normal" | "Fast" | "At once";
}

/** Somebody called Anna, and these: a name of a person, or of a computer player as the list has it. */
export async function startTournament(
  hole: HolePage,
  others: readonly { readonly name: string; readonly isComputer?: boolean }[],
  chosen: Chosen = {},
): Promise<void> {
  const panel = await openTournaments(hole);
  await panel.getByRole("radio", { name: String(others.length + 1), exact: true }).check();
  await panel.getByRole("group", { name: "Player 1" }).getByLabel("Name").fill("Anna");
  for (const [index, { name, isComputer }] of others.entries()) {
    const seat = panel.getByRole("group", { name: `Player ${index + 2}` });
    await seat.getByLabel("Who plays").selectOption(isComputer ? name : "Somebody here");
    if (!isComputer) await seat.getByLabel("Name").fill(name);
  }
  for (const name of Object.values(chosen)) {
    await panel.getByRole("radio", { name, exact: true }).check();
  }
  await press(panel.getByRole("button", { name: "Start the tournament" }));
  await expect(panel).toBeHidden();
}

/** Takes the device over: the board is out of sight until then. */
export async function takeOver(hole: HolePage, name: string): Promise<void> {
  const cover = hole.page.getByRole("region", { name: `${name}’s turn` });
  await expect(cover).toBeVisible();
  await expect(hole.board).toBeHidden();
  const show = cover.getByRole("button", { name: "Show the board" });
  await expect(show).toBeFocused();
  await hole.page.keyboard.press("Enter");
  await expect(hole.board).toBeVisible();
}

/** Plays the open hole until so many cards are played, and takes its strokes; what they are. */
export async function endHole(hole: HolePage, plays: number): Promise<number> {
  const line = thoughtlessLine({ deal: await hole.numberDealt() });
  let made = "";
  while (made.replaceAll("+", "").length < plays) made = line.slice(0, made.length + 1);
  for (const move of made) await hole.page.keyboard.press(keyFor(move));
  await expect(hole.board).toHaveAttribute("data-moves", made);
  await press(hole.button("More"));
  await press(hole.panel("More").getByRole("button", { name: "Take the strokes" }));
  const card = hole.panel("Tournament card");
  await press(card.getByRole("button", { name: "Take the strokes" }));
  await card.getByRole("button", { name: /^Take \d+ strokes$/ }).press("Enter");
  await expect(hole.board).toHaveAttribute("data-status", "conceded");
  return 35 - plays;
}

/** The button of a turn's end that leads to the next one. */
export function next(hole: HolePage, name: string): Locator {
  return hole.page.locator("[data-panel=result]").getByRole("button", { name, exact: true });
}

/** The strokes in a card's table, hole by hole, as they are told to a screen reader. */
export async function readCard(panel: Locator): Promise<readonly (readonly string[])[]> {
  const rows = await panel.locator(".tournament-table tbody tr").all();
  return Promise.all(rows.map(async (row) => row.getByRole("cell").allTextContents()));
}
