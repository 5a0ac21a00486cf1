// Fails when an import crosses the layers of layer-rules.ts, when a workspace import
// is not declared, or when nothing was looked at (a check that reads nothing passes for ever).
import { type ICruiseResult, cruise } from "dependency-cruiser";
import { layerOptions, layerResolveOptions, layerRules } from "./layer-rules.ts";
import { repositoryRoot } from "./run-command.ts";
import { findUndeclared } from "./undeclared-imports.ts";
import { readWorkspaces } from "./workspaces.ts";

process.chdir(repositoryRoot);
const { output } = await cruise(
  ["packages", "apps", "scripts"],
  { ...layerOptions, validate: true, ruleSet: { forbidden: layerRules } },
  layerResolveOptions,
);
process.exitCode = typeof output === "string" ? 1 : report(output);

function report({ modules, summary }: ICruiseResult): number {
  const workspaces = readWorkspaces();
  const own = modules.filter(({ source }) => /^(packages|apps|scripts)\//.test(source));
  const edges = own.flatMap(({ source, dependencies }) =>
    dependencies.map(({ module, resolved }) => ({ importer: source, specifier: module, resolved })),
  );
  const problems = [
    ...summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`),
    ...workspaces
      .filter(({ folder }) => !own.some(({ source }) => source.startsWith(`${folder}/`)))
      .map(({ folder }) => `unread: no module of ${folder} was looked at`),
    ...findUndeclared(edges, workspaces).map((sentence) => `undeclared: ${sentence}`),
  ];
  if (workspaces.length === 0) problems.push("unread: there is no workspace");
  for (const problem of problems) console.error(problem);
  console.log(`${own.length} modules, ${edges.length} imports, ${problems.length} faults`);
  return problems.length === 0 ? 0 : 1;
}
