/** What a round comes to: its scorecard, and the facts of its result. Pure. */
import { holeScore, scorecard, type DealName, type Scorecard } from "@albatross/rules";
import type { HelpUsed, RoundInPlay } from "./open-hole.ts";

export function cardOf({ holes, par, played }: RoundInPlay): Scorecard {
  return scorecard({ holes, par, scores: played.flatMap(({ hole }) => holeScore(hole) ?? []) });
}

export interface RoundFacts {
  readonly total: number;
  /** Against the par of the holes played: negative is under. */
  readonly toPar: number;
  readonly holesPlayed: number;
  readonly cleared: number;
  /** The hole with the fewest strokes, the first of equals; null before any is played. */
  readonly best: {
    readonly hole: number;
    readonly strokes: number;
    readonly deal: DealName;
  } | null;
  /** Help with all holes. */
  readonly help: HelpUsed;
}

export function readRound(round: RoundInPlay): RoundFacts {
  const { total, toPar } = cardOf(round);
  let best: RoundFacts["best"] = null;
  let cleared = 0;
  let help: HelpUsed = { hints: 0, undos: 0, givenMoves: 0 };
  for (const [index, { deal, hole, help: used }] of round.played.entries()) {
    const strokes = holeScore(hole) ?? 0;
    if (strokes <= 0) cleared++;
    if (best === null || strokes < best.strokes) best = { hole: index + 1, strokes, deal };
    help = {
      hints: help.hints + used.hints,
      undos: help.undos + used.undos,
      givenMoves: help.givenMoves + used.givenMoves,
    };
  }
  return { total, toPar, holesPlayed: round.played.length, cleared, best, help };
}
