/** A view's fair table, over the graph of draws that it is small enough for, and what its moves are worth there. */
import {
  drawsLeft,
  isKnown,
  JOKER,
  legalMoves,
  makeMove,
  rankOf,
  wasteTop,
  type Move,
  type Position,
  type SeenCard,
} from "@albatross/rules";
import { toProblem, type Problem } from "@albatross/solver";
import { drawByGroups, drawInChain, groupClasses, type DrawGraph } from "./draw-graph.ts";
import { FairTable } from "./fair-table.ts";
import { FairWalker, type FairPlace } from "./fair-walker.ts";
import { classesOf } from "./rank-classes.ts";
import { completeView, type Unseen } from "./world.ts";

export interface TableLimits {
  /** Ranks are told apart as far as so many values allow. */
  readonly fine: number;
  /** A table that needs more than this with one group for all ranks is not made: 12 million are 60 MB. */
  readonly most: number;
}

export const TABLE_LIMITS: TableLimits = { fine: 1_500_000, most: 12_000_000 };

/** A legal move: it leads to a place where more can be played, or to a draw. */
export interface FairMove {
  readonly move: Move;
  /** Where the move leads; of a draw, the place before it. */
  readonly place: FairPlace;
}

export class FairView {
  readonly table: FairTable;
  readonly walker: FairWalker;
  readonly moves: readonly FairMove[];

  constructor(unseen: Unseen, problem: Problem, graph: DrawGraph) {
    const { view } = unseen;
    this.table = new FairTable(problem, graph);
    this.walker = new FairWalker(this.table);
    this.moves = legalMoves(view).map((move) => {
      const made = move.kind === "draw" ? null : makeMove<SeenCard>(view, move);
      const after = made?.ok === true ? made.value : view;
      return { move, place: placeOf(problem, after, graph.root) };
    });
  }

  /** Expected final strokes after a move, once the table is complete. */
  value({ move, place }: FairMove): number {
    return move.kind === "draw"
      ? this.table.valueAt(place.code, place.node)
      : this.walker.bestPlan(place).value;
  }
}

/** Nothing is worked out yet. null where rows are hidden, and where the table would be too large. */
export function prepareFairView(unseen: Unseen, limits: TableLimits): FairView | null {
  if (unseen.hiddenInColumns > 0) return null;
  const problem = toProblem(completeView(unseen, unseen.cards));
  const graph = chooseGraph(unseen, problem, limits);
  return graph && new FairView(unseen, problem, graph);
}

function chooseGraph(
  unseen: Unseen,
  { layoutCount }: Problem,
  { fine, most }: TableLimits,
): DrawGraph | null {
  const { view, places } = unseen;
  const draws = drawsLeft(view);
  if ((draws + 1) * layoutCount > most) return null;
  const classes = classesOf(unseen);
  // With redeals a card that was drawn comes again, so what is left is not all that is to come.
  if (draws > places.length) return drawInChain(view, classes);
  return drawByGroups(groupClasses(classes, fine / layoutCount), draws);
}

function placeOf({ radices }: Problem, position: Position<SeenCard>, node: number): FairPlace {
  const top = wasteTop(position);
  const code = position.heights.reduce((sum, height, c) => sum + height * (radices[c] ?? 0), 0);
  return { code, top: top === null || !isKnown(top) ? JOKER : rankOf(top), node };
}
