import { areSameRules, CLASSIC, deal, NINE_HOLES, type RuleSet } from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { courses as german } from "../text/de-courses.ts";
import { courses } from "../text/en-courses.ts";
import { COURSE_IDS, OWN_COURSES, type CourseId } from "./own-courses.ts";

/** The best score of each hole of a course, under its rules or others. */
function bestsOf(id: CourseId, under: Partial<RuleSet> = {}): readonly number[] {
  const own = OWN_COURSES.find((candidate) => candidate.id === id);
  if (!own) throw new Error(`there is no course ${id}`);
  return own.course.deals.map((name) => {
    const best = bestScore(deal(name, { ...own.rules, ...under }));
    if (best === null) throw new Error("a deal was not settled");
    return best;
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe("the courses", () => {
  it("R3: there are eight, each of nine different deals, with a name and a sentence of its own", () => {
    expect(OWN_COURSES.map(({ id }) => id)).toEqual(COURSE_IDS);
    expect(new Set(OWN_COURSES.map(({ course }) => course.name)).size).toBe(COURSE_IDS.length);
    for (const { about } of [courses, german]) {
      expect(new Set(COURSE_IDS.map(about)).size).toBe(COURSE_IDS.length);
    }
    for (const { course } of OWN_COURSES) {
      expect(new Set(course.deals.map(({ number }) => number)).size).toBe(NINE_HOLES);
    }
  });

  it("R3: Home Green is cleared with five draws or more to spare", () => {
    expect(Math.max(...bestsOf("home-green"))).toBe(-5);
  });

  it("R3: Narrow Fairways is cleared with the very last draw", () => {
    expect(bestsOf("narrow-fairways")).toEqual(Array(NINE_HOLES).fill(0));
  });

  it("R3: no hole of Lost Balls can be cleared, and 27 is its lowest total", () => {
    const bests = bestsOf("lost-balls");
    expect(Math.min(...bests)).toBeGreaterThan(0);
    expect(sum(bests)).toBe(27);
    for (const { about } of [courses, german]) expect(about("lost-balls")).toContain(" 27.");
  });

  it("R3: The Old Nine is deals 1 to 9; two can be cleared, and 9 is its lowest total", () => {
    const bests = bestsOf("old-nine");
    const numbers = OWN_COURSES.find(({ id }) => id === "old-nine")?.course.deals;
    expect(numbers?.map(({ number }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(bests.filter((best) => best <= 0)).toHaveLength(2);
    expect(sum(bests)).toBe(9);
  });

  it("R3, V1: Queen’s Gate is cleared with Queen on King, and never without", () => {
    expect(Math.max(...bestsOf("queens-gate"))).toBeLessThanOrEqual(0);
    expect(Math.min(...bestsOf("queens-gate", { king: "stop" }))).toBeGreaterThan(0);
  });

  it("R3, V1: Round the Corner is cleared with ten draws or more to spare", () => {
    expect(Math.max(...bestsOf("round-the-corner"))).toBe(-10);
  });

  it("R3, V2: First Choice is cleared from a chosen first card, and never from the dealt one", () => {
    expect(Math.max(...bestsOf("first-choice"))).toBeLessThanOrEqual(0);
    expect(Math.min(...bestsOf("first-choice", { first: "dealt" }))).toBeGreaterThan(0);
  });

  it("R3, V6: Morning Mist has four rows face down, and is cleared with three draws or more to spare", () => {
    expect(OWN_COURSES.find(({ id }) => id === "morning-mist")?.rules.hidden).toBe(4);
    expect(Math.max(...bestsOf("morning-mist"))).toBe(-3);
  });

  it("R3: the courses that name no rule are classic", () => {
    for (const { id, rules } of OWN_COURSES.slice(0, 4)) {
      expect(areSameRules(rules, CLASSIC), id).toBe(true);
    }
  });
});
