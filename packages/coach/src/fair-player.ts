/** Players that ask the coach, with less and with more to go by. */
import { DRAW, legalMoves, play, type Move, type PlayerView } from "@albatross/rules";
import { adviseFully, meanOfBoth } from "./advise.ts";
import { MARGIN } from "./fair-table.ts";
import { prepareFairView, type FairMove, type FairView, type TableLimits } from "./fair-view.ts";
import { JudgedWorlds } from "./judged-worlds.ts";
import type { Seed } from "./orders.ts";
import { readUnseen } from "./world.ts";

const NO_TABLE: TableLimits = { fine: 0, most: 0 };

/** The move with the best mean over so many orders, each judged as if it were seen. */
export function playByAverage(view: PlayerView, seed: Seed, worlds: number): readonly Move[] {
  const legal = legalMoves(view);
  if (legal.length <= 1) return legal;
  const { moves } = adviseFully(view, { seed, worlds, tableLimits: NO_TABLE });
  return moves.slice(0, 1).map(({ move }) => move);
}

/**
 * The best move by both answers of the coach, and once the table is exact, its plan up to the next draw. While the
 * table is larger than allowed, or none can be made, the mean over the orders decides alone.
 */
export function playByTable(
  view: PlayerView,
  seed: Seed,
  limits: TableLimits,
  worlds: number,
): readonly Move[] {
  const legal = legalMoves(view);
  if (legal.length <= 1) return legal;
  const unseen = readUnseen(view);
  const fair = prepareFairView(unseen, limits);
  if (fair === null) return playByAverage(view, seed, worlds);
  fair.table.extend(Infinity);
  if (fair.table.graph.isExact) return planByTable(fair);
  const judged = new JudgedWorlds(unseen, seed);
  while (!judged.isExhausted && (judged.isListed || judged.count < worlds)) judged.judgeNext();
  const values = fair.moves.map((move, index) =>
    meanOfBoth(fair.value(move), judged.outlook(index)),
  );
  return legal.slice(indexOfLeast(values)).slice(0, 1);
}

/** The first of those that are less than all others by more than rounding. */
function indexOfLeast(values: readonly number[]): number {
  return values.reduce(
    (best, value, index) => (value < (values[best] ?? Infinity) - MARGIN ? index : best),
    0,
  );
}

function planByTable(fair: FairView): readonly Move[] {
  const best = fair.moves[indexOfLeast(fair.moves.map((move) => fair.value(move)))];
  return best === undefined ? [] : [best.move, ...movesAfter(fair, best)];
}

/** The rest of the plan that a play begins, and the draw that ends it. */
function movesAfter(fair: FairView, { move, place }: FairMove): readonly Move[] {
  if (move.kind === "draw") return [];
  const { code, columns } = fair.walker.bestPlan(place);
  const plays = columns.map(play);
  const isOver = code === 0 || fair.table.graph.drawsLeft[place.node] === 0;
  return isOver ? plays : [...plays, DRAW];
}
