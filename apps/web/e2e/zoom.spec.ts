import { expect, test } from "./test.ts";
import { measureRoom } from "./room.ts";

/** A window of 1280 × 1024 at 200 % and at 400 %: the browser gives the page this many pixels of its own. */
const ZOOMED = [
  { zoom: "200 %", width: 640, height: 512 },
  { zoom: "400 %", width: 320, height: 256 },
] as const;

const PANELS = ["Deal", "Rules", "Settings", "Statistics", "Keys", "Still in the stock"] as const;

for (const { zoom, width, height } of ZOOMED) {
  test(`T8: at ${zoom} nothing is cut off, nothing scrolls sideways, and a hole is played`, async ({
    hole,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await hole.open({ deal: 2 });
    await hole.still();
    expect(await lostParts(page)).toEqual([]);
    for (const move of ["4", "+"]) {
      const target = move === "+" ? hole.stock : hole.column(Number(move));
      await target.click();
    }
    await hole.shows({ deal: 2, moves: "4+" });
    await hole.button("Undo").click();
    await hole.shows({ deal: 2, moves: "4+", undone: 1 });
    await hole.button("Hint").click();
    await expect(hole.status).toContainText("Hint: ");
  });

  test(`at ${zoom} every panel shows all that it has, and closes`, async ({ hole, page }) => {
    await page.setViewportSize({ width, height });
    await hole.open({ deal: 2 });
    for (const name of PANELS) {
      await hole.button("More").click();
      await hole.panel("More").getByRole("button", { name, exact: true }).click();
      const panel = hole.panel(name);
      await expect(panel).toBeVisible();
      await hole.still();
      for (const button of await panel.getByRole("button").all()) {
        await button.scrollIntoViewIfNeeded();
        await expect(button, `${name}: ${await button.innerText()}`).toBeInViewport({ ratio: 0.9 });
      }
      const sideways = await panel.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(sideways, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
      await panel.getByRole("button", { name: "Close" }).click();
      await expect(panel).toBeHidden();
    }
  });
}

test("text of twice the size is all there, and the board still plays", async ({ hole, page }) => {
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  for (const [deal, width, height] of [
    [2, 1280, 1024],
    [3, 390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await hole.open({ deal });
    await hole.still();
    const { outside } = await measureRoom(page);
    expect(outside, `${width} × ${height}`).toEqual([]);
    await hole.click("+");
    await hole.shows({ deal, moves: "+" });
  }
});

/** What no scrolling down brings into sight. */
async function lostParts(page: Parameters<typeof measureRoom>[0]): Promise<readonly string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const lost: string[] = [];
    if (root.scrollWidth > innerWidth) lost.push(`the page is ${root.scrollWidth} wide`);
    for (const part of document.querySelectorAll(".card, button, [data-pile=waste], .figure")) {
      const { left, right, top, bottom, width } = part.getBoundingClientRect();
      if (width === 0) continue;
      const isThere =
        left >= -0.5 &&
        right <= innerWidth + 0.5 &&
        top + scrollY >= -0.5 &&
        bottom + scrollY <= root.scrollHeight + 0.5;
      const name = part.getAttribute("aria-label") ?? part.textContent.trim();
      if (!isThere && !part.matches("[data-column]")) lost.push(name || part.className);
    }
    return lost;
  });
}
