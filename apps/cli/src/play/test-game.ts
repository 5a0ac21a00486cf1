/** Games inside a test. */
import {
  CLASSIC,
  expectValue,
  ownDeal,
  parseMoves,
  parseRules,
  type DealName,
  type RuleSet,
} from "@albatross/rules";
import { makeMove, NO_GAME, openHole, type PlayState } from "./play-state.ts";
import { startPlaying, type PlayedHole } from "./played-hole.ts";

/** Clears deal 2 with three cards left in the stock, the best it allows, as `golf solve 2` says. */
export const CLEARING_LINE = "4+53772+++564+67+22175++4711413533646125++2++3+6";

export function rulesFrom(text: string): RuleSet {
  return expectValue(parseRules(text));
}

/** Deal 2 begins with an ace on the waste; of the exposed cards only the two in column 4 fits. */
export function openGame(
  moves = "",
  name: DealName = ownDeal(2),
  rules: RuleSet = CLASSIC,
): PlayState {
  return playOn(openHole(NO_GAME, startPlaying(name, rules), false), moves);
}

export function playOn(state: PlayState, moves: string): PlayState {
  return expectValue(parseMoves(moves)).reduce(makeMove, state);
}

export function playedHole(moves: string): PlayedHole {
  const { at } = openGame(moves);
  if (at === null) throw new Error("a game that was opened has a hole");
  return at;
}
