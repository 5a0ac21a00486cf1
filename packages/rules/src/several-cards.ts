/** The strokes of several players, hole by hole, as all ways of scoring them read them. */
import { NINE_HOLES } from "./round.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";

/** `strokes[hole][player]`: every hole with the strokes of the same players, counted from 0. */
export type SeveralCards = readonly (readonly number[])[];

export type CardsFault = Fault<"cards-shape">;

/** Two players or more, and one to nine holes that all of them have played. */
export function readPlayers(strokes: SeveralCards): Result<number, CardsFault> {
  const players = strokes[0]?.length ?? 0;
  const areSame = strokes.every((hole) => hole.length === players);
  if (players < 2 || !areSame || strokes.length > NINE_HOLES) {
    return fail(
      "cards-shape",
      "one to nine holes are scored, each with the strokes of the same players",
    );
  }
  return succeed(players);
}

/** Strokes of each player over all holes. */
export function totalsOf(strokes: SeveralCards, players: number): readonly number[] {
  return Array.from({ length: players }, (_, player) =>
    strokes.reduce((total, hole) => total + (hole[player] ?? 0), 0),
  );
}

/** The place of the lowest number; null when it is there twice. */
export function soleLowest(numbers: readonly number[]): number | null {
  const lowest = Math.min(...numbers);
  const first = numbers.indexOf(lowest);
  return numbers.lastIndexOf(lowest) === first ? first : null;
}

/** As `soleLowest`, of the highest. */
export function soleHighest(numbers: readonly number[]): number | null {
  return soleLowest(numbers.map((number) => -number));
}
