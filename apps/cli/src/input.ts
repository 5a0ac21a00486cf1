/** Input by name: a file, or standard input for "-". What goes wrong becomes a fault with a stable code. */
import { createReadStream } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";
import { FaultError } from "@albatross/rules";
import type { Host } from "./host.ts";
import { InterruptedError } from "./stop.ts";

const STANDARD_INPUT = "-";

/** The bytes as they come, no faster than they are taken. Ends early with {@link InterruptedError}. */
export async function* readChunks(name: string, host: Host): AsyncGenerator<Uint8Array, void> {
  const stream: Readable = name === STANDARD_INPUT ? host.stdin : createReadStream(name);
  addAbortSignal(host.interrupt, stream);
  try {
    for await (const chunk of stream) yield toBytes(chunk);
  } catch (error) {
    if (host.interrupt.aborted) throw new InterruptedError();
    throw new FaultError(describeReadError(name, error));
  }
}

/** The whole input as text. Fault `input-too-large` beyond `maxBytes`: reading stops there. */
export async function readText(name: string, host: Host, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readChunks(name, host)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) {
      throw new FaultError({
        code: "input-too-large",
        message: `${formatName(name)} is longer than ${maxBytes} bytes`,
      });
    }
  }
  const text = decodeUtf8(Buffer.concat(chunks));
  if (text !== null) return text;
  throw new FaultError({
    code: "input-not-utf8",
    message: `${formatName(name)} is not UTF-8 text`,
  });
}

const decoder = new TextDecoder("utf-8", { fatal: true });

/** The text without a byte order mark; null when the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | null {
  try {
    return decoder.decode(bytes);
  } catch {
    return null;
  }
}

function describeReadError(name: string, error: unknown): { code: string; message: string } {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") {
    return { code: "file-missing", message: `there is no file "${name}"` };
  }
  const reason = error instanceof Error ? error.message : String(error);
  return { code: "file-unreadable", message: `cannot read ${formatName(name)}: ${reason}` };
}

function formatName(name: string): string {
  return name === STANDARD_INPUT ? "standard input" : `"${name}"`;
}

function toBytes(chunk: unknown): Uint8Array {
  return chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk));
}
