// npm test: unit and property tests, then the page built and played in a browser. Both always run,
// and one line at the end counts both.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { repositoryRoot, runCommand } from "./run-command.ts";
import {
  type Totals,
  addTotals,
  formatTotals,
  readPlaywrightTotals,
  readVitestTotals,
} from "./test-totals.ts";

const reports = join(repositoryRoot, "reports");
const unitReport = join(reports, "unit.json");
const e2eReport = join(reports, "e2e.json");

mkdirSync(reports, { recursive: true });
// A report of an earlier run must not be counted again when a runner dies early.
for (const report of [unitReport, e2eReport]) rmSync(report, { force: true });

const unit = await runStage(
  ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`],
  () => readVitestTotals(readReport(unitReport)),
);
const e2e = await runEndToEnd();

const totals = addTotals([unit, e2e]);
console.log(formatTotals(totals));
process.exitCode = totals.failed === 0 ? 0 : 1;

async function runEndToEnd(): Promise<Totals> {
  const built = await runCommand(["vite", "build", "apps/web", "--logLevel", "warn"], {
    live: true,
  });
  if (built.exitCode !== 0) {
    console.error("The page could not be built: its tests did not run.");
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return runStage(["playwright", "test", "--config", "apps/web/playwright.config.ts"], () =>
    readPlaywrightTotals(readReport(e2eReport)),
  );
}

/** A runner that failed, or ran nothing, without a failed test to show for it counts as one. */
async function runStage(
  command: readonly [string, ...string[]],
  readTotals: () => Totals,
): Promise<Totals> {
  const { exitCode } = await runCommand(command, { live: true });
  const totals = readTotals();
  const ranNothing = totals.passed + totals.failed === 0;
  if (ranNothing) console.error(`${command[0]} ran no test.`);
  const unexplained = totals.failed === 0 && (exitCode !== 0 || ranNothing);
  return unexplained ? { ...totals, failed: 1 } : totals;
}

function readReport(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}
