/** The page in German, and what of its words does not fit into their places. */
import type { Page } from "@playwright/test";
import type { HolePage } from "./hole-page.ts";
import { measureRoom } from "./room.ts";
import { expect } from "./test.ts";

/** As somebody has it who chose German in an earlier visit. */
export async function chooseGerman(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept = { format: 1, language: "de", hasPlayed: true };
    localStorage.setItem("albatross.preferences", JSON.stringify(kept));
  });
}

/** The panels of the menu, by the names of their buttons and their titles. */
export const GERMAN_PANELS = [
  ["Runde", "Runde"],
  ["Turnier", "Turnier"],
  ["Noch im Talon", "Noch im Talon"],
  ["Blatt", "Blatt"],
  ["Regeln", "Regeln"],
  ["Rätsel", "Rätsel"],
  ["Einstellungen", "Einstellungen"],
  ["Statistik", "Statistik"],
  ["Tasten", "Tasten"],
] as const;

/** Buttons, labels and lines whose words stick out of them, or out of the panel that they are in. */
async function findSqueezed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const squeezed: string[] = [];
    const places = "button, label, p, dt, dd, h2, h3, th, td, legend, span, small, .badge, .figure";
    for (const element of document.querySelectorAll<HTMLElement>(places)) {
      // What is one pixel wide is there for ears.
      if (element.closest(".for-ears, .printed-card, .message") || element.clientWidth <= 1)
        continue;
      const name = element.textContent.trim();
      if (element.scrollWidth > element.clientWidth + 1) squeezed.push(`${name}: too wide`);
      const panel = element.closest(".panel, .bad-link")?.getBoundingClientRect();
      const { left, right } = element.getBoundingClientRect();
      if (panel && (left < panel.left - 0.5 || right > panel.right + 0.5)) {
        squeezed.push(`${name}: outside its panel`);
      }
    }
    return squeezed;
  });
}

/** What does not fit where the page now is. */
export async function findFaults(hole: HolePage, where: string): Promise<readonly string[]> {
  await hole.laidOut();
  const { outside, small } = await measureRoom(hole.page);
  const squeezed = await findSqueezed(hole.page);
  return [...outside, ...small, ...squeezed].map((fault) => `${where}: ${fault}`);
}

export async function openFromMenu(hole: HolePage, button: string, title: string): Promise<void> {
  await hole.button("Mehr").tap();
  const menu = hole.page.locator("[data-panel=more]");
  await menu.getByRole("button", { name: button, exact: true }).tap();
  await expect(hole.panel(title)).toBeVisible();
}
