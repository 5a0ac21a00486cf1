import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { shared } from "./vitest.shared.ts";

// The tests that stand beside the mutated code (stryker.config.json). Others reach it too, but a rule that
// only they hold is held by accident.
export default defineConfig({
  ...shared,
  resolve: {
    ...shared.resolve,
    alias: {
      "@fast-check/vitest": fileURLToPath(
        new URL("scripts/quick-property-tests.ts", import.meta.url),
      ),
    },
  },
  test: {
    ...shared.test,
    include: ["packages/rules/src/**/*.test.ts", "packages/solver/src/*-bound.test.ts"],
  },
});
