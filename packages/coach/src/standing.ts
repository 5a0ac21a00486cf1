/** What a player's holes come to. */

/** The normal interval at 95 %. */
const Z_95 = 1.96;

export interface Standing {
  readonly holes: number;
  readonly clears: number;
  readonly meanStrokes: number;
  /** Half the width of the mean's interval at 95 %; null for fewer than two holes. */
  readonly margin95: number | null;
}

/** null without any hole. */
export function standingOf(scores: readonly number[]): Standing | null {
  const holes = scores.length;
  if (holes === 0) return null;
  const meanStrokes = scores.reduce((sum, score) => sum + score, 0) / holes;
  const squares = scores.reduce((sum, score) => sum + (score - meanStrokes) ** 2, 0);
  const margin95 = holes < 2 ? null : Z_95 * Math.sqrt(squares / (holes - 1) / holes);
  return { holes, clears: scores.filter((score) => score <= 0).length, meanStrokes, margin95 };
}
