/**
 * A range of deals surveyed on all workers, its parts handed out in the order of the deals. Nothing runs ahead of
 * who takes the parts: there are never more under way, or done and waiting for an earlier one, than a few for
 * each worker, so a range of any length takes the same memory.
 *
 * A part is as long as keeps a worker busy for a moment: long enough that messages cost nothing (a deal may take
 * half a millisecond), short enough that little is lost when a survey is stopped. How long that is, the deals
 * before it tell; what the answers are does not depend on it.
 */
import { sliceRange, type DealRange, type RuleSet } from "@albatross/rules";
import type { AlbatrossTasks, TaskLimits } from "./albatross-tasks.ts";
import type { FailureReason, TaskAnswer, WorkerPool } from "./worker-pool.ts";

export interface SurveyPlan {
  readonly range: DealRange;
  readonly rules: RuleSet;
  readonly limits: TaskLimits;
  /** Ends the survey after the parts that were handed out. */
  readonly signal?: AbortSignal;
}

export interface SurveyPart {
  readonly range: DealRange;
  /** The best strokes of each deal, null where it is not known. */
  readonly bests: readonly (number | null)[];
}

/** A worker did not do its part: a fault of the program or of the machine. */
export class SurveyFailedError extends Error {
  readonly reason: FailureReason;

  constructor(reason: FailureReason, message: string) {
    super(`a part of the survey failed (${reason}): ${message}`);
    this.name = "SurveyFailedError";
    this.reason = reason;
  }
}

/** What one part should take. */
const PART_MS = 100;
const FIRST_DEALS = 8;
const MOST_DEALS = 5000;
/** Parts for each worker: one in work, one behind it, and room for one that takes longer than the rest. */
const PARTS_A_WORKER = 4;

interface PendingPart {
  readonly range: DealRange;
  readonly answer: Promise<TaskAnswer<SurveyPart["bests"]>>;
  /** One for each part: Node warns of a leak where a dozen listen to one signal. */
  readonly cancel: AbortController;
}

/** Throws {@link SurveyFailedError}. Stop taking, or abort the signal, and the rest is cancelled. */
export async function* surveyInOrder(
  pool: Pick<WorkerPool<AlbatrossTasks>, "run" | "capacity">,
  { range, rules, limits, signal }: SurveyPlan,
): AsyncGenerator<SurveyPart, void> {
  const pending: PendingPart[] = [];
  let next = 0;
  let size = FIRST_DEALS;

  function send(): void {
    const part = sliceRange(range, next, Math.min(size, range.count - next));
    next += part.count;
    const cancel = new AbortController();
    const chunk = { range: part, rules, limits };
    const answer = pool.run("surveyChunk", chunk, { signal: cancel.signal });
    pending.push({ range: part, answer, cancel });
  }

  function stop(): void {
    for (const { cancel } of pending) cancel.abort();
  }

  signal?.addEventListener("abort", stop, { once: true });
  try {
    for (;;) {
      if (signal?.aborted) return;
      while (pending.length < pool.capacity * PARTS_A_WORKER && next < range.count) send();
      const [part] = pending;
      if (part === undefined) return;
      const answer = await part.answer;
      pending.shift();
      if (answer.kind === "cancelled") return;
      if (answer.kind === "failed") throw new SurveyFailedError(answer.reason, answer.message);
      size = nextSize(part.range.count, answer.elapsedMs);
      yield { range: part.range, bests: answer.value };
    }
  } finally {
    signal?.removeEventListener("abort", stop);
    stop();
  }
}

/** No more than twice as many as before: a first part may have been lucky, or the code is still cold. */
export function nextSize(deals: number, elapsedMs: number): number {
  const fitting = Math.floor((deals * PART_MS) / Math.max(elapsedMs, 0.01));
  return Math.max(1, Math.min(fitting, deals * 2, MOST_DEALS));
}
