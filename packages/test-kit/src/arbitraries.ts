/** What property tests draw from: rule sets, deals, and positions some legal moves into a hole. */
import {
  CLASSIC,
  deal,
  expectValue,
  legalMoves,
  makeMove,
  makeRules,
  MAX_JOKERS,
  MAX_TABLEAU,
  OPTION_VALUES,
  ownDeal,
  parseBoard,
  formatCard,
  packInOrder,
  PACK_SIZE,
  stockSize,
  type DealName,
  type Move,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import * as fc from "fast-check";

/** Every rule set that the options allow, all equally likely enough. */
export const ruleSets: fc.Arbitrary<RuleSet> = fc
  .record({
    king: fc.constantFrom(...OPTION_VALUES.king),
    first: fc.constantFrom(...OPTION_VALUES.first),
    columns: fc.constantFrom(...OPTION_VALUES.columns),
    rows: fc.constantFrom(...OPTION_VALUES.rows),
    redeals: fc.constantFrom(...OPTION_VALUES.redeals),
    jokers: fc.constantFrom(...OPTION_VALUES.jokers),
    hidden: fc.constantFrom(...OPTION_VALUES.hidden),
  })
  .filter(({ columns, rows, hidden }) => columns * rows <= MAX_TABLEAU && hidden < rows)
  .map((options) => expectValue(makeRules({ ...options })));

export const dealNames: fc.Arbitrary<DealName> = fc
  .oneof(
    fc.integer({ min: 1, max: 1_000_000 }),
    fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  )
  .map(ownDeal);

/** A hole that was played: its deal, and legal moves from the start, chosen at random. */
export interface PlayedHole {
  readonly name: DealName;
  readonly rules: RuleSet;
  readonly moves: readonly Move[];
  /** One more than the moves. */
  readonly positions: readonly Position[];
}

const choices = fc.array(fc.nat({ max: 999 }), { maxLength: 120 });

export function playedHoles(rules: fc.Arbitrary<RuleSet> = ruleSets): fc.Arbitrary<PlayedHole> {
  return fc.tuple(dealNames, rules, choices).map(([name, ruleSet, picks]) => {
    const moves: Move[] = [];
    const positions = [deal(name, ruleSet)];
    for (const pick of picks) {
      const from = positions.at(-1);
      const legal = from === undefined ? [] : legalMoves(from);
      const move = legal[pick % legal.length];
      if (from === undefined || move === undefined) break;
      moves.push(move);
      positions.push(expectValue(makeMove(from, move)));
    }
    return { name, rules: ruleSet, moves, positions };
  });
}

export const classicHoles = playedHoles(fc.constant(CLASSIC));

const MAX_SMALL_HEIGHT = 3;
const MAX_SMALL_TABLEAU = 9;

/**
 * Small ends of holes: few cards in the columns and few in the stock, the rest on the waste, so that the
 * naive judge answers at once. Every rule option takes part.
 */
export const smallPositions: fc.Arbitrary<Position> = fc
  .tuple(
    ruleSets,
    fc.shuffledSubarray(packInOrder(MAX_JOKERS), { minLength: PACK_SIZE + MAX_JOKERS }),
    fc.array(fc.nat({ max: MAX_SMALL_HEIGHT }), { minLength: 9, maxLength: 9 }),
    fc.nat({ max: 6 }),
    fc.nat({ max: 2 }),
  )
  .map(([rules, order, sizes, stockLeft, redealsUsed]) => {
    const pack = packInOrder(rules.jokers);
    const cards = order.filter((card) => pack.includes(card)).map(formatCard);
    let room = MAX_SMALL_TABLEAU;
    const columns = sizes.slice(0, rules.columns).map((height) => {
      const column = cards.splice(0, Math.min(height, room));
      room -= column.length;
      return column;
    });
    const size = stockSize(rules);
    const stock = cards.splice(0, Math.min(stockLeft, size));
    const hasRedeals = rules.redeals > 0;
    const drawn = hasRedeals ? cards.slice(cards.length - (size - stock.length)) : [];
    const board = { columns, waste: cards, stock };
    const passes = { drawn, redealsUsed: Math.min(redealsUsed, rules.redeals) };
    return expectValue(parseBoard(hasRedeals ? { ...board, ...passes } : board, rules));
  });
