// Compares the rules of the game (ids like P1 in docs/rules.md) with the titles of the tests. Pure:
// scripts/check-rule-ids.ts reads the files.

/** A chapter's letter and a number from 1. */
const anyId = /(?<![A-Za-z0-9])[DPSRVT][1-9]\d?(?![A-Za-z0-9])/g;

/** At the head of a bullet, heading or table row. */
const definition = /^\s*(?:[-*]\s+|#+\s+|\|\s*)[*`]*([DPSRVT][1-9]\d?)(?![A-Za-z0-9])(.*)$/;

export interface RuleIds {
  readonly required: ReadonlySet<string>;
  /** Marked "(planned)": known, but without a test yet. */
  readonly planned: ReadonlySet<string>;
}

export interface RuleIdFaults {
  readonly untested: readonly string[];
  /** Cited by a title though no rule has it. */
  readonly unknown: readonly { readonly id: string; readonly title: string }[];
}

export function readRuleIds(markdown: string): RuleIds {
  const required = new Set<string>();
  const planned = new Set<string>();
  for (const line of markdown.split("\n")) {
    const [, id, rest] = definition.exec(line) ?? [];
    if (id === undefined || rest === undefined) continue;
    (rest.includes("(planned)") ? planned : required).add(id);
  }
  return { required, planned };
}

export function citedIds(title: string): readonly string[] {
  return title.match(anyId) ?? [];
}

export function compareRuleIds(rules: RuleIds, titles: readonly string[]): RuleIdFaults {
  const cited = new Set(titles.flatMap(citedIds));
  const isKnown = (id: string): boolean => rules.required.has(id) || rules.planned.has(id);
  const unknown = titles.flatMap((title) =>
    citedIds(title)
      .filter((id) => !isKnown(id))
      .map((id) => ({ id, title })),
  );
  return { untested: [...rules.required].filter((id) => !cited.has(id)), unknown };
}
