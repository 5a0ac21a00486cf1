/**
 * Our own JSON: one line with the columns, the waste and the stock, and beside them the rules and the deal
 * when they are known. It is what `golf deal --json` prints and `golf solve --boards` reads; it holds every
 * position, redeals included.
 */
import {
  describeBoard,
  formatDealName,
  formatRules,
  parseDealName,
  parseRulesValue,
  succeed,
  type DealName,
  type Position,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import type { BoardFormat, ReadBoard, WriteOptions } from "./board-format.ts";
import { canBeOfDeal } from "./deal-check.ts";
import { failAt, failFormat, type FormatFault } from "./format-fault.ts";
import { readJsonCards, readJsonColumns } from "./json-cards.ts";
import { parseLocatedJson, toPlainValue, type LocatedObject } from "./located-json.ts";
import { assemblePosition, type Passes } from "./placed-board.ts";
import { normalizeText } from "./text-place.ts";

export const BOARD_JSON: BoardFormat = {
  id: "json",
  title: "board JSON",
  isLikely: (text) => /^\s*\{[^]*"columns"\s*:/.test(normalizeText(text)),
  read,
  write,
};

/** Nothing is left out of this format, so there is nothing that could be lossy. */
function read(source: string, fallback: RuleSet): Result<ReadBoard, FormatFault> {
  const text = normalizeText(source);
  const json = parseLocatedJson(text);
  if (!json.ok) return json;
  const board = json.value;
  if (board.kind !== "object") {
    const message = `a board is an object with "columns", "waste" and "stock"`;
    return failAt(text, board.offset, "board-shape", message);
  }
  const rules = readRules(text, board, fallback);
  if (!rules.ok) return rules;
  const columns = readJsonColumns(text, board, "columns", rules.value.columns);
  if (!columns.ok) return columns;
  const waste = readJsonCards(text, board, "waste");
  if (!waste.ok) return waste;
  const stock = readJsonCards(text, board, "stock");
  if (!stock.ok) return stock;
  const placed = { text, columns: columns.value, waste: waste.value, stock: stock.value };
  const position = assemblePosition(placed, rules.value, false, passesOf(board));
  if (!position.ok) return position;
  const name = readDeal(board);
  const isTrue = name !== null && canBeOfDeal(position.value, name);
  return succeed({ position: position.value, deal: isTrue ? name : null });
}

function readRules(
  text: string,
  board: LocatedObject,
  fallback: RuleSet,
): Result<RuleSet, FormatFault> {
  const own = board.fields.get("rules");
  if (!own) return succeed(fallback);
  const rules = parseRulesValue(toPlainValue(own));
  return rules.ok ? rules : failAt(text, own.offset, rules.fault.code, rules.fault.message);
}

function passesOf(board: LocatedObject): Passes {
  const entries = ["drawn", "redealsUsed"].flatMap((key) => {
    const value = board.fields.get(key);
    return value ? [[key, toPlainValue(value)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** What else is in the object is its writer's own; "deal" may be too, so it need not be a name. */
function readDeal(board: LocatedObject): DealName | null {
  const [name, generator] = ["deal", "generator"].map((key) => board.fields.get(key));
  if (name?.kind !== "scalar" || typeof name.value !== "string") return null;
  const version = generator?.kind === "scalar" ? String(generator.value) : undefined;
  const parsed = parseDealName(name.value, version);
  return parsed.ok ? parsed.value : null;
}

function write(position: Position, { deal }: WriteOptions = {}): Result<string, FormatFault> {
  if (deal && !canBeOfDeal(position, deal)) {
    const message = `the cards are not those of the deal ${formatDealName(deal)}`;
    return failFormat("deal-differs", message);
  }
  const heading = deal ? { deal: formatDealName(deal), generator: deal.version } : {};
  const rules = formatRules(position.table.rules);
  return succeed(`${JSON.stringify({ ...heading, rules, ...describeBoard(position) })}\n`);
}
