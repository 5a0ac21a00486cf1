// Unpacks the Chromium inside the npm package @sparticuz/chromium. The package was made for cloud
// functions: its launch arguments (one process, no web security) are nothing to test with and are
// ignored, and it unpacks the libraries of its home system (NSS and others) only where it believes
// to be at home. So a machine without them is told to be at home; one that has them is not, for
// libraries of another system should not stand before its own. The same goes for fonts, without
// which a page has no text to see.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** @throws when this machine is not Linux on x64, or the browser does not start. */
export async function unpackBrowser(): Promise<string> {
  if (process.platform !== "linux" || process.arch !== "x64") {
    throw new Error(
      "No Chromium or Chrome was found. Install one, or name it with CHROMIUM_PATH=/path/to/chrome.",
    );
  }
  console.error("No Chromium is installed: using the one inside the package @sparticuz/chromium.");
  if (!hasLibrary("libnss3.so")) process.env["AWS_LAMBDA_JS_RUNTIME"] ??= "nodejs22.x";
  const systemFonts = "/etc/fonts";
  process.env["FONTCONFIG_PATH"] ??= existsSync(join(systemFonts, "fonts.conf"))
    ? systemFonts
    : join(tmpdir(), "fonts");
  const { default: chromium } = await import("@sparticuz/chromium");
  const path = await chromium.executablePath();
  execFileSync(path, ["--version"], { stdio: ["ignore", "ignore", "inherit"] });
  return path;
}

function hasLibrary(name: string): boolean {
  try {
    return execFileSync("/sbin/ldconfig", ["-p"], { encoding: "utf8" }).includes(name);
  } catch {
    return false;
  }
}
