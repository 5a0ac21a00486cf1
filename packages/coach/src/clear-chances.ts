/**
 * The chance that play by an exact fair table clears the hole: summed over every card that may come, each
 * followed by what the table plays then. Of all layouts only those are looked at that this play comes to.
 */
import type { Rank } from "@albatross/rules";
import type { FairTable } from "./fair-table.ts";
import type { FairPlace, FairWalker } from "./fair-walker.ts";

export class ClearChances {
  readonly #table: FairTable;
  readonly #walker: FairWalker;
  /** By code × nodes + node. */
  readonly #afterDraw = new Map<number, number>();

  constructor(table: FairTable, walker: FairWalker) {
    this.#table = table;
    this.#walker = walker;
  }

  /** When the table is played by from here. */
  chance(place: FairPlace): number {
    return this.chanceByDraw(this.#walker.bestPlan(place).code, place.node);
  }

  /** When the next thing done is to draw. */
  chanceByDraw(code: number, node: number): number {
    if (code === 0) return 1;
    const { graph } = this.#table;
    const key = code * graph.nodeCount + node;
    const known = this.#afterDraw.get(key);
    if (known !== undefined) return known;
    let sum = 0;
    const end = graph.edgeStart[node + 1] ?? 0;
    for (let edge = graph.edgeStart[node] ?? 0; edge < end; edge++) {
      const place = { code, top: rankAt(graph.edgeRank, edge), node: graph.edgeTarget[edge] ?? 0 };
      sum += (graph.edgeWeight[edge] ?? 0) * this.chance(place);
    }
    this.#afterDraw.set(key, sum);
    return sum;
  }
}

function rankAt(ranks: Uint8Array, edge: number): Rank {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the graph's edges are made of ranks
  return (ranks[edge] ?? 0) as Rank;
}
