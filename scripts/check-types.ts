// Checks every tsconfig of the repository. Separate runs and not project references, because
// references need emitted declarations, and nothing here is emitted in order to be checked.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { runAll } from "./run-all.ts";
import { repositoryRoot } from "./run-command.ts";

const projects = [
  "tsconfig.json",
  "packages/rules/tsconfig.json",
  "packages/rules/tsconfig.pure.json",
  "packages/solver/tsconfig.json",
  "packages/solver/tsconfig.pure.json",
  "packages/formats/tsconfig.json",
  "packages/formats/tsconfig.pure.json",
  "packages/coach/tsconfig.json",
  "packages/coach/tsconfig.pure.json",
  "packages/workers/tsconfig.json",
  "packages/workers/tsconfig.browser.json",
  "packages/workers/tsconfig.node.json",
  "packages/test-kit/tsconfig.json",
  "bench/tsconfig.json",
  "apps/web/tsconfig.json",
  "apps/web/tsconfig.page.json",
  "apps/web/src/worker/tsconfig.json",
  "apps/web/src/service-worker/tsconfig.json",
  "apps/server/tsconfig.json",
  "apps/cli/tsconfig.json",
];

/** Half the time of a second run: what has not changed is not checked again. */
function incremental(project: string): readonly string[] {
  const name = project.replaceAll("/", "-").replace(".json", ".tsbuildinfo");
  return ["--incremental", "--tsBuildInfoFile", `node_modules/.cache/types/${name}`];
}

const missing = projects.filter((project) => !existsSync(join(repositoryRoot, project)));
if (missing.length > 0) {
  console.error(`types: no such project: ${missing.join(", ")}`);
  process.exitCode = 1;
} else {
  const steps = projects.map((project) => ({
    name: project,
    command: ["tsc", "--pretty", "false", "-p", project, ...incremental(project)] as const,
  }));
  process.exitCode = await runAll(steps);
}
