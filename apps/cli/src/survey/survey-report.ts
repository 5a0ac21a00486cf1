/** What a survey found, for people and as JSON. */
import { formatDealRange, sliceRange, type DealRange } from "@albatross/rules";
import { describeTotals, type Interval, type SurveyTotals } from "@albatross/solver";
import { drawHistogram } from "./histogram.ts";
import type { SurveyIdentity } from "./survey-identity.ts";
import type { Drawing } from "./terminal.ts";

export interface SurveyOutcome {
  readonly range: DealRange;
  readonly identity: SurveyIdentity;
  /** From the first deal of the range on. */
  readonly totals: SurveyTotals;
  readonly timing: SurveyTiming;
}

/** Of this run, which may have gone on where another one stopped. */
interface SurveyTiming {
  readonly deals: number;
  readonly elapsedMs: number;
  readonly workers: number;
}

const HOLES = 9;

export function describeSurvey({ range, identity, totals, timing }: SurveyOutcome): object {
  const { clearRate, meanBest } = describeTotals(totals);
  return {
    range: formatDealRange(range),
    generator: identity.generator,
    rules: identity.rules,
    maxNodes: identity.maxNodes,
    deals: totals.deals,
    complete: totals.deals === range.count,
    clears: totals.clears,
    unknown: totals.unknown,
    clearRate: clearRate?.value ?? null,
    clearRate95: toPair(clearRate),
    meanBest: meanBest?.value ?? null,
    meanBest95: toPair(meanBest),
    nineHoles: meanBest && meanBest.value * HOLES,
    histogram: [...totals.histogram],
    timing: {
      seconds: timing.elapsedMs / 1000,
      dealsPerSecond: speedOf(timing),
      workers: timing.workers,
    },
  };
}

function toPair(interval: Partial<Interval> | null): readonly number[] | null {
  const { low, high } = interval ?? {};
  return low === undefined || high === undefined ? null : [low, high];
}

/** null when this run judged nothing. */
function speedOf({ deals, elapsedMs }: SurveyTiming): number | null {
  return deals === 0 ? null : (deals * 1000) / Math.max(elapsedMs, 1);
}

export function formatSurvey(outcome: SurveyOutcome, drawing: Drawing): string {
  const { range, identity, totals, timing } = outcome;
  const { clearRate, meanBest } = describeTotals(totals);
  const lines = [`${titleOf(range, totals)}, rules: ${identity.rules}`, ""];
  if (clearRate) {
    const known = totals.deals - totals.unknown;
    lines.push(
      `Cleared     ${formatWhole(totals.clears)} of ${formatWhole(known)}, ` +
        `${formatPercent(clearRate.value)} ${formatInterval(clearRate, formatPercent)}`,
    );
  }
  if (totals.unknown > 0) {
    const note = clearRate ? "; the interval above holds whatever they are" : "";
    lines.push(`Not known   ${formatWhole(totals.unknown)}, at --max-nodes${note}`);
  }
  if (meanBest) {
    lines.push(
      `Best play   ${meanBest.value.toFixed(2)} strokes a hole ${formatInterval(meanBest, (mean) => mean.toFixed(2))}`.trimEnd(),
      `Nine holes  ${(meanBest.value * HOLES).toFixed(1)} strokes`,
    );
  }
  lines.push(formatSpeed(timing));
  if (totals.histogram.size > 0) lines.push("", drawHistogram(totals.histogram, drawing));
  return lines.join("\n");
}

function titleOf(range: DealRange, { deals }: SurveyTotals): string {
  const all = formatDealRange(range);
  if (deals === range.count) return `Deals ${all}`;
  return deals === 0
    ? `No deal of ${all} yet`
    : `Deals ${formatDealRange(sliceRange(range, 0, deals))} of ${all}`;
}

function formatInterval(interval: Partial<Interval>, format: (value: number) => string): string {
  const { low, high } = interval;
  if (low === undefined || high === undefined) return "";
  return `(95 %: ${format(low)} to ${format(high)})`;
}

function formatSpeed(timing: SurveyTiming): string {
  const speed = speedOf(timing);
  if (speed === null) return "Speed       no deal was left to judge";
  const seconds = (timing.elapsedMs / 1000).toFixed(1);
  const workers = timing.workers === 1 ? "1 worker" : `${timing.workers} workers`;
  return `Speed       ${formatWhole(Math.round(speed))} deals a second, ${seconds} s on ${workers}`;
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(2)} %`;
}

/** "1,234,567". */
export function formatWhole(count: number): string {
  return count.toLocaleString("en-US");
}
