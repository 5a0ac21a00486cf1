/**
 * Compiles core/ (AssemblyScript) to WebAssembly. The same source and the same compiler give the same
 * bytes, so a check can compare (build-core.ts).
 *
 * `debug` keeps the invariants that the source asserts; a release leaves them out.
 */
import { fileURLToPath } from "node:url";
import { main as compile } from "assemblyscript/asc";

const packageFolder = fileURLToPath(new URL("..", import.meta.url));
const PAGE_BYTES = 1 << 16;
/** core/memory.ts lays everything out below this: MEMORY_END. */
const MEMORY_BYTES = 9 << 20;

export interface CompiledCore {
  readonly bytes: Uint8Array;
  /** What the compiler said. */
  readonly messages: string;
}

export async function compileCore({ debug }: { readonly debug: boolean }): Promise<CompiledCore> {
  let bytes: Uint8Array | null = null;
  const messages: string[] = [];
  const { error } = await compile(
    [
      "core/index.ts",
      "--baseDir",
      packageFolder,
      "--outFile",
      "core.wasm",
      "--runtime",
      "stub",
      "--enable",
      "simd",
      "--initialMemory",
      String(MEMORY_BYTES / PAGE_BYTES),
      "--optimizeLevel",
      "3",
      // Functions that take vectors are not called by the host.
      "--disableWarning",
      "112",
      ...(debug ? [] : ["--noAssert"]),
    ],
    {
      writeFile(_name, contents) {
        if (typeof contents !== "string") bytes = contents;
      },
      stderr: { write: (chunk) => void messages.push(String(chunk)) },
    },
  );
  if (error !== null || bytes === null) {
    throw new Error(`core/ does not compile:\n${messages.join("")}`, { cause: error });
  }
  return { bytes, messages: messages.join("") };
}
