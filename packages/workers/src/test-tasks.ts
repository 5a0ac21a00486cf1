/** Tasks for tests, among them all that a worker can do wrong. */
import type { TaskContext, TaskTable } from "./task-table.ts";

/** 0 is closed. Shared with the worker, so that a test can hold a task in the middle of its work. */
export type Gate = Int32Array<SharedArrayBuffer>;

export function closedGate(): Gate {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
}

export function openGate(gate: Gate): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}

export const testTasks = {
  echo: (value: unknown): unknown => value,
  /** Reports that it has come to the gate, and computes nothing until it is opened. */
  pass(gate: Gate, { report }: TaskContext<"at the gate">): "passed" {
    report("at the gate");
    Atomics.wait(gate, 0, 0);
    return "passed";
  },
  count(most: number, { report }: TaskContext<number>): number {
    for (let number = 1; number <= most; number++) report(number);
    return most;
  },
  refuse(message: string): never {
    throw new Error(message);
  },
  /** Computes for ever. */
  spin(_input: null, { report }: TaskContext<"spinning">): never {
    report("spinning");
    for (;;) Math.sqrt(2);
  },
  exit(code: number): never {
    process.exit(code);
  },
  /** Throws where nobody catches it, and never answers. */
  crash(message: string): Promise<never> {
    setImmediate(() => {
      throw new Error(message);
    });
    return new Promise(() => undefined);
  },
  /** Answers, and the worker dies after that. */
  crashAfterwards(message: string): "still well" {
    setTimeout(() => {
      throw new Error(message);
    }, 0);
    return "still well";
  },
  returnFunction:
    (_input: null): unknown =>
    () =>
      undefined,
} satisfies TaskTable;

export type TestTasks = typeof testTasks;
