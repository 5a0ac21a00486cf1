// Runs in a browser of its own: Lighthouse wants one to itself.
import { auditPage } from "../../../scripts/lighthouse-audit.ts";
import { findMisses, formatShortfalls, TIMELESS } from "../../../scripts/lighthouse-scores.ts";
import { expect, test } from "./test.ts";

test("Lighthouse finds nothing to better in accessibility, best practices and search", async ({
  baseURL,
}) => {
  test.slow();
  const run = await auditPage(baseURL ?? "", TIMELESS);
  expect(findMisses([run]), formatShortfalls([run])).toEqual([]);
  expect(run.scores.size).toBe(TIMELESS.length);
});
