// npm run social-picture: what a link to a page shows where people share it, drawn by Chromium from the board of the
// built page of the rules, and checked in, so that a build needs no browser.
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { buildApp } from "../apps/server/src/app.ts";
import { builtPage } from "../apps/server/src/web-root.ts";
import { browserFlags, findBrowser } from "./find-browser.ts";
import { repositoryRoot, runCommand } from "./run-command.ts";

const PICTURE = join(repositoryRoot, "apps", "web", "public", "social.png");

const STYLE = `
  body { display: grid; grid-template-columns: 1fr 690px; align-items: center; gap: 40px; width: 1200px; height: 630px;
    padding: 0 56px; overflow: hidden; }
  h1 { margin: 0; font: 600 76px/1 var(--serif); }
  p { margin: 24px 0 0; color: var(--on-felt-soft); font: 400 34px/1.3 var(--serif); }
  .brand-flag { width: 60px; height: 84px; margin-bottom: 20px; }
  .board-picture { width: 690px; }
`;

/** Runs in the page: of all that is on it, the flag and the first board stay, beside the name. */
const COMPOSE = `
  const [sprite, flag, board] = [".sprite", ".brand-flag", ".board-picture"].map((part) => document.querySelector(part));
  const words = document.createElement("div");
  words.innerHTML = "<h1>Albatross</h1><p>Golf Solitaire<br>with an exact judge</p>";
  words.prepend(flag);
  document.body.replaceChildren(sprite, words, board);
`;

const { exitCode, output } = await runCommand(["vite", "build", "apps/web", "--logLevel", "warn"]);
if (exitCode !== 0) throw new Error(output);
const app = await buildApp({ webRoot: builtPage });
const address = await app.listen({ port: 0, host: "127.0.0.1" });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...browserFlags],
});
try {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    bypassCSP: true,
    colorScheme: "light",
  });
  await page.goto(`${address}/rules/`);
  await page.evaluate(COMPOSE);
  await page.addStyleTag({ content: STYLE });
  await page.screenshot({ path: PICTURE });
  console.log(`${PICTURE}, 1200 × 630`);
} finally {
  await browser.close();
  await app.close();
}
