/** Runs (S3): plays with no draw between. They change no score; the page celebrates the long ones. */
import type { Move } from "./move.ts";

export interface RunReadout {
  /** Plays since the last draw, or since the start. */
  readonly current: number;
  readonly best: number;
  /** The run that the last move, a draw, ended; 0 when the last move was no draw. */
  readonly justEnded: number;
}

export const CELEBRATED_RUNS = [5, 10, 15] as const;

export function readRuns(moves: readonly Move[]): RunReadout {
  let current = 0;
  let best = 0;
  let justEnded = 0;
  for (const move of moves) {
    justEnded = move.kind === "draw" ? current : 0;
    current = move.kind === "draw" ? 0 : current + 1;
    best = Math.max(best, current);
  }
  return { current, best, justEnded };
}
