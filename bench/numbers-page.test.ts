import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readSurvey, readSurveys, replaceNumbers } from "./numbers-page.ts";

const PAGE = readFileSync(new URL("../docs/numbers.md", import.meta.url), "utf8");

describe("the numbers of docs/numbers.md", () => {
  it("are what the surveys beside it counted", () => {
    expect(replaceNumbers(PAGE, readSurveys())).toBe(PAGE);
  });

  it("agree with Blake and Gent's 10,000,000 deals, in which a Queen goes on a King", () => {
    const { deals, clears } = readSurveys().queen;
    // Both are samples: 45.109 ± 0.032 % there, and here one in the square root of the deals.
    const off = clears / deals - 0.45109;
    const deviation = Math.sqrt((0.45109 * 0.54891) / deals + (0.00032 / 1.96) ** 2);
    expect(Math.abs(off) / deviation).toBeLessThan(1.96);
  });

  it("come from counts that add up", () => {
    const survey = {
      deals: 3,
      clears: 2,
      unknown: 0,
      histogram: [
        [-1, 1],
        [0, 1],
        [4, 1],
      ],
    };
    expect(readSurvey(JSON.stringify(survey))).toMatchObject({ deals: 3, clears: 2 });
    expect(() => readSurvey(JSON.stringify({ ...survey, clears: 1 }))).toThrow(
      "the survey's clears are not its histogram's",
    );
    expect(() => readSurvey(JSON.stringify({ ...survey, histogram: [[1]] }))).toThrow("pairs");
    expect(() => readSurvey("[]")).toThrow("not a survey");
  });
});
