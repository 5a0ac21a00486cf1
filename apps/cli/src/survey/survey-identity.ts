/**
 * Which survey a CSV file belongs to, kept beside it in FILE.csv.survey.json. Columns of their own were
 * rejected (the same text in ten million rows), and a comment in the CSV (it has none by its standard).
 */
import {
  formatDealName,
  formatRules,
  isJsonObject,
  type DealName,
  type RuleSet,
} from "@albatross/rules";

/** All that the rows depend on, but for how many there are. */
export interface SurveyIdentity {
  /** The first deal, as it is written in its row. */
  readonly first: string;
  readonly generator: number;
  readonly rules: string;
  readonly maxNodes: number | null;
}

const FORMAT = "albatross-survey";
const VERSION = 1;

export function identitySurvey(
  first: DealName,
  rules: RuleSet,
  maxNodes: number | null,
): SurveyIdentity {
  return {
    first: formatDealName(first),
    generator: first.version,
    rules: formatRules(rules),
    maxNodes,
  };
}

export function formatIdentity({ first, generator, rules, maxNodes }: SurveyIdentity): string {
  const value = { format: FORMAT, version: VERSION, first, generator, rules, maxNodes };
  return `${JSON.stringify(value)}\n`;
}

/** null when the text is none of ours. */
export function parseIdentity(text: string): SurveyIdentity | null {
  const value = parseJson(text);
  if (!isJsonObject(value) || value["format"] !== FORMAT || value["version"] !== VERSION) {
    return null;
  }
  const { first, generator, rules, maxNodes } = value;
  if (typeof first !== "string" || typeof generator !== "number") return null;
  if (typeof rules !== "string" || (maxNodes !== null && typeof maxNodes !== "number")) return null;
  return { first, generator, rules, maxNodes };
}

/** What differs, for people; null when it is the same survey. */
export function compareIdentities(found: SurveyIdentity, asked: SurveyIdentity): string | null {
  const differences = [
    ["first deal", found.first, asked.first],
    ["generator", found.generator, asked.generator],
    ["rules", found.rules, asked.rules],
    ["--max-nodes", found.maxNodes ?? "none", asked.maxNodes ?? "none"],
  ].filter(([, there, here]) => there !== here);
  if (differences.length === 0) return null;
  return differences.map(([what, there, here]) => `${what} ${there}, not ${here}`).join("; ");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
