/** The boards of the page of strategy, and what judge and coach say of them (`npm run page-figures`). */
import type { DealtHole } from "./positions.ts";
import figures from "./strategy-figures.json" with { type: "json" };

export const STRATEGY_BOARDS = {
  run: { deal: 12 },
  equal: { deal: 224 },
  king: { deal: 4 },
  deep: { deal: 73, moves: "+1731++263" },
  early: { deal: 165 },
} as const satisfies { readonly [name: string]: DealtHole };

export type StrategyBoard = keyof typeof STRATEGY_BOARDS;

export interface MoveFigure {
  /** As in records. */
  readonly move: string;
  /** What the coach expects, who sees no more than the player. */
  readonly expected: number;
  /** The best that is left after it, the stock known. */
  readonly best: number;
}

/** Best first, as the coach ranks them. */
export function figuresOf(board: StrategyBoard): readonly MoveFigure[] {
  return figures.boards[board];
}
