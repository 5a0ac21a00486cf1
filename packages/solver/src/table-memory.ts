/** Where the numbers of a value table come from: core/value-table.ts, or plain-table.ts for other holes. */
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
import type { Problem } from "./problem.ts";

/** No table is larger than this: the classic hole's has 38 million bytes. */
export const MAX_TABLE_BYTES = 48 * 2 ** 20;

const PAGE_BYTES = 2 ** 16;
/** As core/value-table.ts lays it out: eight vectors of sixteen bytes a layout, and eight tails. */
const VECTOR_BYTES = 16;
const SLOTS = 8;
const BYTES_A_LAYOUT = SLOTS * VECTOR_BYTES + SLOTS;
/** Small enough that optimised code takes over early; large enough that calls cost nothing. */
const LAYOUTS_A_CALL = 2048;
/** The slot of "a draw must come next". */
const DRAW_SLOT = SLOTS - 1;
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
    const tails = table + problem.layoutCount * SLOTS * VECTOR_BYTES;
    const valueAt = (slot: number, drawsLeft: number): number => {
      const place =
        drawsLeft === 0 ? tails + slot : table + slot * VECTOR_BYTES + VECTOR_BYTES - drawsLeft;
      return (bytes[place] ?? 0) - OFFSET;
    };
    return {
      afterPlay: (code, column, drawsLeft) => valueAt(code * SLOTS + column, drawsLeft),
      beforeDraw: (code, drawsLeft) => valueAt(code * SLOTS + DRAW_SLOT, drawsLeft),
    };
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
