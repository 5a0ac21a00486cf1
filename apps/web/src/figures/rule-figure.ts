/** What the judge measured about a rule set: how many deals can be cleared, and their best scores. */

/** Work on one deal before it counts as unknown. */
export const MAX_NODES = 5_000_000;

type Pair = readonly [low: number, high: number];

export interface RuleFigure {
  /** "king=wrap,columns=8", never with hidden rows: they do not change what can be cleared. */
  readonly rules: string;
  /** Deals 1 … this many of generator 1. */
  readonly deals: number;
  readonly cleared: number;
  /** Deals that were not settled within MAX_NODES; in `deals`, and in both ends of `rate`. */
  readonly unknown: number;
  /** Share that can be cleared, 95 % interval. */
  readonly rate: Pair;
  /** Mean of the best strokes. */
  readonly mean: number;
  readonly meanWithin: Pair;
  /** The best strokes of the first deals, so that a test can see that the file is true. */
  readonly firstBests: readonly (number | null)[];
}
