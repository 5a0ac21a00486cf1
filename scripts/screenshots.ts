// npm run screenshots: the page in its main states at all sizes, light and dark, into reports/screenshots,
// to be looked at; and the pictures of the documents into docs/images.
import { copyFileSync, mkdirSync } from "node:fs";
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
  { name: "stuck", query: "deal=1", reach: async (page) => drawAll(page) },
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

/** Whatever fits goes first, so that the end is a stuck hole and not one with cards to play. */
async function drawAll(page: Page): Promise<void> {
  for (let draw = 0; draw <= 16; draw++) {
    for (let round = 0; round < 3; round++) await page.keyboard.type("1234567");
    await page.keyboard.press("d");
  }
}

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
  for (const state of STATES) {
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
  const images = join(repositoryRoot, "docs", "images");
  mkdirSync(images, { recursive: true });
  copyFileSync(join(shots, "midway-1440x900-light.png"), join(images, "board.png"));
  copyFileSync(join(shots, "midway-390x844-dark.png"), join(images, "phone.png"));
  console.log(`${STATES.length * SIZES.length * SCHEMES.length} pictures in ${shots}`);
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
  await page.goto(`${address}/?${state.query}`);
  await page.waitForLoadState("networkidle");
  await state.reach?.(page);
  // The verdict comes from the worker; what it says belongs into the picture.
  await page
    .getByText(/working|…/i)
    .first()
    .waitFor({ state: "hidden" });
  await page.screenshot({ path });
  await context.close();
}
