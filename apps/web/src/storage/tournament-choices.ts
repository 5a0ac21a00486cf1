/**
 * Who played the last tournament here, and how, for the next one to begin with; and how fast computer players are
 * watched. In local storage: names are typed once. Never throws, and what is damaged is as if it were not there.
 */
import { isJsonObject } from "@albatross/rules";
import {
  COMPUTER_IDS,
  LONGEST_NAME,
  MOST_PLAYERS,
  PACKS,
  SCORINGS,
  type ComputerId,
} from "../state/computer-players.ts";
import { WATCH_SPEEDS, type WatchSpeed } from "../state/computer-turn.ts";
import type { TournamentPacks, TournamentScoring } from "../state/tournament-options.ts";

export interface Seat {
  /** As it was typed; empty until then. */
  readonly name: string;
  readonly computer: ComputerId | null;
}

export interface TournamentChoices {
  /** All that can be taken, also where fewer play. */
  readonly seats: readonly Seat[];
  /** How many play. */
  readonly players: number;
  readonly scoring: TournamentScoring;
  readonly packs: TournamentPacks;
  readonly speed: WatchSpeed;
}

export interface ChoicesSlot {
  read(): string | null;
  write(text: string): void;
}

export function readTournamentChoices(slot: ChoicesSlot): TournamentChoices {
  const kept = parse(slot);
  const seats: readonly unknown[] = Array.isArray(kept["seats"]) ? kept["seats"] : [];
  const { players } = kept;
  const isCount = typeof players === "number" && Number.isInteger(players);
  return {
    seats: Array.from({ length: MOST_PLAYERS }, (_, place) => parseSeat(seats[place], place)),
    players: isCount && players >= 2 && players <= MOST_PLAYERS ? players : 2,
    scoring: SCORINGS.find((known) => known === kept["scoring"]) ?? "match",
    packs: PACKS.find((known) => known === kept["packs"]) ?? "own",
    speed: WATCH_SPEEDS.find((known) => known === kept["speed"]) ?? "normal",
  };
}

export function writeTournamentChoices(slot: ChoicesSlot, choices: TournamentChoices): void {
  try {
    slot.write(JSON.stringify(choices));
  } catch {
    // They are as they were chosen, for as long as this page is open.
  }
}

/** The first one is somebody here: a tournament of computer players alone is nobody's. */
function parseSeat(value: unknown, place: number): Seat {
  if (!isJsonObject(value)) return { name: "", computer: null };
  const { name } = value;
  const computer = COMPUTER_IDS.find((id) => id === value["computer"]) ?? null;
  return {
    name: typeof name === "string" ? name.slice(0, LONGEST_NAME) : "",
    computer: place === 0 ? null : computer,
  };
}

function parse(slot: ChoicesSlot): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(slot.read() ?? "{}");
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
