/**
 * Solvitaire's JSON: "tableau piles", exposed card last; "hole", the waste's top card; "stock", whose LAST
 * card is drawn first. Ten is "10". Written a pile a line, as that program's own examples are.
 */
import {
  columnCards,
  formatCard,
  RANK_LETTERS,
  stockCards,
  succeed,
  suitOf,
  wasteTop,
  type Card,
  type Position,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import type { BoardFormat, ReadBoard, ReadOptions, WriteOptions } from "./board-format.ts";
import { failAt, failFormat, type FormatFailure, type FormatFault } from "./format-fault.ts";
import { readJsonCard, readJsonCards, readJsonColumns } from "./json-cards.ts";
import { parseLocatedJson, type LocatedObject } from "./located-json.ts";
import { findPlainLoss } from "./plain-board.ts";
import { assemblePosition, type PlacedBoard } from "./placed-board.ts";
import { normalizeText } from "./text-place.ts";

export const SOLVITAIRE: BoardFormat = {
  id: "solvitaire",
  title: "Solvitaire JSON",
  isLikely: (text) => /^\s*\{[^]*"tableau piles"\s*:/.test(normalizeText(text)),
  read,
  write,
};

const KEYS = ["tableau piles", "hole", "stock"];

function read(
  source: string,
  rules: RuleSet,
  options: ReadOptions = {},
): Result<ReadBoard, FormatFault> {
  const text = normalizeText(source);
  const json = parseLocatedJson(text);
  if (!json.ok) return json;
  if (json.value.kind !== "object") {
    return failAt(text, json.value.offset, "format-shape", `a board is an object with ${KEY_LIST}`);
  }
  const board = readBoard(text, json.value, rules);
  if (!board.ok) return board;
  const joker = findJoker(board.value);
  if (joker) return joker;
  const position = assemblePosition(board.value, rules, options.lossy === true);
  return position.ok ? succeed({ position: position.value, deal: null }) : position;
}

const KEY_LIST = KEYS.map((key) => `"${key}"`).join(", ");

function readBoard(
  text: string,
  json: LocatedObject,
  rules: RuleSet,
): Result<PlacedBoard, FormatFault> {
  for (const [key, { offset }] of json.fields) {
    if (KEYS.includes(key)) continue;
    const message = `"${key}" is no pile of golf; a board has ${KEY_LIST}`;
    return failAt(text, offset, "format-shape", message);
  }
  const columns = readJsonColumns(text, json, "tableau piles", rules.columns, asLetter);
  if (!columns.ok) return columns;
  const hole = json.fields.get("hole");
  if (!hole) return failAt(text, json.offset, "board-shape", `"hole" must be the waste's top card`);
  const top = readJsonCard(text, hole, asLetter);
  if (!top.ok) return top;
  const hasStock = json.fields.has("stock");
  const stock = hasStock ? readJsonCards(text, json, "stock", asLetter) : succeed([]);
  if (!stock.ok) return stock;
  return succeed({
    text,
    columns: columns.value,
    waste: [top.value],
    stock: stock.value.toReversed(),
  });
}

/** Ranks may be numbers, 1 for the Ace to 13 for the King. */
function asLetter(name: string): string {
  const [, number, suit = ""] = /^([1-9]|1[0-3])([cdhs])$/i.exec(name) ?? [];
  return number === undefined ? name : RANK_LETTERS.charAt(Number(number)) + suit;
}

function findJoker({ text, columns, waste, stock }: PlacedBoard): FormatFailure | null {
  const joker = [...columns.flat(), ...waste, ...stock].find(({ card }) => suitOf(card) === null);
  return joker ? failAt(text, joker.offset, "card-unknown", "the format has no jokers") : null;
}

function write(position: Position, options: WriteOptions = {}): Result<string, FormatFault> {
  const loss = findPlainLoss(position, options.lossy === true);
  if (loss) return loss;
  const top = wasteTop(position);
  if (top === null) return failFormat("rules-not-held", "the format needs a card on the waste");
  const columns = position.heights.map((_, column) => formatNames(columnCards(position, column)));
  const stock = formatNames(stockCards(position).toReversed());
  return succeed(
    `{\n  "tableau piles": [\n    ${columns.join(",\n    ")}\n  ],\n` +
      `  "hole": "${formatName(top)}",\n  "stock": ${stock}\n}\n`,
  );
}

function formatNames(cards: readonly Card[]): string {
  return `[${cards.map((card) => `"${formatName(card)}"`).join(", ")}]`;
}

function formatName(card: Card): string {
  return formatCard(card).replace("T", "10");
}
