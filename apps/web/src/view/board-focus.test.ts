import { describe, expect, test } from "vitest";
import { movePlace } from "./board-focus.ts";

const UPRIGHT = { columns: 7, isSideways: false, isMirrored: false };
const SIDEWAYS = { columns: 7, isSideways: true, isMirrored: false };
const LEFT_HANDED = { ...UPRIGHT, isMirrored: true };
const LEFT_HANDED_SIDEWAYS = { ...SIDEWAYS, isMirrored: true };
const STOCK = 7;
const WASTE = 8;

describe("moving the focus over the board", () => {
  test.each([
    [0, "ArrowRight", UPRIGHT, 1],
    [0, "ArrowLeft", UPRIGHT, 0],
    [6, "ArrowRight", UPRIGHT, 6],
    [3, "ArrowUp", UPRIGHT, 3],
    [3, "ArrowDown", UPRIGHT, STOCK],
    [3, "Home", UPRIGHT, 0],
    [3, "End", UPRIGHT, 6],
    [STOCK, "ArrowRight", UPRIGHT, WASTE],
    [WASTE, "ArrowLeft", UPRIGHT, STOCK],
    [STOCK, "ArrowUp", UPRIGHT, 6],
    [WASTE, "Home", UPRIGHT, 0],
    [0, "ArrowDown", SIDEWAYS, 1],
    [6, "ArrowDown", SIDEWAYS, STOCK],
    [3, "ArrowUp", SIDEWAYS, 2],
    [3, "ArrowRight", SIDEWAYS, STOCK],
    [3, "ArrowLeft", SIDEWAYS, 3],
    [0, "ArrowRight", LEFT_HANDED, 1],
    [0, "ArrowLeft", LEFT_HANDED, 0],
    [3, "ArrowDown", LEFT_HANDED, STOCK],
    [STOCK, "ArrowLeft", LEFT_HANDED, WASTE],
    [WASTE, "ArrowRight", LEFT_HANDED, STOCK],
    [3, "ArrowLeft", LEFT_HANDED_SIDEWAYS, STOCK],
    [3, "ArrowRight", LEFT_HANDED_SIDEWAYS, 3],
    [3, "End", LEFT_HANDED_SIDEWAYS, 6],
  ] as const)("from place %i, %s on %o leads to place %i", (place, key, grid, next) => {
    expect(movePlace(place, key, grid)).toBe(next);
  });
});
