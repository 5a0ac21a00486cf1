/**
 * The test function of these specs. Whatever a spec is about, it also fails when its pages log an error or
 * a warning, throw, break the content security policy, or ask another origin for anything.
 */
import { test as base, expect, type BrowserContext } from "@playwright/test";
import { HolePage } from "./hole-page.ts";

/** For specs about cards that fly. The others ask for no motion, since drawing it is most of their time. */
export const IN_MOTION = { contextOptions: { reducedMotion: "no-preference" } } as const;

interface Fixtures {
  readonly hole: HolePage;
  /** What went wrong in the background so far. A spec that provokes a fault takes it out again. */
  readonly faults: string[];
}

export const test = base.extend<Fixtures>({
  faults: [
    async ({ context, baseURL }, use) => {
      const faults: string[] = [];
      watch(context, baseURL ?? "", faults);
      await use(faults);
      expect(faults, "faults in the background").toEqual([]);
    },
    { auto: true },
  ],
  hole: async ({ page }, use) => {
    await use(new HolePage(page));
  },
});

/** Collects the faults of a context; specs that make a context of their own call it too. */
export function watch(context: BrowserContext, baseURL: string, faults: string[]): void {
  const { origin } = new URL(baseURL);
  context.on("console", (message) => {
    if (!["error", "warning"].includes(message.type())) return;
    // The tests' own block says so by a warning of its own.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    faults.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => faults.push(`thrown: ${String(error.error())}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) faults.push(`asked ${url.href}`);
  });
}

export { expect };
