// Fails when a rule of docs/rules.md has no test whose title cites its id, when a rule of what the player is
// told has no browser test that does, when a title cites an id that no rule has, or when no id or no title was
// found.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readAllTestTitles } from "./all-test-titles.ts";
import { compareRuleIds, readRuleIds } from "./rule-ids.ts";
import { repositoryRoot } from "./run-command.ts";

/** What the player is told is proved where it is told. */
const chapterOfPage = "T";

const rules = readRuleIds(readRulesText());
const files = readAllTestTitles();
const titles = files.flatMap((file) => file.titles);
const browserTitles = files
  .filter(({ path }) => path.startsWith("apps/web/e2e/"))
  .flatMap((file) => file.titles);
const { untested, unknown } = compareRuleIds(rules, titles);
const unseen = compareRuleIds(rules, browserTitles).untested.filter((id) =>
  id.startsWith(chapterOfPage),
);

const faults = [
  ...(rules.required.size === 0 ? ["docs/rules.md defines no rule id"] : []),
  ...(titles.length === 0 ? ["no test title was found"] : []),
  ...untested.map((id) => `${id} has no test whose title cites it`),
  ...unseen
    .filter((id) => !untested.includes(id))
    .map((id) => `${id} is cited by tests, but by none in apps/web/e2e`),
  ...unknown.map(({ id, title }) => `no rule ${id}, cited by the test "${title}"`),
];
for (const fault of faults) console.error(fault);
console.log(`${rules.required.size} rules, ${titles.length} test titles, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function readRulesText(): string {
  const path = join(repositoryRoot, "docs", "rules.md");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}
