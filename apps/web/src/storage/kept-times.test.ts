import { describe, expect, it } from "vitest";
import { createKeptTimes } from "./kept-times.ts";

function slotOf(text: string | null) {
  let kept = text;
  return { read: () => kept, write: (next: string) => void (kept = next) };
}

describe("the times of holes", () => {
  it("are kept for another visit", () => {
    const slot = slotOf(null);
    createKeptTimes(slot).write("a/1", 61_234.4);
    createKeptTimes(slot).write("b/1", 5000);
    expect(createKeptTimes(slot).read("a/1")).toBe(61_234);
    expect(createKeptTimes(slot).read("b/1")).toBe(5000);
    expect(createKeptTimes(slot).read("c/1")).toBe(0);
  });

  it("are those of the latest holes only", () => {
    const slot = slotOf(null);
    const times = createKeptTimes(slot);
    for (let hole = 0; hole < 30; hole++) times.write(`${hole}/1`, hole + 1);
    times.write("0/1", 7);
    times.write("30/1", 31);
    const later = createKeptTimes(slot);
    expect(later.read("0/1")).toBe(7);
    expect(later.read("1/1")).toBe(0);
    expect(later.read("2/1")).toBe(3);
  });

  it.each([
    "{",
    "{}",
    "7",
    '[["a/1"]]',
    '[["a/1","9"]]',
    '[["a/1",-4]]',
    '[["a/1",1.5]]',
    "[null]",
  ])("are none where %s is stored, and it is written over", (text) => {
    const slot = slotOf(text);
    expect(createKeptTimes(slot).read("a/1")).toBe(0);
    createKeptTimes(slot).write("a/1", 40);
    expect(createKeptTimes(slot).read("a/1")).toBe(40);
  });

  it("are in memory where nothing can be stored", () => {
    const times = createKeptTimes({ read: () => null, write: () => undefined });
    times.write("a/1", 12.5);
    expect(times.read("a/1")).toBe(12.5);
  });
});
