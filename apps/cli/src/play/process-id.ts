/** Which process this is, and whether another is still there: told apart also when its number was given again. */
import { readFileSync } from "node:fs";
import { hostname } from "node:os";

export interface ProcessId {
  /** Letters, digits and hyphens. */
  readonly host: string;
  readonly pid: number;
  /** When it began, as Linux counts it; "0" where the system does not tell. */
  readonly start: string;
}

const UNKNOWN_START = "0";
/** Of /proc/PID/stat, counted behind the name, which may have blanks in it. */
const START_FIELD = 19;

export function thisProcess(): ProcessId {
  const host = hostname().replaceAll(/[^A-Za-z0-9-]/g, "-") || "host";
  return { host, pid: process.pid, start: startOf(process.pid) };
}

export function isRunning({ pid, start }: ProcessId): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Without the right to send it a signal, it is there all the same.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return false;
  }
  const now = startOf(pid);
  return start === UNKNOWN_START || now === UNKNOWN_START || start === now;
}

function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return fields[START_FIELD] ?? UNKNOWN_START;
  } catch {
    return UNKNOWN_START;
  }
}
