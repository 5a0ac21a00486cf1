// The version of this server, written once, in its package.json.
import { readFileSync } from "node:fs";

export function readVersion(): string {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const manifest: unknown = JSON.parse(text);
  const isVersioned = typeof manifest === "object" && manifest !== null && "version" in manifest;
  return isVersioned ? String(manifest.version) : "unknown";
}
