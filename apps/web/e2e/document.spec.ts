import { WINDOWS } from "./room.ts";
import { expect, test, watch } from "./test.ts";

test("the document names itself, its language and its icon, and allows only its own origin", async ({
  hole,
  page,
  request,
}) => {
  const response = await page.goto("/?deal=2&generator=1&rules=classic");
  await hole.dealt();
  expect(response?.headers()["content-security-policy"]).toContain("default-src 'self'");
  await expect(page).toHaveTitle("Albatross: Golf Solitaire");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /Golf Solitaire/);
  await expect(page.locator("meta[name=viewport]")).not.toHaveAttribute(
    "content",
    /user-scalable=no|maximum-scale/,
  );
  const icon = (await page.locator("link[rel=icon]").getAttribute("href")) ?? "";
  const loaded = await request.get(new URL(icon, page.url()).href);
  expect(loaded.ok()).toBe(true);
  expect(loaded.headers()["content-type"]).toContain("image/svg+xml");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Albatross");
  await expect(page.getByRole("main")).toHaveCount(1);
});

test("without scripts the page says why there is nothing to play", async ({
  browser,
  baseURL,
  faults,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  watch(context, baseURL ?? "", faults);
  const page = await context.newPage();
  await page.goto(baseURL ?? "");
  const [english, german] = [
    page.locator("noscript p:not([lang])").first(),
    page.locator("noscript [lang=de]").first(),
  ];
  await expect(english).toBeVisible();
  await expect(english).toContainText("this browser has it switched off");
  await expect(german).toContainText("in diesem Browser ist es abgeschaltet");
  await page.getByRole("link", { name: "The rules of Golf Solitaire" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The rules of Golf Solitaire");
  await context.close();
});

test("nothing jumps while the page opens, in any window", async ({ hole, page }) => {
  await page.addInitScript(recordShifts);
  for (const window of WINDOWS) {
    await page.setViewportSize(window);
    // Without a deal in the address the page stands empty until one is found.
    await hole.openAny();
    await expect(hole.verdict).toHaveText("Verdict: Winnable");
    await expect(hole.status).not.toBeEmpty();
    const shifts = await page.evaluate(() => Reflect.get(window, "layoutShifts") as unknown);
    expect(shifts, `${window.width} × ${window.height}`).toEqual([]);
  }
});

test("T1: in forced colours playable, hinted and focused piles still differ", async ({
  hole,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await hole.open({ deal: 2 });
  const outlineOf = (column: number): Promise<string> =>
    hole
      .column(column)
      .locator(".edge")
      .evaluate((edge) => getComputedStyle(edge).outlineStyle);
  expect(await outlineOf(4)).toBe("solid");
  expect(await outlineOf(1)).toBe("none");
  await page.keyboard.press("h");
  await expect(hole.column(4)).toHaveAttribute("data-hinted", "true");
  expect(await outlineOf(4)).toBe("double");
  await hole.column(1).focus();
  await page.keyboard.press("ArrowRight");
  expect(await outlineOf(2)).toBe("dashed");
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
});

/** Runs in the page before its scripts: notes whatever is drawn in another place than it was before. */
function recordShifts(): void {
  const noted: string[] = [];
  Reflect.set(window, "layoutShifts", noted);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const value = Number(Reflect.get(entry, "value"));
      // The verdict's badge grows with its words.
      if (value < 0.001) continue;
      const sources = Reflect.get(entry, "sources") as readonly { readonly node: Node | null }[];
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : "?"));
      noted.push(`${value.toFixed(3)}: ${moved.join(", ")}`);
    }
  }).observe({ type: "layout-shift", buffered: true });
}
