// Adds up what the two test runners counted. Pure: scripts/test.ts runs them.

export interface Totals {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export const noTests: Totals = { passed: 0, failed: 0, skipped: 0 };

/** Reads the summary of vitest's json reporter. A file that could not load is a failed test. */
export function readVitestTotals(report: unknown): Totals {
  const brokenSuites = arrayOf(report, "testResults").filter(
    (suite) =>
      fieldOf(suite, "status") === "failed" && arrayOf(suite, "assertionResults").length === 0,
  );
  return {
    passed: numberOf(report, "numPassedTests"),
    failed: numberOf(report, "numFailedTests") + brokenSuites.length,
    skipped: numberOf(report, "numPendingTests") + numberOf(report, "numTodoTests"),
  };
}

/** Reads the summary of Playwright's json reporter. A test that passed at a retry has passed. */
export function readPlaywrightTotals(report: unknown): Totals {
  const stats = fieldOf(report, "stats");
  const failed = numberOf(stats, "unexpected");
  return {
    passed: numberOf(stats, "expected") + numberOf(stats, "flaky"),
    // An error outside any test, such as a spec that does not load, must not go uncounted.
    failed: failed === 0 && arrayOf(report, "errors").length > 0 ? 1 : failed,
    skipped: numberOf(stats, "skipped"),
  };
}

export function addTotals(totals: readonly Totals[]): Totals {
  return totals.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    noTests,
  );
}

export function formatTotals({ passed, failed, skipped }: Totals): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

function fieldOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(key);
}

function numberOf(value: unknown, key: string): number {
  const field = fieldOf(value, key);
  return typeof field === "number" ? field : 0;
}

function arrayOf(value: unknown, key: string): readonly unknown[] {
  const field = fieldOf(value, key);
  return Array.isArray(field) ? field : [];
}
