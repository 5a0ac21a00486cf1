import { describe, expect, it } from "vitest";
import { readTestTitles } from "./test-titles.ts";

describe("readTestTitles", () => {
  it("reads describe, it and test", () => {
    const source = `describe("a", () => { it('b', f); test(\`c\`, f); });`;
    expect(readTestTitles(source)).toEqual(["a", "b", "c"]);
  });

  it("reads the title behind a table or a property", () => {
    const source = `
      it.each([["x", 1], ["y", 2]])("each %s", f);
      test.prop([fc.integer({ min: 1 })], { numRuns: 3 })("prop", f);
      test.describe.serial("grouped", f);`;
    expect(readTestTitles(source)).toEqual(["each %s", "prop", "grouped"]);
  });

  it("keeps the written part of a template", () => {
    expect(readTestTitles("it(`one ${x} two`, f)")).toEqual(["one … two"]);
  });

  it("passes over tests that do not run and strings that are no titles", () => {
    const source = `it.skip("a", f); it.todo("b"); deal("c"); expect(it).toBe("d"); // it("e")`;
    expect(readTestTitles(source)).toEqual([]);
  });
});
