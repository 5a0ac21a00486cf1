/** The headers of a record by name, as texts: where the text form and the JSON form meet. */
import { formatDealName, parseDealName } from "./deal-name.ts";
import { fail, succeed, type Result } from "./fault.ts";
import { formatMoves, parseMoves } from "./notation.ts";
import {
  checkLength,
  formatResult,
  parseDate,
  parseResult,
  type GolfRecord,
  type RecordFault,
} from "./record.ts";
import { formatRules, parseRules } from "./rules-text.ts";

/** A record taken apart into texts. Headers keep the order in which they are written. */
export interface RecordFields {
  readonly headers: ReadonlyMap<string, string>;
  readonly moves: string;
}

export const HEADER_NAME = /^[A-Z][A-Za-z0-9]*$/;

const STANDARD_HEADERS = ["Deal", "Generator", "Rules", "Player", "Date", "Result"];

export function toFields(record: GolfRecord): RecordFields {
  const headers = new Map([
    ["Deal", formatDealName(record.deal)],
    ["Generator", String(record.deal.version)],
    ["Rules", formatRules(record.rules)],
  ]);
  if (record.player !== null) headers.set("Player", record.player);
  if (record.date !== null) headers.set("Date", record.date);
  if (record.result !== null) headers.set("Result", formatResult(record.result));
  for (const [name, value] of Object.entries(record.tags)) headers.set(name, value);
  return { headers, moves: formatMoves(record.moves) };
}

export function fromFields({ headers, moves }: RecordFields): Result<GolfRecord, RecordFault> {
  const dealText = headers.get("Deal");
  if (dealText === undefined) {
    return fail("record-header-missing", `the record has no Deal header; it says which cards`);
  }
  const deal = parseDealName(dealText, headers.get("Generator"));
  if (!deal.ok) return deal;
  const rules = parseRules(headers.get("Rules") ?? "classic");
  if (!rules.ok) return rules;
  const resultText = headers.get("Result");
  const result = resultText === undefined ? succeed(null) : parseResult(resultText);
  if (!result.ok) return result;
  const dateText = headers.get("Date");
  const date = dateText === undefined ? succeed(null) : parseDate(dateText);
  if (!date.ok) return date;
  const parsed = parseMoves(moves);
  if (!parsed.ok) return parsed;
  const checked = checkLength(parsed.value, rules.value);
  if (!checked.ok) return checked;
  return succeed({
    deal: deal.value,
    rules: rules.value,
    moves: checked.value,
    result: result.value,
    date: date.value,
    player: headers.get("Player") ?? null,
    tags: Object.fromEntries([...headers].filter(([name]) => !STANDARD_HEADERS.includes(name))),
  });
}
