/** A hole being played in the terminal: its deal, its moves, and what helped. A plain value. */
import {
  areSameDeal,
  areSameRules,
  currentPosition,
  deal,
  startHole,
  type DealName,
  type Hole,
  type RuleSet,
} from "@albatross/rules";

export interface PlayedHole {
  readonly deal: DealName;
  readonly hole: Hole;
  /** T5: help used. */
  readonly hints: number;
  readonly undos: number;
  /** 1 for the first try at this deal; a restart is another one. */
  readonly attempt: number;
}

export function startPlaying(name: DealName, rules: RuleSet): PlayedHole {
  return { deal: name, hole: startHole(deal(name, rules)), hints: 0, undos: 0, attempt: 1 };
}

export function rulesOf({ hole }: PlayedHole): RuleSet {
  return currentPosition(hole).table.rules;
}

/** Is it as it was dealt, with nothing to redo either? */
export function isUntouched({ hole }: PlayedHole): boolean {
  return hole.moves.length === 0 && !hole.strokesTaken;
}

export function isOfDeal(played: PlayedHole, name: DealName, rules: RuleSet): boolean {
  return areSameDeal(played.deal, name) && areSameRules(rulesOf(played), rules);
}
