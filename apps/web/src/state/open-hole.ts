/** An open hole: the deal that is on the board, how far it is played, and what helped. A plain value. */
import {
  currentPosition,
  deal,
  makeHoleMove,
  startHole,
  type DealName,
  type Hole,
  type Move,
  type Refusal,
  type Result,
  type RuleSet,
} from "@albatross/rules";

/** T5: what the player had help from. */
export interface HelpUsed {
  readonly hints: number;
  readonly undos: number;
  /** Moves that came with a link: somebody else's work. */
  readonly givenMoves: number;
}

export interface OpenHole {
  readonly deal: DealName;
  readonly hole: Hole;
  readonly help: HelpUsed;
  /** 1 for the first try at this deal; a restart is another try. */
  readonly attempt: number;
}

const NO_HELP: HelpUsed = { hints: 0, undos: 0, givenMoves: 0 };

export function openDeal(name: DealName, rules: RuleSet): OpenHole {
  return { deal: name, hole: startHole(deal(name, rules)), help: NO_HELP, attempt: 1 };
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

export function rulesOf({ hole }: Pick<OpenHole, "hole">): RuleSet {
  return currentPosition(hole).table.rules;
}
