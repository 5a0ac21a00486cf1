/**
 * All that can be played before the next draw, from what is in sight: the fair part of a look-ahead, for the
 * players that do no more. Ends at a card that only turns up when it is exposed (V6).
 */
import {
  DRAW,
  isKnown,
  legalMoves,
  makeMove,
  play,
  playableColumns,
  positionStatus,
  rankOf,
  wasteTop,
  type Move,
  type Position,
  type SeenCard,
} from "@albatross/rules";

/** Some plays, none for drawing at once, and where they lead. */
export interface Run {
  readonly plays: readonly Move[];
  readonly end: Position<SeenCard>;
}

/** Each end once, shorter runs before longer ones, plays from the left first. */
function listRuns(position: Position<SeenCard>): readonly Run[] {
  const seen = new Set([keyOf(position)]);
  const runs: Run[] = [{ plays: [], end: position }];
  for (const { plays, end } of runs) {
    if (positionStatus(end) !== "playing") continue;
    for (const column of playableColumns(end)) {
      const made = makeMove(end, play(column));
      if (!made.ok) throw new Error(made.fault.message);
      const key = keyOf(made.value);
      if (seen.has(key)) continue;
      seen.add(key);
      runs.push({ plays: [...plays, play(column)], end: made.value });
    }
  }
  return runs;
}

function keyOf(position: Position<SeenCard>): string {
  const top = wasteTop(position);
  return `${position.heights.join()} ${top === null || !isKnown(top) ? top : rankOf(top)}`;
}

/** The first of the runs that no other is longer than. */
export function longestRun(position: Position<SeenCard>): Run {
  return listRuns(position).reduce((longest, run) =>
    run.plays.length > longest.plays.length ? run : longest,
  );
}

/**
 * The moves of the run whose end is rated best, the first of equal ones, and the draw after it where it can be
 * made; at least one move. Only at the end of a hole there is none.
 */
export function chooseRun(
  position: Position<SeenCard>,
  rate: (run: Run) => number,
): readonly Move[] {
  const legal = legalMoves(position);
  if (legal.length <= 1) return legal;
  let best: Run | null = null;
  let bestRate = -Infinity;
  for (const run of listRuns(position)) {
    if (run.plays.length === 0 && !legal.includes(DRAW)) continue;
    const rating = rate(run);
    if (rating > bestRate) {
      best = run;
      bestRate = rating;
    }
  }
  if (best === null) return legal.slice(0, 1);
  return legalMoves(best.end).includes(DRAW) ? [...best.plays, DRAW] : best.plays;
}
