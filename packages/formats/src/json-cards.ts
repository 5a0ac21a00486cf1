/** Cards out of JSON with places: what the two JSON formats share. */
import { succeed, type Result } from "@albatross/rules";
import { failAt, type FormatFault } from "./format-fault.ts";
import type { LocatedJson, LocatedObject } from "./located-json.ts";
import { readCard, type PlacedCard } from "./placed-board.ts";

export type CardLists = readonly (readonly PlacedCard[])[];

/** From a card's name in the text to one that is known everywhere. */
export type Spelling = (name: string) => string;

const asItIs: Spelling = (name) => name;

/** One card, a text like "7D" or "10S". */
export function readJsonCard(
  text: string,
  json: LocatedJson,
  spelling: Spelling = asItIs,
): Result<PlacedCard, FormatFault> {
  if (json.kind === "scalar" && typeof json.value === "string") {
    return readCard(text, spelling(json.value), json.offset);
  }
  return failAt(text, json.offset, "board-shape", `a card is a text like "7D"`);
}

/** The cards of the array `key`; a key that is not there is a fault at the object. */
export function readJsonCards(
  text: string,
  board: LocatedObject,
  key: string,
  spelling: Spelling = asItIs,
): Result<readonly PlacedCard[], FormatFault> {
  const list = board.fields.get(key);
  if (list?.kind === "array")
    return readAll(list.items, (item) => readJsonCard(text, item, spelling));
  return failAt(text, (list ?? board).offset, "board-shape", `"${key}" must be an array of cards`);
}

/** The columns of the array of arrays `key`; their number is the rules'. */
export function readJsonColumns(
  text: string,
  board: LocatedObject,
  key: string,
  count: number,
  spelling: Spelling = asItIs,
): Result<CardLists, FormatFault> {
  const list = board.fields.get(key);
  if (list?.kind !== "array") {
    const message = `"${key}" must be an array with an array of cards a column`;
    return failAt(text, (list ?? board).offset, "board-shape", message);
  }
  if (list.items.length !== count) {
    const place = (list.items[count] ?? list).offset;
    const message = `the rules have ${count} columns, not ${list.items.length}`;
    return failAt(text, place, "count-wrong", message);
  }
  return readAll(list.items, (column) =>
    column.kind === "array"
      ? readAll(column.items, (item) => readJsonCard(text, item, spelling))
      : failAt(text, column.offset, "board-shape", "a column is an array of cards"),
  );
}

function readAll<Item, Value>(
  items: readonly Item[],
  read: (item: Item) => Result<Value, FormatFault>,
): Result<readonly Value[], FormatFault> {
  const values: Value[] = [];
  for (const item of items) {
    const value = read(item);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return succeed(values);
}
