import { defaultServerConditions } from "vite";
import { configDefaults, defineConfig } from "vitest/config";

// What all runs of Vitest have in common: tests, slow tests, mutants.

// Workspaces resolve to their TypeScript source, so tests need no build.
const conditions = ["@albatross/source", ...defaultServerConditions];

export const shared = defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    environment: "node",
    include: [
      "packages/*/src/**/*.test.ts",
      "apps/*/src/**/*.test.{ts,tsx}",
      "apps/web/pwa/**/*.test.ts",
      "apps/web/prerender/**/*.test.ts",
      "scripts/**/*.test.ts",
      "bench/**/*.test.ts",
    ],
    exclude: [...configDefaults.exclude, "**/*.slow.test.ts", "**/*.pg.test.ts"],
    setupFiles: ["scripts/fixed-seed.ts"],
    // The tests share no state, and loading every module again for each file took most of the time.
    isolate: false,
    // A slow or busy machine is not a failure: a limit only has to end a hang.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.ts", "apps/*/src/**/*.{ts,tsx}", "scripts/**/*.ts"],
      exclude: ["**/*.test.{ts,tsx}"],
      reporter: ["text-summary", "html", "json-summary"],
    },
  },
});
