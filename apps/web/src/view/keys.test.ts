import { describe, expect, test } from "vitest";
import { enPanels } from "../text/en-panels.ts";
import { commandOf, type KeyPress } from "./keys.ts";

function press(key: string, changed: Partial<KeyPress> = {}): KeyPress {
  return {
    key,
    code: "",
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    repeat: false,
    ...changed,
  };
}

describe("keys", () => {
  test.each([
    [press("1"), { kind: "column", column: 0 }],
    [press("9"), { kind: "column", column: 8 }],
    [press("&", { code: "Digit1" }), { kind: "column", column: 0 }],
    [press(" "), { kind: "draw" }],
    [press("d"), { kind: "draw" }],
    [press("z"), { kind: "undo" }],
    [press("Z", { shiftKey: true }), { kind: "undo" }],
    [press("z", { ctrlKey: true }), { kind: "undo" }],
    [press("z", { metaKey: true }), { kind: "undo" }],
    [press("Backspace"), { kind: "undo" }],
    [press("y"), { kind: "redo" }],
    [press("Z", { ctrlKey: true, shiftKey: true }), { kind: "redo" }],
    [press("h"), { kind: "hint" }],
    [press("n"), { kind: "new" }],
    [press("r"), { kind: "restart" }],
    [press("["), { kind: "previous" }],
    [press("]"), { kind: "next" }],
    [press("[", { ctrlKey: true, altKey: true }), { kind: "previous" }],
    [press("]", { altKey: true, code: "Digit6" }), { kind: "next" }],
    [press("?", { shiftKey: true }), { kind: "keys" }],
    [press("q"), { kind: "read" }],
    [press("p"), { kind: "pause" }],
    [press("F", { shiftKey: true }), { kind: "full-screen" }],
    [press("Escape"), { kind: "close" }],
  ])("%o means %o", (pressed, command) => {
    expect(commandOf(pressed)).toEqual(command);
  });

  test.each([
    ["the browser's zoom", press("+", { ctrlKey: true })],
    ["the browser's smaller", press("-", { metaKey: true })],
    ["the browser's own size", press("0", { ctrlKey: true })],
    ["the browser's reload", press("r", { ctrlKey: true })],
    ["the browser's search", press("f", { ctrlKey: true })],
    ["the browser's print", press("p", { metaKey: true })],
    ["a new window", press("n", { metaKey: true })],
    ["a digit with Ctrl", press("1", { ctrlKey: true })],
    ["a digit with Alt", press("4", { altKey: true, code: "Digit4" })],
    ["a letter of the browser's menu", press("d", { altKey: true })],
    ["a sign typed with Option", press("¡", { altKey: true, code: "Digit1" })],
    ["no digit", press("0")],
    ["Enter", press("Enter")],
    ["a shifted digit", press("!", { code: "Digit1", shiftKey: true })],
  ])("%s is left alone", (_, pressed) => {
    expect(commandOf(pressed)).toBeNull();
  });

  test("letters and signs can be switched off; digits, Space, Backspace, Esc and Ctrl stay", () => {
    for (const key of ["d", "Z", "y", "h", "n", "r", "[", "]", "?", "q", "p", "f"]) {
      expect(commandOf(press(key), false), key).toBeNull();
    }
    expect(commandOf(press("4"), false)).toEqual({ kind: "column", column: 3 });
    expect(commandOf(press(" "), false)).toEqual({ kind: "draw" });
    expect(commandOf(press("Backspace"), false)).toEqual({ kind: "undo" });
    expect(commandOf(press("Escape"), false)).toEqual({ kind: "close" });
    expect(commandOf(press("z", { ctrlKey: true }), false)).toEqual({ kind: "undo" });
  });

  test("the panel of the keys lists exactly the letters and signs that do something", () => {
    const listed = enPanels.keys.rows.flatMap(([keys]) => keys.split(/[ ,]+/));
    for (const key of "abcdefghijklmnopqrstuvwxyz[]?") {
      expect(listed.includes(key.toUpperCase()), key).toBe(commandOf(press(key)) !== null);
    }
  });

  test("undo repeats while it is held; a play, a draw and a new deal do not", () => {
    expect(commandOf(press("z", { repeat: true }))).toEqual({ kind: "undo" });
    for (const key of ["1", "d", " ", "n", "h"]) {
      expect(commandOf(press(key, { repeat: true }))).toBeNull();
    }
  });
});
