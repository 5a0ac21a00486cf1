/** What a round has beside its panels: the card on paper; in a tournament, the computer player at work as well. */
import { usePage } from "./page.ts";
import { PrintedCard } from "./printed-card.tsx";
import { TournamentScene } from "./tournament/doors.tsx";

export function RoundScene() {
  const page = usePage();
  const isTournament = page.game.rounds.soFar.value?.tournament !== undefined;
  return isTournament && page.printing.value === null ? <TournamentScene /> : <PrintedCard />;
}
