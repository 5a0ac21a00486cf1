/** One line of a boards file: a board as JSON, with an id and rules that are carried to its result. */
import {
  fail,
  formatRules,
  isJsonObject,
  parseBoard,
  parseRulesValue,
  succeed,
  type Fault,
  type Position,
  type Result,
  type RuleSet,
} from "@albatross/rules";

export interface BoardLine {
  /** Any JSON value; null when the line has none or cannot be read. */
  readonly id: unknown;
  readonly board: Result<{ readonly position: Position; readonly rules: unknown }>;
}

/** `rules` are for a board that brings none. The rules given back are those of the line as written there. */
export function parseBoardLine(text: string, rules: RuleSet): BoardLine {
  const json = parseJson(text);
  if (!json.ok) return { id: null, board: json };
  const value = json.value;
  const fields = isJsonObject(value) ? value : {};
  return { id: fields["id"] ?? null, board: readBoard(value, fields["rules"], rules) };
}

function readBoard(value: unknown, ownRules: unknown, fallback: RuleSet): BoardLine["board"] {
  const rules = ownRules === undefined ? succeed(fallback) : parseRulesValue(ownRules);
  if (!rules.ok) return rules;
  const position = parseBoard(value, rules.value);
  if (!position.ok) return position;
  return succeed({ position: position.value, rules: ownRules ?? formatRules(fallback) });
}

function parseJson(text: string): Result<unknown, Fault<"json-invalid">> {
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail("json-invalid", `the line is not JSON: ${reason}`);
  }
}
