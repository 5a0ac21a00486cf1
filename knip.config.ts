import type { KnipConfig } from "knip";

const config: KnipConfig = {
  workspaces: {
    ".": {
      // The second is named by stryker.config.json, the third run as a process of its own.
      entry: ["scripts/*.ts", "vitest.mutants.config.ts", "bench/first-table.ts"],
      project: ["scripts/**/*.ts", "bench/**/*.ts", "*.config.ts"],
    },
    "packages/*": { project: ["src/**/*.ts"] },
    "packages/solver": { project: ["scripts/**/*.ts", "src/**/*.ts"] },
    "packages/workers": {
      // Scripts of threads, which are started by their address.
      entry: ["bin/*.js", "src/node-thread.ts", "src/test-*-thread.ts"],
      project: ["bin/*.js", "src/**/*.ts"],
    },
    "apps/web": {
      // Built by plugins, which are told their names apart.
      entry: ["src/service-worker/sw.ts", "src/pages/islands/{islands,theme}.{ts,tsx}"],
      project: [
        "src/**/*.{ts,tsx}",
        "pages/**/*.mdx",
        "prerender/*.ts",
        "e2e/**/*.ts",
        "pwa/**/*.ts",
        "scripts/*.ts",
        "*.ts",
      ],
    },
    "apps/server": {
      entry: ["bin/*.js"],
      project: ["bin/*.js", "src/**/*.ts"],
      // Named by the start script, behind an exec that is not seen through.
      ignoreDependencies: ["tsx"],
    },
    "apps/cli": { entry: ["bin/*.js"], project: ["bin/*.js", "src/**/*.{ts,tsx}"] },
  },
  ignoreBinaries: ["apt-get", "script"],
};

export default config;
