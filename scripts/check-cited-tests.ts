// Fails when a row of the table of faults in docs/testing.md cites no test, or one that does not exist.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readAllTestTitles } from "./all-test-titles.ts";
import { findTableFaults, readCitingTable } from "./cited-tests.ts";
import { repositoryRoot } from "./run-command.ts";

const page = readFileSync(join(repositoryRoot, "docs", "testing.md"), "utf8");
const table = readCitingTable(page, "Faults that other programs had");
const faults = findTableFaults(table, readAllTestTitles());
for (const fault of faults) console.error(`docs/testing.md: ${fault}`);
console.log(
  `${table.rows.length} rows, ${table.cited.length} tests cited, ${faults.length} faults`,
);
process.exitCode = faults.length === 0 ? 0 : 1;
