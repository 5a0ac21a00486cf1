/**
 * Records: what was played, to keep, send and check. A record says which deal under which rules, the
 * moves, and what its writer claims came of them; whether that is so only a replay tells (replay.ts).
 * record-text.ts and record-json.ts are its two written forms.
 */
import type { DealName, DealNameFault } from "./deal-name.ts";
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { holeStatus, currentPosition, movesMade, type Hole } from "./hole.ts";
import type { Move } from "./move.ts";
import { maxMoves, type RuleSet } from "./rule-set.ts";
import type { RulesTextFault } from "./rules-text.ts";
import { strokesOf } from "./score.ts";

export const ENDINGS = ["cleared", "stuck", "conceded"] as const;
export type Ending = (typeof ENDINGS)[number];

export interface RecordResult {
  readonly ending: Ending;
  readonly strokes: number;
}

export interface GolfRecord {
  readonly deal: DealName;
  readonly rules: RuleSet;
  readonly moves: readonly Move[];
  /** null while the hole goes on. */
  readonly result: RecordResult | null;
  /** YYYY-MM-DD, or null. */
  readonly date: string | null;
  readonly player: string | null;
  /** Any further headers, kept as they were; a name is a capital letter and then letters and digits. */
  readonly tags: Readonly<Record<string, string>>;
}

export type RecordFault =
  | DealNameFault
  | RulesTextFault
  | Fault<
      | "record-shape"
      | "record-header-missing"
      | "record-header-twice"
      | "record-result-invalid"
      | "record-date-invalid"
      | "record-too-long"
      | "move-unknown"
    >;

/** The record of a hole as it stands; `about` adds what the hole does not know. */
export function recordHole(
  hole: Hole,
  deal: DealName,
  about: Partial<Pick<GolfRecord, "date" | "player" | "tags">> = {},
): GolfRecord {
  const position = currentPosition(hole);
  const ending = ENDINGS.find((candidate) => candidate === holeStatus(hole));
  return {
    deal,
    rules: position.table.rules,
    moves: movesMade(hole),
    result: ending ? { ending, strokes: strokesOf(position) } : null,
    date: about.date ?? null,
    player: about.player ?? null,
    tags: about.tags ?? {},
  };
}

/** "cleared -4". */
export function formatResult(result: RecordResult): string {
  return `${result.ending} ${result.strokes}`;
}

export function parseResult(text: string): Result<RecordResult, Fault<"record-result-invalid">> {
  const [, word, strokes] = /^(\w+) (-?\d{1,3})$/.exec(text.trim()) ?? [];
  const ending = ENDINGS.find((candidate) => candidate === word);
  if (ending && strokes !== undefined) return succeed({ ending, strokes: Number(strokes) });
  return fail(
    "record-result-invalid",
    `"${text}" is not a result; a result is ${ENDINGS.join(", ")} and the strokes, like "cleared -4"`,
    { text, endings: ENDINGS.join(", ") },
  );
}

/** A calendar date as YYYY-MM-DD that exists. */
export function parseDate(text: string): Result<string, Fault<"record-date-invalid">> {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim()) ?? [];
  if (year && month && day && Number(day) >= 1 && Number(day) <= daysIn(+year, +month)) {
    return succeed(`${year}-${month}-${day}`);
  }
  return fail("record-date-invalid", `"${text}" is not a date; a date is written 2026-11-29`);
}

/** Refuses more moves than the rules can ever allow. */
export function checkLength(
  moves: readonly Move[],
  rules: RuleSet,
): Result<readonly Move[], Fault<"record-too-long">> {
  const most = maxMoves(rules);
  if (moves.length <= most) return succeed(moves);
  return fail(
    "record-too-long",
    `the record has ${moves.length} moves; under its rules a hole has ${most} at most`,
    { moves: moves.length, most },
  );
}

function daysIn(year: number, month: number): number {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
}
