/** The last cards of a hole, for tests that are checked by hand: all others lie below the waste's top card. */
import {
  CLASSIC,
  expectValue,
  formatCard,
  packInOrder,
  parseBoard,
  type Position,
  type RuleSet,
} from "@albatross/rules";

export interface Endgame {
  /** Each column's cards, the exposed one last: "8D 4H". */
  readonly columns: readonly string[];
  readonly top: string;
  /** The next card first. */
  readonly stock?: string;
  readonly rules?: RuleSet;
}

export function endgame({ columns, top, stock = "", rules = CLASSIC }: Endgame): Position {
  const piles = Array.from({ length: rules.columns }, (_, column) =>
    cardsOf(columns[column] ?? ""),
  );
  const drawn = cardsOf(stock);
  const used = new Set([...piles.flat(), ...drawn, top]);
  const others = packInOrder(rules.jokers)
    .map(formatCard)
    .filter((card) => !used.has(card));
  return expectValue(parseBoard({ columns: piles, waste: [...others, top], stock: drawn }, rules));
}

function cardsOf(text: string): readonly string[] {
  return text.split(" ").filter((card) => card !== "");
}
