/**
 * KPatience of KDE (C++). It judges its own numbered deals only, all of a range in one process, and another
 * game: it draws only when nothing fits. So its times are comparable and its answers are not. It has the
 * CPU time of the whole process; for each deal it prints whole milliseconds by a clock on the wall.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { summarizeTimes, type TimeSummary } from "../time-summary.ts";
import { measureStart, runMeasured } from "./measured-child.ts";

export const KPATIENCE_PROGRAMS: readonly string[] = ["kpat"];

/** Its number of Golf. */
const GOLF = "12";

export interface KpatienceMeasurement extends TimeSummary {
  readonly clock: "cpu" | "wall";
  readonly startMs: number;
  /** Deals that it gives up or does not come to. */
  readonly unanswered: number;
  readonly problem: string | null;
}

/** The mean is of CPU time, the start of the process included; the other three are what it prints. */
export function runKpatience(program: string, deals: number): KpatienceMeasurement {
  const home = mkdtempSync(join(tmpdir(), "albatross-bench-"));
  try {
    const environment = {
      QT_QPA_PLATFORM: "offscreen",
      // It shall not touch the user's settings and caches.
      HOME: home,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      XDG_RUNTIME_DIR: home,
    };
    const range = ["--solve", GOLF, "--start", "1", "--end", String(deals)];
    const child = runMeasured(program, range, { environment });
    const lines = readLines(child.output);
    const unanswered = deals - lines.filter(({ isAnswer }) => isAnswer).length;
    return {
      ...summarizeTimes(lines.length > 0 ? lines.map(({ ms }) => ms) : [NaN]),
      meanMs: lines.length > 0 ? child.elapsedMs / lines.length : NaN,
      clock: child.clock,
      startMs: measureStart(program, ["--version"], { environment }),
      unanswered,
      problem: unanswered > 0 ? child.problem.trim() : null,
    };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

interface DealLine {
  /** False of a deal that it gave up, "unknown". */
  readonly isAnswer: boolean;
  readonly ms: number;
}

/** Of lines like "12 won (3 ms)". */
function readLines(output: string): readonly DealLine[] {
  const lines = output.matchAll(/^\d+ (won|lost|unknown) \((\d+) ms\)$/gm);
  return [...lines].map(([, answer, ms]) => ({ isAnswer: answer !== "unknown", ms: Number(ms) }));
}
