// Finds a Chromium for the end-to-end tests, taking what costs least first: the one the caller
// names, an installed one, Debian's package (root only), and last the one inside the npm package
// @sparticuz/chromium, which needs neither root nor a download of its own.
import { join } from "node:path";
import { findProgram, namedProgram } from "./find-program.ts";
import { installDebianPackage } from "./install-debian.ts";
import { unpackBrowser } from "./unpack-browser.ts";

const programNames = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const usualPlaces: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ],
  win32: [
    process.env["PROGRAMFILES"],
    process.env["PROGRAMFILES(X86)"],
    process.env["LOCALAPPDATA"],
  ]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => [
      join(folder, "Google", "Chrome", "Application", "chrome.exe"),
      join(folder, "Chromium", "Application", "chrome.exe"),
    ]),
};

/** The sandbox of Chromium refuses root; everybody else keeps it. */
export const browserFlags: readonly string[] = [
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * @returns the path of a Chromium or Chrome.
 * @throws when CHROMIUM_PATH names no program, or no browser can be had.
 */
export async function findBrowser(): Promise<string> {
  return (
    namedProgram("CHROMIUM_PATH") ??
    installedBrowser() ??
    debianBrowser() ??
    (await unpackBrowser())
  );
}

function installedBrowser(): string | undefined {
  return findProgram(programNames, usualPlaces[process.platform]);
}

function debianBrowser(): string | undefined {
  return installDebianPackage("chromium") ? installedBrowser() : undefined;
}
