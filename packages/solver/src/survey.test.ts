import { CLASSIC, deal, ownDeal } from "@albatross/rules";
import { ruleSets } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { bestScore, canBeCleared } from "./judge.ts";
import { describeTotals, wilsonInterval } from "./survey-statistics.ts";
import {
  mergeTotals,
  NO_DEALS,
  surveyDeal,
  surveyedDeal,
  totalDeals,
  type SurveyTotals,
} from "./survey.ts";

const bests = fc.array(fc.option(fc.integer({ min: -20, max: 45 }), { freq: 6 }), {
  maxLength: 60,
});

/** Cut into pieces at the given places. */
function split<Value>(values: readonly Value[], cuts: readonly number[]): readonly Value[][] {
  const places = cuts.map((cut) => cut % (values.length + 1)).sort((a, b) => a - b);
  return [0, ...places].map((from, index) => values.slice(from, places[index] ?? values.length));
}

function mergeAll(parts: readonly SurveyTotals[]): SurveyTotals {
  return parts.reduce(mergeTotals, NO_DEALS);
}

describe("a surveyed deal", () => {
  test.prop([ruleSets, fc.integer({ min: 1, max: 100_000 })], { numRuns: 8 })(
    "V1–V6: has the verdict and the best score of the judge",
    (rules, number) => {
      const position = deal(ownDeal(number), { ...rules, columns: 5, rows: 4, hidden: 0 });
      const best = bestScore(position);
      expect(surveyDeal(position)).toEqual({ verdict: canBeCleared(position), best });
    },
  );

  it("is unknown when a limit ends the search, which is neither yes nor no", () => {
    const surveyed = surveyDeal(deal(ownDeal(1), CLASSIC), { maxNodes: 10 });
    expect(surveyed).toEqual({ verdict: "unknown", best: null });
  });

  it("S1: counts a clear with no draw left as a clear", () => {
    expect(surveyedDeal(0).verdict).toBe("winnable");
    expect(surveyedDeal(1).verdict).toBe("unclearable");
  });
});

describe("the totals of a survey", () => {
  test.prop([bests, fc.array(fc.nat(), { maxLength: 6 }), fc.infiniteStream(fc.nat())])(
    "are the same however the deals are split and in whatever order the parts are merged",
    (scores, cuts, picks) => {
      const deals = scores.map(surveyedDeal);
      const parts = split(deals, cuts).map(totalDeals);
      const shuffled: SurveyTotals[] = [];
      for (const rest = [...parts]; rest.length > 0;) {
        const pick = Number(picks.next().value) % rest.length;
        shuffled.push(...rest.splice(pick, 1));
      }
      const whole = totalDeals(deals);
      for (const merged of [mergeAll(parts), mergeAll(shuffled)]) {
        expect(merged).toEqual(whole);
        expect([...merged.histogram]).toEqual([...whole.histogram]);
        expect(describeTotals(merged)).toEqual(describeTotals(whole));
      }
    },
  );

  test.prop([bests])("count every deal once", (scores) => {
    const { deals, clears, unknown, histogram } = totalDeals(scores.map(surveyedDeal));
    const counted = [...histogram.values()].reduce((sum, count) => sum + count, unknown);
    expect(deals).toBe(scores.length);
    expect(counted).toBe(deals);
    expect(clears).toBe(scores.filter((best) => best !== null && best <= 0).length);
    const keys = [...histogram.keys()];
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  });
});

describe("the statistics of a survey", () => {
  it("give the Wilson interval of published examples", () => {
    // R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    const near = (successes: number, trials: number, low: number, high: number): void => {
      const interval = wilsonInterval(successes, trials);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    };
    near(81, 263, 0.2553, 0.3662);
    near(15, 148, 0.0624, 0.1605);
    near(0, 20, 0, 0.1611);
    near(1, 29, 0.0061, 0.1718);
  });

  it("give the mean with its interval, by hand: −1, 0, 1, 4", () => {
    const { meanBest } = describeTotals(totalDeals([-1, 0, 1, 4].map(surveyedDeal)));
    // Variance 14/3, standard error √(14/12).
    expect(meanBest?.value).toBe(1);
    expect(meanBest?.low).toBeCloseTo(1 - 1.959964 * Math.sqrt(14 / 12), 5);
    expect(meanBest?.high).toBeCloseTo(1 + 1.959964 * Math.sqrt(14 / 12), 5);
  });

  it("have nothing to say of no deal, and no interval of one", () => {
    expect(describeTotals(NO_DEALS)).toEqual({ clearRate: null, meanBest: null });
    expect(describeTotals(totalDeals([surveyedDeal(null)])).clearRate).toBeNull();
    expect(describeTotals(totalDeals([surveyedDeal(3)])).meanBest).toEqual({ value: 3 });
  });

  test.prop([bests])("hold the rate inside its interval, wider for each unknown deal", (scores) => {
    const known = scores.filter((best) => best !== null).map(surveyedDeal);
    const { clearRate } = describeTotals(totalDeals(scores.map(surveyedDeal)));
    if (clearRate === null) return;
    const { value, low, high } = clearRate;
    expect(0 <= low && low <= value && value <= high && high <= 1).toBe(true);
    const clears = known.filter(({ verdict }) => verdict === "winnable").length;
    const allLost = wilsonInterval(clears, scores.length);
    const allCleared = wilsonInterval(clears + scores.length - known.length, scores.length);
    expect({ low, high }).toEqual({ low: allLost.low, high: allCleared.high });
  });
});
