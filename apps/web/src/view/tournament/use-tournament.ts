/** The tournament that is being played, with the open hole once it has its score; null while there is none. */
import { asTournament, type TournamentRound } from "../../state/tournament-facts.ts";
import { usePage } from "../page.ts";

export function useTournament(): TournamentRound | null {
  return asTournament(usePage().game.rounds.soFar.value);
}
