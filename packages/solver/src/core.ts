/**
 * The judge's core in WebAssembly (core/, AssemblyScript): the level search with 128-bit vectors, for the
 * holes of everyday: at most seven columns, sixteen draws, and no jokers in them.
 *
 * Its bytes are part of the source (core-binary.ts), so that it is there at once, in a page, a worker, a
 * test and a terminal alike; compiling its 8 kB takes a millisecond or two, once. Where a host has no
 * WebAssembly, or none with vectors, there is no core, and level-search.ts does the work.
 */
import { DRAW, JOKER, KING, play, type Move } from "@albatross/rules";
import { CORE_BINARY } from "./core-binary.ts";
import type { Problem } from "./problem.ts";

/** What core/index.ts exports. Addresses are of bytes in the memory. */
interface CoreExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly rankAtAddress: { readonly value: number };
  readonly heightsAddress: { readonly value: number };
  readonly drawsAddress: { readonly value: number };
  readonly lineAddress: { readonly value: number };
  readonly maxColumns: { readonly value: number };
  readonly maxDraws: { readonly value: number };
  readonly maxLayouts: { readonly value: number };
  readonly nodes: { readonly value: number };
  readonly left: { readonly value: number };
  readonly leftLayer: { readonly value: number };
  prepare(kingRule: number, topRank: number, draws: number): void;
  ask(
    allowance: number,
    drawLimit: number,
    width: number,
    windowLayouts: number,
    maxNodes: number,
  ): number;
  traceLine(): number;
}

/** What is used of the host; this package knows no host's types. */
declare const WebAssembly:
  | {
      readonly Module: new (bytes: Uint8Array) => object;
      readonly Instance: new (
        module: object,
        imports: object,
      ) => { readonly exports: CoreExports };
    }
  | undefined;
declare const atob: (base64: string) => string;

export type CoreStatus = "complete" | "narrowed" | "out-of-nodes" | "ran-away";

const STATUSES: readonly CoreStatus[] = ["complete", "narrowed", "out-of-nodes", "ran-away"];
/** As core/trace-line.ts writes a draw. */
const DRAW_BYTE = 255;
const MAX_I32 = 2 ** 31 - 1;

export interface CoreOutcome {
  readonly status: CoreStatus;
  readonly nodes: number;
  /** The fewest cards left that were reached, and the earliest layer of that. */
  readonly left: number;
  readonly layer: number;
}

export class Core {
  readonly #exports: CoreExports;
  readonly #bytes: Uint8Array;

  constructor(binary: Uint8Array) {
    if (WebAssembly === undefined) throw new TypeError("this host has no WebAssembly");
    const module = new WebAssembly.Module(binary);
    this.#exports = new WebAssembly.Instance(module, { env: { abort: failAssertion } }).exports;
    this.#bytes = new Uint8Array(this.#exports.memory.buffer);
  }

  canTake(problem: Problem): boolean {
    const { maxColumns, maxDraws, maxLayouts } = this.#exports;
    return (
      problem.columns <= maxColumns.value &&
      problem.drawCount <= maxDraws.value &&
      problem.layoutCount <= maxLayouts.value &&
      !problem.draws.includes(JOKER) &&
      !problem.ranks.some((ranks) => ranks.includes(JOKER))
    );
  }

  /** Makes a position the one that is asked about. */
  prepare(problem: Problem): void {
    const { rankAtAddress, heightsAddress, drawsAddress, maxColumns, maxDraws } = this.#exports;
    const rankAt = rankAtAddress.value;
    const draws = drawsAddress.value;
    this.#bytes.fill(0, rankAt, rankAt + 64);
    this.#bytes.fill(0, draws, draws + maxDraws.value);
    this.#bytes.set(problem.draws, draws);
    for (let column = 0; column < maxColumns.value; column++) {
      const ranks = problem.ranks[column] ?? new Uint8Array();
      this.#bytes[heightsAddress.value + column] = ranks.length;
      this.#bytes.set(ranks, rankAt + 8 * column + 1);
    }
    this.#exports.prepare(kingRuleOf(problem), problem.top, problem.drawCount);
  }

  /** See core/index.ts. */
  ask(
    allowance: number,
    drawLimit: number,
    width: number,
    windowLayouts: number,
    maxNodes: number,
  ): CoreOutcome {
    const core = this.#exports;
    const limit = Math.max(0, Math.min(maxNodes, MAX_I32));
    const status = core.ask(allowance, drawLimit, width, windowLayouts, limit);
    return {
      status: STATUSES[status] ?? failAssertion(),
      nodes: core.nodes.value,
      left: core.left.value,
      layer: core.leftLayer.value,
    };
  }

  /** The moves to the end that the last question reached. */
  line(): readonly Move[] {
    const start = this.#exports.lineAddress.value;
    const end = start + this.#exports.traceLine();
    return Array.from(this.#bytes.subarray(start, end).toReversed(), (byte) =>
      byte === DRAW_BYTE ? DRAW : play(byte),
    );
  }
}

function failAssertion(): never {
  throw new Error("the core broke one of its invariants");
}

function kingRuleOf({ fitMasks }: Problem): number {
  const onKing = (fitMasks[KING] ?? 0) & ~1;
  if (onKing === 0) return 0;
  return ((onKing >> 1) & 1) === 0 ? 1 : 2;
}

let shared: Core | null | undefined;

/** The core of this thread, or null where there can be none. */
export function sharedCore(): Core | null {
  if (shared === undefined) {
    try {
      shared = new Core(Uint8Array.from(atob(CORE_BINARY), (char) => char.charCodeAt(0)));
    } catch {
      shared = null;
    }
  }
  return shared;
}
