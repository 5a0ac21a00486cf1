/** Boards of few cards, by hand: the rest of the pack lies under the waste's top. */
import {
  CLASSIC,
  expectValue,
  formatCard,
  packInOrder,
  parseBoard,
  type Position,
} from "@albatross/rules";

export interface FewCards {
  readonly columns: readonly (readonly string[])[];
  readonly top: string;
  readonly stock?: readonly string[];
}

export function boardOf({ columns, top, stock = [] }: FewCards): Position {
  const used = [...columns.flat(), top, ...stock];
  const under = packInOrder(0)
    .map(formatCard)
    .filter((card) => !used.includes(card));
  const all = Array.from({ length: CLASSIC.columns }, (_, column) => columns[column] ?? []);
  return expectValue(parseBoard({ columns: all, waste: [...under, top], stock }, CLASSIC));
}
