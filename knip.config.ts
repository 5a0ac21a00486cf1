import type { KnipConfig } from "knip";

const config: KnipConfig = {
  workspaces: {
    ".": {
      entry: ["scripts/*.ts", "bench/*.ts"],
      project: ["scripts/**/*.ts", "bench/**/*.ts", "*.config.ts"],
    },
    "packages/*": { project: ["src/**/*.ts"] },
    "apps/web": {
      // Started by URL, which is no import.
      entry: ["src/main.tsx", "src/worker/*.ts", "src/service-worker/*.ts"],
      project: ["src/**/*.{ts,tsx}", "e2e/**/*.ts", "*.ts"],
    },
    "apps/server": { entry: ["bin/*.js"], project: ["bin/*.js", "src/**/*.ts"] },
    "apps/cli": { entry: ["bin/*.js"], project: ["bin/*.js", "src/**/*.ts"] },
  },
  ignoreBinaries: ["apt-get"],
};

export default config;
