/** Where the numbers of a value table come from: core/value-table.ts, or plain-table.ts for other holes. */
import { afterPlayBy } from "./after-play.ts";
import { TABLE_BINARY } from "./core-binaries.ts";
import {
  decodeBinary,
  fitsModule,
  instantiate,
  prepareModule,
  type ExportedNumber,
  type ProblemExports,
} from "./core-module.ts";
import { fillPlainTable, type TableMemory } from "./plain-table.ts";
import { heightsOf, type Problem } from "./problem.ts";

/** No table is larger than this. */
export const MAX_TABLE_BYTES = 48 * 2 ** 20;

const PAGE_BYTES = 2 ** 16;
/** As core/value-table.ts has it: a vector a layout, with a lane for each number of draws left but none. */
const LANES = 16;
/** Vectors of the table, and at most as many cells. */
const BYTES_A_LAYOUT = 2 * LANES;
/** Small enough that optimised code takes over early; large enough that calls cost nothing. */
const LAYOUTS_A_CALL = 2048;
/** Values are stored with as much added. */
const OFFSET = 16;

interface TableExports extends ProblemExports {
  readonly tableAddress: ExportedNumber;
  begin(): void;
  fill(count: number): number;
}

/** Makes tables, one at a time, in memory that it keeps: a new table overwrites the one before. */
export class TableCore {
  readonly #exports: TableExports;

  constructor(binary: Uint8Array) {
    this.#exports = instantiate<TableExports>(binary);
  }

  canTake(problem: Problem): boolean {
    return bytesOf(problem) <= MAX_TABLE_BYTES && fitsModule(this.#exports, problem);
  }

  /** false where the host has not that much memory. */
  makeRoom(problem: Problem): boolean {
    const { memory, tableAddress } = this.#exports;
    const missing = tableAddress.value + bytesOf(problem) - memory.buffer.byteLength;
    if (missing <= 0) return true;
    try {
      memory.grow(Math.ceil(missing / PAGE_BYTES));
      return true;
    } catch {
      return false;
    }
  }

  /** Throws a RangeError where there is no room for it. */
  fill(problem: Problem): TableMemory {
    if (!this.makeRoom(problem)) throw new RangeError("no memory for the table");
    const { memory, tableAddress } = this.#exports;
    const table = tableAddress.value;
    prepareModule(this.#exports, problem);
    this.#exports.begin();
    while (this.#exports.fill(LAYOUTS_A_CALL) !== 0);
    const bytes = new Uint8Array(memory.buffer);
    const beforeDraw: TableMemory["beforeDraw"] = (code, drawsLeft) =>
      drawsLeft === 0
        ? heightsOf(problem, code).reduce((sum, height) => sum + height, 0)
        : (bytes[table + code * LANES + LANES - drawsLeft] ?? 0) - OFFSET;
    return { beforeDraw, afterPlay: afterPlayBy(beforeDraw, problem) };
  }
}

function bytesOf(problem: Problem): number {
  return problem.layoutCount * BYTES_A_LAYOUT;
}

/** null where the host has no WebAssembly with vectors. */
export function createTableCore(): TableCore | null {
  try {
    return new TableCore(decodeBinary(TABLE_BINARY));
  } catch {
    return null;
  }
}

/** null for a hole that the core cannot take, or has no memory for. */
export function fillByCore(core: TableCore | null, problem: Problem): TableMemory | null {
  const canFill = core?.canTake(problem) === true && core.makeRoom(problem);
  return canFill ? core.fill(problem) : null;
}

/** The table of a hole; null when it would be too large. */
export function fillTable(core: TableCore | null, problem: Problem): TableMemory | null {
  return fillByCore(core, problem) ?? fillPlainTable(problem, MAX_TABLE_BYTES);
}
