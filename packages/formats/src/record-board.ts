/**
 * A record as a board: the position after its moves. Written the other way, the moves are found from the
 * waste, whose cards lie in the order in which they came: each was either the next of the stock or the
 * exposed card of its column. Under redeals the waste forgets, and such a position may be refused.
 */
import {
  columnCards,
  currentPosition,
  deal,
  DRAW,
  exposedCard,
  formatDealName,
  formatMoves,
  formatRecordText,
  makeHoleMove,
  nextStockCard,
  parseRecord,
  play,
  recordHole,
  replayRecord,
  startHole,
  stockCards,
  succeed,
  wasteCards,
  type Card,
  type Hole,
  type Move,
  type Position,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import type { BoardFormat, ReadBoard, WriteOptions } from "./board-format.ts";
import { failAt, failFormat, type FormatFault } from "./format-fault.ts";
import { findRecordFault, moveOffset } from "./record-places.ts";
import { normalizeText } from "./text-place.ts";

export const RECORD: BoardFormat = {
  id: "record",
  title: "record of a hole",
  isLikely: (text) => /^\s*(?:\[\w+\s+"|\{[^]*"headers"\s*:)/.test(normalizeText(text)),
  read,
  write,
};

/** A record has rules of its own, classic when it names none. */
function read(source: string, _rules: RuleSet): Result<ReadBoard, FormatFault> {
  const text = normalizeText(source);
  const record = parseRecord(text);
  if (!record.ok) return findRecordFault(text, record.fault);
  const { hole, illegal } = replayRecord(record.value);
  if (illegal) {
    const move = formatMoves([illegal.move]);
    const message = `move ${illegal.at}, "${move}", is not legal: ${illegal.refusal.message}`;
    return failAt(text, moveOffset(text, illegal.at), "record-illegal", message);
  }
  return succeed({ position: currentPosition(hole), deal: record.value.deal });
}

function write(position: Position, { deal: name }: WriteOptions = {}): Result<string, FormatFault> {
  if (!name) return failFormat("deal-needed", "a record starts from a deal, and none is named");
  const hole = findHole(position, startHole(deal(name, position.table.rules)));
  if (hole) return succeed(formatRecordText(recordHole(hole, name)));
  const message = `no moves from the deal ${formatDealName(name)} to this position are known`;
  return failFormat("moves-unknown", message);
}

function findHole(position: Position, start: Hole): Hole | null {
  let hole = start;
  const starters = wasteCards(currentPosition(start)).length;
  for (const card of wasteCards(position).slice(starters)) {
    const move = moveOf(currentPosition(hole), card);
    const made = move && makeHoleMove(hole, move);
    if (!made?.ok) return null;
    hole = made.value;
  }
  return areSameCards(currentPosition(hole), position) ? hole : null;
}

function moveOf(position: Position, card: Card): Move | null {
  if (nextStockCard(position) === card) return DRAW;
  const column = position.heights.findIndex((_, index) => exposedCard(position, index) === card);
  return column < 0 ? null : play(column);
}

function areSameCards(a: Position, b: Position): boolean {
  return listCards(a) === listCards(b);
}

function listCards(position: Position): string {
  const columns = position.heights.map((_, column) => columnCards(position, column));
  return JSON.stringify([columns, wasteCards(position), stockCards(position)]);
}
