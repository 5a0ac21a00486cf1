/** An open hole: the deal that is on the board, how far it is played, and what helped. A plain value. */
import {
  canUndo,
  currentPosition,
  deal,
  makeHoleMove,
  startHole,
  type DealName,
  type Hole,
  type Move,
  type Par,
  type Refusal,
  type Result,
  type RuleSet,
} from "@albatross/rules";
import type { Tournament } from "./tournament-options.ts";

/** T5: what the player had help from. */
export interface HelpUsed {
  readonly hints: number;
  readonly undos: number;
  /** Moves that came with a link: somebody else's work. */
  readonly givenMoves: number;
}

export interface OpenHole {
  /**
   * Another one for each hole that is dealt; undo, restart and a reload keep it. null before the hole lies
   * on the board, and in holes that were kept before there were ids.
   */
  readonly id: string | null;
  readonly deal: DealName;
  readonly hole: Hole;
  readonly help: HelpUsed;
  /** 1 for the first try at this deal; a restart is another try. */
  readonly attempt: number;
  /**
   * The played hole that this one took the place of: undo at the start goes back to it. In a round, the hole
   * that is gone back to when the round is left. Has none itself.
   */
  readonly before: OpenHole | null;
  /** The round that the hole is part of (R1); null for a hole by itself. */
  readonly round: RoundInPlay | null;
}

/** R3: which deals a round takes. */
export type RoundDeals = "random" | "winnable" | "course";

/** R3: the deals of a round on a course, as many as it has holes: two courses on end for eighteen. */
export interface RoundCourse {
  readonly name: string;
  readonly deals: readonly DealName[];
}

export interface RoundOptions {
  readonly holes: 9 | 18;
  /** Par of each nine. */
  readonly par: Par;
  readonly deals: RoundDeals;
  /** Only there when the deals are those of a course. */
  readonly course?: RoundCourse;
  /** Only there when several players play each hole. */
  readonly tournament?: Tournament;
}

/** A round, without the hole that is open: whatever its scorecard says is worked out from its holes. */
export interface RoundInPlay extends RoundOptions {
  /** Another one for each round ever begun. */
  readonly id: string;
  readonly startedAtMs: number;
  /**
   * The holes that have their score, in order; each without a hole before it, and without this round. In a
   * tournament each hole is there once for each player.
   */
  readonly played: readonly OpenHole[];
}

const NO_HELP: HelpUsed = { hints: 0, undos: 0, givenMoves: 0 };

export function openDeal(name: DealName, rules: RuleSet): OpenHole {
  return {
    id: null,
    deal: name,
    hole: startHole(deal(name, rules)),
    help: NO_HELP,
    attempt: 1,
    before: null,
    round: null,
  };
}

/** The deal with moves already made; the refusal of the first that is not legal. */
export function openWithMoves(
  name: DealName,
  rules: RuleSet,
  moves: readonly Move[],
): Result<OpenHole, Refusal> {
  const opened = openDeal(name, rules);
  let { hole } = opened;
  for (const move of moves) {
    const made = makeHoleMove(hole, move);
    if (!made.ok) return made;
    hole = made.value;
  }
  const help = { ...NO_HELP, givenMoves: moves.length };
  return { ok: true, value: { ...opened, hole, help } };
}

/** Is the deal as it was dealt, so that a restart would change nothing? */
export function isUntouched({ hole }: OpenHole): boolean {
  return hole.cursor === 0 && !hole.strokesTaken;
}

/** Is there a move to undo, or a hole to go back to? */
export function canTakeBack(open: OpenHole): boolean {
  return canUndo(open.hole) || canGoBackBefore(open);
}

/** Does undo at the start go back to another hole? Never in a round, whose holes before this one are written. */
export function canGoBackBefore({ before, round }: OpenHole): boolean {
  return before !== null && round === null;
}

/** The deal in the place of `left`, which an undo at its start brings back if anything was played there. */
export function inPlaceOf(left: OpenHole | null, open: OpenHole): OpenHole {
  if (left === null) return open;
  // A round is not gone back into by undo: it is kept by itself. The hole before it stays the one before.
  if (left.round !== null) return { ...open, before: left.before };
  const isWorthKeeping = left.hole.moves.length > 0;
  return { ...open, before: isWorthKeeping ? { ...left, before: null } : left.before };
}

export function rulesOf({ hole }: Pick<OpenHole, "hole">): RuleSet {
  return currentPosition(hole).table.rules;
}
