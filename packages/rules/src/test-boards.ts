/** Small positions for tests, written as a person would lay them out. */
import { parseBoard } from "./board.ts";
import { formatCard } from "./card.ts";
import { packInOrder } from "./deck.ts";
import { expectValue } from "./fault.ts";
import type { Position } from "./position.ts";
import { CLASSIC, makeRules } from "./rule-set.ts";

/**
 * A position by its columns ("5C 4D | KH |" is two columns), its waste's top and its stock; every card that
 * is not named lies under the waste's top. Columns left out are empty.
 */
export function layBoard(
  columns: string,
  top: string,
  stock = "",
  options: Record<string, unknown> = {},
): Position {
  const rules = expectValue(makeRules(options, CLASSIC));
  const named = columns.split("|").map(cardsOf);
  while (named.length < rules.columns) named.push([]);
  const used = new Set([...named.flat(), ...cardsOf(stock), top]);
  const below = packInOrder(rules.jokers)
    .map(formatCard)
    .filter((card) => !used.has(card));
  const board = { columns: named, waste: [...below, top], stock: cardsOf(stock) };
  return expectValue(parseBoard(board, rules));
}

function cardsOf(text: string): string[] {
  return text.split(" ").filter((card) => card !== "");
}
