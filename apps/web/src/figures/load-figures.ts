/** The measured figures, checked to be what their type says by a test: the file is our own. */
import type { RuleFigure } from "./rule-figure.ts";
import measured from "./rule-figures.json" with { type: "json" };

export const RULE_FIGURES: readonly RuleFigure[] = measured.figures.map((figure) => ({
  ...figure,
  rate: pair(figure.rate),
  meanWithin: pair(figure.meanWithin),
}));

function pair([low = NaN, high = NaN]: readonly number[]): readonly [number, number] {
  return [low, high];
}
