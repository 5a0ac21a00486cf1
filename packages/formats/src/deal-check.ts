/** Whether a position can have come from a deal. */
import {
  columnCards,
  deal,
  stockCards,
  wasteCards,
  type DealName,
  type Position,
} from "@albatross/rules";

/**
 * In golf cards leave the columns and the stock and never come back elsewhere, so what is left of them must
 * be the deal's, in its order, and the waste must begin with its card. Whether legal moves lead there is
 * not asked.
 */
export function canBeOfDeal(position: Position, name: DealName): boolean {
  const start = deal(name, position.table.rules);
  const stock = stockCards(start);
  const left = stockCards(position);
  const starters = wasteCards(start);
  return (
    position.heights.every((height, column) =>
      areSame(columnCards(position, column), columnCards(start, column).slice(0, height)),
    ) &&
    areSame(left, stock.slice(stock.length - left.length)) &&
    areSame(wasteCards(position).slice(0, starters.length), starters)
  );
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((item, index) => item === b[index]);
}
