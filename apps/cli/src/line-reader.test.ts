import { Readable } from "node:stream";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLines } from "./line-reader.ts";

async function linesOf(
  chunks: readonly Uint8Array[],
  maxBytes = 100,
): Promise<readonly (string | number)[]> {
  const found: (string | number)[] = [];
  for await (const { number, text } of readLines(Readable.from(chunks), maxBytes)) {
    found.push(number, text.ok ? text.value : text.fault.code);
  }
  return found;
}

function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

describe("lines of a stream", () => {
  it("end with a line feed, with or without a carriage return, or with the input", async () => {
    expect(await linesOf([bytes("a\r\n\nb")])).toEqual([1, "a", 2, "", 3, "b"]);
    expect(await linesOf([bytes("a\n")])).toEqual([1, "a"]);
    expect(await linesOf([])).toEqual([]);
  });

  it("may begin with a byte order mark", async () => {
    expect(await linesOf([bytes("\uFEFFa\n")])).toEqual([1, "a"]);
  });

  it("that are too long are refused, and the next ones are read", async () => {
    const chunks = ["a\nbb", "bbb", "b\ncc\ndddddd"].map(bytes);
    const found = await linesOf(chunks, 4);
    expect(found).toEqual([1, "a", 2, "line-too-long", 3, "cc", 4, "line-too-long"]);
    expect(await linesOf([bytes("four\n")], 4)).toEqual([1, "four"]);
  });

  it("that are not UTF-8 are refused, and the next ones are read", async () => {
    const chunks = [Uint8Array.of(0x61, 0xff, 0x0a, 0x62)];
    expect(await linesOf(chunks)).toEqual([1, "line-not-utf8", 2, "b"]);
  });

  it("are the same wherever the chunks are cut", async () => {
    const text = fc.array(fc.constantFrom("a", "é", "♠", "\n", "\r\n"), { maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(text, fc.integer({ min: 1, max: 5 }), async (pieces, size) => {
        const whole = bytes(pieces.join(""));
        const cut: Uint8Array[] = [];
        for (let at = 0; at < whole.length; at += size) cut.push(whole.subarray(at, at + size));
        expect(await linesOf(cut)).toEqual(await linesOf([whole]));
      }),
    );
  });
});
