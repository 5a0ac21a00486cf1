// The titles of all tests of this repository, by the file they stand in.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot } from "./run-command.ts";
import { readTestTitles } from "./test-titles.ts";

const isTest = /[.](test|spec)[.]tsx?$/;
const notOurs = /(^|[\\/])(node_modules|dist)([\\/]|$)/;

export interface TestFile {
  /** From the root of the repository, with slashes. */
  readonly path: string;
  readonly titles: readonly string[];
}

export function readAllTestTitles(): readonly TestFile[] {
  return ["packages", "apps"].flatMap(readFolder);
}

function readFolder(folder: string): readonly TestFile[] {
  const root = join(repositoryRoot, folder);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => isTest.test(path) && !notOurs.test(path))
    .map((path) => ({
      path: `${folder}/${path.replaceAll("\\", "/")}`,
      titles: readTestTitles(readFileSync(join(root, path), "utf8"), path),
    }));
}
