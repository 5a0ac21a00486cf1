/**
 * Links (T7): the query of an address that means a deal under rules, "deal=12345&generator=1&rules=classic",
 * with moves if they are shared too. A name, version or rule that is not known is a fault, never another
 * deal. Other parts are passed over: pages that pass a link on add their own.
 */
import { formatDealName, parseDealName, type DealName, type DealNameFault } from "./deal-name.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import type { Move } from "./move.ts";
import { formatMoves, parseMoves } from "./notation.ts";
import { joinQuery, splitQuery, type QueryFault } from "./query.ts";
import { checkLength } from "./record.ts";
import type { RuleSet } from "./rule-set.ts";
import { formatRules, parseRules, type RulesTextFault } from "./rules-text.ts";

export interface DealLink {
  readonly deal: DealName;
  readonly rules: RuleSet;
  readonly moves: readonly Move[];
}

export type LinkFault =
  | DealNameFault
  | RulesTextFault
  | QueryFault
  | Fault<"link-deal-missing" | "move-unknown" | "record-too-long">;

/** The query without its question mark. */
export function formatLink(link: DealLink): string {
  const parts: [name: string, value: string][] = [
    ["deal", formatDealName(link.deal)],
    ["generator", String(link.deal.version)],
    ["rules", formatRules(link.rules)],
  ];
  if (link.moves.length > 0) parts.push(["moves", formatMoves(link.moves)]);
  return joinQuery(parts);
}

/** Reads the query of a link, with or without its question mark. */
export function parseLink(query: string): Result<DealLink, LinkFault> {
  const parts = splitQuery(query);
  if (!parts.ok) return parts;
  const dealText = parts.value.get("deal");
  if (dealText === undefined) {
    return fail("link-deal-missing", "the link names no deal; it needs a part like deal=12345");
  }
  const deal = parseDealName(dealText, parts.value.get("generator"));
  if (!deal.ok) return deal;
  const rules = parseRules(parts.value.get("rules") ?? "classic");
  if (!rules.ok) return rules;
  const moves = parseMoves(parts.value.get("moves") ?? "");
  if (!moves.ok) return moves;
  const checked = checkLength(moves.value, rules.value);
  if (!checked.ok) return checked;
  return succeed({ deal: deal.value, rules: rules.value, moves: checked.value });
}
