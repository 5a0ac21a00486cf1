import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { bestLine } from "./best-play.ts";
import { HolePage, keyFor, linkTo } from "./hole-page.ts";
import { openSite, type Site } from "./site.ts";
import { expect, test as base } from "./test.ts";

const test = base.extend<{ readonly site: Site }>({
  // Playwright finds out what a fixture needs from the names in the braces.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, use) => {
    const site = await openSite();
    await use(site);
    await site.remove();
  },
  baseURL: async ({ site }, use) => {
    await use(site.address);
  },
});

test.use({ serviceWorkers: "allow" });

const OFFER = "A new version is ready; your hole stays.";
const ELSEWHERE = "Another tab changed to a new version";

/** Waits until the page says that it can do without a network. */
async function ready(hole: HolePage): Promise<void> {
  await hole.button("More").click();
  await expect(hole.panel("More").getByText("Ready to play offline.")).toBeVisible();
  await hole.page.keyboard.press("Escape");
}

async function buildOf(page: Page): Promise<string | null> {
  return page.locator("meta[name=albatross-build]").getAttribute("content");
}

/** Everything that the page has loaded as a part of itself. */
async function loadedBy(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/assets/")),
  );
}

async function expectWhole(page: Page, site: Site, name: "first" | "second"): Promise<void> {
  const { id, folder, stored } = site.builds[name];
  expect(await buildOf(page)).toBe(id);
  const loaded = await loadedBy(page);
  expect(loaded.length).toBeGreaterThan(2);
  expect(stored).toEqual(expect.arrayContaining([...loaded]));
  // Also what the page has not asked for yet is there, byte for byte.
  const assets = stored.filter((path) => path.startsWith("/assets/"));
  const served = await page.evaluate(
    async (paths) => Promise.all(paths.map(async (path) => (await fetch(path)).text())),
    assets,
  );
  expect(served).toEqual(assets.map((path) => readFileSync(join(folder, path), "utf8")));
}

test("after the first visit the page plays without a network: a deal by number, by link, in a new tab", async ({
  hole,
  page,
  context,
  site,
}) => {
  const line = bestLine({ deal: 2 }).slice(0, 12);
  await hole.open({ deal: 2 });
  await ready(hole);
  await site.takeDown();
  await context.setOffline(true);
  await page.reload();
  await hole.shows({ deal: 2 });
  for (const move of line) await page.keyboard.press(keyFor(move));
  await hole.shows({ deal: 2, moves: line });
  expect(await hole.judged()).toBe("winnable");
  await page.keyboard.press("h");
  await expect(hole.status).toContainText("Hint: ");

  await hole.button("Deal 2").click();
  await hole.panel("Deal").getByLabel("Deal number").fill("12345");
  await page.keyboard.press("Enter");
  await hole.shows({ deal: 12345, leftAnother: true });
  await hole.open({ deal: 7 });
  expect(await hole.judged()).not.toBe("unknown");

  const other = new HolePage(await context.newPage());
  await other.open({ deal: 2, moves: line });
  await expectWhole(other.page, site, "first");
});

test("everything that is built is stored, but for maps, what is compressed, the pictures of who installs and texts in another language", async ({
  hole,
  page,
  site,
}) => {
  await hole.openAny();
  await ready(hole);
  const storedNow = (): Promise<readonly string[]> =>
    page.evaluate(async () => {
      const caches = await Promise.all(
        (await window.caches.keys()).map(async (name) => (await window.caches.open(name)).keys()),
      );
      return caches
        .flat()
        .map(({ url }) => new URL(url).pathname)
        .sort();
    });
  const built = readdirSync(site.builds.first.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.builds.first.folder.length))
    .map((path) => path.replaceAll("\\", "/").replace("/index.html", "/"))
    .filter(
      (path) =>
        !/[.](map|br|gz)$|^.screenshots.|^.sw[.]js$|^.social[.]png$|[.]csv$|^.de./.test(path),
    );
  // The texts come after what is played, and nobody waits for them.
  await expect.poll(storedNow).toEqual([...built].sort());
});

test("a new version is offered, and taking it keeps the hole, what is undone and the run", async ({
  hole,
  page,
  site,
}) => {
  const line = bestLine({ deal: 2 }).slice(0, 12);
  await hole.open({ deal: 2 });
  await ready(hole);
  for (const move of line) await page.keyboard.press(keyFor(move));
  await page.keyboard.press("z");
  await page.keyboard.press("z");
  site.deploy("second");
  await page.reload();
  await expect(page.getByText(OFFER)).toBeVisible();
  await expectWhole(page, site, "first");
  await hole.shows({ deal: 2, moves: line, undone: 2 });

  await hole.button("Change now").click();
  await expect.poll(() => buildOf(page)).toBe(site.builds.second.id);
  await hole.shows({ deal: 2, moves: line, undone: 2 });
  await expect(page.getByText(OFFER)).toBeHidden();
  await ready(hole);
  await expectWhole(page, site, "second");
  await page.keyboard.press("y");
  await page.keyboard.press("y");
  await hole.shows({ deal: 2, moves: line });
  for (let step = 0; step < line.length; step++) await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: line, undone: line.length });
  // Nobody plays from the first build any more.
  await expect.poll(() => page.evaluate(async () => (await window.caches.keys()).length)).toBe(1);
});

test("who does not take it plays on in the old version, whole, and can put it off", async ({
  hole,
  page,
  site,
}) => {
  await hole.open({ deal: 2 });
  await ready(hole);
  site.deploy("second");
  await page.reload();
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.keyboard.press("4");
  await hole.shows({ deal: 2, moves: "4" });
  await hole.button("Later").click();
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.keyboard.press("d");
  await hole.shows({ deal: 2, moves: "4+" });
  await expectWhole(page, site, "first");
  await hole.button("More").click();
  await expect(hole.panel("More").getByText(OFFER)).toBeVisible();
  await hole.panel("More").getByRole("button", { name: "Change now" }).click();
  await expect.poll(() => buildOf(page)).toBe(site.builds.second.id);
  await hole.shows({ deal: 2, moves: "4+" });
});

test("a second tab is not reloaded: it says so, plays on in its own version, and follows when asked", async ({
  hole,
  page,
  context,
  site,
}) => {
  await hole.open({ deal: 2 });
  await ready(hole);
  const second = new HolePage(await context.newPage());
  await second.open({ deal: 12 });
  await ready(second);
  site.deploy("second");
  await page.reload();
  await expect(page.getByText(OFFER)).toBeVisible();
  await expect(second.page.getByText(OFFER)).toBeVisible();
  await second.page.keyboard.press("d");
  await hole.button("Change now").click();
  await expect.poll(() => buildOf(page)).toBe(site.builds.second.id);

  await expect(second.page.getByText(ELSEWHERE)).toBeVisible();
  await second.page.keyboard.press("d");
  await second.shows({ deal: 12, moves: "++" });
  await second.page.keyboard.press("z");
  await expectWhole(second.page, site, "first");
  await expectWhole(page, site, "second");
  await second.button("Change now").click();
  await expect.poll(() => buildOf(second.page)).toBe(site.builds.second.id);
  await second.shows({ deal: 12, moves: "++", undone: 1 });
  await expectWhole(second.page, site, "second");
});

test("a deployment with a file of another build in it is not taken: the old version goes on", async ({
  hole,
  page,
  site,
  faults,
}) => {
  await hole.open({ deal: 2 });
  await ready(hole);
  const { folder, stored } = site.builds.second;
  const style = stored.find((path) => path.endsWith(".css")) ?? "";
  writeFileSync(join(folder, style), "/* of a third build */");
  site.deploy("second");
  const failed = page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const { installing } = registration;
    return new Promise<string>((resolve) => {
      installing?.addEventListener("statechange", () => resolve(installing.state));
    });
  });
  expect(await failed).toBe("redundant");
  await expect(page.getByText(OFFER)).toBeHidden();
  await page.reload();
  await hole.shows({ deal: 2 });
  await expectWhole(page, site, "first");
  // The browser says which checksum was wrong.
  const told = faults.splice(0);
  expect(told.filter((fault) => !/integrity|digest/.test(fault))).toEqual([]);
});

test("where the database keeps nothing, taking a new version keeps the hole all the same", async ({
  hole,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await hole.open({ deal: 2 });
  await ready(hole);
  site.deploy("second");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(page.getByText(OFFER)).toBeVisible();
  await page.keyboard.press("4");
  await page.keyboard.press("d");
  await page.keyboard.press("z");
  await hole.shows({ deal: 2, moves: "4+", undone: 1 });
  await hole.button("Change now").click();
  await expect.poll(() => buildOf(page)).toBe(site.builds.second.id);
  await hole.shows({ deal: 2, moves: "4+", undone: 1 });
});

test("where nothing at all can keep the hole, the change is asked for twice", async ({
  hole,
  page,
  site,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "indexedDB", { value: undefined });
    Object.defineProperty(window, "sessionStorage", { value: undefined });
  });
  await hole.open({ deal: 2 });
  await ready(hole);
  site.deploy("second");
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.keyboard.press("4");
  await hole.button("Change now").click();
  await expect(page.getByText("This hole cannot be kept over a change of version")).toBeVisible();
  await hole.shows({ deal: 2, moves: "4" });
  await hole.button("Change anyway").click();
  await expect.poll(() => buildOf(page)).toBe(site.builds.second.id);
});

test("a browser that refuses service workers says so in the menu, and plays on", async ({
  hole,
  page,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException("refused", "SecurityError"));
  });
  await hole.open({ deal: 2 });
  await page.keyboard.press("4");
  await hole.button("More").click();
  await expect(hole.panel("More").getByText("opening it needs the network")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("d");
  await hole.shows({ deal: 2, moves: "4+" });
});

test("the page can be installed: its manifest is without fault, its pictures have the sizes they claim", async ({
  hole,
  page,
  context,
}) => {
  await hole.openAny();
  await ready(hole);
  const client = await context.newCDPSession(page);
  const { url, errors } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // A window that leaves no trace can install nothing; the tests run in one.
  const faults = installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito");
  expect(faults).toEqual([]);
  const sizes = await page.evaluate(async (address) => {
    const manifest: {
      readonly [List in "icons" | "screenshots"]: {
        readonly src: string;
        readonly sizes: string;
      }[];
    } = await (await fetch(address)).json();
    const pictures = [...manifest.icons, ...manifest.screenshots];
    return Promise.all(
      pictures
        .filter(({ sizes }) => sizes !== "any")
        .map(async ({ src, sizes }) => {
          const picture = new Image();
          picture.src = new URL(src, address).href;
          await picture.decode();
          return [sizes, `${picture.naturalWidth}x${picture.naturalHeight}`] as const;
        }),
    );
  }, url);
  expect(sizes.length).toBeGreaterThan(4);
  for (const [claimed, real] of sizes) expect(real).toBe(claimed);
});

test("the shortcut of the installed page deals anew and leaves the hole in progress for later", async ({
  hole,
  page,
  context,
}) => {
  await hole.open({ deal: 12 });
  await page.keyboard.press("d");
  await hole.shows({ deal: 12, moves: "+" });
  await page.goto("/?new");
  await hole.dealt();
  expect(await hole.numberDealt()).not.toBe(12n);
  await expect(page).toHaveURL(/deal=\d+&generator=1/);
  const other = new HolePage(await context.newPage());
  await other.page.goto(linkTo({ deal: 12 }));
  await other.shows({ deal: 12, moves: "+" });
});
