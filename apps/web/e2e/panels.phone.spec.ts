import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

/** The panels that read or make something when they are opened, and what comes last in each. */
const PANELS = [
  ["Round", ".round-list"],
  ["Tournament", ".round-list"],
  ["Deal", ".recent"],
  ["Statistics", "input[value=files]"],
  ["Puzzles", ".puzzle-entry:not([data-state=making]):nth-child(3)"],
] as const;

/** From here on, whatever can be pressed in a panel and moves while nobody presses it is noted by its name. */
async function watchPanels(page: Page): Promise<void> {
  await page.evaluate(() => {
    const tops = new WeakMap<Element, number>();
    const moved = new Set<string>();
    const look = (): void => {
      for (const element of document.querySelectorAll(".panel :is(button, input, summary)")) {
        const { top } = element.getBoundingClientRect();
        const before = tops.get(element);
        if (before !== undefined && Math.abs(top - before) > 1) {
          moved.add(element.getAttribute("aria-label") ?? element.textContent);
        }
        tops.set(element, top);
      }
      requestAnimationFrame(look);
    };
    look();
    Reflect.set(window, "movedInPanels", () => [...moved]);
  });
}

for (const [name, last] of PANELS) {
  test(`nothing moves under a finger while a panel is read: ${name}`, async ({ hole, page }) => {
    await hole.open({ deal: 2 });
    await hole.judged();
    // What comes on demand comes late, each part by itself.
    await page.route("**/assets/*.js", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      await route.continue();
    });
    await watchPanels(page);
    await hole.button("More").tap();
    await hole.panel("More").getByRole("button", { name, exact: true }).tap();
    await expect(hole.panel(name).locator(last)).toBeAttached();
    await hole.still();
    const moved = await page.evaluate(() => {
      const told = Reflect.get(window, "movedInPanels") as () => readonly string[];
      return told();
    });
    expect(moved).toEqual([]);
  });
}
