/**
 * What the coach's advice costs as a hole goes on: orders of the unseen cards judged a second, the first word, the whole
 * advice as the page asks for it, and at the end the review of a whole hole. The holes are played by the weakest computer
 * player, as it comes; each position is measured once a round, and the least counts.
 */
import {
  currentPosition,
  deal,
  ownDeal,
  CLASSIC,
  viewOf,
  type Hole,
  type PlayerView,
} from "@albatross/rules";
import { advise, adviseFully, findPlayer, playHole, reviewFully } from "@albatross/coach";
import type { Bench, BenchColumn, BenchOptions, BenchReport } from "./bench.ts";
import { cpuMs } from "./measure.ts";
import { mean } from "./time-summary.ts";

/** Each takes seconds. */
const MOST_HOLES = 20;
const ORDERS = 48;
/** Draws made. */
const STAGES = [0, 4, 8, 12];

const COLUMNS: readonly BenchColumn[] = [
  { key: "stage", title: "draws made" },
  { key: "ordersASecond", title: "orders a second" },
  { key: "firstMs", title: "first word, ms", digits: 1 },
  { key: "adviceMs", title: "whole advice, ms" },
  { key: "reviewMs", title: "review of the hole, ms" },
];

export const COACH_BENCH: Bench = { name: "coach", run };

function run({ boards, rounds }: BenchOptions): BenchReport {
  const rookie = findPlayer("rookie");
  if (rookie === null) throw new Error("there is no rookie");
  const count = Math.min(boards, MOST_HOLES);
  const holes = Array.from({ length: count }, (_, index) =>
    playHole(rookie, deal(ownDeal(index + 1), CLASSIC), 1),
  );
  // Compiled by then, as in a worker that was asked before.
  const [warm] = holes;
  if (warm) adviseFully(viewOf(currentPosition({ ...warm, cursor: 0 })), { seed: 2 });
  const rows = STAGES.map((stage) => {
    const views = holes.flatMap((hole) => viewAfter(hole, stage) ?? []);
    const judged = leastOf(rounds, views, (view) =>
      adviseFully(view, { worlds: ORDERS, playOuts: 0, tableLimits: { fine: 0, most: 0 } }),
    );
    return {
      stage,
      ordersASecond: Math.round((1000 * ORDERS) / judged),
      firstMs: leastOf(rounds, views, (view) => advise(view).step()),
      adviceMs: leastOf(rounds, views, (view) => adviseFully(view)),
      reviewMs: null,
    };
  });
  const reviewMs = leastOf(1, holes, (hole) => reviewFully(hole));
  return {
    columns: COLUMNS,
    rows: [
      ...rows,
      { stage: "whole hole", ordersASecond: null, firstMs: null, adviceMs: null, reviewMs },
    ],
    note: `${count} classic deals, CPU milliseconds, means.`,
    wrong: 0,
    missing: [],
  };
}

/** The first position after so many draws in which there is a choice; null when there is none. */
function viewAfter(hole: Hole, draws: number): PlayerView | null {
  const position = hole.positions.find((other) => other.draws === draws);
  return position === undefined ? null : viewOf(position);
}

/** The mean over all of the least time of each. */
function leastOf<Subject>(
  rounds: number,
  subjects: readonly Subject[],
  work: (subject: Subject) => unknown,
): number {
  const times = subjects.map((subject) => {
    let least = Infinity;
    for (let round = 0; round < rounds; round++) {
      const fromMs = cpuMs();
      work(subject);
      least = Math.min(least, cpuMs() - fromMs);
    }
    return least;
  });
  return mean(times);
}
