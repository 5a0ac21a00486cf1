/**
 * The form in which a tab keeps its hole: by itself as a saved hole (format 1), in a round together with
 * that round (format 2, which a page that knows no rounds leaves alone; format 3 on a course, which one that
 * knows no courses does); and the form of a round. One row for both, because a hole and its scorecard must never be of two different moments.
 */
import {
  fail,
  formatDealName,
  isJsonObject,
  parseDealName,
  succeed,
  type DealName,
  type Result,
} from "@albatross/rules";
import type { OpenHole, RoundCourse, RoundDeals, RoundInPlay } from "./open-hole.ts";
import { formatSavedHole, parseSavedHole, type SavedFault, type SavedHole } from "./saved-hole.ts";
import { roundSoFar } from "./round-so-far.ts";

const ROUND_FORMAT = 2;
const COURSE_FORMAT = 3;

interface SavedCourse {
  readonly name: string;
  readonly generator: string;
  readonly deals: readonly string[];
}

export interface SavedRound {
  readonly id: string;
  readonly startedAtMs: number;
  readonly holes: 9 | 18;
  readonly par: 45 | 36;
  readonly deals: RoundDeals;
  readonly course?: SavedCourse;
  readonly played: readonly SavedHole[];
}

export type SavedSlot =
  | SavedHole
  | (Omit<SavedHole, "format"> & {
      readonly format: typeof ROUND_FORMAT | typeof COURSE_FORMAT;
      readonly round: SavedRound;
    });

export function formatSavedSlot(open: OpenHole, savedAtMs: number): SavedSlot {
  const saved = formatSavedHole(open, savedAtMs);
  if (open.round === null) return saved;
  const format = open.round.course ? COURSE_FORMAT : ROUND_FORMAT;
  return { ...saved, format, round: formatSavedRound(open.round, savedAtMs) };
}

export function parseSavedSlot(value: unknown): Result<OpenHole, SavedFault> {
  if (!isJsonObject(value) || !isRoundFormat(value["format"])) return parseSavedHole(value);
  const hole = parseSavedHole({ ...value, format: 1 });
  if (!hole.ok) return hole;
  const round = parseSavedRound(value["round"]);
  if (!round.ok) return round;
  if (round.value.played.length >= round.value.holes) return damaged("no hole is left to play");
  return succeed({ ...hole.value, round: round.value });
}

export function formatSavedRound(round: RoundInPlay, savedAtMs: number): SavedRound {
  const { id, startedAtMs, holes, par, deals, course, played } = round;
  return {
    id,
    startedAtMs,
    holes,
    par,
    deals,
    ...(course && { course: formatSavedCourse(course) }),
    played: played.map((open) => formatSavedHole(open, savedAtMs)),
  };
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
  if (!Array.isArray(played) || played.length > holes) return damaged("its holes are missing");
  const scored: OpenHole[] = [];
  const round = { id, startedAtMs, holes, par, deals, ...(course && { course }) } as const;
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

function isRoundFormat(format: unknown): boolean {
  return format === ROUND_FORMAT || format === COURSE_FORMAT;
}

function formatSavedCourse({ name, deals }: RoundCourse): SavedCourse {
  return { name, generator: String(deals[0]?.version ?? ""), deals: deals.map(formatDealName) };
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

function damaged(why: string): { readonly ok: false; readonly fault: SavedFault } {
  return fail("saved-damaged", `the kept round cannot be read: ${why}`);
}
