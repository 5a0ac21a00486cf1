// Where the built page lies.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const builtPage = fileURLToPath(new URL("../../web/dist", import.meta.url));

export function isBuilt(webRoot: string): boolean {
  return existsSync(join(webRoot, "index.html"));
}
