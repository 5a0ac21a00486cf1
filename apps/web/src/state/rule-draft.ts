/**
 * Rules while a player puts them together: what a choice would break. Nothing is changed to make it fit, because
 * a choice that moves another one is not understood.
 */
import { MAX_TABLEAU, tableauSize, type OptionName, type RuleSet } from "@albatross/rules";

/** `too-many-cards`: columns × rows is more than the tableau holds; `too-few-rows`: no card would show. */
type RuleObstacle = "too-many-cards" | "too-few-rows";

/** The rules with one option set otherwise. */
export function withOption<Name extends OptionName>(
  rules: RuleSet,
  name: Name,
  value: RuleSet[Name],
): RuleSet {
  return { ...rules, [name]: value };
}

/** What stands in the way of these rules; null when they can be played. */
export function obstacleTo(rules: RuleSet): RuleObstacle | null {
  if (tableauSize(rules) > MAX_TABLEAU) return "too-many-cards";
  return rules.hidden >= rules.rows ? "too-few-rows" : null;
}

/** What keeps some values of an option from being chosen now, each once. */
export function obstaclesOf<Name extends OptionName>(
  rules: RuleSet,
  name: Name,
  values: readonly RuleSet[Name][],
): readonly RuleObstacle[] {
  return [...new Set(values.flatMap((value) => obstacleTo(withOption(rules, name, value)) ?? []))];
}
