/**
 * Runs another program and measures the CPU time it used, user and system, its start included.
 *
 * Node tells a process's own times only (it has no RUSAGE_CHILDREN), /usr/bin/time and /proc count in
 * hundredths of a second, too coarse for a program that is done in five milliseconds. Bash has the times of
 * a child to the millisecond (`time`, `TIMEFORMAT`), and can bound them (`ulimit -t`). Where there is no bash
 * the time on the wall is taken instead, and the result says so.
 */
import { spawnSync } from "node:child_process";

export interface MeasuredChild {
  readonly output: string;
  /** What it said on stderr, or why it could not start. */
  readonly problem: string;
  readonly elapsedMs: number;
  readonly clock: "cpu" | "wall";
}

export interface ChildOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** For tests of the fallback. */
  readonly shell?: string;
}

/** A program that ran for as long would have no place in a table of milliseconds. */
const LIMIT_SECONDS = 600;

// The child's stderr goes to descriptor 3, so that stderr holds bash's line alone.
const SCRIPT = `ulimit -t ${LIMIT_SECONDS}; TIMEFORMAT="%3U %3S"; time "$@" 2>&3 3>&-`;

export function runMeasured(
  program: string,
  args: readonly string[],
  { environment = {}, shell = "bash" }: ChildOptions = {},
): MeasuredChild {
  const env = { ...process.env, ...environment, LC_ALL: "C" };
  const child = spawnSync(shell, ["-c", SCRIPT, shell, program, ...args], {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe", "pipe"],
    maxBuffer: 2 ** 26,
  });
  const [, user, system] = /^(\d+\.\d{3}) (\d+\.\d{3})$/m.exec(child.stderr ?? "") ?? [];
  if (user === undefined || system === undefined) return runOnTheWall(program, args, env);
  return {
    output: child.stdout,
    problem: child.output[3] ?? "",
    elapsedMs: Math.round((Number(user) + Number(system)) * 1000),
    clock: "cpu",
  };
}

/** What a run with `args`, which should do nothing, takes; the least of three. */
export function measureStart(
  program: string,
  args: readonly string[],
  options: ChildOptions = {},
): number {
  const runs = Array.from({ length: 3 }, () => runMeasured(program, args, options));
  return Math.min(...runs.map(({ elapsedMs }) => elapsedMs));
}

function runOnTheWall(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): MeasuredChild {
  const fromMs = performance.now();
  const child = spawnSync(program, args, {
    env,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
    maxBuffer: 2 ** 26,
    timeout: LIMIT_SECONDS * 1000,
  });
  return {
    output: child.stdout ?? "",
    problem: child.error?.message ?? child.stderr,
    elapsedMs: performance.now() - fromMs,
    clock: "wall",
  };
}
