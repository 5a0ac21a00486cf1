import { describe, expect, it } from "vitest";
import {
  findMisses,
  formatScores,
  formatShortfalls,
  type AuditRun,
  type Category,
} from "./lighthouse-scores.ts";

function run(scores: Partial<Record<Category, number | null>>, title = "Too slow"): AuditRun {
  const names: readonly Category[] = ["accessibility", "best-practices", "seo", "performance"];
  return {
    scores: new Map(
      names.flatMap((name) => (name in scores ? [[name, scores[name] ?? null]] : [])),
    ),
    shortfalls: [{ category: "performance", title, value: "2 s", where: ["main.js"] }],
  };
}

describe("findMisses", () => {
  it("counts the best of the runs", () => {
    expect(findMisses([run({ performance: 80 }), run({ performance: 98 })])).toEqual([]);
    expect(findMisses([run({ performance: 80 }), run({ performance: 97 })])).toEqual([
      "performance is 97, and must be 98 at least",
    ]);
  });

  it("asks for all that was looked at, and takes no score for a miss", () => {
    expect(findMisses([run({ accessibility: 100, seo: 99 })])).toEqual([
      "seo is 99, and must be 100 at least",
    ]);
    expect(findMisses([run({ "best-practices": null })])).toEqual([
      "best-practices is without a score, and must be 100 at least",
    ]);
  });
});

describe("formatScores", () => {
  it("shows every run beside what is asked for", () => {
    expect(formatScores([run({ performance: 90 }), run({ performance: null })])).toBe(
      "performance      90, none       at least 98",
    );
  });
});

describe("formatShortfalls", () => {
  it("tells each once, and where it is", () => {
    expect(formatShortfalls([run({}), run({}), run({}, "Too large")])).toBe(
      "performance: Too slow (2 s)\n    main.js\nperformance: Too large (2 s)\n    main.js",
    );
  });
});
