/**
 * What the program touches of the process it runs in, as one value, so that a test can hand in its own.
 * Streams are taken when they are first used: a command that reads nothing never opens standard input.
 */
import { randomBytes } from "node:crypto";
import { writeSync } from "node:fs";
import { homedir } from "node:os";
import type { Readable, Writable } from "node:stream";
import { isatty } from "node:tty";
import { MAX_DEAL_NUMBER } from "@albatross/rules";
import { EXIT, type ExitCode } from "./exit-code.ts";

const STDIN = 0;
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
  readonly terminal: HostTerminal;
  readonly homeFolder: string;
  now(): Date;
  /** Any deal number, each as likely as the other. */
  pickDealNumber(): bigint;
}

/** What a full-screen command asks of its terminal. Nothing is taken of it before that. */
export interface HostTerminal {
  /** Does standard input come from it, so that its keys can be read one by one? */
  readonly isInput: boolean;
  /** Lines; undefined when stdout is no terminal. It may change. */
  readonly rows: number | undefined;
  /** While on, keys arrive at once, unseen, Ctrl-C among them. */
  setRawMode(isRaw: boolean): void;
  /** Each of these gives what takes the listener off again. */
  onResize(listener: () => void): () => void;
  /** The system asks the program to end: it should, with this exit code. */
  onTerminate(listener: (exitCode: ExitCode) => void): () => void;
  /** What the terminal is sent when the process ends however, also by a fault of its own. */
  restoreAtExit(text: string): () => void;
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
    terminal: processTerminal,
    homeFolder: homedir(),
    now: () => new Date(),
    pickDealNumber,
  };
}

const processTerminal: HostTerminal = {
  isInput: isatty(STDIN),
  get rows() {
    return isatty(STDOUT) ? process.stdout.rows : undefined;
  },
  setRawMode(isRaw) {
    if (process.stdin.isTTY) process.stdin.setRawMode(isRaw);
  },
  onResize(listener) {
    process.stdout.on("resize", listener);
    return () => process.stdout.off("resize", listener);
  },
  onTerminate(listener) {
    const onTerm = (): void => listener(EXIT.terminated);
    const onHangUp = (): void => listener(EXIT.hungUp);
    process.on("SIGTERM", onTerm);
    process.on("SIGHUP", onHangUp);
    return () => {
      process.off("SIGTERM", onTerm);
      process.off("SIGHUP", onHangUp);
    };
  },
  restoreAtExit(text) {
    let isRestored = false;
    const restore = (): void => {
      if (isRestored) return;
      isRestored = true;
      try {
        processTerminal.setRawMode(false);
        writeSync(STDOUT, text);
      } catch {
        // The terminal has gone.
      }
    };
    // An uncaught error is printed before the exit: the screen must be back by then.
    process.once("uncaughtExceptionMonitor", restore);
    process.once("exit", restore);
    return () => {
      process.off("uncaughtExceptionMonitor", restore);
      process.off("exit", restore);
    };
  },
};

/** Unbiased: 53 random bits, of which the one value that is no deal is thrown away. */
function pickDealNumber(): bigint {
  for (;;) {
    const number = randomBytes(8).readBigUInt64BE() >> 11n;
    if (number >= 1n && number <= MAX_DEAL_NUMBER) return number;
  }
}
