import { describe, expect, it } from "vitest";
import { wrapText } from "./wrap-text.ts";

describe("a wrapped text", () => {
  it("is broken between words, as late as they fit", () => {
    expect(wrapText("one two three", 7)).toEqual(["one two", "three"]);
    expect(wrapText("one two three", 6)).toEqual(["one", "two", "three"]);
    expect(wrapText("", 6)).toEqual([""]);
  });

  it("gives a word that is too long a line of its own", () => {
    expect(wrapText("a threefold b", 5)).toEqual(["a", "threefold", "b"]);
  });
});
