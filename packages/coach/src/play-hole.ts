/** A computer player plays a hole. It is handed no more than it may see; the cards are turned up for it here. */
import {
  currentPosition,
  expectValue,
  holeStatus,
  makeHoleMove,
  startHole,
  takeStrokes,
  viewOf,
  type Hole,
  type Move,
  type Position,
} from "@albatross/rules";
import type { Seed } from "./orders.ts";
import type { ComputerPlayer } from "./players.ts";

/** From `start` to the end. Throws when the player makes a move that is not legal: a fault of ours. */
export function playHole(player: ComputerPlayer, start: Position, seed: Seed): Hole {
  let hole = startHole(start);
  while (holeStatus(hole) === "playing") {
    const turn = takeTurn(player, currentPosition(hole), seed + hole.cursor);
    // The oracle has got what there is to be got, and draws no more for nothing.
    if (turn.length === 0) hole = expectValue(takeStrokes(hole));
    for (const move of turn) hole = expectValue(makeHoleMove(hole, move));
  }
  return hole;
}

function takeTurn(player: ComputerPlayer, position: Position, seed: Seed): readonly Move[] {
  return player.seesStock ? player.takeTurn(position) : player.takeTurn(viewOf(position), seed);
}
