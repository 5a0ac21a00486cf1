import { configDefaults, defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

export default defineConfig({
  ...base,
  test: {
    ...base.test,
    include: ["packages/*/src/**/*.slow.test.ts", "apps/*/src/**/*.slow.test.ts"],
    exclude: [...configDefaults.exclude],
    testTimeout: 1_800_000,
    passWithNoTests: true,
  },
});
