/**
 * The measured part of docs/numbers.md, worked out from the counts in docs/numbers/*.json, which are what
 * `golf survey --json` wrote. A test compares, so the page cannot say what was not counted.
 */
import { readFileSync } from "node:fs";
import { isJsonObject, type KingRule } from "@albatross/rules";
import { describeTotals, type Interval, type SurveyTotals } from "@albatross/solver";
import { formatMarkdownTable } from "./markdown-table.ts";

export type SurveysByKing = Readonly<Record<KingRule, SurveyTotals>>;

const KINGS = ["stop", "queen", "wrap"] as const satisfies readonly KingRule[];

const HOLES = 9;
const OPEN = "<!-- numbers -->";
const CLOSE = "<!-- /numbers -->";

export function surveyFile(king: string): URL {
  return new URL(`../docs/numbers/${king}.json`, import.meta.url);
}

export function readSurveys(): SurveysByKing {
  const read = (king: KingRule): SurveyTotals => readSurvey(readFileSync(surveyFile(king), "utf8"));
  return { stop: read("stop"), queen: read("queen"), wrap: read("wrap") };
}

/** The totals of a survey's JSON. Throws when it does not add up: the file is ours. */
export function readSurvey(json: string): SurveyTotals {
  const survey: unknown = JSON.parse(json);
  if (!isJsonObject(survey) || !Array.isArray(survey.histogram)) throw new Error("not a survey");
  const histogram = new Map(survey.histogram.map(readCount));
  const counts = [...histogram];
  const sum = (pairs: readonly (readonly [number, number])[]): number =>
    pairs.reduce((total, [, count]) => total + count, 0);
  const totals = {
    deals: sum(counts),
    clears: sum(counts.filter(([best]) => best <= 0)),
    unknown: 0,
    histogram,
  };
  for (const key of ["deals", "clears", "unknown"] as const) {
    if (survey[key] !== totals[key]) throw new Error(`the survey's ${key} are not its histogram's`);
  }
  return totals;
}

function readCount(pair: unknown): readonly [number, number] {
  if (Array.isArray(pair)) {
    const parts: readonly unknown[] = pair;
    const [best, count] = parts;
    if (typeof best === "number" && typeof count === "number") return [best, count];
  }
  throw new Error("a histogram has pairs of strokes and deals");
}

/** The page with its table replaced. Throws when it has no place for it. */
export function replaceNumbers(page: string, surveys: SurveysByKing): string {
  const from = page.indexOf(OPEN);
  const to = page.indexOf(CLOSE, from);
  if (from < 0 || to < 0) throw new Error(`the page has nothing between ${OPEN} and ${CLOSE}`);
  return `${page.slice(0, from)}${OPEN}\n\n${formatNumbers(surveys)}\n\n${page.slice(to)}`;
}

function formatNumbers(surveys: SurveysByKing): string {
  const rows: [string, (totals: SurveyTotals) => string][] = [
    ["deals", ({ deals }) => deals.toLocaleString("en")],
    ["can be cleared", ({ clears }) => clears.toLocaleString("en")],
    ["rate, %", (totals) => withInterval(describeTotals(totals).clearRate, 100, 2)],
    ["mean best strokes", (totals) => withInterval(describeTotals(totals).meanBest, 1, 3)],
    ["nine holes", (totals) => fixed(HOLES * meanOf(totals), 1)],
    ["median", (totals) => fixed(medianOf(totals), 0)],
    ["best deal", ({ histogram }) => fixed(Math.min(...histogram.keys()), 0)],
    ["worst deal", ({ histogram }) => fixed(Math.max(...histogram.keys()), 0)],
  ];
  const titles = { stop: "King stops", queen: "Queen on King", wrap: "wrap" } as const;
  return formatMarkdownTable(
    [{ key: "what", title: "" }, ...KINGS.map((king) => ({ key: king, title: titles[king] }))],
    rows.map(([what, say]) => ({
      what,
      ...Object.fromEntries(KINGS.map((king) => [king, say(surveys[king])])),
    })),
  );
}

function withInterval(
  estimate: (Partial<Interval> & { readonly value: number }) | null,
  scale: number,
  digits: number,
): string {
  const [value, low, high] = [estimate?.value, estimate?.low, estimate?.high].map((number) =>
    fixed((number ?? NaN) * scale, digits),
  );
  return `${value} (${low} to ${high})`;
}

function meanOf(totals: SurveyTotals): number {
  return describeTotals(totals).meanBest?.value ?? NaN;
}

/** The least score that half of the deals reach. */
function medianOf({ deals, histogram }: SurveyTotals): number {
  let seen = 0;
  for (const [best, count] of histogram) {
    seen += count;
    if (2 * seen >= deals) return best;
  }
  return NaN;
}

function fixed(value: number, digits: number): string {
  return value.toFixed(digits).replace("-", "−");
}
