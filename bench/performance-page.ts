/**
 * The measured parts of docs/performance.md. Each stands between two marks that name its bench; what is
 * outside the marks is written by hand and never touched.
 */
import { fail, succeed, type Fault, type Result } from "@albatross/rules";
import { formatMarkdownTable } from "./markdown-table.ts";
import type { BenchResults } from "./results-file.ts";

/** The page with the part of that bench replaced; fault `mark-missing` when the page has no such part. */
export function replaceTable(
  page: string,
  results: BenchResults,
): Result<string, Fault<"mark-missing">> {
  const open = `<!-- bench:${results.bench} -->`;
  const close = `<!-- /bench:${results.bench} -->`;
  const from = page.indexOf(open);
  const to = page.indexOf(close, from);
  if (from < 0 || to < 0) {
    return fail("mark-missing", `the page has no part between ${open} and ${close}`);
  }
  const part = [open, describe(results), formatMarkdownTable(results.columns, results.rows), ""];
  return succeed(page.slice(0, from) + part.join("\n\n") + page.slice(to));
}

function describe({ date, machine, command, note }: BenchResults): string {
  return [`${date}; ${machine}; \`${command}\`.`, note].join("\n").trimEnd();
}
