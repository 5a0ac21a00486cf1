// Looks for a program that is installed on this machine.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** The first of these that is there: by name on the path, then at one of these places. */
export function findProgram(
  names: readonly string[],
  places: readonly string[] = [],
): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...places].find(isProgram);
}

/**
 * The program that an environment variable names; undefined where it is not set.
 * @throws when it names no program.
 */
export function namedProgram(variable: string): string | undefined {
  const path = process.env[variable];
  if (path === undefined || path === "") return undefined;
  if (isProgram(path)) return path;
  throw new Error(`${variable} is "${path}", and there is no program of that name.`);
}

export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
