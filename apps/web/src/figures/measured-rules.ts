/**
 * Which rule sets are measured: all presets, every tableau of rows and columns under each king rule, and with
 * the usual tableau every way to combine the other options. Hidden rows are left out: with every card known they
 * change nothing, so `withoutHidden` is what a rule set is measured as.
 */
import {
  areSameRules,
  CLASSIC,
  makeRules,
  OPTION_VALUES,
  PRESETS,
  type RuleSet,
} from "@albatross/rules";

export function withoutHidden(rules: RuleSet): RuleSet {
  return { ...rules, hidden: 0 };
}

export function measuredRules(): readonly RuleSet[] {
  const sets: RuleSet[] = [];
  const all = [...PRESETS.map(({ rules }) => withoutHidden(rules)), ...combined(), ...tableaus()];
  for (const rules of all) {
    if (!sets.some((known) => areSameRules(known, rules))) sets.push(rules);
  }
  return sets;
}

/** The usual tableau under every combination of king, first card, redeals and jokers. */
function combined(): readonly RuleSet[] {
  const { king, first, redeals, jokers } = OPTION_VALUES;
  return jokers.flatMap((jokers) =>
    redeals.flatMap((redeals) =>
      first.flatMap((first) => king.map((king) => ({ ...CLASSIC, king, first, redeals, jokers }))),
    ),
  );
}

/** Every tableau that the pack allows, under each king rule. */
function tableaus(): readonly RuleSet[] {
  const { king, columns, rows } = OPTION_VALUES;
  return columns.flatMap((columns) =>
    rows.flatMap((rows) =>
      king.flatMap((king) => {
        const made = makeRules({ king, columns, rows });
        return made.ok ? [made.value] : [];
      }),
    ),
  );
}
