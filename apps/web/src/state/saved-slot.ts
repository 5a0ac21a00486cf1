/**
 * The form in which a tab keeps its hole: by itself as a saved hole (format 1), in a round together with
 * that round (format 2, which a page that knows no rounds leaves alone; format 3 on a course and 4 in a tournament,
 * which one that knows none does); and the form of a round. One row for both, because a hole and its scorecard must
 * never be of two different moments. What reads a round is loaded when there is one to read.
 */
import { formatDealName, isJsonObject, type Result } from "@albatross/rules";
import type { OpenHole, RoundCourse, RoundDeals, RoundInPlay } from "./open-hole.ts";
import { formatSavedHole, parseSavedHole, type SavedFault, type SavedHole } from "./saved-hole.ts";
import type { Tournament } from "./tournament-options.ts";

const ROUND_FORMAT = 2;
const COURSE_FORMAT = 3;
const TOURNAMENT_FORMAT = 4;

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
  readonly tournament?: Tournament;
  readonly played: readonly SavedHole[];
}

export type SavedSlot =
  | SavedHole
  | (Omit<SavedHole, "format"> & {
      readonly format: typeof ROUND_FORMAT | typeof COURSE_FORMAT | typeof TOURNAMENT_FORMAT;
      readonly round: SavedRound;
    });

export function formatSavedSlot(open: OpenHole, savedAtMs: number): SavedSlot {
  const saved = formatSavedHole(open, savedAtMs);
  if (open.round === null) return saved;
  return { ...saved, format: formatOf(open.round), round: formatSavedRound(open.round, savedAtMs) };
}

function formatOf({ course, tournament }: RoundInPlay) {
  if (tournament) return TOURNAMENT_FORMAT;
  return course ? COURSE_FORMAT : ROUND_FORMAT;
}

export async function parseSavedSlot(value: unknown): Promise<Result<OpenHole, SavedFault>> {
  if (!isJsonObject(value) || !isRoundFormat(value["format"])) return parseSavedHole(value);
  const { parseHoleOfRound } = await import("./saved-round.ts");
  return parseHoleOfRound(value);
}

export function formatSavedRound(round: RoundInPlay, savedAtMs: number): SavedRound {
  const { id, startedAtMs, holes, par, deals, course, tournament, played } = round;
  return {
    id,
    startedAtMs,
    holes,
    par,
    deals,
    ...(course && { course: formatSavedCourse(course) }),
    ...(tournament && { tournament }),
    played: played.map((open) => formatSavedHole(open, savedAtMs)),
  };
}

function isRoundFormat(format: unknown): boolean {
  return [ROUND_FORMAT, COURSE_FORMAT, TOURNAMENT_FORMAT].some((known) => known === format);
}

function formatSavedCourse({ name, deals }: RoundCourse): SavedCourse {
  return { name, generator: String(deals[0]?.version ?? ""), deals: deals.map(formatDealName) };
}
