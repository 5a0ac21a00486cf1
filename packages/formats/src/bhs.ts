/**
 * The text of black-hole-solver, which KPatience builds too when it asks that solver: `Talon:` the stock,
 * first drawn first; `Foundations:` the waste's top card, `-` for none; then a line a column, exposed card
 * last. Only the cards are strict: the two headers come in any order, in any case, with any blanks.
 */
import {
  columnCards,
  formatCard,
  stockCards,
  succeed,
  suitOf,
  wasteTop,
  type Position,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import type { BoardFormat, ReadBoard, ReadOptions, WriteOptions } from "./board-format.ts";
import { failAt, type FormatFault } from "./format-fault.ts";
import { findPlainLoss } from "./plain-board.ts";
import { assemblePosition, readCard, type PlacedCard } from "./placed-board.ts";
import { normalizeText } from "./text-place.ts";

export const BHS: BoardFormat = {
  id: "bhs",
  title: "black-hole-solver text",
  isLikely: (text) => /^\s*(?:talon|foundations)[ \t]*:/i.test(normalizeText(text)),
  read,
  write,
};

const NO_CARD = "-";

interface Line {
  readonly offset: number;
  readonly body: string;
}

interface Parts {
  readonly headers: ReadonlyMap<string, Line>;
  readonly columns: readonly Line[];
}

function read(
  source: string,
  rules: RuleSet,
  options: ReadOptions = {},
): Result<ReadBoard, FormatFault> {
  const text = normalizeText(source);
  const parts = splitParts(text);
  if (!parts.ok) return parts;
  const stock = readHeader(text, parts.value, "talon");
  if (!stock.ok) return stock;
  const waste = readHeader(text, parts.value, "foundations");
  if (!waste.ok) return waste;
  const second = waste.value[1];
  if (second) {
    return failAt(
      text,
      second.offset,
      "count-wrong",
      `Foundations holds the waste's top card only`,
    );
  }
  const columns = readColumns(text, parts.value.columns, rules.columns);
  if (!columns.ok) return columns;
  const board = { text, columns: columns.value, waste: waste.value, stock: stock.value };
  const position = assemblePosition(board, rules, options.lossy === true);
  return position.ok ? succeed({ position: position.value, deal: null }) : position;
}

function write(position: Position, options: WriteOptions = {}): Result<string, FormatFault> {
  const loss = findPlainLoss(position, options.lossy === true);
  if (loss) return loss;
  const top = wasteTop(position);
  const lines = [
    ["Talon:", ...stockCards(position).map(formatCard)],
    ["Foundations:", top === null ? NO_CARD : formatCard(top)],
    ...position.heights.map((_, column) => columnCards(position, column).map(formatCard)),
  ];
  return succeed(lines.map((words) => `${words.join(" ")}\n`).join(""));
}

function splitParts(text: string): Result<Parts, FormatFault> {
  const headers = new Map<string, Line>();
  const columns: Line[] = [];
  for (const line of splitLines(text)) {
    const [label = "", name] = /^\s*(talon|foundations)\s*:/i.exec(line.body) ?? [];
    if (name === undefined) {
      if (headers.size > 0 || line.body.trim() !== "") columns.push(line);
      continue;
    }
    const key = name.toLowerCase();
    if (headers.has(key) || columns.some(({ body }) => body.trim() !== "")) {
      const what = headers.has(key) ? "is there twice" : "must stand before the columns";
      return failAt(text, line.offset, "format-shape", `the line ${name}: ${what}`);
    }
    columns.length = 0;
    headers.set(key, { offset: line.offset + label.length, body: line.body.slice(label.length) });
  }
  return succeed({ headers, columns });
}

function splitLines(text: string): readonly Line[] {
  let offset = 0;
  return text
    .replace(/\n$/, "")
    .split("\n")
    .map((body) => {
      const line = { offset, body };
      offset += body.length + 1;
      return line;
    });
}

function readHeader(
  text: string,
  { headers }: Parts,
  name: string,
): Result<readonly PlacedCard[], FormatFault> {
  const line = headers.get(name);
  if (line) return line.body.trim() === NO_CARD ? succeed([]) : readLine(text, line);
  return failAt(text, 0, "format-shape", `there is no line that starts with "${name}:"`);
}

/** Blank lines are layout when the other lines are enough, and empty columns when they are not. */
function readColumns(
  text: string,
  lines: readonly Line[],
  count: number,
): Result<readonly (readonly PlacedCard[])[], FormatFault> {
  const full = lines.filter(({ body }) => body.trim() !== "");
  const chosen = full.length === count ? full : lines.slice(0, count);
  const extra = full.find((line) => !chosen.includes(line));
  if (extra || chosen.length < count) {
    return failAt(
      text,
      extra?.offset ?? text.length,
      "count-wrong",
      `the rules have ${count} columns, each on a line of its own`,
    );
  }
  const columns: (readonly PlacedCard[])[] = [];
  for (const line of chosen) {
    const cards = readLine(text, line);
    if (!cards.ok) return cards;
    columns.push(cards.value);
  }
  return succeed(columns);
}

function readLine(text: string, line: Line): Result<readonly PlacedCard[], FormatFault> {
  const cards: PlacedCard[] = [];
  for (const { 0: name, index } of line.body.matchAll(/\S+/g)) {
    const placed = readCard(text, name, line.offset + index);
    if (!placed.ok) return placed;
    if (suitOf(placed.value.card) === null) {
      return failAt(text, placed.value.offset, "card-unknown", "the format has no jokers");
    }
    cards.push(placed.value);
  }
  return succeed(cards);
}
