// The end-to-end tests drive the built page, served by the real server.
import { createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { defineConfig, devices } from "@playwright/test";
import { browserFlags, findBrowser } from "../../scripts/find-browser.ts";
import { findFirefox, NO_FIREFOX } from "../../scripts/find-firefox.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Playwright loads this file again in every worker: the environment hands both findings on.
const executablePath = (process.env["CHROMIUM_PATH"] ??= await findBrowser());
const port = (process.env["ALBATROSS_E2E_PORT"] ??= String(await findFreePort()));
const firefoxPath = (process.env["ALBATROSS_E2E_FIREFOX"] ??= findFirefox() ?? tellOfNoFirefox());

export default defineConfig({
  testDir: "e2e",
  outputDir: "../../reports/e2e",
  // A slow or busy machine is not a failure: a limit only has to end a hang.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  forbidOnly: process.env["CI"] !== undefined,
  // Where nobody can look at once. A test that needs it is named as flaky, and is a fault of page or test to be found.
  retries: process.env["CI"] === undefined ? 0 : 1,
  workers: 2,
  reporter: [["list"], ["json", { outputFile: "../../reports/e2e.json" }]],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath, args: [...browserFlags] },
    // Recording every test for the sake of those that fail takes more time than playing them.
    trace: process.env["ALBATROSS_E2E_TRACE"] === undefined ? "off" : "retain-on-failure",
    contextOptions: { reducedMotion: "reduce" },
    // Storing the page behind each test would cost time; the specs that are about it allow it.
    serviceWorkers: "block",
  },
  projects: [
    {
      name: "desktop",
      testIgnore: ["**/*.phone.spec.ts", "**/*.firefox.spec.ts"],
      use: { ...devices["Desktop Chrome"], viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testMatch: "**/*.phone.spec.ts",
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    // Driven by another library, which speaks the protocol that a plain Firefox understands.
    ...(firefoxPath === "" ? [] : [{ name: "firefox", testMatch: "**/*.firefox.spec.ts" }]),
  ],
  webServer: {
    command: `node --conditions=@albatross/source --import tsx/esm apps/server/src/main.ts --port ${port}`,
    cwd: root,
    url: `http://localhost:${port}/healthz`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});

/** Once: the empty path tells the workers, which load this file again. */
function tellOfNoFirefox(): "" {
  console.log(NO_FIREFOX);
  return "";
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
