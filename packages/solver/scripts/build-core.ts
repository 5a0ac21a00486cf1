/**
 * npm run build:core — compiles core/ into src/core-binaries.ts. With --check nothing is written, and the
 * exit code says whether the file is what core/ compiles to.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { compileCore, type CoreModule } from "./compile-core.ts";

const target = new URL("../src/core-binaries.ts", import.meta.url);

const source = `// Generated from core/ by npm run build:core: WebAssembly in base64.
${await constantOf("JUDGE_BINARY", "judge")}
${await constantOf("TABLE_BINARY", "table")}`;

async function constantOf(name: string, module: CoreModule): Promise<string> {
  const { bytes, messages } = await compileCore(module, { debug: false });
  if (messages !== "") {
    process.stderr.write(messages);
    process.exit(1);
  }
  return `
/** ${bytes.length} bytes. */
export const ${name} =
  "${Buffer.from(bytes).toString("base64")}";
`.trimEnd();
}

if (!process.argv.includes("--check")) {
  writeFileSync(target, `${source}\n`);
  console.log("src/core-binaries.ts is written");
} else if (readFileSync(target, "utf8") === `${source}\n`) {
  console.log("src/core-binaries.ts is what core/ compiles to");
} else {
  process.stderr.write("src/core-binaries.ts is not what core/ compiles to: npm run build:core\n");
  process.exitCode = 1;
}
