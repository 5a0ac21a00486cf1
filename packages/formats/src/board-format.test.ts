/** One suite for all formats; what a format cannot do is listed with its reason. */
import { fc, test } from "@fast-check/vitest";
import {
  CLASSIC,
  deal,
  describeBoard,
  expectValue,
  parseRules,
  wasteTop,
  type BoardDescription,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import { playedHoles, ruleSets } from "@albatross/test-kit";
import { describe, expect, it } from "vitest";
import type { BoardFormat, FormatId, WriteOptions } from "./board-format.ts";
import { BOARD_FORMATS, detectFormat, findFormat } from "./registry.ts";

/** Formats that are not written, and why. */
const NOT_WRITTEN: Partial<Record<FormatId, string>> = {
  kpat: "KPatience takes cards by ids that only it knows for sure; it takes board text from solvers instead",
};

/** Why a start under these rules does not fit a format; null when it must. */
const STARTS_REFUSED: Partial<Record<FormatId, (rules: RuleSet) => string | null>> = {
  bhs: ({ jokers }) => (jokers > 0 ? "joker-not-held" : null),
  solvitaire: ({ jokers, first }) => {
    if (jokers > 0) return "joker-not-held";
    return first === "choose" ? "rules-not-held" : null;
  },
};

/** Why a position under way does not fit, even with `lossy`. */
const MIDDLES_REFUSED: Partial<Record<FormatId, readonly string[]>> = {
  bhs: ["joker-not-held", "rules-not-held"],
  solvitaire: ["joker-not-held", "rules-not-held"],
  record: ["moves-unknown"],
};

const written = BOARD_FORMATS.filter(({ write }) => write !== undefined);

describe("every format", () => {
  it("has a name of its own and is found by it, in any case", () => {
    expect(new Set(BOARD_FORMATS.map(({ id }) => id)).size).toBe(BOARD_FORMATS.length);
    for (const format of BOARD_FORMATS) {
      expect(findFormat(format.id.toUpperCase())).toEqual({ ok: true, value: format });
    }
    expect(findFormat("pgn")).toMatchObject({ ok: false, fault: { code: "format-unknown" } });
  });

  it("is read, and written unless there is a reason", () => {
    for (const { id, read, write } of BOARD_FORMATS) {
      expect(read, id).toBeDefined();
      expect(write === undefined, id).toBe(id in NOT_WRITTEN);
    }
  });

  it.each(["", "\n", "{", "[", "<", "{}", "[]", "null", "7", "Talon:", "\0", "é".repeat(99)])(
    "refuses %j with a code and never throws",
    (text) => {
      for (const { id, read } of BOARD_FORMATS) {
        expect(read?.(text, CLASSIC), id).toMatchObject({
          ok: false,
          fault: { code: expect.stringMatching(/^[a-z]+(-[a-z]+)+$/) },
        });
      }
    },
  );

  test.prop([fc.string({ unit: "grapheme", maxLength: 300 })])("throws at no text", (text) => {
    for (const { read } of BOARD_FORMATS) expect(read?.(text, CLASSIC)).toHaveProperty("ok", false);
  });
});

describe.each(written)("$id", (format) => {
  test.prop([playedHoles()])(
    "holds the start of a hole, or says why not",
    ({ name, rules, positions }) => {
      const [start] = positions;
      const refused = STARTS_REFUSED[format.id]?.(rules) ?? null;
      const text = format.write?.(start ?? deal(name, rules), { deal: name });
      if (refused !== null) {
        expect(text).toMatchObject({ ok: false, fault: { code: refused } });
      } else {
        expect(boardAgain(format, text, rules)).toEqual(describeBoard(deal(name, rules)));
      }
    },
  );

  test.prop([playedHoles()])("keeps a hole under way, or refuses", ({ name, rules, positions }) => {
    for (const position of positions) {
      const text = format.write?.(position, { deal: name });
      if (text?.ok) {
        expect(boardAgain(format, text, rules)).toEqual(describeBoard(position));
      }
    }
  });

  test.prop([playedHoles()])(
    "keeps all that can still be played when a loss is allowed",
    ({ name, rules, positions }) => {
      const position = positions.at(-1) ?? deal(name, rules);
      const options = { lossy: true, deal: name };
      const text = format.write?.(position, options);
      if (text?.ok === false) {
        expect(MIDDLES_REFUSED[format.id]).toContain(text.fault.code);
        return;
      }
      const again = readBack(format, text, rules, options);
      expect(describeBoard(again)).toMatchObject({
        columns: describeBoard(position).columns,
        stock: describeBoard(position).stock,
      });
      expect(wasteTop(again)).toBe(wasteTop(position));
    },
  );

  test.prop([playedHoles()])("is detected, with any line ends", ({ name, rules, positions }) => {
    const text = format.write?.(positions[0] ?? deal(name, rules), { deal: name });
    if (!text?.ok) return;
    for (const variant of [
      text.value,
      `\uFEFF\n\n${text.value}`,
      text.value.replaceAll("\n", "\r\n"),
    ]) {
      expect(detectFormat(variant)).toEqual({ ok: true, value: format });
      expect(boardAgain(format, { ok: true, value: variant }, rules)).toEqual(
        boardAgain(format, text, rules),
      );
    }
  });
});

describe("detection", () => {
  it.each([
    ["", "is of no known format"],
    ["7C QC JS", "is of no known format"],
    ["[1, 2]", "is of no known format"],
    ['{"columns": [], "tableau piles": []}', "may be solvitaire or json"],
  ])("asks for the format of %j", (text, what) => {
    const detected = detectFormat(text);
    expect(detected).toMatchObject({ ok: false, fault: { code: "format-unclear" } });
    expect(detected.ok ? "" : detected.fault.message).toContain(what);
  });
});

test.prop([ruleSets])("board JSON and records bring their rules", (rules) => {
  const name = { source: "albatross", version: 1, number: 7n };
  const position = deal(name, rules);
  for (const format of written.filter(({ id }) => id === "json" || id === "record")) {
    const other = expectValue(parseRules("queen-on-king"));
    const again = format.read?.(textOf(format.write?.(position, { deal: name })), other);
    expect(again).toMatchObject({ ok: true, value: { deal: name } });
    expect(again?.ok && again.value.position.table.rules).toEqual(rules);
  }
});

type Written = ReturnType<NonNullable<BoardFormat["write"]>> | undefined;

function textOf(text: Written): string {
  if (text?.ok) return text.value;
  throw new Error(text?.fault.message ?? "not written");
}

function readBack(
  format: BoardFormat,
  text: Written,
  rules: RuleSet,
  options: WriteOptions = {},
): Position {
  const read = format.read?.(textOf(text), rules, { lossy: options.lossy === true });
  if (read?.ok) return read.value.position;
  throw new Error(read?.fault.message ?? "not read");
}

function boardAgain(format: BoardFormat, text: Written, rules: RuleSet): BoardDescription {
  return describeBoard(readBack(format, text, rules));
}
