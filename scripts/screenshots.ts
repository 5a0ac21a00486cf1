// npm run screenshots: the page in its main states at all sizes, light and dark, into reports/screenshots,
// to be looked at; and the pictures of the documents into docs/images. With names of states only those:
// npm run screenshots -- cleared round
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, type Page, chromium } from "@playwright/test";
import { buildApp } from "../apps/server/src/app.ts";
import { builtPage } from "../apps/server/src/web-root.ts";
import { browserFlags, findBrowser } from "./find-browser.ts";
import { repositoryRoot, runCommand } from "./run-command.ts";

const SIZES = ["320x568", "390x844", "844x390", "768x1024", "1440x900", "3840x2160"] as const;
const SCHEMES = ["light", "dark"] as const;

interface State {
  readonly name: string;
  readonly query: string;
  /** Brings the page from the query to the state. */
  readonly reach?: (page: Page) => Promise<void>;
}

/** Deal 2 can be cleared; this is the judge's line, three cards left in the stock. */
const CLEARED = "4+53772+++564+6775+1++471141353364622125++2++3+6";

const STATES: readonly State[] = [
  { name: "dealt", query: "deal=2" },
  { name: "midway", query: `deal=2&moves=${encodeURIComponent(CLEARED.slice(0, 24))}` },
  { name: "hint", query: "deal=2", reach: async (page) => askHint(page) },
  { name: "refused", query: "deal=2", reach: async (page) => page.keyboard.press("1") },
  { name: "cleared", query: `deal=2&moves=${encodeURIComponent(CLEARED)}` },
  { name: "stuck", query: "deal=1", reach: async (page) => getStuck(page) },
  { name: "no-longer", query: `deal=2&moves=${encodeURIComponent("+".repeat(9))}` },
  { name: "rules", query: "deal=2", reach: async (page) => openFromMore(page, "Rules") },
  { name: "settings", query: "deal=2", reach: async (page) => openFromMore(page, "Settings") },
  {
    name: "stock",
    query: "deal=2",
    reach: async (page) => openFromMore(page, "Still in the stock"),
  },
  { name: "more", query: "deal=2", reach: async (page) => openMore(page) },
  { name: "deal", query: "deal=2", reach: async (page) => openFromMore(page, "Deal") },
  { name: "own-rules", query: "deal=2", reach: async (page) => openOwnRules(page) },
  { name: "coach", query: "deal=2", reach: async (page) => askCoach(page) },
  {
    name: "review",
    query: `deal=2&moves=${encodeURIComponent(CLEARED)}&review=1`,
    reach: reviewed,
  },
  { name: "puzzles", query: "deal=2", reach: async (page) => openPuzzles(page) },
  { name: "puzzle", query: "deal=2", reach: async (page) => beginPuzzle(page) },
  { name: "tournament", query: "deal=2", reach: async (page) => openFromMore(page, "Tournament") },
  { name: "turn", query: "deal=2", reach: async (page) => beginTournament(page) },
  { name: "paused", query: "deal=2", reach: async (page) => pause(page) },
  { name: "statistics", query: "deal=2", reach: async (page) => showStatistics(page) },
  { name: "round", query: "deal=2", reach: async (page) => playHoles(page, 3) },
  { name: "round-over", query: "deal=2", reach: async (page) => playHoles(page, 9) },
  { name: "keys", query: "deal=2", reach: async (page) => page.keyboard.press("?") },
  { name: "bad-link", query: "deal=2&generator=9" },
  { name: "blind", query: "deal=7&rules=blind" },
  { name: "nine-columns", query: "deal=7&rules=columns%3D9" },
  { name: "free-start", query: "deal=7&rules=free-start" },
];

async function askHint(page: Page): Promise<void> {
  await page.keyboard.press("h");
  await page.locator('[data-hinted="true"]').waitFor();
}

/**
 * Plays thoughtlessly to the end of the hole: whatever fits goes first, so that it ends stuck or cleared, and not with
 * cards to play.
 */
async function drawAll(page: Page): Promise<void> {
  for (let draw = 0; draw <= 16; draw++) {
    for (let round = 0; round < 3; round++) await page.keyboard.type("1234567");
    await page.keyboard.press("d");
  }
  // A run goes as often from left to right as it has turns.
  const end = page.locator("[data-status=stuck], [data-status=cleared]");
  for (let round = 0; round < 12 && (await end.count()) === 0; round++) {
    await page.keyboard.type("1234567");
  }
}

async function getStuck(page: Page): Promise<void> {
  await drawAll(page);
  await page.locator("[data-panel=result]").waitFor();
}

async function pause(page: Page): Promise<void> {
  await page.keyboard.press("p");
  await page.locator("section.paused").waitFor();
}

async function openMore(page: Page): Promise<void> {
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("dialog", { name: "More" }).waitFor();
}

async function openFromMore(page: Page, name: string): Promise<void> {
  await openMore(page);
  await page
    .getByRole("dialog", { name: "More" })
    .getByRole("button", { name, exact: true })
    .click();
  await page.getByRole("dialog", { name, exact: true }).waitFor();
}

async function openOwnRules(page: Page): Promise<void> {
  await openFromMore(page, "Rules");
  await page.getByRole("button", { name: "Own rules…" }).click();
  await page.locator("[data-panel=own-rules]").waitFor();
}

async function askCoach(page: Page): Promise<void> {
  await openFromMore(page, "Coach");
  await page.locator("[data-panel=coach] [data-done=true]").waitFor({ state: "attached" });
}

async function reviewed(page: Page): Promise<void> {
  await page.locator("[data-panel=review] [data-state=done]").waitFor({ state: "attached" });
}

async function openPuzzles(page: Page): Promise<void> {
  await openFromMore(page, "Puzzles");
  await page.locator(".puzzle-entry:not([data-state=making]):nth-child(3)").waitFor();
}

async function beginPuzzle(page: Page): Promise<void> {
  await openPuzzles(page);
  await page.getByRole("button", { name: /^Solve: Medium/ }).click();
  await page.getByRole("region", { name: "Puzzle" }).waitFor();
}

async function beginTournament(page: Page): Promise<void> {
  await openFromMore(page, "Tournament");
  await page.getByRole("button", { name: "Start the tournament" }).click();
  await page.locator("section.paused").waitFor();
}

/** A hole of one's own: what came with a link does not count. */
async function showStatistics(page: Page): Promise<void> {
  await page.keyboard.type(CLEARED.replaceAll("+", "d"));
  await page.locator("[data-status=cleared]").waitFor();
  await page.keyboard.press("Escape");
  await openFromMore(page, "Statistics");
}

/** A round whose holes are played thoughtlessly, in the middle of the next one or at its end. */
async function playHoles(page: Page, count: number): Promise<void> {
  await openFromMore(page, "Round");
  await page.getByRole("button", { name: "Start the round" }).click();
  for (let hole = 1; hole <= count; hole++) {
    await page.locator("[data-figure=hole] dd", { hasText: `${hole}/9` }).waitFor();
    await drawAll(page);
    await page.locator("[data-status=stuck], [data-status=cleared]").waitFor();
    const taking = page.getByRole("button", { name: /^Take \d+ stroke/ });
    const next = page.getByRole("button", { name: "Next hole" });
    await taking.or(next).first().waitFor();
    if (await taking.isVisible()) await taking.click();
    if (hole < 9) await next.click();
  }
}

const asked = process.argv.slice(2);
const stranger = asked.find((name) => !STATES.some((state) => state.name === name));
if (stranger !== undefined) {
  const names = STATES.map(({ name }) => name).join(", ");
  throw new Error(`there is no state "${stranger}"; there are ${names}`);
}
const states = asked.length > 0 ? STATES.filter(({ name }) => asked.includes(name)) : STATES;

/** A review of a hole is many seconds of computing. */
const LIMIT_MS = 120_000;

/** What README shows: the state, its window and scheme, and the file in docs/images. */
const SHOWN = [
  ["midway", "1440x900", "light", "board.webp"],
  ["cleared", "390x844", "dark", "phone.webp"],
] as const;

const built = await runCommand(["vite", "build", "apps/web", "--logLevel", "warn"]);
if (built.exitCode !== 0) throw new Error(`the page could not be built\n${built.output}`);

const app = await buildApp({ webRoot: builtPage });
const address = await app.listen({ host: "127.0.0.1", port: 0 });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserFlags],
});
try {
  const shots = join(repositoryRoot, "reports", "screenshots");
  mkdirSync(shots, { recursive: true });
  for (const state of states) {
    for (const size of SIZES) {
      for (const scheme of SCHEMES) {
        await takePicture(
          browser,
          state,
          size,
          scheme,
          join(shots, `${state.name}-${size}-${scheme}.png`),
        );
      }
    }
  }
  console.log(`${states.length * SIZES.length * SCHEMES.length} pictures in ${shots}`);
} finally {
  await browser.close();
  await app.close();
}

async function takePicture(
  browser: Browser,
  state: State,
  size: (typeof SIZES)[number],
  colorScheme: (typeof SCHEMES)[number],
  path: string,
): Promise<void> {
  const [width = 0, height = 0] = size.split("x").map(Number);
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme,
    reducedMotion: "reduce",
    hasTouch: width < 1000,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  await page.goto(`${address}/?${state.query}`);
  await page.waitForLoadState("networkidle");
  await state.reach?.(page);
  // The verdict comes from the worker; what it says belongs into the picture.
  await page.locator("[data-verdict=working]").waitFor({ state: "hidden" });
  await page.screenshot({ path });
  const shown = SHOWN.find(
    ([name, ...way]) => name === state.name && way[0] === size && way[1] === colorScheme,
  );
  if (shown) await takeSmallPicture(page, shown[3]);
  await context.close();
}

/** As WebP, a quarter of what the same picture takes as PNG. */
async function takeSmallPicture(page: Page, file: string): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { data } = await client.send("Page.captureScreenshot", { format: "webp", quality: 82 });
  const images = join(repositoryRoot, "docs", "images");
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, file), Buffer.from(data, "base64"));
}
