/**
 * What a move is called, by what it gave away as far as could be known, in expected strokes: never by the stock, which
 * nobody saw. The same estimate from other orders of the unseen cards differs by 0.13 strokes (standard deviation, of
 * 24 orders against 200), so what is less than a tenth counts as nothing.
 */
export const MOVE_LABELS = ["best", "fine", "inaccuracy", "mistake", "blunder"] as const;
export type MoveLabel = (typeof MOVE_LABELS)[number];

/** The most expected strokes that a move of this label gives away; more is a blunder. */
export const LABEL_LIMITS = { best: 0.1, fine: 0.3, inaccuracy: 0.75, mistake: 1.5 } as const;

/** @param regret expected strokes given away against the best move, 0 or more. */
export function labelOf(regret: number): MoveLabel {
  const { best, fine, inaccuracy, mistake } = LABEL_LIMITS;
  if (regret < best) return "best";
  if (regret < fine) return "fine";
  if (regret < inaccuracy) return "inaccuracy";
  return regret < mistake ? "mistake" : "blunder";
}

export function isMistake(label: MoveLabel): boolean {
  return label === "mistake" || label === "blunder";
}

/**
 * How well a hole was played, 0 to 100: a move that gave nothing away counts 100, and each expected stroke that it gave
 * away halves that; the mean over all moves in which there was a choice. null when there was none.
 */
export function accuracyOf(regrets: readonly number[]): number | null {
  if (regrets.length === 0) return null;
  const worth = regrets.map((regret) => 100 * 2 ** -Math.max(0, regret));
  return worth.reduce((sum, value) => sum + value, 0) / worth.length;
}
