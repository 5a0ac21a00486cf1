/**
 * The judge's core: the level search of core/ for the holes of everyday, at most seven columns, sixteen
 * draws, and no jokers in them. level-search.ts takes all others.
 */
import { DRAW, play, type Move } from "@albatross/rules";
import { JUDGE_BINARY } from "./core-binaries.ts";
import {
  decodeBinary,
  failAssertion,
  fitsModule,
  instantiate,
  prepareModule,
  type ExportedNumber,
  type ProblemExports,
} from "./core-module.ts";
import type { Problem } from "./problem.ts";

/** What core/index.ts exports. */
interface JudgeExports extends ProblemExports {
  readonly lineAddress: ExportedNumber;
  readonly maxLayouts: ExportedNumber;
  readonly nodes: ExportedNumber;
  readonly left: ExportedNumber;
  readonly leftLayer: ExportedNumber;
  ask(
    allowance: number,
    drawLimit: number,
    width: number,
    windowLayouts: number,
    maxNodes: number,
  ): number;
  traceLine(): number;
}

type CoreStatus = "complete" | "narrowed" | "out-of-nodes";

const STATUSES: readonly CoreStatus[] = ["complete", "narrowed", "out-of-nodes"];
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
  readonly #exports: JudgeExports;
  readonly #bytes: Uint8Array;

  constructor(binary: Uint8Array) {
    this.#exports = instantiate<JudgeExports>(binary);
    this.#bytes = new Uint8Array(this.#exports.memory.buffer);
  }

  canTake(problem: Problem): boolean {
    const core = this.#exports;
    return problem.layoutCount <= core.maxLayouts.value && fitsModule(core, problem);
  }

  /** Makes a position the one that is asked about. */
  prepare(problem: Problem): void {
    prepareModule(this.#exports, problem);
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

let shared: Core | null | undefined;

/** The core of this thread, or null where there can be none. */
export function sharedCore(): Core | null {
  if (shared === undefined) {
    try {
      shared = new Core(decodeBinary(JUDGE_BINARY));
    } catch {
      shared = null;
    }
  }
  return shared;
}
