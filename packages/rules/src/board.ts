/**
 * Boards as files have them (unchecked) and the positions they mean (checked). Crossing from one to the
 * other is `parseBoard`, which refuses a card that is missing, twice or not in the pack, and counts that
 * the rules do not allow. Whether legal moves lead to a board is not asked: any split of the pack that
 * the rules have room for is a position.
 */
import { formatCard, parseCard, type Card } from "./card.ts";
import { packInOrder } from "./deck.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { isJsonObject } from "./json-value.ts";
import {
  columnCards,
  isStart,
  stockCards,
  stockCount,
  wasteCards,
  type Position,
  type WastePile,
} from "./position.ts";
import { stockSize, type RuleSet } from "./rule-set.ts";

/** The JSON form. A column's last card is the exposed one; the stock's first is drawn first. */
export interface BoardDescription {
  readonly columns: readonly (readonly string[])[];
  readonly waste: readonly string[];
  readonly stock: readonly string[];
  /** V4, only with redeals: the waste's cards that came from the stock in this pass, first drawn first. */
  readonly drawn?: readonly string[];
  /** V4, only with redeals: how many are used up. */
  readonly redealsUsed?: number;
}

export type BoardFault = Fault<
  "board-shape" | "card-unknown" | "card-duplicate" | "card-missing" | "count-wrong"
>;

type Check<Value> = Result<Value, BoardFault>;

/** The JSON form of a position. */
export function describeBoard(position: Position): BoardDescription {
  const { rules, columns, stock } = position.table;
  const board = {
    columns: columns.map((_, column) => columnCards(position, column).map(formatCard)),
    waste: wasteCards(position).map(formatCard),
    stock: stockCards(position).map(formatCard),
  };
  if (rules.redeals === 0 || isStart(position)) return board;
  const drawnCount = stock.length - stockCount(position);
  return {
    ...board,
    drawn: stock.slice(0, drawnCount).map(formatCard),
    redealsUsed: Math.max(0, Math.ceil(position.draws / stock.length) - 1),
  };
}

/** Reads a board under `rules`: the start of a hole or any position in it. */
export function parseBoard(value: unknown, rules: RuleSet): Check<Position> {
  if (!isJsonObject(value))
    return shape(`a board is an object with "columns", "waste" and "stock"`);
  const columns = parseColumns(value["columns"]);
  if (!columns.ok) return columns;
  const waste = parseCards(value["waste"], "waste");
  if (!waste.ok) return waste;
  const stock = parseCards(value["stock"], "stock");
  if (!stock.ok) return stock;
  const fault =
    findPackFault([...columns.value.flat(), ...waste.value, ...stock.value], rules) ??
    findCountFault(columns.value, stock.value, rules);
  if (fault) return { ok: false, fault };
  return rules.redeals === 0
    ? succeed(assemble(rules, columns.value, waste.value, [], stock.value, 0))
    : parsePasses(value, rules, columns.value, waste.value, stock.value);
}

function parsePasses(
  value: Readonly<Record<string, unknown>>,
  rules: RuleSet,
  columns: readonly (readonly Card[])[],
  waste: readonly Card[],
  stock: readonly Card[],
): Check<Position> {
  const drawn = parseCards(value["drawn"] ?? [], "drawn");
  if (!drawn.ok) return drawn;
  const redealsUsed = value["redealsUsed"] ?? 0;
  if (!isWholeNumber(redealsUsed, rules.redeals)) {
    return shape(`"redealsUsed" must be a whole number from 0 to ${rules.redeals}`);
  }
  if (!drawn.value.every((card) => waste.includes(card))) {
    return shape(`"drawn" lists cards of the waste only`);
  }
  const size = stockSize(rules);
  if (drawn.value.length + stock.length !== size) {
    return fail(
      "count-wrong",
      `with redeals, "drawn" (${drawn.value.length}) and "stock" (${stock.length}) must be the ` +
        `${size} cards of the stock together`,
    );
  }
  return succeed(assemble(rules, columns, waste, drawn.value, stock, redealsUsed));
}

function assemble(
  rules: RuleSet,
  columns: readonly (readonly Card[])[],
  waste: readonly Card[],
  drawn: readonly Card[],
  stock: readonly Card[],
  redealsUsed: number,
): Position {
  const onePass = [...drawn, ...stock];
  return {
    table: { rules, columns, stock: onePass },
    heights: columns.map((cards) => cards.length),
    draws: redealsUsed * onePass.length + drawn.length,
    waste: waste.reduce<WastePile | null>(
      (below, card) => ({ card, fromStock: drawn.includes(card), below }),
      null,
    ),
  };
}

function findPackFault(cards: readonly Card[], rules: RuleSet): BoardFault | null {
  const pack = packInOrder(rules.jokers);
  const seen = new Set<Card>();
  for (const card of cards) {
    if (seen.has(card)) return fault("card-duplicate", `${formatCard(card)} is on the board twice`);
    if (!pack.includes(card)) {
      return fault(
        "card-unknown",
        `${formatCard(card)} is not in a pack with ${rules.jokers} jokers`,
      );
    }
    seen.add(card);
  }
  const missing = pack.filter((card) => !seen.has(card)).map(formatCard);
  if (missing.length === 0) return null;
  return fault("card-missing", `the board lacks ${missing.join(" ")}`);
}

function findCountFault(
  columns: readonly (readonly Card[])[],
  stock: readonly Card[],
  rules: RuleSet,
): BoardFault | null {
  if (columns.length !== rules.columns) {
    return fault("count-wrong", `the rules have ${rules.columns} columns, not ${columns.length}`);
  }
  const tall = columns.findIndex((cards) => cards.length > rules.rows);
  if (tall >= 0) {
    return fault(
      "count-wrong",
      `column ${tall + 1} has ${columns[tall]?.length} cards; the rules allow ${rules.rows}`,
    );
  }
  const size = stockSize(rules);
  if (stock.length > size) {
    return fault("count-wrong", `the stock has ${stock.length} cards; the rules allow ${size}`);
  }
  // Where the first card is dealt, no waste can be empty: the columns and the stock have no room for it.
  return null;
}

function parseColumns(value: unknown): Check<readonly (readonly Card[])[]> {
  if (!Array.isArray(value)) return shape(`"columns" must be an array with an array a column`);
  const columns: (readonly Card[])[] = [];
  for (const [index, column] of value.entries()) {
    const cards = parseCards(column, `columns[${index}]`);
    if (!cards.ok) return cards;
    columns.push(cards.value);
  }
  return succeed(columns);
}

function parseCards(value: unknown, place: string): Check<readonly Card[]> {
  if (!Array.isArray(value)) return shape(`"${place}" must be an array of cards like "7D"`);
  const cards: Card[] = [];
  for (const name of value) {
    if (typeof name !== "string") return shape(`"${place}" must hold texts like "7D" only`);
    const card = parseCard(name);
    if (!card.ok) return fail(card.fault.code, `${place}: ${card.fault.message}`);
    cards.push(card.value);
  }
  return succeed(cards);
}

function isWholeNumber(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}

function fault(code: BoardFault["code"], message: string): BoardFault {
  return { code, message };
}

function shape(message: string): Result<never, BoardFault> {
  return fail("board-shape", message);
}
