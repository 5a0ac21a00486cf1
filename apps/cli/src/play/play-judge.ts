/**
 * The judge as the game asks it: on a thread of its own, so that no key ever waits for an answer, and the coach,
 * who takes seconds for a review, on another, so that no verdict waits for that. How long they may think is
 * decided here.
 */
import type { HoleReview } from "@albatross/coach";
import type { DealName, Hole, Position, RuleSet } from "@albatross/rules";
import type { RatedMove } from "@albatross/solver";
import type {
  AlbatrossTasks,
  Assessment,
  FoundDeal,
  TaskAnswer,
  WorkerPool,
} from "@albatross/workers/node";

export interface PlayJudge {
  /** One assessment a position; null for a hole without a quick table: ask about its positions one by one. */
  assess(
    start: Position,
    positions: readonly Position[],
  ): Promise<TaskAnswer<readonly Assessment[] | null>>;
  /** null: not within the limit. */
  bestScore(position: Position, signal: AbortSignal): Promise<TaskAnswer<number | null>>;
  /** Every legal move, best first. */
  rateMoves(
    start: Position,
    position: Position,
    signal: AbortSignal,
  ): Promise<TaskAnswer<readonly RatedMove[]>>;
  /** T6: the first deal from `from` on that is proved winnable; null when none turned up. */
  findWinnable(
    rules: RuleSet,
    from: DealName,
    signal: AbortSignal,
  ): Promise<TaskAnswer<FoundDeal | null>>;
  /** Of the moves that are made now. `onProgress` is told what is known so far. */
  review(
    hole: Hole,
    signal: AbortSignal,
    onProgress: (review: HoleReview) => void,
  ): Promise<TaskAnswer<HoleReview>>;
  close(): Promise<void>;
}

/** Enough for every deal of seven columns; a wide tableau could take minutes. */
const LIMITS = { maxNodes: 30_000_000 };
/** A walk passes a deal over rather than wait for it: the next number is as good. */
const PASS_LIMITS = { maxNodes: 5_000_000 };
/** One classic deal in four is winnable: this many in a row without one would be a fault, not bad luck. */
const MOST_LOOKED_AT = 200;

function askOnThreads(
  pool: WorkerPool<AlbatrossTasks>,
  coach: WorkerPool<AlbatrossTasks>,
): PlayJudge {
  return {
    // Never cancelled: it is over in a moment, and ending its thread would lose the table.
    assess: (start, positions) => pool.run("assess", { start, positions }),
    bestScore: (position, signal) =>
      pool.run("bestScore", { position, limits: LIMITS }, { signal }),
    rateMoves: (start, position, signal) =>
      pool.run("rateMoves", { start, position, limits: LIMITS }, { signal }),
    findWinnable: (rules, from, signal) =>
      pool.run(
        "findWinnable",
        { rules, from, most: MOST_LOOKED_AT, passLimits: PASS_LIMITS, limits: LIMITS },
        { signal },
      ),
    review: (hole, signal, onProgress) =>
      coach.run("review", { hole, options: {} }, { signal, onProgress }),
    async close() {
      await Promise.all([pool.close(), coach.close()]);
    },
  };
}

/** Each thread is started by the first question that it is asked. */
export async function startPlayJudge(): Promise<PlayJudge> {
  const { createNodeWorkers } = await import("@albatross/workers/node");
  return askOnThreads(createNodeWorkers({ capacity: 1 }), createNodeWorkers({ capacity: 1 }));
}
