/**
 * npm run build:core — compiles core/ into src/core-binary.ts. With --check nothing is written, and the
 * exit code says whether the file is what core/ compiles to.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compileCore } from "./compile-core.ts";

const target = new URL("../src/core-binary.ts", import.meta.url);

const { bytes, messages } = await compileCore({ debug: false });
if (messages !== "") {
  console.error(messages);
  process.exit(1);
}
const source = `// Generated from core/ by npm run build:core: ${bytes.length} bytes of WebAssembly in base64.
export const CORE_BINARY =
  "${Buffer.from(bytes).toString("base64")}";
`;
if (!process.argv.includes("--check")) {
  writeFileSync(target, source);
  console.log(`src/core-binary.ts: ${bytes.length} bytes of WebAssembly`);
} else if (readFileSync(target, "utf8") === source) {
  console.log(`src/core-binary.ts is what core/ compiles to: ${bytes.length} bytes`);
} else {
  console.error("src/core-binary.ts is not what core/ compiles to: run npm run build:core");
  process.exitCode = 1;
}
