/** The program run inside a test, with streams and an environment of the test's own. */
import { Readable, Writable } from "node:stream";
import type { Host } from "./host.ts";
import { main } from "./main.ts";

export interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Surroundings {
  readonly stdin?: string | Uint8Array;
  readonly env?: Host["env"];
  readonly isTerminal?: boolean;
  readonly isErrorTerminal?: boolean;
  readonly columns?: number;
  readonly interrupt?: AbortSignal;
}

/** Runs `golf` with these arguments. */
export async function runGolf(
  argv: readonly string[],
  surroundings: Surroundings = {},
): Promise<Run> {
  const stdout = new TextSink();
  const stderr = new TextSink();
  const exitCode = await main(argv, {
    stdin: Readable.from([Buffer.from(surroundings.stdin ?? "")]),
    stdout,
    stderr,
    env: surroundings.env ?? {},
    isTerminal: surroundings.isTerminal ?? false,
    isErrorTerminal: surroundings.isErrorTerminal ?? false,
    columns: surroundings.columns,
    interrupt: surroundings.interrupt ?? new AbortController().signal,
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
