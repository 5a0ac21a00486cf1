/**
 * What the program touches of the process it runs in, as one value, so that a test can hand in its own.
 * Streams are taken when they are first used: a command that reads nothing never opens standard input.
 */
import type { Readable, Writable } from "node:stream";
import { isatty } from "node:tty";
import { EXIT } from "./exit-code.ts";

const STDOUT = 1;
const STDERR = 2;

export interface Host {
  readonly stdin: Readable;
  readonly stdout: Writable;
  readonly stderr: Writable;
  /** Does stdout go to a terminal? */
  readonly isTerminal: boolean;
  /** Does stderr? */
  readonly isErrorTerminal: boolean;
  /** Characters in a line of that terminal; undefined when neither is one. It may change. */
  readonly columns: number | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborts at Ctrl-C. */
  readonly interrupt: AbortSignal;
}

/** The real one. A first Ctrl-C asks for a clean stop; a second does not wait for one. */
export function processHost(): Host {
  const interrupt = new AbortController();
  process.on("SIGINT", () => {
    if (interrupt.signal.aborted) process.exit(EXIT.interrupted);
    interrupt.abort();
  });
  return {
    get stdin() {
      return process.stdin;
    },
    get stdout() {
      return process.stdout;
    },
    get stderr() {
      return process.stderr;
    },
    isTerminal: isatty(STDOUT),
    isErrorTerminal: isatty(STDERR),
    get columns() {
      if (isatty(STDOUT)) return process.stdout.columns;
      return isatty(STDERR) ? process.stderr.columns : undefined;
    },
    env: process.env,
    interrupt: interrupt.signal,
  };
}
