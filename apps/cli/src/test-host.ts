/** The program run inside a test, with streams and an environment of the test's own. */
import { Readable, Writable } from "node:stream";
import type { Host, HostTerminal } from "./host.ts";
import { main } from "./main.ts";

export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: string | Uint8Array | Readable;
  readonly env?: Host["env"];
  readonly isTerminal?: boolean;
  readonly isErrorTerminal?: boolean;
  readonly columns?: number;
  readonly interrupt?: AbortSignal;
  readonly terminal?: HostTerminal;
  readonly stdout?: Writable;
  readonly homeFolder?: string;
  /** The number of every deal that is chosen by chance. */
  readonly dealNumber?: bigint;
}

export const NO_TERMINAL: HostTerminal = {
  isInput: false,
  rows: undefined,
  setRawMode() {},
  onResize: () => () => {},
  onTerminate: () => () => {},
  restoreAtExit: () => () => {},
};

/** Where nothing can be kept. */
const NO_FOLDER = "/dev/null";

/** Runs `golf` with these arguments. */
export async function runGolf(
  argv: readonly string[],
  surroundings: Surroundings = {},
): Promise<Run> {
  const stdout = new TextSink();
  const stderr = new TextSink();
  const { stdin = "" } = surroundings;
  const exitCode = await main(argv, {
    stdin: stdin instanceof Readable ? stdin : Readable.from([Buffer.from(stdin)]),
    stdout: surroundings.stdout ?? stdout,
    stderr,
    env: surroundings.env ?? {},
    isTerminal: surroundings.isTerminal ?? false,
    isErrorTerminal: surroundings.isErrorTerminal ?? false,
    get columns() {
      return surroundings.columns;
    },
    interrupt: surroundings.interrupt ?? new AbortController().signal,
    terminal: surroundings.terminal ?? NO_TERMINAL,
    homeFolder: surroundings.homeFolder ?? NO_FOLDER,
    now: () => new Date("2026-11-30T12:00:00Z"),
    pickDealNumber: () => surroundings.dealNumber ?? 1n,
  });
  return { exitCode, stdout: stdout.text, stderr: stderr.text };
}

class TextSink extends Writable {
  text = "";

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
