/**
 * Measures, and writes down what it found.
 *
 *   npm run bench -- [names…] [--boards=500] [--rounds=3] [--peers-boards=50]
 *
 * Without names all benches run. Each leaves bench/results/<name>.json and its part of docs/performance.md,
 * unless the machine lacks something that the written ones have.
 * Ends with 1 when any answer was wrong, with 2 when the arguments are.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expectValue } from "@albatross/rules";
import type { Bench, BenchReport } from "./bench.ts";
import { BENCHES } from "./benches.ts";
import { describeMachine } from "./machine.ts";
import { formatMarkdownTable } from "./markdown-table.ts";
import { parseRequest, type BenchRequest } from "./options.ts";
import { replaceTable } from "./performance-page.ts";
import { writeResults, type BenchResults } from "./results-file.ts";

const PAGE = new URL("../docs/performance.md", import.meta.url);

const args = process.argv.slice(2);
const request = parseRequest(
  args,
  BENCHES.map(({ name }) => name),
);
if (request.ok) {
  process.exitCode = await runAll(request.value);
} else {
  console.error(`bench: ${request.fault.code}: ${request.fault.message}`);
  process.exitCode = 2;
}

async function runAll({ names, options }: BenchRequest): Promise<number> {
  let wrong = 0;
  for (const bench of BENCHES.filter(({ name }) => names.includes(name))) {
    const report = await bench.run(options);
    console.log(`\n${bench.name}\n\n${formatMarkdownTable(report.columns, report.rows)}`);
    if (report.note !== "") console.log(`\n${report.note}`);
    if (report.missing.length === 0) publish(bench, report);
    else console.log(`\nNothing is written: this machine lacks ${report.missing.join(", ")}.`);
    wrong += report.wrong;
  }
  if (wrong > 0) console.error(`bench: ${wrong} wrong answers`);
  return wrong > 0 ? 1 : 0;
}

function publish({ name }: Bench, { columns, rows, note }: BenchReport): void {
  const results: BenchResults = {
    bench: name,
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    command: ["npm run bench --", ...args].join(" "),
    note,
    columns,
    rows,
  };
  writeResults(fileURLToPath(new URL(`./results/${name}.json`, import.meta.url)), results);
  writeFileSync(PAGE, expectValue(replaceTable(readFileSync(PAGE, "utf8"), results)));
}
