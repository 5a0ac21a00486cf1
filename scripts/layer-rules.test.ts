// Each rule must bite: a small tree breaks all of them, and each break must be reported. The
// modules are named by path, for a package's name would need an installation to resolve.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterAll, beforeAll, expect, it } from "vitest";
import { layerOptions, layerResolveOptions, layerRules } from "./layer-rules.ts";

const breaks = [
  ["rules-imports-only-itself", "packages/rules/src/a.ts", "packages/solver/src/index.ts"],
  ["solver-imports-only-rules", "packages/solver/src/a.ts", "packages/coach/src/index.ts"],
  ["formats-imports-only-rules", "packages/formats/src/a.ts", "packages/solver/src/index.ts"],
  [
    "coach-imports-only-rules-and-solver",
    "packages/coach/src/a.ts",
    "packages/workers/src/node.ts",
  ],
  [
    "workers-imports-only-rules-and-solver-and-coach",
    "packages/workers/src/a.ts",
    "apps/cli/src/a.ts",
  ],
  ["pages-load-no-threads", "packages/workers/src/browser.ts", "packages/workers/src/node.ts"],
  ["pages-load-no-threads", "apps/web/src/view/a.ts", "packages/workers/src/node.ts"],
  ["pages-import-no-node", "packages/workers/src/b.ts", "node:fs"],
  ["tests-of-packages-import-no-app", "packages/rules/src/b.test.ts", "apps/cli/src/a.ts"],
  [
    "test-kit-imports-only-rules-and-solver",
    "packages/test-kit/src/a.ts",
    "packages/coach/src/index.ts",
  ],
  [
    "tests-of-packages-import-only-downwards",
    "packages/rules/src/c.test.ts",
    "packages/solver/src/index.ts",
  ],
  ["only-tests-import-test-kit", "apps/cli/src/b.ts", "packages/test-kit/src/index.ts"],
  ["only-tests-import-tests", "apps/cli/src/c.ts", "apps/cli/src/some.test.ts"],
  ["apps-import-no-other-app", "apps/cli/src/d.ts", "apps/server/src/a.ts"],
  ["apps-import-no-scripts", "apps/cli/src/e.ts", "scripts/a.ts"],
  ["only-the-declared-entry", "apps/cli/src/f.ts", "packages/rules/src/hidden.ts"],
  ["pure-packages-import-nothing-from-outside", "packages/rules/src/d.ts", "node:fs"],
  ["pure-packages-import-nothing-from-outside", "packages/coach/src/b.ts", "node:fs"],
  ["formats-import-one-library", "packages/formats/src/b.ts", "node:fs"],
  ["state-knows-no-view", "apps/web/src/state/a.ts", "apps/web/src/view/board.ts"],
  ["state-renders-nothing", "apps/web/src/state/b.ts", "node_modules/preact/index.js"],
  ["worker-knows-no-page", "apps/web/src/worker/a.ts", "apps/web/src/state/c.ts"],
  ["no-cycles", "apps/web/src/view/loop.ts", "apps/web/src/view/loop.ts"],
  ["everything-resolves", "apps/web/src/view/lost.ts", "apps/web/src/view/nowhere.ts"],
] as const;

const allowed = [
  ["packages/solver/src/good.ts", "packages/rules/src/index.ts"],
  ["packages/coach/src/good.ts", "packages/solver/src/index.ts"],
  ["packages/rules/src/good.test.ts", "packages/test-kit/src/index.ts"],
  ["packages/rules/src/good-host.test.ts", "node:fs"],
  ["apps/web/src/view/good.ts", "apps/web/src/state/c.ts"],
  ["apps/cli/src/good.ts", "packages/solver/src/index.ts"],
  ["apps/cli/src/good-threads.ts", "packages/workers/src/node.ts"],
  ["apps/web/src/view/good-workers.ts", "packages/workers/src/browser.ts"],
  ["packages/workers/src/node-good.ts", "node:fs"],
] as const;

let root: string;

beforeAll(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), "albatross-layers-")));
  const imports = [...breaks.map(([, from, to]) => [from, to] as const), ...allowed];
  for (const [, to] of imports) {
    if (!to.includes("nowhere") && !to.startsWith("node:")) write(to, "export const x = 1;\n");
  }
  for (const [from, to] of imports) write(from, importLine(from, to));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Type imports: a rule that only saw values would let half of the coupling through. */
function importLine(from: string, to: string): string {
  const path = relative(dirname(from), to);
  const specifier = to.startsWith("node:") ? to : path.startsWith(".") ? path : `./${path}`;
  return `import type { x } from "${specifier}";\nexport type Y = typeof x;\n`;
}

it("reports every import that crosses a layer, types included, and no other", async () => {
  const { output } = await cruise(
    ["packages", "apps", "scripts"],
    { ...layerOptions, baseDir: root, validate: true, ruleSet: { forbidden: layerRules } },
    layerResolveOptions,
  );
  if (typeof output === "string") throw new Error(output);
  const found = output.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`);
  expect(found).toEqual(expect.arrayContaining(breaks.map(([rule, from]) => `${rule}: ${from}`)));
  for (const [from] of allowed) expect(found.join("\n")).not.toContain(from);
});

it("tries every rule", () => {
  const tried = breaks.map(([rule]) => rule);
  expect(new Set(tried)).toEqual(new Set(layerRules.map(({ name }) => name)));
});
