/**
 * A tournament (R4–R6): a round whose holes are played by several players in turn. Here is only what every move
 * needs to know: who plays the open hole, and whether that is for this page to watch or for somebody to take over.
 *
 * People play a hole before the computer players do, and begin it in turn. A computer player plays where all can
 * see it: on the same deals, whoever played after it would know the stock.
 */
import type { OpenHole, RoundInPlay } from "./open-hole.ts";
import type { Tournament, TournamentPlayer } from "./tournament-options.ts";

/** How many players have to play each hole. */
export function seatsOf({ tournament }: Pick<RoundInPlay, "tournament">): number {
  return tournament?.players.length ?? 1;
}

/** The place among the players of whoever has this turn, counted from 0. */
export function placeAt({ players }: Tournament, turn: number): number {
  const people = players.filter(isPerson).length;
  const seat = turn % players.length;
  return seat < people ? (seat + Math.floor(turn / players.length)) % people : seat;
}

/** Who plays the open hole; undefined outside a tournament. */
export function playerOf({ round }: Pick<OpenHole, "round">): TournamentPlayer | undefined {
  const tournament = round?.tournament;
  return tournament?.players[placeAt(tournament, round?.played.length ?? 0)];
}

/** Does a computer player play the open hole, so that nobody else does? */
export function isWatched(open: Pick<OpenHole, "round">): boolean {
  return !isPerson(playerOf(open) ?? NOBODY);
}

/** The name of whose turn the open hole is, where that has to be said; null where nobody asks. */
export function namedTurn(open: Pick<OpenHole, "round">): string | null {
  const player = playerOf(open);
  const people = open.round?.tournament?.players.filter(isPerson) ?? [];
  // Somebody who plays against the computer alone knows.
  return player && (people.length > 1 || !isPerson(player)) ? player.name : null;
}

/** Does somebody play the open hole who takes the device over from somebody else? */
export function isHandedOver(open: Pick<OpenHole, "round">): boolean {
  return namedTurn(open) !== null && !isWatched(open);
}

function isPerson({ computer }: Pick<TournamentPlayer, "computer">): boolean {
  return computer === null;
}

const NOBODY = { computer: null };
