import { beforeEach, expect, test } from "vitest";
import { createHeldRows } from "./held-rows.ts";
import { testMemory, type TestMemory } from "./test-memory.ts";

let memory: TestMemory;
const holderOf = (page: string, name = "rows") => createHeldRows(() => memory, name, page);

beforeEach(() => {
  memory = testMemory();
});

test("what a page held is taken over by the next, once", () => {
  holderOf("a").hold([1, { two: 2 }]);
  holderOf("b").hold([3]);
  expect(holderOf("c").takeOver()).toEqual([1, { two: 2 }, 3]);
  expect(memory.length).toBe(1);
  // Held by the one that took it, should that end as well.
  expect(holderOf("d").takeOver()).toEqual([1, { two: 2 }, 3]);
});

test("a page takes over nothing of its own, nor of another name, and loses nothing by it", () => {
  const own = holderOf("a");
  own.hold([1]);
  holderOf("b", "others").hold([2]);
  holderOf("c").hold([3]);
  expect(own.takeOver()).toEqual([3]);
  expect(holderOf("d").takeOver()).toEqual([1, 3]);
  expect(memory.getItem("albatross.others.b")).toBe("[2]");
});

test("nothing is left of what has arrived", () => {
  const own = holderOf("a");
  own.hold([1]);
  own.hold([]);
  expect(memory.length).toBe(0);
});

test.each(["", "no JSON", '{"not":"rows"}'])("what cannot be read is no row: %j", (text) => {
  memory.setItem("albatross.rows.a", text);
  expect(holderOf("b").takeOver()).toEqual([]);
  expect(memory.length).toBe(0);
});

test("a memory that is forbidden holds nothing, and stops nothing", () => {
  memory.refuses = true;
  const own = holderOf("a");
  own.hold([1]);
  expect(own.takeOver()).toEqual([]);
});

test("what a full memory cannot take over stays where it is", () => {
  holderOf("a").hold([1]);
  const { setItem } = memory;
  memory.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  expect(holderOf("b").takeOver()).toEqual([]);
  memory.setItem = setItem;
  expect(holderOf("b").takeOver()).toEqual([1]);
});
