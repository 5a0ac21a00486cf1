/**
 * The positions that pages show. Each is reached by the rules: a deal with moves made on it, or a small board that is a
 * split of the whole pack like any other, its unused cards below the top of the waste.
 */
import {
  CLASSIC,
  currentPosition,
  deal,
  expectValue,
  formatCard,
  makeHoleMove,
  makeRules,
  ownDeal,
  packInOrder,
  parseBoard,
  parseMoves,
  parseRules,
  startHole,
  type Hole,
  type Position,
  type RuleSet,
} from "@albatross/rules";

export interface DealtHole {
  readonly deal: number;
  readonly rules?: string;
  /** As in records: "4+53". */
  readonly moves?: string;
}

export function rulesOf({ rules }: Pick<DealtHole, "rules">): RuleSet {
  return rules === undefined ? CLASSIC : expectValue(parseRules(rules));
}

/** Throws when a move is not legal: an example that cannot be played is none. */
export function playedHole({ deal: number, rules, moves = "" }: DealtHole): Hole {
  let hole = startHole(deal(ownDeal(number), rulesOf({ ...(rules !== undefined && { rules }) })));
  for (const move of expectValue(parseMoves(moves))) hole = expectValue(makeHoleMove(hole, move));
  return hole;
}

export function dealtPosition(dealt: DealtHole): Position {
  return currentPosition(playedHole(dealt));
}

export interface SmallBoard {
  /** A column each, top card first: "8S 7H". */
  readonly columns: readonly string[];
  /** The top of the waste. */
  readonly waste: string;
  /** First drawn first. */
  readonly stock: string;
  readonly king?: RuleSet["king"];
}

const namesOf = (text: string): readonly string[] => text.split(" ").filter((name) => name !== "");

/** Three to nine columns of three cards at most; what the board does not name lies below the top of the waste. */
export function smallPosition({ columns, waste, stock, king = "stop" }: SmallBoard): Position {
  const rules = expectValue(makeRules({ king, columns: Math.max(5, columns.length), rows: 3 }));
  const wide = [...columns, ...Array.from({ length: rules.columns - columns.length }, () => "")];
  const named = new Set([...wide.flatMap(namesOf), waste, ...namesOf(stock)]);
  const rest = packInOrder(0)
    .map(formatCard)
    .filter((card) => !named.has(card));
  return expectValue(
    parseBoard(
      { columns: wide.map(namesOf), waste: [...rest, waste], stock: namesOf(stock) },
      rules,
    ),
  );
}
