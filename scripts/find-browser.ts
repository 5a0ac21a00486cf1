// Finds a Chromium for the end-to-end tests, taking what costs least first: the one the caller
// names, an installed one, Debian's package (root only), and last the one inside the npm package
// @sparticuz/chromium, which needs neither root nor a download of its own.
import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
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
  ...(isRoot() ? ["--no-sandbox"] : []),
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
  return namedBrowser() ?? installedBrowser() ?? debianBrowser() ?? (await unpackBrowser());
}

function namedBrowser(): string | undefined {
  const path = process.env["CHROMIUM_PATH"];
  if (path === undefined || path === "") return undefined;
  if (isProgram(path)) return path;
  throw new Error(`CHROMIUM_PATH is "${path}", and there is no program of that name.`);
}

function installedBrowser(): string | undefined {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const candidates = programNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...(usualPlaces[process.platform] ?? [])].find(isProgram);
}

function debianBrowser(): string | undefined {
  if (!isRoot() || !isProgram("/usr/bin/apt-get")) return undefined;
  console.error("No Chromium is installed: installing Debian's package chromium with apt-get.");
  const environment = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const apt = (...parameters: readonly string[]): void => {
    // Both outputs go to stderr: a caller reads the path from stdout.
    execFileSync("apt-get", ["-qq", ...parameters], { env: environment, stdio: ["ignore", 2, 2] });
  };
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", "chromium");
  } catch (error) {
    console.error(`apt-get did not install chromium: ${String(error)}`);
    return undefined;
  }
  return installedBrowser();
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
