/**
 * What every layout of a hole is worth to a player who does not see the stock, over a graph of the draws to
 * come (draw-graph.ts). The next card is not chosen by who plays, so a draw is worth the mean over the cards
 * that may come, each followed by the best play after it; the solver's table, which sees them, takes the best
 * play of each order instead and adds up what nobody can have.
 *
 *   draw(L, n)      expected strokes when the next thing done at layout L and node n is a draw
 *                   = sum over edges (rank r, weight w, node m) of n:  w × play(L, m, r);  cards left without a draw
 *   play(L, n, r)   the same with a card of rank r on the waste, free to play or draw
 *                   = the least of draw(L, n) and play(L less its card of rank q, n, q) for exposed q on r
 *
 * Layouts are counted as the solver does (code = Σ height × radix), and worked out in ascending codes, all
 * nodes of one together. draw() is kept, since play() follows from it by walking the few plays that fit. On the
 * way play() is needed only for the card just taken off each column; it is read radix[c] layouts later. So each
 * column has a ring of rows, twice radix[c] of them, for what is read and what is written at a layout must not be
 * in the same place: 112,000 rows in a classic hole instead of 2 million.
 *
 * A classic start (280,000 layouts × 17 nodes) takes 19 MB, its rings 8. Single precision: values are below 64 and
 * compared only up to MARGIN.
 */
import type { Problem } from "@albatross/solver";
import type { DrawGraph } from "./draw-graph.ts";

/** Values that differ by less are equal: rounding, a hundred times over. */
export const MARGIN = 1e-4;

const RANK_COUNT = 14;
const RANKS_AND_JOKER = Array.from({ length: RANK_COUNT }, (_, rank) => rank);

export class FairTable {
  readonly problem: Problem;
  readonly graph: DrawGraph;
  /** draw(L, n) at L × nodeCount + n; of layouts not done yet nothing. */
  readonly #values: Float32Array;
  /** Rings, one after another from #ringStarts, then a row for each rank at #spareRows. */
  readonly #arena: Float32Array;
  readonly #ringStarts: readonly number[];
  readonly #spareRows: number;
  /** rowStarts[r]: where in the arena play() is once a card is played on rank r. */
  readonly #rowStarts = new Uint32Array(RANK_COUNT);
  readonly #heights: number[];
  /** takers[q]: the ranks that a card of rank q goes on. */
  readonly #takers: readonly (readonly number[])[];
  #done = 0;

  constructor(problem: Problem, graph: DrawGraph) {
    this.problem = problem;
    this.graph = graph;
    const { nodeCount } = graph;
    this.#values = new Float32Array(problem.layoutCount * nodeCount);
    let size = 0;
    this.#ringStarts = problem.radices.map((radix) => {
      const start = size;
      size += 2 * radix * nodeCount;
      return start;
    });
    this.#spareRows = size;
    this.#arena = new Float32Array(size + RANK_COUNT * nodeCount);
    this.#heights = problem.heights.map(() => 0);
    this.#takers = RANKS_AND_JOKER.map((card) =>
      RANKS_AND_JOKER.filter((rank) => ((problem.fitMasks[rank] ?? 0) >> card) & 1),
    );
  }

  /** draw(L, n), once the table has come to the layout. */
  valueAt(code: number, node: number): number {
    return this.#values[code * this.graph.nodeCount + node] ?? 0;
  }

  get isComplete(): boolean {
    return this.#done === this.problem.layoutCount;
  }

  /** Works out about so many values more. */
  extend(size: number): void {
    const { nodeCount } = this.graph;
    const end = Math.min(
      this.problem.layoutCount,
      this.#done + Math.max(1, Math.ceil(size / nodeCount)),
    );
    for (; this.#done < end; this.#done++) {
      const fitting = this.#readChildren(this.#done);
      this.#fillDraws(this.#done, fitting);
      this.#writeRings(this.#done, fitting);
      this.#countUp();
    }
  }

  /** Finds the rows of all ranks that something exposed goes on; those ranks as bits. */
  #readChildren(code: number): number {
    const { ranks, radices } = this.problem;
    const { nodeCount } = this.graph;
    let fitting = 0;
    for (let column = 0; column < radices.length; column++) {
      const height = this.#heights[column] ?? 0;
      if (height === 0) continue;
      const exposed = ranks[column]?.[height - 1] ?? 0;
      const start = this.#ringStart(column, code - (radices[column] ?? 1));
      for (const rank of this.#takers[exposed] ?? []) {
        if ((fitting >> rank) & 1) {
          const spare = this.#spareRows + rank * nodeCount;
          least(this.#arena, this.#rowStarts[rank] ?? 0, start, spare, nodeCount);
          this.#rowStarts[rank] = spare;
        } else {
          this.#rowStarts[rank] = start;
        }
        fitting |= 1 << rank;
      }
    }
    return fitting;
  }

  #ringStart(column: number, code: number): number {
    const length = 2 * (this.problem.radices[column] ?? 1);
    return (this.#ringStarts[column] ?? 0) + (code % length) * this.graph.nodeCount;
  }

  #fillDraws(code: number, fitting: number): void {
    const { nodeCount, drawsLeft, edgeStart, edgeRank, edgeWeight, edgeTarget } = this.graph;
    const values = this.#values;
    const arena = this.#arena;
    const rowStarts = this.#rowStarts;
    const base = code * nodeCount;
    let cardsLeft = 0;
    for (let column = 0; column < this.#heights.length; column++) {
      cardsLeft += this.#heights[column] ?? 0;
    }
    let edge = 0;
    for (let node = 0; node < nodeCount; node++) {
      const end = edgeStart[node + 1] ?? 0;
      if (cardsLeft === 0 || edge === end) {
        values[base + node] = cardsLeft === 0 ? 0 - (drawsLeft[node] ?? 0) : cardsLeft;
        edge = end;
        continue;
      }
      let sum = 0;
      for (; edge < end; edge++) {
        const target = edgeTarget[edge] ?? 0;
        const rank = edgeRank[edge] ?? 0;
        let value = values[base + target] ?? 0;
        if ((fitting >> rank) & 1) {
          const played = arena[(rowStarts[rank] ?? 0) + target] ?? 0;
          if (played < value) value = played;
        }
        sum += (edgeWeight[edge] ?? 0) * value;
      }
      values[base + node] = sum;
    }
  }

  /** For each column that is not full: play() with the card just taken off it on the waste. */
  #writeRings(code: number, fitting: number): void {
    const { ranks, heights } = this.problem;
    const { nodeCount } = this.graph;
    const values = this.#values;
    const arena = this.#arena;
    const base = code * nodeCount;
    for (let column = 0; column < heights.length; column++) {
      const height = this.#heights[column] ?? 0;
      if (height === heights[column]) continue;
      const rank = ranks[column]?.[height] ?? 0;
      const to = this.#ringStart(column, code);
      if ((fitting >> rank) & 1) {
        const row = this.#rowStarts[rank] ?? 0;
        for (let node = 0; node < nodeCount; node++) {
          const drawn = values[base + node] ?? 0;
          const played = arena[row + node] ?? 0;
          arena[to + node] = played < drawn ? played : drawn;
        }
      } else {
        for (let node = 0; node < nodeCount; node++) arena[to + node] = values[base + node] ?? 0;
      }
    }
  }

  #countUp(): void {
    const { heights } = this.problem;
    for (let column = 0; column < heights.length; column++) {
      const height = this.#heights[column] ?? 0;
      if (height < (heights[column] ?? 0)) {
        this.#heights[column] = height + 1;
        return;
      }
      this.#heights[column] = 0;
    }
  }
}

/** In the arena: the less of two rows into a third, which may be one of them. */
function least(arena: Float32Array, a: number, b: number, to: number, count: number): void {
  for (let index = 0; index < count; index++) {
    const one = arena[a + index] ?? 0;
    const other = arena[b + index] ?? 0;
    arena[to + index] = other < one ? other : one;
  }
}
