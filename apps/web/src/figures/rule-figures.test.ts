import {
  CLASSIC,
  deal,
  expectValue,
  formatRules,
  makeRules,
  ownDeal,
  parseRules,
  PRESETS,
} from "@albatross/rules";
import { surveyDeal, wilsonInterval } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { findFigure } from "./find-figure.ts";
import { RULE_FIGURES } from "./load-figures.ts";
import { measuredRules, withoutHidden } from "./measured-rules.ts";
import { MAX_NODES } from "./rule-figure.ts";
import measured from "./rule-figures.json" with { type: "json" };

/** The shares are rounded in the file. */
const DIGITS = 4;

describe("the figures of rule sets", () => {
  it("V7: are there for every rule set that is to be measured, each once, and for no other", () => {
    expect(measured.figures.map(({ rules }) => rules)).toEqual(measuredRules().map(formatRules));
    expect(measured.maxNodes).toBe(MAX_NODES);
  });

  it.each(measured.figures)("$rules: has the interval that its counts come to", (figure) => {
    const { deals, cleared, unknown, rate } = figure;
    expect(deals).toBeGreaterThanOrEqual(20);
    expect(rate[0]).toBeCloseTo(wilsonInterval(cleared, deals).low, DIGITS);
    expect(rate[1]).toBeCloseTo(wilsonInterval(cleared + unknown, deals).high, DIGITS);
    const [low = NaN, high = NaN] = figure.meanWithin;
    expect(low).toBeLessThanOrEqual(figure.mean);
    expect(high).toBeGreaterThanOrEqual(figure.mean);
  });

  it.each(measured.figures)("$rules: its first deals come out as the file says", (figure) => {
    const rules = expectValue(parseRules(figure.rules));
    // Wide tableaux take a second a deal: the slow tests judge all that are kept.
    const isQuick = rules.columns * rules.rows <= 35;
    const some = figure.firstBests.slice(0, isQuick ? 6 : 2);
    const bests = some.map(
      (_, index) => surveyDeal(deal(ownDeal(index + 1), rules), { maxNodes: MAX_NODES }).best,
    );
    expect(bests).toEqual(some);
  });

  it.each(["classic", "queen-on-king", "putt-putt"])(
    "%s: two hundred deals lie where the rate does",
    (text) => {
      const figure = measured.figures.find(({ rules }) => rules === text);
      const rules = expectValue(parseRules(text));
      let cleared = 0;
      for (let number = 1; number <= 200; number++) {
        if (surveyDeal(deal(ownDeal(number), rules)).verdict === "winnable") cleared++;
      }
      // Five standard deviations: a true file never fails, a rate of other rules always does.
      const share = (figure?.cleared ?? 0) / (figure?.deals ?? 1);
      expect(Math.abs(cleared / 200 - share)).toBeLessThan(
        5 * Math.sqrt((share * (1 - share)) / 200),
      );
    },
  );

  it("V7: every preset has its own", () => {
    for (const { rules } of PRESETS) {
      expect(findFigure(rules, RULE_FIGURES)).toMatchObject({
        figure: { rules: formatRules(withoutHidden(rules)) },
        nearest: null,
      });
    }
  });

  it("V6: hidden rows change nothing about them", () => {
    const open = findFigure({ ...CLASSIC, king: "wrap" }, RULE_FIGURES);
    expect(findFigure({ ...CLASSIC, king: "wrap", hidden: 2 }, RULE_FIGURES)).toEqual(open);
  });

  it("V3: rules that were not measured get those of the nearest that were, and its name", () => {
    const rules = expectValue(makeRules({ king: "queen", columns: 8, redeals: 1 }));
    const nearest = expectValue(makeRules({ king: "queen", redeals: 1 }));
    const found = findFigure(rules, RULE_FIGURES);
    expect(found?.nearest).toEqual(nearest);
    expect(found?.figure.rules).toBe(formatRules(nearest));
  });

  it("nothing measured is nothing found", () => {
    expect(findFigure(CLASSIC, [])).toBeNull();
  });
});
