/** The browser that benches of the page measure in, the page as it is served, and scripts to put into it. */
import { chromium, type Browser } from "@playwright/test";
import { build, defaultClientConditions } from "vite";
import { fileURLToPath } from "node:url";
import { buildApp } from "../apps/server/src/app.ts";
import { builtPage } from "../apps/server/src/web-root.ts";
import { browserFlags, findBrowser } from "../scripts/find-browser.ts";
import { runCommand } from "../scripts/run-command.ts";

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags] });
}

/** A browser that dies of a busy machine is no result: so often another one is asked. */
const MOST_BROWSERS = 3;

/** What a browser of its own measures, from the start again if that browser goes away meanwhile. */
export async function inBrowser<Result>(
  measure: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  for (let count = 1; ; count++) {
    const browser = await openBrowser();
    try {
      return await measure(browser);
    } catch (error) {
      if (browser.isConnected() || count === MOST_BROWSERS) throw error;
    } finally {
      await browser.close();
    }
  }
}

export interface ServedPage {
  readonly address: string;
  close(): Promise<void>;
}

/** Builds the page, and serves it as `npm start` does. */
export async function servePage(): Promise<ServedPage> {
  const built = await runCommand(["vite", "build", "apps/web", "--logLevel", "warn"]);
  if (built.exitCode !== 0) throw new Error(`the page could not be built\n${built.output}`);
  const app = await buildApp({ webRoot: builtPage });
  const listening = await app.listen({ host: "127.0.0.1", port: 0 });
  // Of localhost a browser believes that it is secure.
  return { address: listening.replace("127.0.0.1", "localhost"), close: () => app.close() };
}

/** A file of bench/in-page with all that it imports, as one script. */
export async function bundle(name: string): Promise<string> {
  const entry = fileURLToPath(new URL(`./in-page/${name}`, import.meta.url));
  const output = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@albatross/source", ...defaultClientConditions] },
    build: { write: false, lib: { entry, formats: ["iife"], name: "inPage" } },
  });
  const [made] = Array.isArray(output) ? output : [output];
  const [chunk] = made !== undefined && "output" in made ? made.output : [];
  if (chunk?.type !== "chunk") throw new Error(`${name} made no script`);
  return chunk.code;
}

/** What a measured time depends on, and no table shows: other work that this machine does meanwhile. */
export function describeLoad(loads: readonly number[]): string {
  const [least, most] = [Math.min(...loads), Math.max(...loads)].map((load) => load.toFixed(1));
  return `While it ran, ${least} to ${most} processes wanted a core.`;
}
