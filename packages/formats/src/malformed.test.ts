/** What is wrong with a text, and where: the code and the place are promises. */
import {
  CLASSIC,
  deal,
  expectValue,
  makeRules,
  ownDeal,
  parseDealName,
  parseRules,
} from "@albatross/rules";
import { describe, expect, it } from "vitest";
import type { FormatId } from "./board-format.ts";
import { findFormat } from "./registry.ts";

type Mistake = readonly [what: string, from: string | RegExp, to: string, code: string, at: string];

const START = deal(expectValue(parseDealName("ms:1")), CLASSIC);

const MISTAKES: Readonly<Record<Exclude<FormatId, "kpat" | "record">, readonly Mistake[]>> = {
  bhs: [
    ["a card that is none", "AS 4H", "1S 4H", "card-unknown", "3:10"],
    ["a card of two words", "AS 4H", "A S 4H", "card-unknown", "3:10"],
    ["a joker", "AS 4H", "X1 4H", "card-unknown", "3:10"],
    ["a card twice", "2D KD", "JD KD", "card-duplicate", "4:1"],
    ["a card twice in one line", "JS QH 4S", "JS QH QH", "card-duplicate", "9:13"],
    ["a card left out", "JS QH 4S", "JS QH", "card-missing", ""],
    ["no Talon", /^Talon.*\n/, "", "format-shape", "1:1"],
    ["no Foundations", /^Found.*\n/m, "", "format-shape", "1:1"],
    ["two Talons", "Foundations: TH", "Talon: TH", "format-shape", "2:1"],
    ["a header after the columns", /$/, "Talon: 5H\n", "format-shape", "10:1"],
    ["another header", "Talon:", "Stock:", "format-shape", "2:1"],
    ["two cards on the waste", "ns: TH", "ns: TH JD", "count-wrong", "2:17"],
    ["no card on the waste", "ns: TH", "ns: -", "card-missing", ""],
    ["six columns", /7C.*\n$/, "", "count-wrong", "9:1"],
    ["eight columns", /4S\n$/, "\n4S\n", "count-wrong", "10:1"],
    ["a column of six", "4H\n2D KD", "4H 2D\nKD", "count-wrong", "3:16"],
    ["a stock of seventeen", "ns: TH", "ns: 4S", "card-duplicate", "9:13"],
  ],
  solvitaire: [
    ["no JSON", '"hole":', '"hole"', "json-invalid", "11:10"],
    ["quotes left open", '"4S"]', '"4S]', "json-invalid", "9:30"],
    ["a comma too many", '"4S"]', '"4S",]', "json-invalid", "9:35"],
    ["something after the end", /$/, "{}", "json-invalid", "14:1"],
    ["a key twice", '"hole": "10H",', '"hole": "10H", "hole": "10H",', "json-invalid", "11:18"],
    ["an array", /^[^]*$/, "[]", "format-shape", "1:1"],
    ["a key of another game", '"hole"', '"cells": [], "hole"', "format-shape", "11:12"],
    ["no hole", /"hole": "10H",/, "", "board-shape", "1:1"],
    ["a stock that is none", /"stock": .*/, '"stock": null', "board-shape", "12:12"],
    ["no columns", '"tableau piles"', '"stock"', "json-invalid", "12:3"],
    [
      "columns that are none",
      /"tableau piles": [^]*\n {2}\],/,
      '"tableau piles": 7,',
      "board-shape",
      "2:20",
    ],
    ["a column that is none", '["JD", "5H", "KH", "AS", "4H"]', '"JD"', "board-shape", "3:5"],
    ["a number for a card", '"JD"', "11", "board-shape", "3:6"],
    ["a card that is none", '"10S"', '"14S"', "card-unknown", "8:24"],
    ["a joker", '"10S"', '"X2"', "card-unknown", "8:24"],
    ["a card twice", '"10S"', '"10D"', "card-duplicate", "8:31"],
    ["a card left out", ', "10D"', "", "card-missing", ""],
    ["eight columns", '"4S"]', '"4S"], []', "count-wrong", "9:37"],
    ["six columns", /,\n {4}\["7C".*\]/, "", "count-wrong", "2:20"],
    ["a column of six", '"4H"],\n    ["2D", ', '"4H", "2D"],\n    [', "count-wrong", "3:36"],
  ],
  json: [
    ["no JSON", /^\{/, "", "json-invalid", "1:8"],
    ["no object", /^[^]*$/, '"TH"', "board-shape", "1:1"],
    ["no columns", '"columns"', '"piles"', "board-shape", "1:1"],
    ["a card that is none", '"JD"', '"DJ"', "card-unknown", "1:32"],
    ["a card twice", '"5H"', '"JD"', "card-duplicate", "1:37"],
    ["rules that are none", '"classic"', '"golf"', "rules-preset-unknown", "1:10"],
    ["rules of another shape", '"classic"', "7", "rules-shape", "1:10"],
    ["rules that need more columns", '"classic"', '"columns=8"', "count-wrong", "1:32"],
    ["a waste that is none", '["TH"]', '"TH"', "board-shape", "1:229"],
  ],
};

describe.each(Object.entries(MISTAKES))("%s", (id, mistakes) => {
  const { read, write } = expectValue(findFormat(id));
  const good = write?.(START);

  it.each(mistakes)("tells of %s", (_, from, to, code, at) => {
    const text = good?.ok ? good.value : "";
    const bad = text.replace(from, to);
    expect(bad).not.toBe(text);
    const result = read?.(bad, CLASSIC);
    expect(result?.ok).toBe(false);
    if (!result || result.ok) return;
    const { place, message } = result.fault;
    const found = place ? `${place.line}:${place.column}` : "";
    expect(`${result.fault.code} ${found}`).toBe(`${code} ${at}`);
    if (place) expect(message).toMatch(`line ${place.line}, column ${place.column}: `);
  });
});

const RECORD_MISTAKES: readonly Mistake[] = [
  ["no header", /\[Deal.*\n/, "", "record-header-missing", ""],
  ["a header that is broken", '[Rules "classic"]', '[Rules "classic]', "record-shape", "3:1"],
  ["a header twice", "[Rules", '[Deal "1"]\n[Rules', "record-header-twice", "3:1"],
  ["a deal that is none", '"ms:1"', '"ms:0"', "deal-number-invalid", "1:1"],
  ["a source that is none", '"ms:1"', '"xp:1"', "deal-source-unknown", "1:1"],
  ["a generator that is none", 'tor "1"', 'tor "2"', "generator-unknown", "2:1"],
  ["rules that are none", '"classic"', '"king=ace"', "rules-value-unknown", "3:1"],
  ["a result that is none", "classic", 'classic"]\n[Result "won', "record-result-invalid", "4:1"],
  ["a move that is none", "+4+5\n", "+4\n+x5\n", "move-unknown", "6:2"],
  ["a move that is illegal", "+4+5\n", "+4\n +5 5\n", "record-illegal", "6:5"],
];

describe("record", () => {
  const { read } = expectValue(findFormat("record"));
  const good = `[Deal "ms:1"]\n[Generator "1"]\n[Rules "classic"]\n\n+4+5\n`;

  it("is read up to its last move", () => {
    expect(read?.(good, CLASSIC)).toMatchObject({
      ok: true,
      value: { position: { draws: 2, heights: [5, 5, 5, 4, 4, 5, 5] }, deal: { source: "ms" } },
    });
  });

  it.each(RECORD_MISTAKES)("tells of %s", (_, from, to, code, at) => {
    const result = read?.(good.replace(from, to), CLASSIC);
    expect(result?.ok).toBe(false);
    if (!result || result.ok) return;
    const { place } = result.fault;
    expect(`${result.fault.code} ${place ? `${place.line}:${place.column}` : ""}`).toBe(
      `${code} ${at}`,
    );
  });

  it.each([
    ['{"headers": {"Deal": "0"}, "moves": ""}', "deal-number-invalid", 14],
    ['{"headers": {"Deal": "1"}, "moves": "+\\n-"}', "move-unknown", 41],
    ['{"headers": {"Deal": "1"} "moves": ""}', "json-invalid", 27],
    ['{"headers": {"Deal": "ms:1"}, "moves": "77"}', "record-illegal", 41],
  ])("as JSON, tells of %s", (text, code, column) => {
    expect(read?.(text, CLASSIC)).toMatchObject({
      ok: false,
      fault: { code, place: { line: 1, column } },
    });
  });
});

describe("what a format cannot hold is refused", () => {
  const bhs = expectValue(findFormat("bhs"));
  const solvitaire = expectValue(findFormat("solvitaire"));
  const record = expectValue(findFormat("record"));

  it.each([
    ["a joker", bhs, "jokers=1", "joker-not-held"],
    ["a joker", solvitaire, "jokers=2", "joker-not-held"],
    ["an empty waste", solvitaire, "first=choose", "rules-not-held"],
  ])("%s", (_, format, rules, code) => {
    const position = deal(ownDeal(7), expectValue(parseRules(rules)));
    expect(format.write?.(position)).toMatchObject({ ok: false, fault: { code, place: null } });
  });

  it("more than the top of the waste, in writing and in reading", () => {
    const middle = record.read?.(`[Deal "ms:1"]\n+4+5`, CLASSIC);
    if (!middle?.ok) throw new Error(middle?.fault.message);
    for (const format of [bhs, solvitaire]) {
      expect(format.write?.(middle.value.position)).toMatchObject({
        ok: false,
        fault: { code: "waste-not-held" },
      });
      const text = format.write?.(middle.value.position, { lossy: true });
      if (!text?.ok) throw new Error(text?.fault.message);
      expect(format.read?.(text.value, CLASSIC)).toMatchObject({
        ok: false,
        fault: { code: "card-missing" },
      });
      expect(format.read?.(text.value, CLASSIC, { lossy: true })).toHaveProperty("ok", true);
    }
  });

  it("drawn cards that will come again", () => {
    const rules = expectValue(makeRules({ redeals: 1 }));
    const middle = record.read?.(`[Deal "ms:1"]\n[Rules "redeals=1"]\n+4+5`, CLASSIC);
    if (!middle?.ok) throw new Error(middle?.fault.message);
    const refused = { ok: false, fault: { code: "rules-not-held" } };
    expect(bhs.write?.(middle.value.position, { lossy: true })).toMatchObject(refused);
    const asClassic = record.read?.(`[Deal "ms:1"]\n+4+5`, CLASSIC);
    if (!asClassic?.ok) throw new Error(asClassic?.fault.message);
    const text = bhs.write?.(asClassic.value.position, { lossy: true });
    if (!text?.ok) throw new Error(text?.fault.message);
    expect(bhs.read?.(text.value, rules, { lossy: true })).toMatchObject(refused);
  });

  it("a deal in board JSON that has other cards", () => {
    const { read, write } = expectValue(findFormat("json"));
    expect(write?.(START, { deal: ownDeal(1) })).toMatchObject({
      ok: false,
      fault: { code: "deal-differs" },
    });
    const text = write?.(START, { deal: expectValue(parseDealName("ms:1")) });
    if (!text?.ok) throw new Error(text?.fault.message);
    const deals = ["ms:1", "ms:2", "golf"].map((name) =>
      read?.(text.value.replace("ms:1", name), CLASSIC),
    );
    expect(deals).toMatchObject([
      { value: { deal: { source: "ms", number: 1n } } },
      { value: { deal: null } },
      { value: { deal: null } },
    ]);
  });

  it("a record of no deal, or of a deal with other cards", () => {
    expect(record.write?.(START)).toMatchObject({ ok: false, fault: { code: "deal-needed" } });
    expect(record.write?.(START, { deal: ownDeal(1) })).toMatchObject({
      ok: false,
      fault: { code: "moves-unknown" },
    });
  });
});
