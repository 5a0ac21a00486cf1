/** The settings as a player reaches them, and as a page finds them that was set up in an earlier visit. */
import type { Locator, Page } from "@playwright/test";
import type { HolePage } from "./hole-page.ts";
import { expect } from "./test.ts";

export async function openSettings(hole: HolePage): Promise<Locator> {
  await hole.button("More").click();
  await hole.panel("More").getByRole("button", { name: "Settings", exact: true }).click();
  const panel = hole.panel("Settings");
  await expect(panel).toBeVisible();
  return panel;
}

/** Chooses a value by the names that are on the panel. */
export async function choose(panel: Locator, setting: string, value: string): Promise<void> {
  await radio(panel, setting, value).check();
}

export function radio(panel: Locator, setting: string, value: string): Locator {
  return panel
    .getByRole("group", { name: setting, exact: true })
    .getByRole("radio", { name: value, exact: true });
}

/** To be called before the page is opened: what an earlier visit has chosen. Reloads keep what is chosen since. */
export async function preferEarlier(page: Page, chosen: object): Promise<void> {
  await page.addInitScript(
    (text) => {
      const key = "albatross.preferences";
      if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    },
    JSON.stringify({ format: 1, ...chosen }),
  );
}
