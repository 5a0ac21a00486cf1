import { playedHoles } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { ownDeal } from "./deal-name.ts";
import { deal } from "./deal.ts";
import { expectValue } from "./fault.ts";
import { currentPosition, holeStatus, makeHoleMove, startHole, takeStrokes } from "./hole.ts";
import { DRAW, legalMoves } from "./move.ts";
import { formatMoves } from "./notation.ts";
import { parseRecord, recordFromJson, recordToJson } from "./record-json.ts";
import { formatRecordText } from "./record-text.ts";
import { parseDate, parseResult, recordHole, type GolfRecord } from "./record.ts";
import { replayRecord } from "./replay.ts";
import { CLASSIC, maxMoves } from "./rule-set.ts";
import { strokesOf } from "./score.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

const tagNames = fc
  .stringMatching(/^[A-Z][A-Za-z0-9]{0,12}$/)
  .filter((name) => !["Deal", "Generator", "Rules", "Player", "Date", "Result"].includes(name));

const records: fc.Arbitrary<GolfRecord> = fc
  .tuple(
    playedHoles(),
    fc.option(fc.string({ unit: "grapheme" })),
    fc.option(fc.constantFrom("2026-11-29", "2024-02-29", "1999-12-31")),
    fc.dictionary(tagNames, fc.string({ unit: "binary" })),
    fc.boolean(),
  )
  .map(([{ name, rules, moves }, player, date, tags, isTaken]) => {
    const start = startHole(deal(name, rules));
    const hole = moves.reduce((h, move) => expectValue(makeHoleMove(h, move)), start);
    const taken = takeStrokes(hole);
    const played = isTaken && taken.ok ? taken.value : hole;
    return recordHole(played, name, { player, date, tags: { ...tags } });
  });

describe("records", () => {
  test.prop([records])("come back from their text form", (record) => {
    expect(parseRecord(formatRecordText(record))).toEqual({ ok: true, value: record });
  });

  test.prop([records])("come back from their JSON form", (record) => {
    expect(parseRecord(JSON.stringify(recordToJson(record)))).toEqual({ ok: true, value: record });
  });

  test.prop([records])("replay legally to what they claim", (record) => {
    const replay = replayRecord(record);
    expect(replay.illegal).toBeNull();
    expect(replay.resultAgrees).toBe(record.result === null ? null : true);
    expect(record.moves.length).toBeLessThanOrEqual(maxMoves(record.rules));
  });

  it("are written like this", () => {
    const hole = expectValue(makeHoleMove(startHole(deal(ownDeal(12345), CLASSIC)), DRAW));
    const record = recordHole(expectValue(takeStrokes(hole)), ownDeal(12345), {
      player: 'Ann "Ace" Lee',
      date: "2026-11-29",
      tags: { Club: "Dusk" },
    });
    expect(formatRecordText(record)).toBe(
      [
        '[Deal "12345"]',
        '[Generator "1"]',
        '[Rules "classic"]',
        '[Player "Ann \\"Ace\\" Lee"]',
        '[Date "2026-11-29"]',
        '[Result "conceded 35"]',
        '[Club "Dusk"]',
        "",
        "+",
        "",
      ].join("\n"),
    );
  });

  it("need no more than a deal, and may be laid out freely", () => {
    const record = expectValue(parseRecord('  [Deal  "7"]\r\n\r\n +\r\n +  \r\n'));
    expect([record.deal, record.rules, formatMoves(record.moves)]).toEqual([
      ownDeal(7),
      CLASSIC,
      "++",
    ]);
  });

  it.each([
    ['[Rules "classic"]\n\n+', "record-header-missing"],
    ['[Deal "7"]\n[Deal "8"]\n\n+', "record-header-twice"],
    ["[Deal 7]\n\n+", "record-shape"],
    ['[deal "7"]\n\n+', "record-shape"],
    ['+\n[Deal "7"]', "record-shape"],
    ['[Deal "0"]\n\n+', "deal-number-invalid"],
    ['[Deal "7"]\n[Generator "9"]\n\n+', "generator-unknown"],
    ['[Deal "7"]\n[Rules "chess"]\n\n+', "rules-preset-unknown"],
    ['[Deal "7"]\n[Result "won"]\n\n+', "record-result-invalid"],
    ['[Deal "7"]\n[Date "2026-02-29"]\n\n+', "record-date-invalid"],
    ['[Deal "7"]\n[Date "2026-13-01"]\n\n+', "record-date-invalid"],
    ['[Deal "7"]\n[Date "2026-04-00"]\n\n+', "record-date-invalid"],
    ['[Deal "7"]\n\n1 2 x', "move-unknown"],
    [`[Deal "7"]\n\n${"+".repeat(52)}`, "record-too-long"],
    ["{", "record-shape"],
    ['{"moves":"+"}', "record-shape"],
    ['{"headers":{"Deal":7},"moves":"+"}', "record-shape"],
    ['{"headers":{"Deal":"7"},"moves":3}', "record-shape"],
    ['{"headers":{"Deal":"7","the Club":"Dusk"},"moves":"+"}', "record-shape"],
    ['{"headers":{"Deal":"7","Club name":"Dusk"},"moves":"+"}', "record-shape"],
    ["", "record-header-missing"],
  ])("%j is refused as %s", (text, code) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, fault: { code, message: SENTENCE } });
  });

  it("keep every character of a header, however it is written", () => {
    const player = 'back\\slash "quote" line\nfeed return\r \\n not a feed';
    const record = recordHole(startHole(deal(ownDeal(7), CLASSIC)), ownDeal(7), { player });
    expect(formatRecordText(record)).toContain(
      '[Player "back\\\\slash \\"quote\\" line\\nfeed return\\r \\\\n not a feed"]',
    );
    expect(expectValue(parseRecord(formatRecordText(record))).player).toBe(player);
  });

  it("say which line of a text is broken, and read moves over lines", () => {
    const message = (text: string): string | null => {
      const parsed = parseRecord(text);
      return parsed.ok ? null : parsed.fault.message;
    };
    const example = 'a header is written [Deal "12345"]';
    const notHeader = (line: number): string =>
      `line ${line} is not a header before the moves; ${example}`;
    expect(message('[Deal "7"]\n\n+\n[Rules "easy"]')).toBe(notHeader(4));
    expect(message('[Deal "7"] \n[the Club "x"]\n')).toBe(notHeader(2));
    expect(message('[Deal "7"]\n[Club "x"] [Date "y"]\n')).toBe(notHeader(2));
    expect(message('[Deal "7"]\n[[Club "x"]\n')).toBe(notHeader(2));
    expect(message('[Deal "7"]\n[Deal "8"]')).toBe("line 2: the header Deal is given twice");
    expect(message('\n[Deal "7"]\n\n[Rules "easy"]\n\n+')).toBeNull();
    const { moves } = expectValue(parseRecord('[Deal "7"]\n\n+ +\n\n+\n'));
    expect(moves).toEqual([DRAW, DRAW, DRAW]);
    expect(parseRecord('[Deal "7"]\n\n1\n2')).toMatchObject({ value: { moves: { length: 2 } } });
  });

  it("in JSON say where the text stops to be JSON", () => {
    expect(parseRecord(' {"headers"')).toMatchObject({
      fault: {
        message: expect.stringMatching(/^the record starts like JSON and is not: .+/) as unknown,
      },
    });
  });

  it("in JSON are an object", () => {
    for (const value of [null, 3, "x", [], { headers: null, moves: "" }]) {
      expect(recordFromJson(value)).toMatchObject({
        fault: { code: "record-shape", message: SENTENCE },
      });
    }
  });

  it("hold 51 moves at most under classic rules", () => {
    expect(maxMoves(CLASSIC)).toBe(51);
    expect(parseRecord(`[Deal "7"]\n\n${"+".repeat(51)}`).ok).toBe(true);
  });
});

describe("the result of a record", () => {
  it.each([
    ["cleared -4", { ending: "cleared", strokes: -4 }],
    [" stuck 35\n", { ending: "stuck", strokes: 35 }],
    ["conceded 0", { ending: "conceded", strokes: 0 }],
  ])("%j is read", (text, result) => {
    expect(parseResult(text)).toEqual({ ok: true, value: result });
  });

  it.each(["won 3", "cleared", "oh cleared -4", "cleared -4 twice", "cleared 1000", "cleared +4"])(
    "%j is refused, with what would be right",
    (text) => {
      expect(parseResult(text)).toEqual({
        ok: false,
        fault: {
          code: "record-result-invalid",
          message:
            `"${text}" is not a result; a result is cleared, stuck, conceded and the strokes, ` +
            `like "cleared -4"`,
          details: { text, endings: "cleared, stuck, conceded" },
        },
      });
    },
  );
});

describe("the date of a record", () => {
  it.each([
    ["2000-02-29", true],
    ["2024-02-29", true],
    ["1900-02-29", false],
    ["2026-02-29", false],
    ["12026-01-01", false],
    ["2026-01-011", false],
    ["2026-1-1", false],
    [" 2026-01-31 ", true],
  ])("%j: %j", (text, isDate) => {
    const parsed = parseDate(text);
    expect(parsed).toMatchObject(
      isDate
        ? { ok: true, value: text.trim() }
        : { ok: false, fault: { code: "record-date-invalid", message: SENTENCE } },
    );
  });

  const twoDigits = (most: number): fc.Arbitrary<number> => fc.integer({ min: 0, max: most });

  test.prop([fc.integer({ min: 1000, max: 9999 }), twoDigits(13), twoDigits(32)], {
    numRuns: 2000,
  })("is one that the calendar has", (year, month, day) => {
    const text = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
    const date = new Date(Date.UTC(year, month - 1, day));
    const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
    expect(parseDate(text).ok, text).toBe(isDate);
  });
});

describe("replay", () => {
  const replay = (moves: string, result = "") =>
    replayRecord(expectValue(parseRecord(`[Deal "12345"]\n${result}\n${moves}`)));

  it("names the first illegal move and what would have been legal", () => {
    const { illegal, hole } = replay("+".repeat(17));
    expect(illegal).toMatchObject({ at: 17, move: DRAW, refusal: { code: "stock-empty" } });
    expect(hole.cursor).toBe(16);
    const first = replay("8").illegal;
    expect(first).toMatchObject({ at: 1, refusal: { code: "column-unknown" } });
    expect(first?.expected).toContain(DRAW);
  });

  it("takes the strokes where the record says so, and only in the middle of a hole", () => {
    expect(holeStatus(replay("+").hole)).toBe("playing");
    expect(holeStatus(replay("+", '[Result "stuck 35"]').hole)).toBe("playing");
    expect(holeStatus(replay("+", '[Result "conceded 35"]').hole)).toBe("conceded");
    // All draws, then whatever fits: a hole that is stuck has ended, and nobody gave it up.
    let { hole } = replay("+".repeat(16));
    while (holeStatus(hole) === "playing") {
      const [move] = legalMoves(currentPosition(hole));
      if (move === undefined) throw new Error("a hole that goes on has a move");
      hole = expectValue(makeHoleMove(hole, move));
    }
    const { moves } = recordHole(hole, ownDeal(12345));
    const strokes = strokesOf(currentPosition(hole));
    const claimed = replay(formatMoves(moves), `[Result "conceded ${strokes}"]`);
    expect(holeStatus(claimed.hole)).toBe("stuck");
    expect(claimed.resultAgrees).toBe(false);
  });

  it("finds a claim that is not true", () => {
    expect(replay("+", '[Result "conceded 35"]').resultAgrees).toBe(true);
    expect(replay("+", '[Result "conceded 34"]').resultAgrees).toBe(false);
    expect(replay("+", '[Result "cleared -3"]').resultAgrees).toBe(false);
    expect(replay("+", '[Result "stuck 35"]').resultAgrees).toBe(false);
    expect(replay("+").resultAgrees).toBeNull();
    expect(replay("9", '[Result "conceded 35"]').resultAgrees).toBeNull();
  });
});
