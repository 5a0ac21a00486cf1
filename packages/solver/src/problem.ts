/**
 * A position as the judge works on it: ranks only, in flat byte arrays. Suits never matter, a free start
 * is a joker on the waste (anything fits), and redeals are just a longer list of draws, so that every rule
 * option becomes the same problem.
 *
 * Words: a *layout* is how tall each column is. Its *code* counts it in mixed radix, the first column
 * fastest: code = Σ height[c] × radix[c]. Playing a card lowers the code, so descending codes are a
 * topological order of the game. A *layer* is how many of the remaining draws have been made.
 */
import {
  columnCards,
  drawsLeft,
  JOKER,
  rankFits,
  rankOf,
  wasteTop,
  type Card,
  type KingRule,
  type Position,
  type Rank,
} from "@albatross/rules";

/** No layer: beyond any number of draws (at most 117: a stock of 39 in three passes). */
export const NO_LAYER = 255;

/** 13 ranks and the joker, as indices of the tables below. */
const RANK_COUNT = 14;

export interface Problem {
  readonly columns: number;
  /** Cards in each column now. */
  readonly heights: readonly number[];
  /** ranks[c][i]: rank of column c's card at height i, 0 being the top row. */
  readonly ranks: readonly Uint8Array[];
  /** What one card of column c is worth in a layout's code. */
  readonly radices: readonly number[];
  /** Layouts that the heights span, reachable or not. */
  readonly layoutCount: number;
  /** The rank on the waste. */
  readonly top: Rank;
  /** Draws still allowed. */
  readonly drawCount: number;
  /** Their ranks, first drawn first. */
  readonly draws: readonly Rank[];
  /** Bit q of fitMasks[r] is set when rank q goes on rank r. */
  readonly fitMasks: Uint16Array;
  /**
   * nextLayer[q × (drawCount + 1) + e]: the first layer after e whose drawn card takes rank q, or NO_LAYER.
   */
  readonly nextLayer: Uint8Array;
}

export function toProblem(position: Position): Problem {
  const { rules } = position.table;
  const ranks = position.heights.map((_, column) => ranksOf(columnCards(position, column)));
  const radices: number[] = [];
  let layoutCount = 1;
  for (const height of position.heights) {
    radices.push(layoutCount);
    layoutCount *= height + 1;
  }
  const top = wasteTop(position);
  const fitMasks = FIT_MASKS[rules.king];
  const draws = remainingDraws(position);
  return {
    columns: position.heights.length,
    heights: position.heights,
    ranks,
    radices,
    layoutCount,
    top: top === null ? JOKER : rankOf(top),
    drawCount: draws.length,
    draws,
    fitMasks,
    nextLayer: buildNextLayer(draws, fitMasks),
  };
}

/** How tall each column is in a layout. */
export function heightsOf({ heights, radices }: Problem, code: number): number[] {
  return heights.map((height, c) => Math.floor(code / (radices[c] ?? 1)) % (height + 1));
}

// Plain loops below: `from` with a function takes several times as long, and a judge is asked a thousand
// times a second.
function ranksOf(cards: readonly Card[]): Uint8Array {
  const ranks = new Uint8Array(cards.length);
  for (const [row, card] of cards.entries()) ranks[row] = rankOf(card);
  return ranks;
}

/** Ranks of the draws still allowed, in order, later passes included. */
function remainingDraws(position: Position): readonly Rank[] {
  const { stock } = position.table;
  const end = position.draws + drawsLeft(position);
  const draws: Rank[] = [];
  for (let draw = position.draws; draw < end; draw++) {
    const card = stock[draw % stock.length];
    if (card === undefined) throw new RangeError("a draw without a stock");
    draws.push(rankOf(card));
  }
  return draws;
}

const FIT_MASKS: Readonly<Record<KingRule, Uint16Array>> = {
  stop: buildFitMasks("stop"),
  queen: buildFitMasks("queen"),
  wrap: buildFitMasks("wrap"),
};

function buildFitMasks(king: KingRule): Uint16Array {
  const all: readonly Rank[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
  return Uint16Array.from(all, (top) =>
    all.reduce<number>((mask, rank) => (rankFits(king, top, rank) ? mask | (1 << rank) : mask), 0),
  );
}

function buildNextLayer(draws: readonly Rank[], fitMasks: Uint16Array): Uint8Array {
  const stride = draws.length + 1;
  const nextLayer = new Uint8Array(RANK_COUNT * stride).fill(NO_LAYER);
  for (let rank = 0; rank < RANK_COUNT; rank++) {
    let found = NO_LAYER;
    for (let layer = draws.length; layer >= 1; layer--) {
      const drawn = draws[layer - 1] ?? JOKER;
      if (((fitMasks[drawn] ?? 0) >> rank) & 1) found = layer;
      nextLayer[rank * stride + layer - 1] = found;
    }
  }
  return nextLayer;
}
