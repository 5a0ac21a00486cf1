import { emitKeypressEvents } from "node:readline";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { readKeys } from "./key-reader.ts";
import { commandOf, type KeyCommand } from "./keys.ts";

/** What a terminal sends, as commands. */
function read(...chunks: readonly string[]): readonly (KeyCommand | null)[] {
  const stdin = new PassThrough();
  const commands: (KeyCommand | null)[] = [];
  const reader = readKeys(
    stdin,
    (press) => commands.push(commandOf(press)),
    () => {},
  );
  for (const chunk of chunks) stdin.emit("data", Buffer.from(chunk));
  reader.close();
  return commands;
}

function kinds(...chunks: readonly string[]): readonly unknown[] {
  return read(...chunks).map((command) => command?.kind ?? null);
}

describe("the keys of the game", () => {
  it("are those of the page", () => {
    expect(read("19")).toEqual([
      { kind: "column", column: 0 },
      { kind: "column", column: 8 },
    ]);
    expect(kinds("dD zZ\u007F\byYhHnNrR[]pP?")).toEqual([
      "draw",
      "draw",
      "space",
      "undo",
      "undo",
      "undo",
      "undo",
      "redo",
      "redo",
      "hint",
      "hint",
      "new",
      "new",
      "restart",
      "restart",
      "previous",
      "next",
      "pause",
      "pause",
      "keys",
    ]);
    expect(kinds("\u001A\u0019\u0003\rtvq+")).toEqual([
      "undo",
      "redo",
      "interrupt",
      "activate",
      "concede",
      "review",
      "quit",
      "draw",
    ]);
    expect(kinds("0xX\u0001")).toEqual([null, null, null, null]);
  });

  it("are told apart when they come together, and put together when they come in pieces", () => {
    const arrows = ["left", "right", "up", "down"].map((direction) => ({
      kind: "focus",
      direction,
    }));
    expect(read("\u001B[D\u001B[C\u001B[A\u001B[B")).toEqual(arrows);
    expect(read("\u001BOD", "\u001B", "[", "C", "\u001B[", "A", "\u001B[B")).toEqual(arrows);
    expect(kinds("zzz4")).toEqual(["undo", "undo", "undo", "column"]);
  });

  it("take a bracket that a keyboard types with Alt, and nothing else with it", () => {
    expect(commandOf({ meta: true, sequence: "\u001B]" })).toEqual({ kind: "next" });
    expect(commandOf({ meta: true, name: "z", sequence: "\u001Bz" })).toBeNull();
    expect(commandOf({ meta: true, name: "escape", sequence: "\u001B" })).toEqual({
      kind: "escape",
    });
  });

  it("stop being read when the reader is closed, which a lost terminal tells of", () => {
    const stdin = new PassThrough();
    emitKeypressEvents(stdin);
    let lost = 0;
    const reader = readKeys(
      stdin,
      () => {},
      () => lost++,
    );
    stdin.emit("end");
    expect(lost).toBe(1);
    reader.close();
    expect(stdin.listenerCount("keypress")).toBe(0);
  });
});
