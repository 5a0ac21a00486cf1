/**
 * `npm run rule-figures`: measures, rule set by rule set, how many deals can be cleared and what their best
 * scores are, and writes apps/web/src/figures/rule-figures.json, which the page shows beside its rules.
 *
 * Deals 1, 2, 3 … are judged until the wanted number or the seconds for one rule set are reached, and the page
 * is told how many they were. What is there already stays where it has seen more deals; the large surveys of
 * docs/numbers are taken in as they are. Wide tableaux have a limit on work: a deal that is not settled within it
 * counts as unknown, and widens the interval.
 * `npm run format` puts the file into its form afterwards.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  deal,
  expectValue,
  formatRules,
  ownDeal,
  parseRules,
  type RuleSet,
} from "@albatross/rules";
import { describeTotals, surveyDeal, totalDeals, type SurveyedDeal } from "@albatross/solver";
import { measuredRules, withoutHidden } from "../src/figures/measured-rules.ts";
import { MAX_NODES, type RuleFigure } from "../src/figures/rule-figure.ts";

const FILE = "apps/web/src/figures/rule-figures.json";
const SURVEYS = "docs/numbers";
/** The best scores of the first deals are kept one by one, for the test that judges them again. */
const KEPT_BESTS = 20;
/** Deals between two looks at the clock. */
const STEP = 20;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    deals: { type: "string", default: "10000" },
    seconds: { type: "string", default: "30" },
  },
});
const most = Number(values.deals);
const seconds = Number(values.seconds);
if (!Number.isSafeInteger(most) || most < KEPT_BESTS || !(seconds > 0)) {
  throw new Error(`--deals takes a whole number from ${KEPT_BESTS}, --seconds more than 0`);
}

const figures = new Map(readFigures().map((figure) => [figure.rules, figure]));
const wanted =
  positionals.length === 0
    ? measuredRules()
    : positionals.map((text) => withoutHidden(expectValue(parseRules(text))));

for (const rules of wanted) {
  const text = formatRules(rules);
  const known = figures.get(text);
  if (known && known.deals >= most) continue;
  const figure = largeSurvey(text, rules) ?? measure(rules);
  if (known && known.deals >= figure.deals) continue;
  figures.set(text, figure);
  writeFigures();
  console.log(`${text}: ${figure.cleared} of ${figure.deals}, mean best ${figure.mean}`);
}

function measure(rules: RuleSet): RuleFigure {
  const started = performance.now();
  const seen: SurveyedDeal[] = [];
  while (seen.length < most && performance.now() - started < seconds * 1000) {
    for (let count = 0; count < STEP && seen.length < most; count++) {
      seen.push(surveyDeal(deal(ownDeal(seen.length + 1), rules), { maxNodes: MAX_NODES }));
    }
  }
  const totals = totalDeals(seen);
  const { clearRate, meanBest } = describeTotals(totals);
  if (clearRate === null || meanBest === null) throw new Error("no deal could be settled");
  return {
    rules: formatRules(rules),
    deals: totals.deals,
    cleared: totals.clears,
    unknown: totals.unknown,
    rate: [round(clearRate.low), round(clearRate.high)],
    mean: round(meanBest.value),
    meanWithin: [round(meanBest.low ?? meanBest.value), round(meanBest.high ?? meanBest.value)],
    firstBests: seen.slice(0, KEPT_BESTS).map(({ best }) => best),
  };
}

/** A survey of docs/numbers of these rules; null when there is none, or none as large. */
function largeSurvey(text: string, rules: RuleSet): RuleFigure | null {
  for (const name of readdirSync(SURVEYS)) {
    if (!name.endsWith(".json")) continue;
    const survey: unknown = JSON.parse(readFileSync(`${SURVEYS}/${name}`, "utf8"));
    if (!isSurvey(survey) || survey.rules !== text || survey.deals < most) continue;
    if (survey.generator !== 1 || survey.unknown > 0 || !survey.range.startsWith("1..")) continue;
    const first = Array.from({ length: KEPT_BESTS }, (_, index) =>
      surveyDeal(deal(ownDeal(index + 1), rules)),
    );
    return {
      rules: text,
      deals: survey.deals,
      cleared: survey.clears,
      unknown: 0,
      rate: [round(survey.clearRate95[0]), round(survey.clearRate95[1])],
      mean: round(survey.meanBest),
      meanWithin: [round(survey.meanBest95[0]), round(survey.meanBest95[1])],
      firstBests: first.map(({ best }) => best),
    };
  }
  return null;
}

interface Survey {
  readonly rules: string;
  readonly range: string;
  readonly generator: number;
  readonly deals: number;
  readonly clears: number;
  readonly unknown: number;
  readonly clearRate95: readonly [number, number];
  readonly meanBest: number;
  readonly meanBest95: readonly [number, number];
}

/** The files are our own, written by `golf survey --json`. */
function isSurvey(value: unknown): value is Survey {
  return typeof value === "object" && value !== null && "clearRate95" in value;
}

function readFigures(): readonly RuleFigure[] {
  if (!existsSync(FILE)) return [];
  const file: unknown = JSON.parse(readFileSync(FILE, "utf8"));
  return isFigureFile(file) ? file.figures : [];
}

/** Our own file, written below; a test looks at everything in it. */
function isFigureFile(value: unknown): value is { readonly figures: readonly RuleFigure[] } {
  return typeof value === "object" && value !== null && "figures" in value;
}

function writeFigures(): void {
  const order = measuredRules().map(formatRules);
  const sorted = [...figures.values()].sort(
    (one, other) => order.indexOf(one.rules) - order.indexOf(other.rules),
  );
  const head = { command: "npm run rule-figures", generator: 1, maxNodes: MAX_NODES };
  writeFileSync(FILE, `${JSON.stringify({ ...head, figures: sorted }, null, 1)}\n`);
}

function round(number: number): number {
  return Math.round(number * 10_000) / 10_000;
}
