/**
 * A survey: many deals judged, and what they come to together. The totals are whole numbers only, so that
 * adding them up is exact: however a range is split, and in whatever order its parts are merged, the totals
 * are the same to the bit.
 */
import type { Position } from "@albatross/rules";
import { bestScore } from "./judge.ts";
import type { Verdict } from "./judgement.ts";
import type { SearchLimits } from "./stop-signal.ts";

/** One deal as a survey sees it. */
export interface SurveyedDeal {
  readonly verdict: Verdict;
  /** Strokes of the best play, 0 or less when the hole can be cleared; null when it is not known. */
  readonly best: number | null;
}

export interface SurveyTotals {
  readonly deals: number;
  /** Deals that can be cleared. */
  readonly clears: number;
  /** Deals that a limit kept from being proved; they are in no other number but `deals`. */
  readonly unknown: number;
  /** How many deals have which best strokes: the keys ascend, and no count is 0. */
  readonly histogram: ReadonlyMap<number, number>;
}

export const NO_DEALS: SurveyTotals = { deals: 0, clears: 0, unknown: 0, histogram: new Map() };

/** Judges the start of a hole for a survey: the best score answers both questions. */
export function surveyDeal(position: Position, limits: SearchLimits = {}): SurveyedDeal {
  return surveyedDeal(bestScore(position, limits));
}

/** The deal of that best score; null is a score that is not known. */
export function surveyedDeal(best: number | null): SurveyedDeal {
  if (best === null) return { verdict: "unknown", best };
  return { verdict: best > 0 ? "unclearable" : "winnable", best };
}

export function totalDeals(deals: Iterable<SurveyedDeal>): SurveyTotals {
  const histogram = new Map<number, number>();
  let count = 0;
  let clears = 0;
  let unknown = 0;
  for (const { best } of deals) {
    count++;
    if (best === null) {
      unknown++;
      continue;
    }
    if (best <= 0) clears++;
    histogram.set(best, (histogram.get(best) ?? 0) + 1);
  }
  return { deals: count, clears, unknown, histogram: sorted(histogram) };
}

export function mergeTotals(a: SurveyTotals, b: SurveyTotals): SurveyTotals {
  const histogram = new Map(a.histogram);
  for (const [best, count] of b.histogram) {
    histogram.set(best, (histogram.get(best) ?? 0) + count);
  }
  return {
    deals: a.deals + b.deals,
    clears: a.clears + b.clears,
    unknown: a.unknown + b.unknown,
    histogram: sorted(histogram),
  };
}

function sorted(histogram: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  return new Map([...histogram].sort(([a], [b]) => a - b));
}
