import { deal, expectValue, makeRules, ownDeal, viewOf, type PlayerView } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import {
  countNodes,
  drawByGroups,
  drawInChain,
  groupClasses,
  type DrawGraph,
} from "./draw-graph.ts";
import { classesOf } from "./rank-classes.ts";
import { readUnseen } from "./world.ts";

function viewOfDeal(options: Record<string, unknown>): PlayerView {
  return viewOf(deal(ownDeal(4), expectValue(makeRules(options))));
}

/** At every node the odds of what comes next add up to one, or nothing comes; a card drawn is a draw less. */
function expectOdds(graph: DrawGraph): void {
  const { nodeCount, drawsLeft, edgeStart, edgeWeight, edgeTarget } = graph;
  const wrong: number[] = [];
  for (let node = 0; node < nodeCount; node++) {
    const left = drawsLeft[node] ?? 0;
    let odds = 0;
    for (let edge = edgeStart[node] ?? 0; edge < (edgeStart[node + 1] ?? 0); edge++) {
      const target = edgeTarget[edge] ?? node;
      odds += edgeWeight[edge] ?? 0;
      if (target >= node || drawsLeft[target] !== left - 1) wrong.push(node);
    }
    if (Math.abs(odds - (left === 0 ? 0 : 1)) > 1e-12) wrong.push(node);
  }
  expect(wrong).toEqual([]);
}

describe("draws by groups", () => {
  const unseen = readUnseen(viewOfDeal({ columns: 9, rows: 4 }));
  const classes = classesOf(unseen);

  it.each([1, 40, 500, 1e9])("keep to %d nodes, with the right odds at each", (most) => {
    const groups = groupClasses(classes, most);
    const graph = drawByGroups(groups, unseen.places.length);
    expect(graph.nodeCount).toBe(countNodes(groups));
    expect(groups.flat().length).toBe(classes.length);
    expect(graph.nodeCount <= most || groups.length === 1).toBe(true);
    expect(graph.isExact).toBe(groups.length === classes.length);
    expect(graph.drawsLeft[graph.root]).toBe(unseen.places.length);
    expectOdds(graph);
  });

  it("lead from card to card until none is left", () => {
    const graph = drawByGroups(groupClasses(classes, 500), unseen.places.length);
    const last = unseen.cards.reduce((node, card) => graph.follow(node, card), graph.root);
    expect([last, graph.drawsLeft[last]]).toEqual([0, 0]);
  });
});

describe("draws in a chain", () => {
  it("V4: have a node for each draw of all passes", () => {
    const view = viewOfDeal({ columns: 9, rows: 5, redeals: 2 });
    const graph = drawInChain(view, classesOf(readUnseen(view)));
    expect([graph.nodeCount, graph.isExact]).toEqual([6 * 3 + 1, false]);
    expectOdds(graph);
  });
});
