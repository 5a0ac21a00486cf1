/** The figures that were measured for a rule set, or those of the nearest one that was, which says so. */
import { expectValue, formatRules, OPTION_NAMES, parseRules, type RuleSet } from "@albatross/rules";
import { withoutHidden } from "./measured-rules.ts";
import type { RuleFigure } from "./rule-figure.ts";

export interface FoundFigure {
  readonly figure: RuleFigure;
  /** null when the figure is of the very rules; else the rules that it is of. */
  readonly nearest: RuleSet | null;
}

/** A king rule or a free start changes more than one column or one redeal does. */
const OPTION_WEIGHT = { king: 4, first: 3, jokers: 2, redeals: 2, columns: 1, rows: 1, hidden: 0 };

/** @param figures at least one. */
export function findFigure(rules: RuleSet, figures: readonly RuleFigure[]): FoundFigure | null {
  const wanted = withoutHidden(rules);
  const text = formatRules(wanted);
  const own = figures.find((figure) => figure.rules === text);
  if (own) return { figure: own, nearest: null };
  let found: FoundFigure | null = null;
  let least = Infinity;
  for (const figure of figures) {
    const nearest = expectValue(parseRules(figure.rules));
    const distance = distanceBetween(wanted, nearest);
    if (distance < least) {
      least = distance;
      found = { figure, nearest };
    }
  }
  return found;
}

function distanceBetween(a: RuleSet, b: RuleSet): number {
  let distance = 0;
  for (const name of OPTION_NAMES) {
    const [one, other] = [a[name], b[name]];
    if (one === other) continue;
    const steps = typeof one === "number" && typeof other === "number" ? Math.abs(one - other) : 1;
    distance += steps * OPTION_WEIGHT[name];
  }
  return distance;
}
