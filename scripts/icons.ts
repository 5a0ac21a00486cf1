// npm run icons: the pictures of the installed page, drawn by Chromium from the two drawings and checked in, so that
// a build needs no browser.
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserFlags, findBrowser } from "./find-browser.ts";
import { repositoryRoot } from "./run-command.ts";

const web = join(repositoryRoot, "apps", "web");
const icons = join(web, "public", "icons");

/** The second drawing fills its square: a system cuts its own shape out of the middle of it. */
const ICON = join(web, "public", "icon.svg");
const MASKABLE = join(web, "pwa", "maskable.svg");

const PICTURES = [
  { name: "icon-192", drawing: ICON, sizePx: 192 },
  { name: "icon-512", drawing: ICON, sizePx: 512 },
  { name: "maskable-192", drawing: MASKABLE, sizePx: 192 },
  { name: "maskable-512", drawing: MASKABLE, sizePx: 512 },
  { name: "apple-touch-icon", drawing: MASKABLE, sizePx: 180 },
] as const;

mkdirSync(icons, { recursive: true });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserFlags],
});
try {
  const page = await browser.newPage();
  for (const { name, drawing, sizePx } of PICTURES) {
    await page.setViewportSize({ width: sizePx, height: sizePx });
    const svg = readFileSync(drawing, "utf8");
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    await page.screenshot({ path: join(icons, `${name}.png`), omitBackground: true });
    console.log(`${name}.png, ${sizePx} × ${sizePx}`);
  }
} finally {
  await browser.close();
}
