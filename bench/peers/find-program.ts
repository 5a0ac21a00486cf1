/** Looks for another program on this machine, and never installs one. */
import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The path of the first of `names` that the folders of `searchPath` hold as a program; null without one. */
export function findProgram(names: readonly string[], searchPath: string): string | null {
  const folders = searchPath.split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find(isProgram) ?? null;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
