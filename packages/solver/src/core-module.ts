/**
 * Loading a module of core/ (AssemblyScript, compiled to WebAssembly with 128-bit vectors).
 *
 * The bytes are part of the source (core-binaries.ts), so that they are there at once, in a page, a worker,
 * a test and a terminal alike; compiling their few kilobytes takes a millisecond or two, once. Where a host
 * has no WebAssembly, or none with vectors, loading fails, and plain TypeScript does the work.
 */
import { KING } from "@albatross/rules";
import type { Problem } from "./problem.ts";

export interface ExportedNumber {
  readonly value: number;
}

interface CoreMemory {
  /** Another buffer after each growth. */
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What all modules take a position by. Addresses are of bytes in the memory. */
export interface ProblemExports {
  readonly memory: CoreMemory;
  readonly rankAtAddress: ExportedNumber;
  readonly heightsAddress: ExportedNumber;
  readonly drawsAddress: ExportedNumber;
  readonly maxColumns: ExportedNumber;
  readonly maxDraws: ExportedNumber;
  prepare(kingRule: number, topRank: number, draws: number): void;
}

/** What is used of the host; this package knows no host's types. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new <E>(module: object, imports: object) => { readonly exports: E };
    }
  | undefined;
declare const atob: (base64: string) => string;

export function decodeBinary(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
}

/** `E` is what the module exports: the caller names the type that its source has. */
export function instantiate<E>(binary: Uint8Array): E {
  if (WebAssembly === undefined) throw new TypeError("this host has no WebAssembly");
  const module = new WebAssembly.Module(binary);
  return new WebAssembly.Instance<E>(module, { env: { abort: failAssertion } }).exports;
}

/** Only a debug build asks; a release has no assertions. */
export function failAssertion(): never {
  throw new Error("the core broke one of its invariants");
}

/** Writes a position where the module reads it. */
export function prepareModule(core: ProblemExports, problem: Problem): void {
  const bytes = new Uint8Array(core.memory.buffer);
  const rankAt = core.rankAtAddress.value;
  const draws = core.drawsAddress.value;
  bytes.fill(0, rankAt, rankAt + 64);
  bytes.fill(0, draws, draws + core.maxDraws.value);
  bytes.set(problem.draws, draws);
  for (let column = 0; column < core.maxColumns.value; column++) {
    const ranks = problem.ranks[column] ?? new Uint8Array();
    bytes[core.heightsAddress.value + column] = ranks.length;
    bytes.set(ranks, rankAt + 8 * column + 1);
  }
  core.prepare(kingRuleOf(problem), problem.top, problem.drawCount);
}

function kingRuleOf({ fitMasks }: Problem): number {
  const onKing = (fitMasks[KING] ?? 0) & ~1;
  if (onKing === 0) return 0;
  return ((onKing >> 1) & 1) === 0 ? 1 : 2;
}

/** Has it no more columns and draws than the module's tables have room for, and no jokers? */
export function fitsModule({ maxColumns, maxDraws }: ProblemExports, problem: Problem): boolean {
  return (
    problem.columns <= maxColumns.value &&
    problem.drawCount <= maxDraws.value &&
    !problem.draws.includes(0) &&
    !problem.ranks.some((ranks) => ranks.includes(0))
  );
}
