import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { FAKE_KPATIENCE, withPrograms } from "./fake-programs.ts";
import { runKpatience } from "./kpatience.ts";

describe("the adapter of KPatience", () => {
  it("reads a time a deal and says how many were given up", () => {
    const measured = withPrograms({ kpat: FAKE_KPATIENCE }, (folder) =>
      runKpatience(join(folder, "kpat"), 6),
    );
    expect(measured).toMatchObject({ medianMs: 3, maxMs: 900, unanswered: 1, problem: "" });
  });

  it("has no times of a program that fails", () => {
    const failing = `echo "could not connect to display" >&2; exit 134`;
    const measured = withPrograms({ kpat: failing }, (folder) =>
      runKpatience(join(folder, "kpat"), 6),
    );
    expect(measured).toMatchObject({
      meanMs: NaN,
      unanswered: 6,
      problem: "could not connect to display",
    });
  });
});
