/** The sheet of own rules in English words: loaded with what draws it. */
import {
  findPreset,
  MAX_TABLEAU,
  stockSize,
  type DealName,
  type OptionName,
  type RuleSet,
  formatDealName,
} from "@albatross/rules";
import type { FoundFigure } from "../figures/find-figure.ts";
import type { RuleFigure } from "../figures/rule-figure.ts";
import { count, english, formatNumber } from "./en-cards.ts";

const LABELS: { readonly [Name in OptionName]: string } = {
  king: "On a King",
  first: "First card",
  columns: "Columns",
  rows: "Rows",
  redeals: "Redeals",
  jokers: "Jokers",
  hidden: "Rows face down",
};

const KING_NAMES: { readonly [K in RuleSet["king"]]: string } = {
  stop: "Nothing",
  queen: "Queen",
  wrap: "Queen, Ace",
};

const KING_SENTENCES: { readonly [K in RuleSet["king"]]: string } = {
  stop: "A King ends the run: only a draw goes on.",
  queen: "A Queen may go on a King; an Ace may not.",
  wrap: "Ranks turn the corner: a Queen or an Ace goes on a King, and a King on an Ace.",
};

const FIRST_SENTENCES: { readonly [F in RuleSet["first"]]: string } = {
  dealt: "The first card of the waste is turned from the pack.",
  choose: "No card is turned: begin with any exposed card, and have one more to draw.",
};

function range(low: number, high: number): string {
  return `${english.average(low)} to ${english.average(high)}`;
}

/** "about 45 in 100"; what is nearly all or nearly none is not rounded to it. */
function aboutInHundred({ deals, cleared, unknown }: RuleFigure): string {
  const known = deals - unknown;
  if (cleared === 0) return "none that was looked at";
  if (cleared === known) return "all that were looked at";
  const hundred = (cleared / known) * 100;
  if (hundred < 1) return "fewer than 1 in 100";
  if (hundred > 99) return "more than 99 in 100";
  return `about ${Math.round(hundred)} in 100`;
}

/** What a rule set is called: its preset, else what is special about it. */
function nameOf(rules: RuleSet): string {
  const preset = findPreset(rules);
  if (preset) return preset.title;
  const parts = [
    `${rules.columns} × ${rules.rows}`,
    `on a King: ${KING_NAMES[rules.king].toLowerCase()}`,
  ];
  if (rules.first === "choose") parts.push("free start");
  if (rules.redeals > 0) parts.push(count(rules.redeals, "redeal", "redeals"));
  if (rules.jokers > 0) parts.push(count(rules.jokers, "joker", "jokers"));
  return parts.join(", ");
}

export const ruleSheet = {
  title: "Own rules",
  open: "Own rules…",
  about: "Every choice goes with every other, as long as the cards go round.",
  label: (name: OptionName) => LABELS[name],
  /** What an option of these rules is set to. */
  value(name: OptionName, rules: RuleSet): string {
    if (name === "king") return KING_NAMES[rules.king];
    if (name === "first") return rules.first === "dealt" ? "Turned" : "Your choice";
    return rules[name] === 0 ? "None" : String(rules[name]);
  },
  /** What the choice that is made does. */
  does(name: OptionName, rules: RuleSet): string {
    const { columns, rows, redeals, jokers, hidden } = rules;
    switch (name) {
      case "king":
        return KING_SENTENCES[rules.king];
      case "first":
        return FIRST_SENTENCES[rules.first];
      case "columns":
        return `${columns * rows} cards lie in the columns, so that many strokes are yours at the start.`;
      case "rows":
        return `${rows} cards in each column leave ${stockSize(rules)} to draw.`;
      case "redeals":
        return redeals === 0
          ? "When the stock is empty, it stays empty."
          : `The stock goes round ${redeals === 1 ? "once more" : "twice more"}, in the same order.`;
      case "jokers":
        return jokers === 0
          ? "The plain pack of 52."
          : `${jokers === 1 ? "A joker joins" : "Two jokers join"} the pack: anything goes on one, and it goes on anything.`;
      case "hidden":
        return hidden === 0
          ? "Every card is dealt face up."
          : `The upper ${hidden === 1 ? "row turns" : `${hidden} rows turn`} up only when exposed.`;
    }
  },
  /** Why some values of an option cannot be chosen beside the others. */
  obstacle(name: OptionName, why: "too-many-cards" | "too-few-rows", rules: RuleSet): string {
    const { columns, rows, hidden } = rules;
    if (why === "too-many-cards") {
      return name === "rows"
        ? `With ${columns} columns no more than ${Math.floor(MAX_TABLEAU / columns)} rows: ${MAX_TABLEAU} cards at most lie there.`
        : `With ${rows} rows no more than ${Math.floor(MAX_TABLEAU / rows)} columns: ${MAX_TABLEAU} cards at most lie there.`;
    }
    return name === "rows"
      ? `With ${count(hidden, "row", "rows")} face down it takes ${hidden + 1} rows: the last card of a column shows.`
      : `With ${rows} rows no more than ${rows - 1} face down: the last card of a column shows.`;
  },
  figures: {
    title: "What to expect",
    loading: "Looking up how such deals come out…",
    failed: "How such deals come out could not be looked up.",
    rate: ({ figure, nearest }: FoundFigure) =>
      nearest
        ? `Not measured. The nearest that is, ${nameOf(nearest)}: ${aboutInHundred(figure)} can be cleared.`
        : `Can be cleared: ${aboutInHundred(figure)}.`,
    mean: ({ figure }: FoundFigure) =>
      `Best score, on average: ${english.average(figure.mean)}${figure.mean > 0 ? " strokes" : ""}.`,
    within: ({ figure }: FoundFigure) => {
      const { deals, rate, meanWithin, unknown } = figure;
      const open = unknown > 0 ? `, ${formatNumber(unknown)} of them not settled` : "";
      const hundred = range(rate[0] * 100, rate[1] * 100);
      return `${formatNumber(deals)} deals judged with every card known${open}. At 95 %: ${hundred} in 100, best score ${range(...meanWithin)}.`;
    },
    hidden: "Rows face down change what you see, not what can be cleared.",
  },
  deal: (deal: DealName | null) =>
    deal === null ? "Deal under these rules" : `Deal ${formatDealName(deal)} under these rules`,
  isPlayed: "These are the rules being played.",
  presets: "Back to the presets",
} as const;
