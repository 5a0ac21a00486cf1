import type { Page } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { eachMove } from "./hole-page.ts";
import { expect, test } from "./test.ts";

test("P1, P7: a hole is played to its end with Tab and Enter alone, from the settings on", async ({
  hole,
  page,
}) => {
  test.slow();
  const line = bestLine({ deal: 17 });
  await hole.open({ deal: 17 });
  await tabTo(page, "More");
  await page.keyboard.press("Enter");
  await expect(hole.panel("More")).toBeFocused();
  await tabTo(page, "Settings");
  await page.keyboard.press("Enter");
  await expect(hole.panel("Settings")).toBeFocused();
  await tabTo(page, "Tab stops at every pile");
  await page.keyboard.press("Enter");
  await tabTo(page, "Close");
  await page.keyboard.press("Enter");
  await expect(hole.panel("Settings")).toBeHidden();

  for (const [move, made] of eachMove(line)) {
    await tabTo(page, move === "+" ? /^Stock,/ : new RegExp(`^Column ${move},`));
    await page.keyboard.press("Enter");
    await hole.shows({ deal: 17, moves: made });
  }
  await expect(hole.result).toHaveAccessibleName("Cleared, 7 draws to spare");
  await tabTo(page, "Undo last");
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 17, moves: line, undone: 1 });
});

test("the stops come in the order of the board, and Enter goes through the choices of a setting", async ({
  hole,
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("albatross.preferences", JSON.stringify({ format: 1, pileStops: "on" }));
  });
  await hole.open({ deal: 2 });
  const stops: string[] = [];
  await tabTo(page, /^Column 1,/);
  do {
    stops.push(await nameInFocus(page));
    await page.keyboard.press("Tab");
  } while (/^(Column|Stock)/.test(await nameInFocus(page)));
  expect(stops.map((name) => name.split(",")[0])).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7].map((column) => `Column ${column}`),
    "Stock",
  ]);
  await tabTo(page, "More");
  await page.keyboard.press("Enter");
  await tabTo(page, "Settings");
  await page.keyboard.press("Enter");
  await expect(hole.panel("Settings")).toBeFocused();
  const html = page.locator("html");
  for (let stop = 0; (await valueInFocus(page)) !== "system"; stop++) {
    expect(stop).toBeLessThan(40);
    await page.keyboard.press("Tab");
  }
  for (const theme of ["light", "dark"]) {
    await page.keyboard.press("Enter");
    await expect(html).toHaveAttribute("data-theme", theme);
    expect(await valueInFocus(page)).toBe(theme);
  }
  await page.keyboard.press("Enter");
  await expect(html).not.toHaveAttribute("data-theme", /./);
});

/** Presses Tab until the focus is on what has this name. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  for (let stops = 0; ; stops++) {
    const at = await nameInFocus(page);
    if (typeof name === "string" ? at === name : name.test(at)) return;
    expect(stops, `Tab never comes to ${String(name)}`).toBeLessThan(60);
    await page.keyboard.press("Tab");
  }
}

async function nameInFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at.matches("body, section")) return "";
    const labels = at.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const label = labels.map((id) => document.getElementById(id)?.textContent).join(" ");
    return at.getAttribute("aria-label") ?? (label || at.textContent);
  });
}

async function valueInFocus(page: Page): Promise<string> {
  return page.evaluate(() =>
    document.activeElement instanceof HTMLInputElement ? document.activeElement.value : "",
  );
}
