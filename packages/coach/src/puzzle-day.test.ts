import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatPuzzleDay, parsePuzzleDay, puzzleDayAt, puzzleDayEndsMs } from "./puzzle-day.ts";

const LAST_DAY = 2_932_896;

describe("days of puzzles", () => {
  it("are those of UTC, and end where the next begins", () => {
    const lastMs = Date.UTC(2026, 11, 31, 23, 59, 59, 999);
    const day = puzzleDayAt(lastMs);
    expect(formatPuzzleDay(day)).toBe("2026-12-31");
    expect(puzzleDayEndsMs(day)).toBe(lastMs + 1);
    expect(formatPuzzleDay(puzzleDayAt(lastMs + 1))).toBe("2027-01-01");
    expect(formatPuzzleDay(LAST_DAY)).toBe("9999-12-31");
  });

  test.prop([fc.nat({ max: LAST_DAY })], { numRuns: 2000 })(
    "are written as the calendar of the host writes them, and read back",
    (day) => {
      const text = formatPuzzleDay(day);
      expect(text).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      expect(parsePuzzleDay(text)).toEqual({ ok: true, value: day });
    },
  );

  it("are read strictly", () => {
    expect(parsePuzzleDay("2028-02-29").ok).toBe(true);
    const wrong = ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "1969-12-31", "today", ""];
    for (const text of wrong) {
      expect(parsePuzzleDay(text), text).toMatchObject({ fault: { code: "puzzle-day-invalid" } });
    }
  });
});
