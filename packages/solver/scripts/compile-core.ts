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

/** The modules of core/, by entry, and the memory that each begins with. */
const CORE_MODULES = {
  // core/memory.ts lays everything out below this: MEMORY_END.
  judge: { entry: "core/index.ts", memoryBytes: 13 << 20 },
  // Its host adds what the table of a hole needs.
  table: { entry: "core/value-table.ts", memoryBytes: PAGE_BYTES },
} as const;

export type CoreModule = keyof typeof CORE_MODULES;

export interface CompiledCore {
  readonly bytes: Uint8Array;
  /** What the compiler said. */
  readonly messages: string;
}

export async function compileCore(
  module: CoreModule,
  { debug }: { readonly debug: boolean },
): Promise<CompiledCore> {
  const { entry, memoryBytes } = CORE_MODULES[module];
  let bytes: Uint8Array | null = null;
  const messages: string[] = [];
  const { error } = await compile(
    [
      entry,
      "--baseDir",
      packageFolder,
      "--outFile",
      "core.wasm",
      "--runtime",
      "stub",
      "--enable",
      "simd",
      "--initialMemory",
      String(memoryBytes / PAGE_BYTES),
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
