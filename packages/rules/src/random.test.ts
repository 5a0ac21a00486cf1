import { describe, expect, it } from "vitest";
import { createSfc32, randomBelow, shuffle, type RandomSource } from "./random.ts";

const scripted = (...outputs: number[]): RandomSource => ({
  nextUint32: () => outputs.shift() ?? 0,
});

describe("the random source", () => {
  it("repeats itself to the bit, and differs by every seed word", () => {
    const first = (a: number, b: number, c: number) => createSfc32(a, b, c).nextUint32();
    expect(first(1, 2, 3)).toBe(first(1, 2, 3));
    expect(new Set([first(1, 2, 3), first(2, 2, 3), first(1, 3, 3), first(1, 2, 4)]).size).toBe(4);
  });

  it("D3: throws away what would bias a pick", () => {
    // 2^32 = 52 × 82595524 + 48: the last 48 outputs belong to no complete stretch of 52.
    expect(randomBelow(scripted(2 ** 32 - 48, 2 ** 32 - 1, 7), 52)).toBe(7);
    expect(randomBelow(scripted(2 ** 32 - 49), 52)).toBe(51);
    expect(randomBelow(scripted(2 ** 32 - 1), 2 ** 32)).toBe(2 ** 32 - 1);
    expect(randomBelow(scripted(9), 1)).toBe(0);
  });

  it("D3: shuffles from the last place down, with one pick a place and none for the first", () => {
    const bounds: number[] = [];
    const items = ["a", "b", "c", "d"];
    shuffle(items, (bound) => {
      bounds.push(bound);
      return 0;
    });
    expect(bounds).toEqual([4, 3, 2]);
    expect(items).toEqual(["b", "c", "d", "a"]);
  });

  it("shuffles no deck with a hole in it, and takes no pick beside it", () => {
    expect(() => shuffle([1, 2, 3], () => 3)).toThrow(new RangeError("hole in the deck"));
    expect(() => shuffle([1, undefined], () => 0)).toThrow(new RangeError("hole in the deck"));
  });

  it("D3: shuffles every order of four equally often (chi-square, 24 orders)", () => {
    const source = createSfc32(1, 2, 3);
    const counts = new Map<string, number>();
    const trials = 48_000;
    for (let i = 0; i < trials; i++) {
      const items = ["a", "b", "c", "d"];
      shuffle(items, (bound) => randomBelow(source, bound));
      counts.set(items.join(""), (counts.get(items.join("")) ?? 0) + 1);
    }
    const expected = trials / 24;
    const chiSquare = [...counts.values()].reduce((s, n) => s + (n - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(24);
    expect(chiSquare).toBeLessThan(49.7); // 99.9 % point for 23 degrees of freedom
  });
});
