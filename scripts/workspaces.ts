// Reads the workspaces of this repository from its folders.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./run-command.ts";
import type { Workspace } from "./undeclared-imports.ts";

export function readWorkspaces(): readonly Workspace[] {
  return ["packages", "apps"].flatMap((parent) =>
    readdirSync(join(repositoryRoot, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(repositoryRoot, folder, "package.json")))
      .map(readWorkspace),
  );
}

function readWorkspace(folder: string): Workspace {
  const text = readFileSync(join(repositoryRoot, folder, "package.json"), "utf8");
  const manifest: unknown = JSON.parse(text);
  const declared = new Set(
    ["dependencies", "devDependencies", "peerDependencies"].flatMap((key) =>
      Object.keys(fieldOf(manifest, key) ?? {}),
    ),
  );
  return { folder, packageName: String(fieldOf(manifest, "name")), declared };
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.entries(value).find(([name]) => name === key)?.[1];
}
