/** What was chosen for tournaments, in this page: the panel changes it, and the board is watched by it. */
import { signal, type ReadonlySignal } from "@preact/signals";
import {
  readTournamentChoices,
  writeTournamentChoices,
  type ChoicesSlot,
  type TournamentChoices,
} from "../../storage/tournament-choices.ts";

const KEY = "albatross.tournament";

const slot: ChoicesSlot = {
  read: () => localStorage.getItem(KEY),
  write: (text) => localStorage.setItem(KEY, text),
};

const chosen = signal(readTournamentChoices(slot));

export const choices: ReadonlySignal<TournamentChoices> = chosen;

export function choose(change: Partial<TournamentChoices>): void {
  chosen.value = { ...chosen.peek(), ...change };
  writeTournamentChoices(slot, chosen.peek());
}
