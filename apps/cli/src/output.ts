/**
 * Where text goes: answers to stdout, messages to stderr. A write ends when its text has left the
 * process, so whoever awaits it never runs ahead of a slow reader, and memory stays flat.
 */
import { FaultError } from "@albatross/rules";
import type { Host } from "./host.ts";
import { OutputClosedError } from "./stop.ts";

export interface Output {
  /** Fails with {@link OutputClosedError} when nobody reads any more, or with a fault on a full disk. */
  write(text: string): Promise<void>;
  /** Never fails: a message that cannot be delivered is given up. */
  writeMessage(text: string): Promise<void>;
}

export function createOutput({ stdout, stderr }: Pick<Host, "stdout" | "stderr">): Output {
  // The write's own callback tells of the failure; without a listener Node would end the process too.
  stdout.on("error", () => {});
  stderr.on("error", () => {});
  return {
    write: (text) =>
      new Promise((resolve, reject) => {
        stdout.write(text, (error) => (error ? reject(toOutputError(error)) : resolve()));
      }),
    writeMessage: (text) => new Promise((resolve) => stderr.write(text, () => resolve())),
  };
}

/** EOF is what Windows calls a closed pipe. */
const CLOSED_CODES = new Set(["EPIPE", "EOF", "ECONNRESET", "ERR_STREAM_DESTROYED"]);

function toOutputError(error: Error): Error {
  if ("code" in error && typeof error.code === "string" && CLOSED_CODES.has(error.code)) {
    return new OutputClosedError();
  }
  return new FaultError({ code: "output-failed", message: `cannot write: ${error.message}` });
}
