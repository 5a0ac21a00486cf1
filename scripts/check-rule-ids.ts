// Fails when a rule of docs/rules.md has no test whose title cites its id, when a title cites an id
// that no rule has, or when no id or no title was found.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compareRuleIds, readRuleIds } from "./rule-ids.ts";
import { repositoryRoot } from "./run-command.ts";
import { readTestTitles } from "./test-titles.ts";

const isTest = /[.](test|spec)[.]tsx?$/;
const notOurs = /(^|[\\/])(node_modules|dist)([\\/]|$)/;

const rules = readRuleIds(readRulesText());
const titles = ["packages", "apps"].flatMap(titlesUnder);
const { untested, unknown } = compareRuleIds(rules, titles);

const faults = [
  ...(rules.required.size === 0 ? ["docs/rules.md defines no rule id"] : []),
  ...(titles.length === 0 ? ["no test title was found"] : []),
  ...untested.map((id) => `${id} has no test whose title cites it`),
  ...unknown.map(({ id, title }) => `no rule ${id}, cited by the test "${title}"`),
];
for (const fault of faults) console.error(fault);
console.log(`${rules.required.size} rules, ${titles.length} test titles, ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function readRulesText(): string {
  const path = join(repositoryRoot, "docs", "rules.md");
  return existsSync(path) ? readFileSync(path, "utf8") : "";
}

function titlesUnder(folder: string): readonly string[] {
  const root = join(repositoryRoot, folder);
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((path) => isTest.test(path) && !notOurs.test(path))
    .flatMap((path) => readTestTitles(readFileSync(join(root, path), "utf8"), path));
}
