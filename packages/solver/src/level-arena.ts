/**
 * The memory of a level search, kept between calls: nodes in parallel arrays, level after level, so that
 * a line can be traced back, and a hash table of the level being made. A search makes no garbage.
 *
 * A slot of the hash table holds stamp + index of a node; what is below the current stamp is free. So the
 * table is never cleared but once in two thousand million nodes.
 */

/** No entry by this column. */
export const NO_ENTRY = 255;

/** A search that needs more nodes than this is handed to the dense pass: 12 MB, 25 bytes a node at most. */
export const MAX_ARENA_NODES = 1 << 19;

const FIRST_CAPACITY = 1 << 14;
const FIRST_SLOTS_LOG = 13;
const MAX_STAMP = 2 ** 30;
/** One more than the most cards of a tableau, and one for the end of the last level. */
const MAX_LEVELS = 64;

export class LevelArena {
  readonly columns: number;
  /** Heights, as packed-problem.ts packs them. */
  keys = new Int32Array(FIRST_CAPACITY);
  /** Cards left in the columns by rank, packed: odd ranks, even ranks. */
  odd = new Int32Array(FIRST_CAPACITY);
  even = new Int32Array(FIRST_CAPACITY);
  /** entries[node × columns + c]: the earliest layer with column c's card on the waste, or NO_ENTRY. */
  entries: Uint8Array;
  /** The lowest score of a node's entries; only a beam writes and reads it. */
  scores = new Uint16Array(FIRST_CAPACITY);
  /** Where each level's nodes begin. */
  readonly levelStarts = new Int32Array(MAX_LEVELS);
  slots = new Int32Array(2 ** FIRST_SLOTS_LOG);
  slotsLog = FIRST_SLOTS_LOG;
  stamp = 1;

  constructor(columns: number) {
    this.columns = columns;
    this.entries = new Uint8Array(FIRST_CAPACITY * columns);
  }

  get capacity(): number {
    return this.keys.length;
  }

  growNodes(): void {
    const capacity = this.capacity * 2;
    this.keys = copyInto(new Int32Array(capacity), this.keys);
    this.odd = copyInto(new Int32Array(capacity), this.odd);
    this.even = copyInto(new Int32Array(capacity), this.even);
    this.scores = copyInto(new Uint16Array(capacity), this.scores);
    this.entries = copyInto(new Uint8Array(capacity * this.columns), this.entries);
  }

  /** Frees every slot, before a level is made. Indices up to `end` were stamped since the last time. */
  freeSlots(end: number): void {
    this.stamp += end + 1;
    if (this.stamp < MAX_STAMP) return;
    this.slots.fill(0);
    this.stamp = 1;
  }

  /** Twice the slots, and the nodes from `start` to `end` in them. */
  growSlots(start: number, end: number): void {
    this.slotsLog++;
    this.slots = new Int32Array(2 ** this.slotsLog);
    const mask = this.slots.length - 1;
    for (let node = start; node < end; node++) {
      let slot = slotOf(this.keys[node] ?? 0, this.slotsLog);
      while ((this.slots[slot] ?? 0) !== 0) slot = (slot + 1) & mask;
      this.slots[slot] = this.stamp + node;
    }
  }

  /** Copies a node to another place in the same level. */
  moveNode(from: number, to: number): void {
    const { columns, entries } = this;
    this.keys[to] = this.keys[from] ?? 0;
    this.odd[to] = this.odd[from] ?? 0;
    this.even[to] = this.even[from] ?? 0;
    for (let c = 0; c < columns; c++) {
      entries[to * columns + c] = entries[from * columns + c] ?? NO_ENTRY;
    }
  }
}

/** Fibonacci hashing: the golden ratio's bits spread neighbouring keys. */
export function slotOf(key: number, slotsLog: number): number {
  return Math.imul(key, -1640531527) >>> (32 - slotsLog);
}

function copyInto<T extends Int32Array | Uint16Array | Uint8Array>(target: T, source: T): T {
  target.set(source);
  return target;
}

let idle: LevelArena | null = null;

/** Lends the arena that is kept between calls, or a new one when it does not fit or is lent already. */
export function withArena<T>(columns: number, use: (arena: LevelArena) => T): T {
  const arena = idle?.columns === columns ? idle : new LevelArena(columns);
  idle = null;
  const result = use(arena);
  idle = arena;
  return result;
}
