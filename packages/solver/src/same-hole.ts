/** Are two positions of one hole, the second not before the first? Told by the cards, not by identity. */
import type { Position, Table } from "@albatross/rules";

export function isSameHole(from: Position, to: Position): boolean {
  return (
    to.draws >= from.draws &&
    to.heights.every((height, column) => height <= (from.heights[column] ?? 0)) &&
    (from.table === to.table || isSameTable(from.table, to.table))
  );
}

function isSameTable(a: Table, b: Table): boolean {
  return (
    a.rules.king === b.rules.king &&
    a.rules.redeals === b.rules.redeals &&
    isSameList(a.stock, b.stock) &&
    a.columns.length === b.columns.length &&
    a.columns.every((cards, column) => isSameList(cards, b.columns[column] ?? []))
  );
}

function isSameList<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
