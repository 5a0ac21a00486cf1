import { expect, test } from "vitest";
import { layPath } from "./glyph-paths.ts";

test("a path is stretched, then moved, each number along its own axis", () => {
  expect(layPath("M1 2L3 4H5V6C1 2 3 4 5 6Z", [10, 20], [2, 0.5])).toBe(
    "M 12 21 L 16 22 H 20 V 23 C 12 21 16 22 20 23 Z",
  );
});

test("numbers that stand without a space between them stay apart", () => {
  expect(layPath("M-3.5 51L32-3", [4, 60], [1, 1])).toBe("M 0.5 111 L 36 57");
});

test("a tenth of a unit is fine enough", () => {
  expect(layPath("M1 1", [0, 0], [1 / 3, 2 / 3])).toBe("M 0.3 0.7");
});

test("no path, nothing", () => {
  expect(layPath("", [1, 1], [1, 1])).toBe("");
});
