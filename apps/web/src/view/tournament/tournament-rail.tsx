/** The tournament in the rail: everybody's strokes, small, and where it stands. */
import { readTournament } from "../../state/tournament-facts.ts";
import { usePart } from "../page.ts";
import { TournamentTable } from "./tournament-table.tsx";
import { useTournament } from "./use-tournament.ts";

export function TournamentRail() {
  const words = usePart("tournament");
  const round = useTournament();
  if (round === null) return null;
  const facts = readTournament(round);
  return (
    <div class="round-rail">
      <TournamentTable facts={facts} shape="compact" />
      <p>{words.standing(facts)}</p>
    </div>
  );
}
