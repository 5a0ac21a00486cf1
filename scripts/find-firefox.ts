// Finds a Firefox for the end-to-end tests that play in one: the one the caller names, or an installed one.
// Unlike Chromium it is never installed on the way to a test: without it those tests are left out.
import { join } from "node:path";
import { findProgram, namedProgram } from "./find-program.ts";

const programNames = ["firefox-esr", "firefox"];

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: ["/Applications/Firefox.app/Contents/MacOS/firefox"],
  win32: [process.env["PROGRAMFILES"], process.env["PROGRAMFILES(X86)"]]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, "Mozilla Firefox", "firefox.exe")),
};

export const NO_FIREFOX =
  "The tests in Firefox are left out: none is installed, and FIREFOX_PATH does not name one.";

/** @throws when FIREFOX_PATH names no program. */
export function findFirefox(): string | undefined {
  return namedProgram("FIREFOX_PATH") ?? findProgram(programNames, usualPlaces[process.platform]);
}
