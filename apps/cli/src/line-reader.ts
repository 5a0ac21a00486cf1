/**
 * Lines out of bytes, one at a time, whatever the size of the input: at most one line and one chunk are
 * held. A line beyond the limit is not kept while its end is looked for. node:readline was rejected: it
 * collects a line without end until memory runs out, and reads ahead of a slow consumer.
 */
import { fail, succeed, type Fault, type Result } from "@albatross/rules";
import { decodeUtf8 } from "./input.ts";

export interface InputLine {
  /** Counted from 1, blank lines included. */
  readonly number: number;
  /** Without its end, "\n" or "\r\n". */
  readonly text: Result<string, Fault<"line-too-long" | "line-not-utf8">>;
}

const NEWLINE = 0x0a;

export async function* readLines(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<InputLine, void> {
  let number = 1;
  let line = new LineBuffer(maxBytes);
  for await (const chunk of chunks) {
    let start = 0;
    for (;;) {
      const end = chunk.indexOf(NEWLINE, start);
      line.add(chunk.subarray(start, end < 0 ? chunk.length : end));
      if (end < 0) break;
      yield { number, text: line.read() };
      number++;
      line = new LineBuffer(maxBytes);
      start = end + 1;
    }
  }
  if (!line.isEmpty) yield { number, text: line.read() };
}

class LineBuffer {
  readonly #maxBytes: number;
  #pieces: Uint8Array[] = [];
  #size = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get isEmpty(): boolean {
    return this.#size === 0;
  }

  add(piece: Uint8Array): void {
    this.#size += piece.length;
    if (this.#size > this.#maxBytes) this.#pieces = [];
    else this.#pieces.push(piece);
  }

  read(): InputLine["text"] {
    if (this.#size > this.#maxBytes) {
      return fail("line-too-long", `the line is longer than ${this.#maxBytes} bytes`);
    }
    const text = decodeUtf8(Buffer.concat(this.#pieces));
    return text === null
      ? fail("line-not-utf8", "the line is not UTF-8 text")
      : succeed(text.replace(/\r$/, ""));
  }
}
