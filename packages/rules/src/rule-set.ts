/**
 * Rule options (V1–V6). Each has a stable name, which links, records and files carry; they combine
 * freely, except where the pack or the rows run out.
 */
import { MAX_JOKERS, PACK_SIZE } from "./card.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import type { KingRule } from "./rank.ts";

export type FirstRule = "dealt" | "choose";

export interface RuleSet {
  /** V1. */
  readonly king: KingRule;
  /** V2: `dealt` turns a card to start the waste; `choose` leaves it to the player. */
  readonly first: FirstRule;
  /** V3: 5 … 9. */
  readonly columns: number;
  /** V3: 3 … 6; columns × rows at most 45. */
  readonly rows: number;
  /** V4: how often the stock goes round again, 0 … 2. */
  readonly redeals: number;
  /** V5: jokers added to the pack, 0 … 2. */
  readonly jokers: number;
  /** V6: upper rows dealt face down, 0 … 4 and fewer than `rows`. */
  readonly hidden: number;
}

export const MAX_TABLEAU = 45;

export const CLASSIC: RuleSet = Object.freeze({
  king: "stop",
  first: "dealt",
  columns: 7,
  rows: 5,
  redeals: 0,
  jokers: 0,
  hidden: 0,
});

export type OptionName = keyof RuleSet;

/** The options in the order in which they are written, each with what it may be. */
export const OPTION_VALUES: { readonly [Name in OptionName]: readonly RuleSet[Name][] } = {
  king: ["stop", "queen", "wrap"],
  first: ["dealt", "choose"],
  columns: [5, 6, 7, 8, 9],
  rows: [3, 4, 5, 6],
  redeals: [0, 1, 2],
  jokers: Array.from({ length: MAX_JOKERS + 1 }, (_, jokers) => jokers),
  hidden: [0, 1, 2, 3, 4],
};

export const OPTION_NAMES: readonly OptionName[] = Object.keys(OPTION_VALUES).filter(isOptionName);

export type RulesFault = Fault<
  "rules-option-unknown" | "rules-value-unknown" | "rules-impossible" | "rules-shape"
>;

/** Cards in the tableau when the hole starts; also the strokes a player starts with (S1). */
export function tableauSize(rules: RuleSet): number {
  return rules.columns * rules.rows;
}

/** Cards in the stock when the hole starts: 16 in classic, 17 with a free start. */
export function stockSize(rules: RuleSet): number {
  return PACK_SIZE + rules.jokers - tableauSize(rules) - (rules.first === "dealt" ? 1 : 0);
}

/** Draws that the rules allow in one hole, redeals included. */
export function maxDraws(rules: RuleSet): number {
  return stockSize(rules) * (rules.redeals + 1);
}

/** The longest that a record can be: every tableau card played and every draw used (51 in classic). */
export function maxMoves(rules: RuleSet): number {
  return tableauSize(rules) + maxDraws(rules);
}

export function areSameRules(a: RuleSet, b: RuleSet): boolean {
  return OPTION_NAMES.every((name) => a[name] === b[name]);
}

/**
 * Options by name, checked one by one and together; what is left out is as in `base`.
 * Values may be numbers or their decimal text, as links and command lines have them.
 */
export function makeRules(
  options: { readonly [name: string]: unknown },
  base: RuleSet = CLASSIC,
): Result<RuleSet, RulesFault> {
  const rules: Draft = { ...base };
  for (const [name, value] of Object.entries(options)) {
    if (!isOptionName(name)) {
      return fail(
        "rules-option-unknown",
        `there is no rule option "${name}"; the options are ${OPTION_NAMES.join(", ")}`,
        { name, names: OPTION_NAMES.join(", ") },
      );
    }
    if (!setOption(rules, name, value)) {
      return fail(
        "rules-value-unknown",
        `${name}=${String(value)} is not possible; ${name} is one of ${OPTION_VALUES[name].join(", ")}`,
        { name, value: String(value), values: OPTION_VALUES[name].join(", ") },
      );
    }
  }
  return checkTogether(rules);
}

type Draft = { -readonly [Name in OptionName]: RuleSet[Name] };

/** False when the option cannot have that value. */
function setOption<Name extends OptionName>(rules: Draft, name: Name, value: unknown): boolean {
  const allowed: readonly RuleSet[Name][] = OPTION_VALUES[name];
  const found = allowed.find((candidate) => candidate === value || String(candidate) === value);
  if (found === undefined) return false;
  rules[name] = found;
  return true;
}

function isOptionName(name: string): name is OptionName {
  return Object.hasOwn(OPTION_VALUES, name);
}

function checkTogether(rules: RuleSet): Result<RuleSet, RulesFault> {
  if (tableauSize(rules) > MAX_TABLEAU) {
    return fail(
      "rules-impossible",
      `${rules.columns} columns of ${rules.rows} need ${tableauSize(rules)} cards; ` +
        `columns × rows may be ${MAX_TABLEAU} at most`,
      { columns: rules.columns, rows: rules.rows, cards: tableauSize(rules), most: MAX_TABLEAU },
    );
  }
  if (rules.hidden >= rules.rows) {
    return fail(
      "rules-impossible",
      `hidden=${rules.hidden} needs more than ${rules.hidden} rows; there are ${rules.rows}, ` +
        `and the last card of a column is always face up`,
      { hidden: rules.hidden, rows: rules.rows },
    );
  }
  return succeed(Object.freeze(rules));
}
