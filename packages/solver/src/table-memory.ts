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

  fill(problem: Problem): TableMemory {
    const { memory, tableAddress } = this.#exports;
    const table = tableAddress.value;
    const missing = table + bytesOf(problem) - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
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

/** The table of a hole; null when it would be too large. */
export function fillTable(core: TableCore | null, problem: Problem): TableMemory | null {
  if (core?.canTake(problem) === true) return core.fill(problem);
  return fillPlainTable(problem, MAX_TABLE_BYTES);
}
