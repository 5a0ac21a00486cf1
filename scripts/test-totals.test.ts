import { describe, expect, it } from "vitest";
import { addTotals, formatTotals, readPlaywrightTotals, readVitestTotals } from "./test-totals.ts";

describe("readVitestTotals", () => {
  it("reads the counts", () => {
    const report = { numPassedTests: 7, numFailedTests: 2, numPendingTests: 1, numTodoTests: 3 };
    expect(readVitestTotals(report)).toEqual({ passed: 7, failed: 2, skipped: 4 });
  });

  it("counts a file that could not load as a failure", () => {
    const testResults = [
      { status: "failed", assertionResults: [] },
      { status: "failed", assertionResults: [{ status: "failed" }] },
    ];
    expect(readVitestTotals({ numPassedTests: 1, numFailedTests: 1, testResults }).failed).toBe(2);
  });

  it("reads nothing from something else", () => {
    expect(readVitestTotals(undefined)).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});

describe("readPlaywrightTotals", () => {
  it("counts a flaky test as passed", () => {
    const stats = { expected: 5, flaky: 1, unexpected: 2, skipped: 3 };
    expect(readPlaywrightTotals({ stats })).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it("counts an error outside every test once", () => {
    const stats = { expected: 0, flaky: 0, unexpected: 0, skipped: 0 };
    expect(readPlaywrightTotals({ stats, errors: [{}, {}] }).failed).toBe(1);
  });
});

describe("formatTotals", () => {
  it("adds both runners", () => {
    const totals = addTotals([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(formatTotals(totals)).toBe("5 passed, 1 failed");
  });

  it("names skipped tests only when there are some", () => {
    expect(formatTotals({ passed: 1, failed: 0, skipped: 2 })).toBe(
      "1 passed, 0 failed, 2 skipped",
    );
  });
});
