/**
 * Days as puzzles count them: whole days of UTC since 1970-01-01, written "2026-11-30". Which day it is now the caller
 * knows; pure code has no calendar of its host, so the one of Gregory is worked out here, in years that begin with
 * March, where the leap day comes last.
 */
import { fail, succeed, type Fault, type Result } from "@albatross/rules";

/** Days since 1970-01-01. */
export type PuzzleDay = number;

const DAY_MS = 86_400_000;
const DAYS_IN_ERA = 146_097;
const YEARS_IN_ERA = 400;
/** From 0000-03-01 to 1970-01-01. */
const DAYS_TO_1970 = 719_468;

/** @param nowMs milliseconds since 1970, as clocks give them. */
export function puzzleDayAt(nowMs: number): PuzzleDay {
  return Math.floor(nowMs / DAY_MS);
}

/** When the day ends and the next begins, in milliseconds since 1970. */
export function puzzleDayEndsMs(day: PuzzleDay): number {
  return (day + 1) * DAY_MS;
}

export function formatPuzzleDay(day: PuzzleDay): string {
  const days = day + DAYS_TO_1970;
  const era = Math.floor(days / DAYS_IN_ERA);
  const dayOfEra = days - era * DAYS_IN_ERA;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - daysInYears(yearOfEra);
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const date = dayOfYear - daysInMonths(fromMarch) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const year = yearOfEra + era * YEARS_IN_ERA + (month <= 2 ? 1 : 0);
  return [pad(year, 4), pad(month, 2), pad(date, 2)].join("-");
}

/** Reads what {@link formatPuzzleDay} writes, of the years 1970 to 9999. */
export function parsePuzzleDay(text: string): Result<PuzzleDay, Fault<"puzzle-day-invalid">> {
  const [, year = "", month = "", date = ""] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const day = dayOf(Number(year), Number(month), Number(date));
  // The 30th of February would be another day.
  if (day >= 0 && formatPuzzleDay(day) === text) return succeed(day);
  return fail("puzzle-day-invalid", `"${text}" is no day; one is written 2026-11-30`, { text });
}

function dayOf(year: number, month: number, date: number): number {
  const inMarchYears = month <= 2 ? year - 1 : year;
  const era = Math.floor(inMarchYears / YEARS_IN_ERA);
  const fromMarch = month > 2 ? month - 3 : month + 9;
  const dayOfEra =
    daysInYears(inMarchYears - era * YEARS_IN_ERA) + daysInMonths(fromMarch) + date - 1;
  return era * DAYS_IN_ERA + dayOfEra - DAYS_TO_1970;
}

/** Of the first so many years of an era. */
function daysInYears(years: number): number {
  return 365 * years + Math.floor(years / 4) - Math.floor(years / 100);
}

/** Of the first so many months from March on. */
function daysInMonths(months: number): number {
  return Math.floor((153 * months + 2) / 5);
}

function pad(number: number, length: number): string {
  return String(number).padStart(length, "0");
}
