import { Writable } from "node:stream";
import { describe, expect, it } from "vitest";
import { createOutput } from "./output.ts";
import { OutputClosedError } from "./stop.ts";

function failingStream(code: string): Writable {
  return new Writable({
    write: (_chunk, _encoding, done) => done(Object.assign(new Error(code), { code })),
  });
}

describe("output", () => {
  it("waits for a slow reader before it takes more", async () => {
    const delivered: string[] = [];
    const waiting: (() => void)[] = [];
    const stdout = new Writable({
      highWaterMark: 1,
      write(chunk: Buffer, _encoding, done) {
        delivered.push(chunk.toString());
        waiting.push(done);
      },
    });
    const output = createOutput({ stdout, stderr: new Writable() });
    let isDone = false;
    const writing = output.write("a\n").then(() => (isDone = true));
    await new Promise(setImmediate);
    expect({ delivered, isDone }).toEqual({ delivered: ["a\n"], isDone: false });
    waiting[0]?.();
    await writing;
    expect(isDone).toBe(true);
  });

  it("tells a closed pipe from an output that failed", async () => {
    const stderr = new Writable();
    const closed = createOutput({ stdout: failingStream("EPIPE"), stderr });
    await expect(closed.write("a")).rejects.toBeInstanceOf(OutputClosedError);
    await expect(closed.write("b")).rejects.toBeInstanceOf(OutputClosedError);
    const full = createOutput({ stdout: failingStream("ENOSPC"), stderr });
    await expect(full.write("a")).rejects.toMatchObject({ code: "output-failed" });
  });

  it("gives up a message that cannot be delivered", async () => {
    const output = createOutput({ stdout: new Writable(), stderr: failingStream("EPIPE") });
    await expect(output.writeMessage("a")).resolves.toBeUndefined();
  });
});
