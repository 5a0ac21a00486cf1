/**
 * Judging that Ctrl-C can end at any time. The judge is one synchronous piece of work, and a signal handler
 * gets its turn only between such pieces. A hole of seven columns and five rows takes 0.1 s at most, which
 * nobody notices; larger ones take seconds. So a board is tried in this thread, and the first that turns
 * out to be large moves the judge into a thread of its own, for good.
 *
 * Rejected: always the other thread (its start adds 0.4 s to a single deal of 0.1 s); node:vm's
 * breakOnSigint (it loses a signal that comes as a script starts, and the process then waits for ever).
 */
import { setImmediate as takeTurn } from "node:timers/promises";
import type { AlbatrossTasks, WorkerPool } from "@albatross/workers/node";
import {
  judgeTimed,
  toJudgementFields,
  type JudgementFields,
  type JudgeQuestion,
} from "./judgement-fields.ts";
import { InterruptedError } from "./stop.ts";

/** Several times what a hole of seven columns and five rows takes; it is over in 0.1 s either way. */
export const SHORT_NODES = 100_000;

export interface PatientJudge {
  /** Ends with {@link InterruptedError} at Ctrl-C. */
  judge(question: JudgeQuestion): Promise<JudgementFields>;
  close(): Promise<void>;
}

export function createPatientJudge(interrupt: AbortSignal): PatientJudge {
  let worker: WorkerPool<AlbatrossTasks> | null = null;
  return {
    async judge({ position, limits }) {
      const maxNodes = limits.maxNodes ?? Infinity;
      if (worker === null) {
        const tried = judgeTimed(position, { maxNodes: Math.min(maxNodes, SHORT_NODES) });
        await takeTurn();
        if (interrupt.aborted) throw new InterruptedError();
        if (tried.verdict !== "unknown" || maxNodes <= SHORT_NODES) return tried;
      }
      worker ??= await startWorker();
      return await ask(worker, { position, limits }, interrupt);
    },
    async close() {
      await worker?.close();
    },
  };
}

/** Loaded by the board that needs it: most runs never do. */
async function startWorker(): Promise<WorkerPool<AlbatrossTasks>> {
  const { createNodeWorkers } = await import("@albatross/workers/node");
  return createNodeWorkers({ capacity: 1 });
}

async function ask(
  worker: WorkerPool<AlbatrossTasks>,
  question: JudgeQuestion,
  interrupt: AbortSignal,
): Promise<JudgementFields> {
  const answer = await worker.run("judge", question, { signal: interrupt });
  if (answer.kind === "done") return toJudgementFields(answer.value, answer.elapsedMs);
  if (answer.kind === "cancelled") throw new InterruptedError();
  throw new Error(`the judge's thread failed (${answer.reason}): ${answer.message}`);
}
