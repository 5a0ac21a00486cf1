/**
 * The tasks of this product, in one place: a line here makes a task known to every pool and every worker, with
 * its types. Who only asks imports the type of this table and none of its code.
 */
import {
  deal,
  dealAt,
  neighbourDeal,
  type DealName,
  type DealRange,
  type Move,
  type Position,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import {
  bestAlong,
  bestScore,
  canBeCleared,
  judge,
  rateMoves,
  type Judgement,
  type RatedMove,
  type SearchLimits,
  type ValueTable,
  type Verdict,
} from "@albatross/solver";
import type {
  Advice,
  HoleReview,
  OwnMistake,
  PlayedMoves,
  Puzzle,
  PuzzleFault,
  PuzzleQuestion,
  PuzzleWish,
} from "@albatross/coach";
import type * as CoachTasks from "./coach-tasks.ts";
import { createHoleMemory } from "./hole-memory.ts";
import type { TaskContext, TaskTable } from "./task-table.ts";

/** Limits as they cross to a worker: a signal cannot. */
export type TaskLimits = Pick<SearchLimits, "maxNodes">;

export interface PositionQuestion {
  readonly position: Position;
  readonly limits: TaskLimits;
}

/** About one position of a hole: its first position tells which table answers. */
export interface MovesQuestion extends PositionQuestion {
  readonly start: Position;
}

/** About the positions of a hole, its first one first. */
export interface LineQuestion {
  readonly positions: readonly Position[];
  readonly limits: TaskLimits;
}

/** About any positions of the hole that begins with `start`. No limit: it never takes long. */
export interface AssessQuestion {
  readonly start: Position;
  readonly positions: readonly Position[];
}

/** All that a player can ask about a position. */
export interface Assessment {
  /** The best final strokes from here. */
  readonly best: number;
  /** Every legal move, best first. None at the end of a hole. */
  readonly moves: readonly RatedMove[];
}

export interface WinnableSearch {
  readonly rules: RuleSet;
  /** Where the walk begins; this deal is looked at too. */
  readonly from: DealName;
  /** Deals looked at before giving up. */
  readonly most: number;
  /** For the verdict on each deal passed, and for the judgement of the one found. */
  readonly passLimits: TaskLimits;
  readonly limits: TaskLimits;
}

/** The first deal that is proved winnable, with its judgement. */
export interface FoundDeal {
  readonly deal: DealName;
  readonly judgement: Judgement;
}

export interface SurveyChunk {
  readonly range: DealRange;
  readonly rules: RuleSet;
  readonly limits: TaskLimits;
}

/** The coach is loaded by the first worker that is asked for it: the judge is there without waiting for it. */
const coach = async (): Promise<typeof CoachTasks> => import("./coach-tasks.ts");

export const albatrossTasks = {
  judge: ({ position, limits }: PositionQuestion): Judgement => judge(position, limits),
  bestScore: ({ position, limits }: PositionQuestion): number | null => bestScore(position, limits),
  verdict: ({ position, limits }: PositionQuestion): Verdict => canBeCleared(position, limits),
  assess: assessPositions,
  rateMoves: rateMovesOfHole,
  bestAlong: bestAlongHole,
  findWinnable,
  surveyChunk,
  /** Progress: what is known so far. */
  advise: async (
    question: CoachTasks.AdviceQuestion,
    context: TaskContext<Advice>,
  ): Promise<Advice> => (await coach()).adviseByAndBy(question, context),
  review: async (
    question: CoachTasks.ReviewQuestion,
    context: TaskContext<HoleReview>,
  ): Promise<HoleReview> => (await coach()).reviewByAndBy(question, context),
  takeTurn: async (question: CoachTasks.TurnQuestion): Promise<readonly Move[]> =>
    (await coach()).takeTurn(question),
  makePuzzle: async (wish: PuzzleWish): Promise<Puzzle | null> =>
    (await coach()).makePuzzle(wish, tableOf),
  provePuzzle: async (question: PuzzleQuestion): Promise<Result<Puzzle, PuzzleFault>> =>
    (await coach()).provePuzzle(question, tableOf),
  ownMistakes: async (played: PlayedMoves): Promise<readonly OwnMistake[]> =>
    (await coach()).findOwnMistakes(played, tableOf),
} satisfies TaskTable;

export type AlbatrossTasks = typeof albatrossTasks;

/** This thread's. */
const memory = createHoleMemory();

function tableOf(start: Position): ValueTable | null {
  return memory.tableOf(start, [start]);
}

/** One assessment a position; null for a hole without a quick table: ask the judge. */
function assessPositions({ start, positions }: AssessQuestion): readonly Assessment[] | null {
  const table = memory.tableOf(start, positions);
  if (table === null) return null;
  return positions.map((position) => ({
    best: table.value(position),
    moves: readMoves(table, position),
  }));
}

function rateMovesOfHole({ start, position, limits }: MovesQuestion): readonly RatedMove[] {
  const table = memory.tableOf(start, [position]);
  return table === null ? rateMoves(position, limits) : readMoves(table, position);
}

function bestAlongHole({ positions, limits }: LineQuestion): readonly (number | null)[] {
  const [start] = positions;
  const table = start === undefined ? null : memory.tableOf(start, positions);
  if (table === null) return bestAlong(positions, limits);
  return positions.map((position) => table.value(position));
}

function readMoves(table: ValueTable, position: Position): readonly RatedMove[] {
  return table.valuedMoves(position).map(({ move, value }) => ({ move, best: value }));
}

/** Progress: how many deals it has passed. The walk goes round at the end, so every number has a next. */
function findWinnable(
  { rules, from, most, passLimits, limits }: WinnableSearch,
  { report }: TaskContext<number>,
): FoundDeal | null {
  let name = from;
  for (let passed = 0; passed < most; passed++) {
    const start = deal(name, rules);
    // The verdict alone is proved much sooner than the best line, which only the deal found needs.
    if (canBeCleared(start, passLimits) === "winnable") {
      return { deal: name, judgement: judge(start, limits) };
    }
    report(passed + 1);
    name = neighbourDeal(name, 1) ?? { ...name, number: 1n };
  }
  return null;
}

/** The best score of each deal of the range, in its order; null where the limit stopped the judge. */
function surveyChunk({ range, rules, limits }: SurveyChunk): readonly (number | null)[] {
  return Array.from({ length: range.count }, (_, index) =>
    bestScore(deal(dealAt(range, index), rules), limits),
  );
}
