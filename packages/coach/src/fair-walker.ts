/**
 * Playing by a fair table: from a layout and the card on the waste, all plays before the next draw are walked
 * through, and the layout from which drawing is worth most is where to go. There are a few to some hundred.
 */
import { JOKER, rankOf, type Card, type Rank } from "@albatross/rules";
import type { FairTable } from "./fair-table.ts";

/** Where a hole is, as a fair table counts. */
export interface FairPlace {
  readonly code: number;
  readonly top: Rank;
  readonly node: number;
}

/** A layout to draw from, or to end at. */
export interface Plan {
  readonly code: number;
  /** Expected final strokes. */
  readonly value: number;
  /** The columns played, first play first. */
  readonly columns: readonly number[];
}

export class FairWalker {
  readonly #table: FairTable;
  /** The tops with which a layout was reached, as bits, in the walk whose number is in #walks. */
  readonly #tops: Uint16Array;
  readonly #walks: Uint32Array;
  #walk = 0;
  readonly #codes: number[] = [];
  readonly #ranks: Rank[] = [];
  /** Index of the entry that a play led here from, and the column played. */
  readonly #parents: number[] = [];
  readonly #columns: number[] = [];
  readonly #ranksIn: readonly (readonly Rank[])[];

  constructor(table: FairTable) {
    this.#table = table;
    this.#tops = new Uint16Array(table.problem.layoutCount);
    this.#walks = new Uint32Array(table.problem.layoutCount);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the solver's rows of ranks are made of ranks
    this.#ranksIn = table.problem.ranks.map((ranks) => [...ranks] as Rank[]);
  }

  /** The entry of the best layout to draw from. */
  #findBest({ code, top, node }: FairPlace): number {
    const table = this.#table;
    this.#start(code, top);
    let best = 0;
    let bestValue = Infinity;
    for (let entry = 0; entry < this.#codes.length; entry++) {
      const value = table.valueAt(this.#codes[entry] ?? 0, node);
      if (value < bestValue) {
        bestValue = value;
        best = entry;
      }
      this.#expand(entry);
    }
    return best;
  }

  #start(code: number, top: Rank): void {
    this.#walk++;
    for (const list of [this.#codes, this.#ranks, this.#parents, this.#columns]) list.length = 0;
    this.#visit(code, top, -1, -1);
  }

  #visit(code: number, top: Rank, parent: number, column: number): void {
    const seen = this.#walks[code] === this.#walk ? (this.#tops[code] ?? 0) : 0;
    if ((seen >> top) & 1) return;
    this.#walks[code] = this.#walk;
    this.#tops[code] = seen | (1 << top);
    this.#codes.push(code);
    this.#ranks.push(top);
    this.#parents.push(parent);
    this.#columns.push(column);
  }

  #expand(entry: number): void {
    const { radices, fitMasks, heights } = this.#table.problem;
    const code = this.#codes[entry] ?? 0;
    const mask = fitMasks[this.#ranks[entry] ?? JOKER] ?? 0;
    for (let column = 0; column < radices.length; column++) {
      const radix = radices[column] ?? 1;
      const height = Math.floor(code / radix) % ((heights[column] ?? 0) + 1);
      if (height === 0) continue;
      const rank = this.#ranksIn[column]?.[height - 1] ?? JOKER;
      if ((mask >> rank) & 1) this.#visit(code - radix, rank, entry, column);
    }
  }

  /** The best thing to do up to the next draw. */
  bestPlan(place: FairPlace): Plan {
    return this.#planOf(this.#findBest(place), place.node);
  }

  #planOf(entry: number, node: number): Plan {
    const code = this.#codes[entry] ?? 0;
    const value = this.#table.valueAt(code, node);
    const columns: number[] = [];
    for (let step = entry; step > 0; step = this.#parents[step] ?? 0) {
      columns.push(this.#columns[step] ?? 0);
    }
    return { code, value, columns: columns.reverse() };
  }

  /** Final strokes when the hole is played on by the table from here, and these cards come. */
  playOut(place: FairPlace, order: readonly Card[]): number {
    return this.#drawOn(this.bestPlan(place).code, place.node, order);
  }

  /** The same when the next thing done here is to draw. */
  playOutDraw({ code, node }: FairPlace, order: readonly Card[]): number {
    return this.#drawOn(code, node, order);
  }

  #drawOn(from: number, node: number, order: readonly Card[]): number {
    const { graph } = this.#table;
    let code = from;
    let at = node;
    for (const card of order) {
      if (code === 0 || graph.drawsLeft[at] === 0) break;
      at = graph.follow(at, card);
      code = this.#codes[this.#findBest({ code, top: rankOf(card), node: at })] ?? 0;
    }
    return this.#table.valueAt(code, at);
  }
}
