import { AxeBuilder } from "@axe-core/playwright";
import type { Page, Response } from "@playwright/test";
import { expect, test, watch } from "./test.ts";
import { WINDOWS } from "./room.ts";

/** Read from the built site, as a reader finds them: from the first page to all that it links to. */
async function allPages(page: Page): Promise<readonly string[]> {
  const found = new Set<string>();
  const waiting = ["/rules/", "/de/regeln/"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (found.has(path)) continue;
    found.add(path);
    const html = await (await page.request.get(path)).text();
    for (const [, href = ""] of html.matchAll(/<a [^>]*href="([^"#?]+)[^"]*"/g)) {
      const { origin, pathname } = new URL(href, new URL(path, "http://site.test"));
      // The game is no text page, and data are not read.
      const isText = pathname !== "/" && pathname.endsWith("/");
      if (origin === "http://site.test" && isText) waiting.push(pathname);
    }
  }
  return [...found].sort();
}

test("every page that is linked to is there, whole, and none loads more than 60 kB", async ({
  page,
}) => {
  test.slow();
  const paths = await allPages(page);
  expect(paths).toContain("/glossary/");
  expect(paths).toContain("/de/glossar/");
  // A page that goes through here is loaded without the browser's cache, as on a first visit.
  await page.route("**/*", (route) => route.continue());
  for (const path of paths) {
    const sizes: Promise<number>[] = [];
    const count = (response: Response): void =>
      void sizes.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
    page.on("response", count);
    const response = await page.goto(path, { waitUntil: "networkidle" });
    page.off("response", count);
    expect(response?.status(), path).toBe(200);
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(bytes, path).toBeGreaterThan(4000);
    expect(bytes, path).toBeLessThan(60_000);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
});

test("no page is wider than its window, or moves while it opens", async ({ page }) => {
  test.slow();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, "layoutShifts", shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, "value")));
    }).observe({ type: "layout-shift", buffered: true });
  });
  const paths = await allPages(page);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    for (const path of paths) {
      await page.goto(path);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} at ${window.width}`).toBeLessThanOrEqual(0);
      const shifts = await page.evaluate(() => Reflect.get(globalThis, "layoutShifts") as unknown);
      expect(shifts, `${path} at ${window.width}`).toEqual([]);
    }
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`nothing on the text pages bars anybody from them, ${colorScheme}`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ colorScheme });
    const barriers: string[] = [];
    for (const path of await allPages(page)) {
      await page.goto(path);
      const axe = new AxeBuilder({ page });
      axe.setLegacyMode(true);
      const { violations } = await axe.analyze();
      for (const { id, nodes } of violations) {
        barriers.push(`${path}: ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
      }
    }
    expect(barriers).toEqual([]);
  });
}

test("a page is read without scripts, to its last section and its boards", async ({
  browser,
  baseURL,
  faults,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  watch(context, baseURL ?? "", faults);
  const page = await context.newPage();
  await page.goto(`${baseURL}/rules`);
  expect(new URL(page.url()).pathname).toBe("/rules/");
  await expect(page.getByRole("heading", { name: "Where the rules come from" })).toBeVisible();
  await expect(page.getByRole("img", { name: /^Column 1: jack of diamonds/ })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Putt Putt/ })).toContainText("93.0 %");
  await page.getByRole("link", { name: "Deutsch" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Die Regeln der Golf-Patience");
  await context.close();
});

test("a page wears the colours that were chosen in the game", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem(
      "albatross.preferences",
      JSON.stringify({ format: 1, theme: "dark", felt: "lake" }),
    );
  });
  await page.goto("/rules/");
  const root = page.locator("html");
  await expect(root).toHaveAttribute("data-theme", "dark");
  await expect(root).toHaveAttribute("data-felt", "lake");
  const [red = 255] = await page
    .locator(".sheet")
    .evaluate((sheet) => (getComputedStyle(sheet).color.match(/[\d.]+/g) ?? []).map(Number));
  expect(red).toBeGreaterThan(0.9);
});

test("a board on a page goes on in the game, from there", async ({ page, hole }) => {
  await page.goto("/rules/#setup");
  await page.getByRole("link", { name: "Play from here" }).first().click();
  await hole.shows({ deal: 2 });
});
