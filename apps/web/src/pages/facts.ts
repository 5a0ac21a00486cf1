/**
 * What the pages say in numbers, each worked out from the rules, the judge's surveys or the players' table: a page names
 * a fact, and cannot say another one. A name that is not here ends the build.
 */
import {
  CLASSIC,
  MAX_JOKERS,
  MAX_TABLEAU,
  OPTION_VALUES,
  PACK_SIZE,
  PRESETS,
  stockSize,
  tableauSize,
  formatRules,
  type PresetId,
} from "@albatross/rules";
import { RULE_FIGURES } from "../figures/load-figures.ts";
import { withoutHidden } from "../figures/measured-rules.ts";
import type { RuleFigure } from "../figures/rule-figure.ts";
import type { Language } from "../state/preferences.ts";
import { createGrammar, type Grammar } from "../text/grammar.ts";

/** Without a reader of its own: a page is the same for everybody. */
export const GRAMMARS: { readonly [L in Language]: Grammar } = {
  en: createGrammar("en", []),
  de: createGrammar("de", []),
};

const HOLES = 9;
const COUNTS = {
  pack: PACK_SIZE,
  columns: CLASSIC.columns,
  rows: CLASSIC.rows,
  tableau: tableauSize(CLASSIC),
  stock: stockSize(CLASSIC),
  rest: PACK_SIZE - tableauSize(CLASSIC),
  runsAtMost: stockSize(CLASSIC) + 1,
  freeStock: stockSize({ ...CLASSIC, first: "choose" }),
  mostMoves: tableauSize(CLASSIC) + stockSize(CLASSIC),
  maxTableau: MAX_TABLEAU,
  maxJokers: MAX_JOKERS,
  fewestColumns: Math.min(...OPTION_VALUES.columns),
  mostColumns: Math.max(...OPTION_VALUES.columns),
  fewestRows: Math.min(...OPTION_VALUES.rows),
  mostRows: Math.max(...OPTION_VALUES.rows),
  mostRedeals: Math.max(...OPTION_VALUES.redeals),
  mostHidden: Math.max(...OPTION_VALUES.hidden),
  holes: HOLES,
  twoNines: 2 * HOLES,
  presets: PRESETS.length,
} as const;

export type FactName = keyof typeof COUNTS;

export function fact(name: FactName, language: Language): string {
  // A text is not checked by the type checker.
  if (!Object.hasOwn(COUNTS, name)) throw new RangeError(`there is no fact "${name}"`);
  return GRAMMARS[language].number(COUNTS[name]);
}

/** What was measured of a preset. Hidden rows change nothing for who sees all cards. */
export function figureOf(id: PresetId): RuleFigure {
  const preset = PRESETS.find((candidate) => candidate.id === id);
  const text = preset && formatRules(withoutHidden(preset.rules));
  const figure = RULE_FIGURES.find(({ rules }) => rules === text);
  if (!figure) throw new RangeError(`nothing was measured of "${id}"`);
  return figure;
}
