import { describe, expect, it } from "vitest";
import type { Output } from "../output.ts";
import { createScreenPainter, LEAVE_SCREEN } from "./screen-painter.ts";

function setUp() {
  const written: string[] = [];
  let release: (() => void) | null = null;
  let isSlow = false;
  let failure: Error | null = null;
  const output: Output = {
    async write(text) {
      if (failure) throw failure;
      written.push(text);
      if (isSlow) await new Promise<void>((resolve) => (release = resolve));
    },
    writeMessage: () => Promise.resolve(),
  };
  const lost: unknown[] = [];
  const painter = createScreenPainter(output, (error) => lost.push(error));
  return {
    painter,
    lost,
    /** What was written since it was last asked. */
    read: () => written.splice(0).join(""),
    slow: () => (isSlow = true),
    go() {
      isSlow = false;
      release?.();
    },
    fail: (error: Error) => (failure = error),
  };
}

describe("the screen painter", () => {
  it("writes the lines that have changed, each in its place", async () => {
    const { painter, read } = setUp();
    painter.paint("one\ntwo\nthree");
    await painter.idle();
    expect(read()).toContain("\u001B[2;1Htwo\u001B[0m\u001B[K");
    painter.paint("one\nTWO\nthree");
    await painter.idle();
    const text = read();
    expect(text).toContain("\u001B[2;1HTWO");
    expect(text).not.toContain("one");
    expect(text).not.toContain("\u001B[J");
    painter.paint("one\nTWO\nthree");
    await painter.idle();
    expect(read()).toBe("");
  });

  it("takes away what a shorter frame leaves behind, and paints all after another size", async () => {
    const { painter, read } = setUp();
    painter.paint("one\ntwo");
    painter.paint("one");
    await painter.idle();
    expect(read()).toContain("\u001B[2;1H\u001B[J");
    painter.forget();
    painter.paint("one");
    await painter.idle();
    expect(read()).toContain("one");
  });

  it("leaves frames out that a slow line has no time for, and never the last", async () => {
    const { painter, read, slow, go } = setUp();
    slow();
    painter.paint("a");
    await Promise.resolve();
    painter.paint("b");
    painter.paint("c");
    go();
    await painter.idle();
    const text = read();
    expect(text).toContain("Ha\u001B");
    expect(text).not.toContain("Hb\u001B");
    expect(text).toContain("Hc\u001B");
  });

  it("gives the terminal back, and tells when it has gone", async () => {
    const { painter, read, lost, fail } = setUp();
    await painter.enter();
    await painter.leave();
    expect(read().endsWith(LEAVE_SCREEN)).toBe(true);
    fail(new Error("gone"));
    painter.paint("a");
    await painter.idle();
    expect(lost).toEqual([new Error("gone")]);
  });
});
