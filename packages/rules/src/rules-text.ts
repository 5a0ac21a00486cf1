/**
 * Presets (V7) and the one-line text of a rule set: a preset's name, or options that differ from
 * classic, "king=wrap,redeals=1". Each rule set has exactly one text, which links and files carry.
 */
import { fail, type Fault, type Result } from "./fault.ts";
import { isJsonObject } from "./json-value.ts";
import {
  areSameRules,
  CLASSIC,
  makeRules,
  OPTION_NAMES,
  type RuleSet,
  type RulesFault,
} from "./rule-set.ts";

/** The stable names of the presets. */
export type PresetId =
  | "classic"
  | "queen-on-king"
  | "putt-putt"
  | "free-start"
  | "relaxed"
  | "easy"
  | "jokers"
  | "blind";

export interface Preset {
  readonly id: PresetId;
  readonly title: string;
  /** One sentence for players. */
  readonly summary: string;
  readonly rules: RuleSet;
}

export const PRESETS: readonly Preset[] = [
  preset("classic", "Classic", "One rank up or down, and a King stops the run.", {}),
  preset("queen-on-king", "Queen on King", "A Queen may be played on a King.", { king: "queen" }),
  preset("putt-putt", "Putt Putt", "Ranks turn the corner: Ace and King are neighbours.", {
    king: "wrap",
  }),
  preset("free-start", "Free start", "No card is turned at the start; begin with any you like.", {
    first: "choose",
  }),
  preset("relaxed", "Relaxed", "A Queen may go on a King, and you choose the first card.", {
    king: "queen",
    first: "choose",
  }),
  preset("easy", "Easy", "Ranks turn the corner, and the stock goes round twice.", {
    king: "wrap",
    redeals: 1,
  }),
  preset("jokers", "Jokers", "Two jokers join the pack; they go on anything and take anything.", {
    jokers: 2,
  }),
  preset("blind", "Blind", "Only the last card of each column is dealt face up.", { hidden: 4 }),
];

function preset(id: PresetId, title: string, summary: string, options: Partial<RuleSet>): Preset {
  return { id, title, summary, rules: Object.freeze({ ...CLASSIC, ...options }) };
}

export function findPreset(rules: RuleSet): Preset | undefined {
  return PRESETS.find((candidate) => areSameRules(candidate.rules, rules));
}

/** "classic", "putt-putt", "king=wrap,columns=8": the preset's name, else what differs from classic. */
export function formatRules(rules: RuleSet): string {
  const named = findPreset(rules);
  if (named) return named.id;
  return OPTION_NAMES.filter((name) => rules[name] !== CLASSIC[name])
    .map((name) => `${name}=${rules[name]}`)
    .join(",");
}

export type RulesTextFault = RulesFault | Fault<"rules-preset-unknown" | "rules-option-twice">;

/** Reads what {@link formatRules} writes, also a preset with options after it: "easy,jokers=1". */
export function parseRules(text: string): Result<RuleSet, RulesTextFault> {
  const parts = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const [first] = parts;
  if (first === undefined) return unknownPreset(text);
  let base = CLASSIC;
  if (!first.includes("=")) {
    const named = PRESETS.find((candidate) => candidate.id === first.toLowerCase());
    if (!named) return unknownPreset(first);
    base = named.rules;
    parts.shift();
  }
  const options: Record<string, string> = {};
  for (const part of parts) {
    const [name = "", value, ...rest] = part.split("=").map((piece) => piece.trim().toLowerCase());
    if (value === undefined || rest.length > 0) return unknownPreset(part);
    if (Object.hasOwn(options, name)) {
      return fail("rules-option-twice", `the rule option "${name}" is given twice`, { name });
    }
    options[name] = value;
  }
  return makeRules(options, base);
}

/** Rules as a file has them: the text of {@link parseRules}, or an object of options. */
export function parseRulesValue(value: unknown): Result<RuleSet, RulesTextFault> {
  if (typeof value === "string") return parseRules(value);
  if (isJsonObject(value)) return makeRules(value);
  return fail("rules-shape", `rules are a text like "king=wrap" or an object of options`);
}

function unknownPreset(text: string): Result<never, Fault<"rules-preset-unknown">> {
  const names = PRESETS.map((candidate) => candidate.id).join(", ");
  return fail(
    "rules-preset-unknown",
    `"${text}" names no rules; use one of ${names}, or options like king=wrap,first=choose`,
    { text, names },
  );
}
