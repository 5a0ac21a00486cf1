/** From what was chosen to who plays: names that were left empty get one, and people come before computer players. */
import { COMPUTER_NAMES } from "../../state/computer-players.ts";
import type { TournamentPlayer } from "../../state/tournament-options.ts";
import type { TournamentChoices } from "../../storage/tournament-choices.ts";

export type SeatsReading =
  | { readonly kind: "players"; readonly players: readonly TournamentPlayer[] }
  | { readonly kind: "same-name"; readonly name: string };

/** Two of one name could not be told apart on the card, nor by whoever is called to the board. */
export function readSeats(
  { seats, players }: Pick<TournamentChoices, "seats" | "players">,
  defaultName: (number: number) => string,
): SeatsReading {
  const named = seats.slice(0, players).map(({ name, computer }, place): TournamentPlayer => {
    if (computer !== null) return { name: COMPUTER_NAMES[computer], computer };
    return { name: name.trim() || defaultName(place + 1), computer };
  });
  const keys = named.map(({ name }) => name.toLocaleLowerCase());
  const again = named.find((_, place) => keys.indexOf(keys[place] ?? "") !== place);
  if (again) return { kind: "same-name", name: again.name };
  const people = named.filter(({ computer }) => computer === null);
  const computers = named.filter(({ computer }) => computer !== null);
  return { kind: "players", players: [...people, ...computers] };
}
