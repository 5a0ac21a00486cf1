/** The whole command on a terminal of the test's own: keys in, frames out. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Writable } from "node:stream";
import { stripVTControlCharacters } from "node:util";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ExitCode } from "../exit-code.ts";
import { NO_TERMINAL, runGolf, type Run, type Surroundings } from "../test-host.ts";
import { CLEARING_LINE } from "./test-game.ts";

let home = "";
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "albatross-home-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

interface Terminal {
  readonly ended: Promise<Run>;
  readonly rawModes: readonly boolean[];
  type(keys: string): void;
  /** Ends when this was shown behind what was asked for before. */
  shows(wanted: string): Promise<void>;
  /** Ends when no line of the screen has this any more. */
  hides(unwanted: string): Promise<void>;
  resize(columns: number, rows: number): void;
  terminate(code: ExitCode): void;
  /** All that was written, with its codes. */
  readonly raw: string;
}

function start(argv: readonly string[], surroundings: Partial<Surroundings> = {}): Terminal {
  const stdin = new PassThrough();
  const size = { columns: 80, rows: 24 };
  const rawModes: boolean[] = [];
  let raw = "";
  /** What was shown, and how far of it was asked for. */
  let text = "";
  let seen = 0;
  let wake: () => void = () => {};
  let onResize: () => void = () => {};
  let onTerminate: (code: ExitCode) => void = () => {};
  const stdout = new Writable({
    write(chunk: Buffer, _encoding, done) {
      raw += chunk.toString();
      text += stripVTControlCharacters(chunk.toString());
      wake();
      done();
    },
  });
  const ended = runGolf(["play", ...argv], {
    stdin,
    stdout,
    isTerminal: true,
    env: { LANG: "C.UTF-8", NO_COLOR: "1" },
    homeFolder: home,
    get columns() {
      return size.columns;
    },
    terminal: {
      ...NO_TERMINAL,
      isInput: true,
      get rows() {
        return size.rows;
      },
      setRawMode: (isRaw) => rawModes.push(isRaw),
      onResize(listener) {
        onResize = listener;
        return () => {};
      },
      onTerminate(listener) {
        onTerminate = listener;
        return () => {};
      },
    },
    ...surroundings,
  });
  return {
    ended,
    rawModes,
    type: (keys) => void stdin.write(keys),
    async shows(wanted) {
      while (!text.includes(wanted, seen)) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
      seen = text.indexOf(wanted, seen) + wanted.length;
    },
    async hides(unwanted) {
      while (linesOf(raw).some((line) => line.includes(unwanted))) {
        await new Promise<void>((resolve) => (wake = resolve));
      }
    },
    resize(columns, rows) {
      Object.assign(size, { columns, rows });
      onResize();
    },
    terminate: (code) => onTerminate(code),
    get raw() {
      return raw;
    },
  };
}

/** What stands in the lines that were painted, each as it was painted last. */
function linesOf(raw: string): readonly string[] {
  // oxlint-disable-next-line no-control-regex -- that is how a line is gone to
  const [, ...parts] = raw.split(/\u001B\[(\d+);1H/);
  const lines = new Map<string, string>();
  for (let at = 0; at + 1 < parts.length; at += 2) lines.set(parts[at] ?? "", parts[at + 1] ?? "");
  return [...lines.values()];
}

const ENTER = "\u001B[?1049h";
const LEAVE = "\u001B[?1049l";

function files(): readonly string[] {
  const folder = join(home, ".local/state/albatross/play");
  return existsSync(folder) ? readdirSync(folder) : [];
}

describe("golf play on a terminal", () => {
  it("plays a hole to its clear by keys, says the result, and ends with its terminal restored", async () => {
    const terminal = start(["2"]);
    await terminal.shows("Deal 2, Classic");
    terminal.type("1");
    await terminal.shows("Needs 2.");
    terminal.type(CLEARING_LINE.replaceAll("+", "d"));
    await terminal.shows("Cleared, 3 draws to spare");
    await terminal.shows("Nobody can beat that.");
    terminal.type("q");
    expect(await terminal.ended).toMatchObject({ exitCode: 0, stderr: "" });
    expect(terminal.raw.startsWith(ENTER)).toBe(true);
    expect(terminal.raw.slice(terminal.raw.indexOf(LEAVE) + LEAVE.length)).toBe(
      "Deal 2: Cleared, 3 draws to spare.\n",
    );
    expect(terminal.rawModes).toEqual([true, false]);
    expect(files()).toEqual([expect.stringMatching(/^played\./)]);
  });

  it("T6: begins with a deal that is winnable, and with any where that is asked for", async () => {
    const winnable = start([], { dealNumber: 1n });
    await winnable.shows("Deal 2, Classic");
    winnable.type("\u0003");
    expect(await winnable.ended).toMatchObject({ exitCode: 130 });
    const random = start(["--random"], { dealNumber: 1n });
    await random.shows("Deal 1, Classic");
    await random.shows("Cannot be cleared");
    random.type("q");
    await random.ended;
  });

  it("T2, T3, T4: hints, undoes, redoes and judges while it is played", async () => {
    const terminal = start(["2"]);
    await terminal.shows("Winnable");
    terminal.type("h");
    await terminal.shows("Hint: ");
    terminal.type("+".repeat(16));
    await terminal.shows("No longer winnable");
    terminal.type("t");
    await terminal.shows("Strokes taken");
    await terminal.shows("It turned at move");
    terminal.type("z".repeat(17));
    await terminal.shows("Winnable");
    terminal.type("y");
    await terminal.shows("Needs 5 or 7");
    terminal.type("?");
    await terminal.shows("Backspace");
    terminal.type("x");
    await terminal.shows("Needs 5 or 7");
    terminal.type("q");
    await terminal.ended;
  });

  it("reviews a hole that is over, a move at a time, and goes back to its result", async () => {
    const terminal = start(["3", "--rules", "columns=5,rows=3"]);
    await terminal.shows("Deal 3");
    terminal.type("v");
    await terminal.shows("The review is there when the hole is over.");
    terminal.type("++++1+4+t");
    await terminal.shows("Strokes taken");
    terminal.type("v");
    await terminal.shows("Accuracy");
    // Down goes to the first move that is worth a second look: the fifth, which lost a stroke.
    terminal.type("\u001B[B");
    await terminal.shows("Move 5 of 8 plays the ten of diamonds from column 1.");
    await terminal.shows("−19 before it, −18 after, 1 stroke lost.");
    terminal.type("\u001B[C");
    await terminal.shows("Move 6 of 8 draws the two of hearts.");
    terminal.type("\u001B[A\u001B[D");
    await terminal.shows("Move 4 of 8 draws the jack of hearts.");
    terminal.type("v");
    await terminal.shows("Strokes taken");
    terminal.type("q");
    expect(await terminal.ended).toMatchObject({ exitCode: 0 });
  });

  it("keeps a hole that is left, and goes on with it; --fresh and another deal do not", async () => {
    const first = start(["2"]);
    await first.shows("Deal 2");
    first.type("4+");
    await first.shows("Strokes  34");
    first.type("q");
    await first.ended;
    expect(first.raw).toContain("Deal 2, 34 strokes after 2 moves. golf play goes on with it.");
    for (const argv of [["3"], ["--fresh"], ["--rules", "easy"]]) {
      const other = start(argv, { dealNumber: 4n });
      await other.shows("Strokes  35");
      other.type("q");
      await other.ended;
    }
    const again = start([]);
    await again.shows("Where you left it");
    expect(again.raw).toContain("Deal 2, Classic");
    again.type("z");
    await again.shows("Needs Ace or 3");
    again.type("q");
    await again.ended;
  });

  it("keeps every move before it is shown", async () => {
    const terminal = start(["2"]);
    await terminal.shows("Deal 2");
    terminal.type("4");
    await terminal.shows("Strokes  34");
    const [name = ""] = files();
    const text = readFileSync(join(home, ".local/state/albatross/play", name), "utf8");
    expect(text).toMatch(/\n\n4\n$/);
    const second = start([], { dealNumber: 2n });
    await second.shows("Strokes  35");
    second.type("q");
    terminal.type("q");
    await Promise.all([terminal.ended, second.ended]);
  });

  it("says when the terminal is too small, and goes on when it is large enough", async () => {
    const terminal = start(["2"]);
    await terminal.shows("Deal 2");
    terminal.resize(79, 24);
    await terminal.shows("This terminal is 79 by 24; the board needs 80 by 24.");
    terminal.resize(100, 30);
    await terminal.shows("Deal 2, Classic");
    terminal.type("q");
    expect(await terminal.ended).toMatchObject({ exitCode: 0 });
  });

  it.each([
    ["SIGTERM", 143],
    ["SIGHUP", 129],
  ] as const)("restores the terminal at %s, and keeps the hole", async (_, code) => {
    const terminal = start(["2"]);
    await terminal.shows("Deal 2");
    terminal.type("4");
    await terminal.shows("Strokes  34");
    terminal.terminate(code);
    expect(await terminal.ended).toMatchObject({ exitCode: code });
    expect(terminal.raw).toContain(LEAVE);
    expect(terminal.rawModes.at(-1)).toBe(false);
    expect(files()).toEqual([expect.stringMatching(/^left\./)]);
  });

  it("ends at Escape, which first takes the arrow away", async () => {
    const terminal = start(["2"]);
    await terminal.shows("Deal 2");
    terminal.type("\u001B[B");
    await terminal.shows("▲");
    terminal.type("\r");
    await terminal.shows("│ 15 │");
    terminal.type("\u001B");
    await terminal.hides("▲");
    terminal.type("\u001B");
    expect(await terminal.ended).toMatchObject({ exitCode: 0 });
  });

  it("ends when the terminal goes away", async () => {
    const interrupt = new AbortController();
    const terminal = start(["2"], { interrupt: interrupt.signal });
    await terminal.shows("Deal 2");
    interrupt.abort();
    expect(await terminal.ended).toMatchObject({ exitCode: 130 });
    expect(terminal.raw).toContain(LEAVE);
  });

  it("draws with ASCII alone where the locale has no more", async () => {
    const terminal = start(["2"], { env: { NO_COLOR: "1" } });
    await terminal.shows("Winnable");
    terminal.type(`${"+".repeat(16)}t`);
    await terminal.shows("It turned at move");
    terminal.type("q");
    await terminal.ended;
    expect(stripVTControlCharacters(terminal.raw)).toMatch(/^[\n -~]*$/);
    expect(terminal.raw).not.toContain("\u001B[31m");
  });
});
