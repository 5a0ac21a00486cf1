/**
 * How draws may go, as a graph for the fair table: a node is what is still to be drawn, an edge a card that may
 * come next, and how likely.
 *
 *   by groups   a node counts the cards left of each group of ranks. With a group for every class of ranks no
 *               more is to be known of what is left, and a table over the graph is the best that a player without
 *               sight of the stock can do. But nodes multiply: 16 cards of 12 ranks make 20,000. So early in a
 *               hole ranks share groups, in which each is as likely as at first whatever was drawn before; with
 *               one group for all, nodes count nothing but the draws left.
 *   in a chain  one node a draw, with redeals: what was drawn comes again and is then known.
 *
 * Cards seem to run out less in a large group than they do, so its values are too high by up to two strokes at
 * the start of a hole. Moves compare well all the same, and play-outs say what they really come to.
 *
 * Children come before their parents: node order is an order in which values can be worked out.
 */
import { isKnown, rankOf, type Card, type PlayerView, type Rank } from "@albatross/rules";
import type { RankClass } from "./rank-classes.ts";

export interface DrawGraph {
  /** Are the odds right whatever was drawn before? Then so are the values of a table over it. */
  readonly isExact: boolean;
  readonly nodeCount: number;
  /** Draws still allowed at a node. */
  readonly drawsLeft: Uint8Array;
  /** Edges of node n: from edgeStart[n] to before edgeStart[n + 1]. */
  readonly edgeStart: Uint32Array;
  readonly edgeRank: Uint8Array;
  readonly edgeWeight: Float64Array;
  readonly edgeTarget: Uint32Array;
  /** Where the hole is now. */
  readonly root: number;
  /** The node after this card is drawn at a node. */
  follow(node: number, card: Card): number;
}

class GraphBuilder {
  readonly #drawsLeft: number[] = [];
  readonly #starts: number[] = [0];
  readonly #ranks: number[] = [];
  readonly #weights: number[] = [];
  readonly #targets: number[] = [];

  addEdge(rank: Rank, weight: number, target: number): void {
    this.#ranks.push(rank);
    this.#weights.push(weight);
    this.#targets.push(target);
  }

  /** Ends the node whose edges were added since the last one. */
  endNode(drawsLeft: number): void {
    this.#drawsLeft.push(drawsLeft);
    this.#starts.push(this.#ranks.length);
  }

  build(isExact: boolean, follow: DrawGraph["follow"]): DrawGraph {
    return {
      isExact,
      nodeCount: this.#drawsLeft.length,
      drawsLeft: Uint8Array.from(this.#drawsLeft),
      edgeStart: Uint32Array.from(this.#starts),
      edgeRank: Uint8Array.from(this.#ranks),
      edgeWeight: Float64Array.from(this.#weights),
      edgeTarget: Uint32Array.from(this.#targets),
      root: this.#drawsLeft.length - 1,
      follow,
    };
  }
}

/** Classes whose cards are counted together. */
export type DrawGroup = readonly RankClass[];

/**
 * As many groups as the nodes allow: one a class if they do, and then the graph is exact; else the two smallest
 * are put together until it fits, down to one for all.
 */
export function groupClasses(
  classes: readonly RankClass[],
  mostNodes: number,
): readonly DrawGroup[] {
  let groups: readonly DrawGroup[] = classes.map((one) => [one]);
  while (groups.length > 1 && countNodes(groups) > mostNodes) {
    const [first = [], second = [], ...others] = groups.toSorted((a, b) => sizeOf(a) - sizeOf(b));
    groups = [...others, [...first, ...second]];
  }
  return groups;
}

export function countNodes(groups: readonly DrawGroup[]): number {
  return groups.reduce((count, group) => count * (sizeOf(group) + 1), 1);
}

function sizeOf(group: DrawGroup): number {
  return group.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** A node's number counts the cards left of each group in mixed radix. `drawCount` of them can be drawn. */
export function drawByGroups(groups: readonly DrawGroup[], drawCount: number): DrawGraph {
  const builder = new GraphBuilder();
  const sizes = groups.map(sizeOf);
  const radices: number[] = [];
  let total = 1;
  for (const size of sizes) {
    radices.push(total);
    total *= size + 1;
  }
  const undrawable = sizes.reduce((sum, size) => sum + size, 0) - drawCount;
  for (let node = 0; node < total; node++) {
    const counts = sizes.map(
      (size, index) => Math.floor(node / (radices[index] ?? 1)) % (size + 1),
    );
    const cardsLeft = counts.reduce((sum, count) => sum + count, 0);
    const drawsLeft = Math.max(0, cardsLeft - undrawable);
    for (const [index, group] of groups.entries()) {
      const share = (counts[index] ?? 0) / cardsLeft / (sizes[index] ?? 1);
      if (drawsLeft === 0 || share === 0) continue;
      for (const { rank, cards } of group) {
        builder.addEdge(rank, share * cards.length, node - (radices[index] ?? 0));
      }
    }
    builder.endNode(drawsLeft);
  }
  const isExact = groups.every((group) => group.length === 1);
  return builder.build(isExact, followGroups(groups, radices));
}

function followGroups(
  groups: readonly DrawGroup[],
  radices: readonly number[],
): DrawGraph["follow"] {
  const steps = new Map<Card, number>();
  for (const [index, group] of groups.entries()) {
    for (const card of group.flatMap(({ cards }) => cards)) steps.set(card, radices[index] ?? 0);
  }
  return (node, card) => node - (steps.get(card) ?? 0);
}

/** Node n has n draws left. With redeals the cards of later passes are as well known as those of this one. */
export function drawInChain(view: PlayerView, classes: readonly RankClass[]): DrawGraph {
  const builder = new GraphBuilder();
  const unseen = classes.reduce((sum, { cards }) => sum + cards.length, 0);
  const draws = drawsToCome(view);
  for (const [left, card] of [null, ...draws.toReversed()].entries()) {
    if (left > 0 && card === null) {
      for (const { rank, cards } of classes) builder.addEdge(rank, cards.length / unseen, left - 1);
    } else if (card !== null) {
      builder.addEdge(rankOf(card), 1, left - 1);
    }
    builder.endNode(left);
  }
  return builder.build(
    draws.every((card) => card !== null),
    (node) => node - 1,
  );
}

/** The card of each draw still allowed, null where it is not known. */
function drawsToCome({ table, draws }: PlayerView): readonly (Card | null)[] {
  const { stock, rules } = table;
  const count = stock.length * (rules.redeals + 1) - draws;
  return Array.from({ length: count }, (_, index) => {
    const card = stock[(draws + index) % stock.length];
    return card !== undefined && isKnown(card) ? card : null;
  });
}
