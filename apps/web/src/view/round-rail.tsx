/** The scorecard in the rail: the nine that is being played, small, and where the round stands. */
import { NINE_HOLES } from "@albatross/rules";
import { cardOf, readRound } from "../state/round-facts.ts";
import { usePage, usePart } from "./page.ts";
import { ScorecardTable } from "./scorecard-table.tsx";
import { TournamentRail } from "./tournament/doors.tsx";

export function RoundRail() {
  const { game } = usePage();
  const words = usePart("round");
  const open = game.play.open.value;
  const round = game.rounds.soFar.value;
  if (!open?.round || round === null) return null;
  if (round.tournament) return <TournamentRail />;
  return (
    <div class="round-rail">
      <ScorecardTable
        card={cardOf(round)}
        nine={Math.floor(open.round.played.length / NINE_HOLES)}
        shape="compact"
      />
      <p>{words.standing(readRound(round), round.holes)}</p>
    </div>
  );
}
