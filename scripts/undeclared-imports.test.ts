import { describe, expect, it } from "vitest";
import { type Workspace, findUndeclared } from "./undeclared-imports.ts";

const workspaces: readonly Workspace[] = [
  { folder: "packages/rules", packageName: "@x/rules", declared: new Set() },
  { folder: "packages/solver", packageName: "@x/solver", declared: new Set(["@x/rules"]) },
  { folder: "apps/server", packageName: "@x/server", declared: new Set() },
];

const rulesEntry = "packages/rules/src/index.ts";

describe("findUndeclared", () => {
  it("accepts a declared package by its name", () => {
    const edge = {
      importer: "packages/solver/src/a.ts",
      specifier: "@x/rules",
      resolved: rulesEntry,
    };
    expect(findUndeclared([edge], workspaces)).toEqual([]);
  });

  it("accepts a further entry of a declared package", () => {
    const importer = "packages/solver/src/a.ts";
    const resolved = "packages/rules/src/more.ts";
    expect(
      findUndeclared([{ importer, specifier: "@x/rules/more", resolved }], workspaces),
    ).toEqual([]);
    const other = { importer: "apps/server/src/a.ts", specifier: "@x/rules/more", resolved };
    expect(findUndeclared([other], workspaces)).toHaveLength(1);
  });

  it("accepts any path inside one workspace", () => {
    const edge = {
      importer: "packages/rules/src/a.ts",
      specifier: "./index.ts",
      resolved: rulesEntry,
    };
    expect(findUndeclared([edge], workspaces)).toEqual([]);
  });

  it("lets a script start an app", () => {
    const resolved = "apps/server/src/run.ts";
    const edge = { importer: "scripts/start.ts", specifier: `../${resolved}`, resolved };
    expect(findUndeclared([edge], workspaces)).toEqual([]);
  });

  it("reports a package that is not declared", () => {
    const edge = {
      importer: "packages/rules/src/a.ts",
      specifier: "@x/solver",
      resolved: "packages/solver/src/index.ts",
    };
    expect(findUndeclared([edge], workspaces)).toEqual([
      "packages/rules/src/a.ts imports @x/solver, which its package.json does not declare",
    ]);
  });

  it("reports a path into another workspace, even to its entry", () => {
    const edge = {
      importer: "packages/solver/src/a.ts",
      specifier: "../../rules/src/index.ts",
      resolved: rulesEntry,
    };
    expect(findUndeclared([edge], workspaces)).toHaveLength(1);
  });
});
