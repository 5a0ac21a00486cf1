/**
 * The positions that pages show. Each is reached by the rules: a deal with moves made on it, or a small board that is a
 * split of the whole pack like any other, its unused cards below the top of the waste.
 */
import {
  CLASSIC,
  currentPosition,
  deal,
  expectValue,
  makeHoleMove,
  ownDeal,
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
function playedHole({ deal: number, rules, moves = "" }: DealtHole): Hole {
  let hole = startHole(deal(ownDeal(number), rulesOf({ ...(rules !== undefined && { rules }) })));
  for (const move of expectValue(parseMoves(moves))) hole = expectValue(makeHoleMove(hole, move));
  return hole;
}

export function dealtPosition(dealt: DealtHole): Position {
  return currentPosition(playedHole(dealt));
}
