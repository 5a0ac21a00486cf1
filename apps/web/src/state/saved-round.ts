/**
 * Reads a kept round or tournament. Loaded when one is found: a page that has none starts without it. The form itself
 * is in saved-slot.ts, since writing may not wait for anything.
 */
import {
  fail,
  isJsonObject,
  parseDealName,
  succeed,
  type DealName,
  type Result,
} from "@albatross/rules";
import { COMPUTER_IDS, LONGEST_NAME, MOST_PLAYERS, SCORINGS } from "./computer-players.ts";
import type { OpenHole, RoundCourse, RoundInPlay } from "./open-hole.ts";
import { isComplete, roundSoFar } from "./round-so-far.ts";
import { parseSavedHole, type SavedFault } from "./saved-hole.ts";
import { seatsOf } from "./tournament.ts";
import type { Tournament, TournamentPlayer } from "./tournament-options.ts";

/** The hole of a slot together with its round. */
export function parseHoleOfRound(
  value: Readonly<Record<string, unknown>>,
): Result<OpenHole, SavedFault> {
  const hole = parseSavedHole({ ...value, format: 1 });
  if (!hole.ok) return hole;
  const round = parseSavedRound(value["round"]);
  if (!round.ok) return round;
  if (isComplete(round.value)) return damaged("no hole is left to play");
  return succeed({ ...hole.value, round: round.value });
}

export function parseSavedRound(value: unknown): Result<RoundInPlay, SavedFault> {
  if (!isJsonObject(value)) return damaged("it is no object");
  const { id, startedAtMs, holes, par, deals, played } = value;
  if (typeof id !== "string" || id === "") return damaged("it has no name");
  if (typeof startedAtMs !== "number") return damaged("its beginning is missing");
  if (holes !== 9 && holes !== 18) return damaged("it has neither nine nor eighteen holes");
  if (par !== 45 && par !== 36) return damaged("its par is none");
  if (deals !== "random" && deals !== "winnable" && deals !== "course") {
    return damaged("its deals are of no known kind");
  }
  const course = deals === "course" ? parseSavedCourse(value["course"], holes) : undefined;
  if (course === null) return damaged("its course is missing");
  const isTournament = value["tournament"] !== undefined;
  const tournament = isTournament ? parseSavedTournament(value["tournament"]) : undefined;
  if (tournament === null || (isTournament && holes !== 9))
    return damaged("its players are missing");
  const round = {
    id,
    startedAtMs,
    holes,
    par,
    deals,
    ...(course && { course }),
    ...(tournament && { tournament }),
  } as const;
  const most = holes * seatsOf(round);
  if (!Array.isArray(played) || played.length > most) return damaged("its holes are missing");
  const scored: OpenHole[] = [];
  for (const saved of played as readonly unknown[]) {
    const open = parseSavedHole(saved);
    if (!open.ok) return open;
    // Only a hole with its score is written on the card.
    const written = roundSoFar({ ...open.value, round: { ...round, played: [] } })?.played[0];
    if (written === undefined) return damaged("one of its holes has no score");
    scored.push(written);
  }
  return succeed({ ...round, played: scored });
}

/** null unless it has a deal for every hole. */
function parseSavedCourse(value: unknown, holes: number): RoundCourse | null {
  if (!isJsonObject(value)) return null;
  const { name, generator, deals } = value;
  if (typeof name !== "string" || typeof generator !== "string") return null;
  if (!Array.isArray(deals) || deals.length !== holes) return null;
  const names: DealName[] = [];
  for (const text of deals as readonly unknown[]) {
    const deal = typeof text === "string" ? parseDealName(text, generator) : null;
    if (!deal?.ok) return null;
    names.push(deal.value);
  }
  return { name, deals: names };
}

/** null unless it has two to four players, people first. */
function parseSavedTournament(value: unknown): Tournament | null {
  if (!isJsonObject(value)) return null;
  const { players, packs } = value;
  const scoring = SCORINGS.find((known) => known === value["scoring"]);
  if ((packs !== "own" && packs !== "same") || scoring === undefined) return null;
  if (!Array.isArray(players) || players.length < 2 || players.length > MOST_PLAYERS) return null;
  const known: TournamentPlayer[] = [];
  for (const saved of players as readonly unknown[]) {
    const player = parseSavedPlayer(saved);
    const isLate = player?.computer === null && known.at(-1)?.computer;
    if (player === null || isLate) return null;
    known.push(player);
  }
  return known[0]?.computer === null ? { players: known, packs, scoring } : null;
}

function parseSavedPlayer(value: unknown): TournamentPlayer | null {
  if (!isJsonObject(value)) return null;
  const { name, computer } = value;
  if (typeof name !== "string" || name === "" || name.length > LONGEST_NAME) return null;
  const isKnown = computer === null || COMPUTER_IDS.some((id) => id === computer);
  return isKnown ? { name, computer: typeof computer === "string" ? computer : null } : null;
}

function damaged(why: string): { readonly ok: false; readonly fault: SavedFault } {
  return fail("saved-damaged", `the kept round cannot be read: ${why}`);
}
