import { readFileSync } from "node:fs";
import {
  CLASSIC,
  describeBoard,
  expectValue,
  makeRules,
  parseDealName,
  type DealName,
  type Position,
} from "@albatross/rules";
import { describe, expect, it } from "vitest";
import { KPAT } from "./kpat.ts";
import { RECORD } from "./record-board.ts";
import { detectFormat } from "./registry.ts";

const SAVE = readSave("golf-1.kpat");
const OLD_SAVE = readSave("golf-1-old.kpat");
const RECORD_TEXT = `[Deal "kpat:1"]\n[Generator "1"]\n[Rules "classic"]\n\n+4+53\n`;

describe.each([
  ["with its states", SAVE],
  ["with its piles only", OLD_SAVE],
])("a save %s", (_, text) => {
  it("is detected", () => {
    expect(detectFormat(text)).toEqual({ ok: true, value: KPAT });
  });

  it("is read where the player was, and can be replayed from its deal", () => {
    const { position, deal } = readGood(text);
    expect(deal).toEqual(expectValue(parseDealName("kpat:1")));
    expect(describeBoard(position)).toEqual({
      columns: [
        ["JD", "5H", "KH", "AS", "4H"],
        ["2D", "KD", "3H", "AH", "AC"],
        ["9H", "KC", "2S", "3C"],
        ["JC", "9S", "KS", "4C"],
        ["5D", "5S", "9D", "5C"],
        ["7H", "AD", "QD", "TS", "TD"],
        ["7C", "QC", "JS", "QH", "4S"],
      ],
      waste: ["TH", "8H", "7S", "2C", "3S", "4D"],
      stock: "JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H".split(" "),
    });
    expect(RECORD.write?.(position, { deal })).toEqual({ ok: true, value: RECORD_TEXT });
  });

  it("is read with any line ends", () => {
    expect(readGood(text.replaceAll("\n", "\r\n"))).toEqual(readGood(text));
  });

  it.each([{ redeals: 1 }, { jokers: 1 }, { first: "choose" }, { columns: 8 }, { rows: 4 }])(
    "is not read under rules that KPatience has not: %j",
    (options) => {
      expect(KPAT.read?.(text, expectValue(makeRules(options)))).toMatchObject({
        ok: false,
        fault: { code: "rules-not-held" },
      });
    },
  );

  it("is read under another king rule", () => {
    expect(KPAT.read?.(text, expectValue(makeRules({ king: "queen" })))).toHaveProperty("ok", true);
  });
});

it("stands at the last state when none is marked", () => {
  const { position } = readGood(SAVE.replace(' current="true"', ""));
  expect(describeBoard(position).waste.join(" ")).toBe("TH 8H 7S 2C 3S 4D 3C JH");
});

it("stands at the deal when everything was undone", () => {
  const undone = SAVE.replace(' current="true"', "").replace("<state>", '<state current="true">');
  expect(describeBoard(readGood(undone).position).waste).toEqual(["TH"]);
});

it("reads old saves that count suits from one", () => {
  const shifted = OLD_SAVE.replaceAll(/suit="(\d)"/g, (_, suit) => `suit="${Number(suit) + 1}"`);
  expect(readGood(shifted)).toEqual(readGood(OLD_SAVE));
});

type Mistake = readonly [what: string, text: string, code: string, at: string];

const MISTAKES: readonly Mistake[] = [
  ["no XML", SAVE.replace("</state>", "</sate>"), "xml-invalid", "74:2"],
  ["a text cut short", SAVE.slice(0, 400), "xml-invalid", ""],
  ["another document", "<html><body/></html>", "format-shape", "1:1"],
  ["another game", SAVE.replace('"golf"', '"klondike"'), "game-other", "2:1"],
  ["another old game", OLD_SAVE.replace('"12"', '"10"'), "game-other", "3:1"],
  ["no game", SAVE.replace(' game-type="golf"', ""), "game-other", "2:1"],
  ["no deal number", SAVE.replace(' deal-number="1"', ""), "deal-number-invalid", "2:1"],
  ["a deal number that is none", SAVE.replace('"1"', '"-1"'), "deal-number-invalid", "2:1"],
  ["the number of another deal", SAVE.replace('"1"', '"2"'), "deal-differs", "2:1"],
  ["the number of another deal", OLD_SAVE.replace('r="1"', 'r="2"'), "deal-differs", "3:1"],
  ["an element that is none", SAVE.replace("<state>", "<note/><state>"), "format-shape", "3:2"],
  ["a pile of another game", SAVE.replace('"stack0"', '"stack7"'), "format-shape", "25:3"],
  ["a pile that is none", OLD_SAVE.replace('index="8"', 'index="9"'), "format-shape", "20:2"],
  ["a pile twice", OLD_SAVE.replace('index="8"', 'index="0"'), "format-shape", "20:2"],
  ["a place that is none", SAVE.replace('on="1"', 'on="one"'), "format-shape", "76:3"],
  ["a place beyond the pile", SAVE.replace('on="1"', 'on="2"'), "format-shape", "77:4"],
  ["a rank that is none", SAVE.replace('"six"', '"6"'), "card-unknown", "5:4"],
  ["a suit that is none", OLD_SAVE.replace('suit="2"', 'suit="4"'), "card-unknown", "5:3"],
  ["a value that is none", OLD_SAVE.replace('ue="6"', 'ue="0"'), "card-unknown", "5:3"],
  ["a card twice", OLD_SAVE.replace('ue="6"', 'ue="2"'), "card-duplicate", "6:3"],
  ["a card left out", OLD_SAVE.replace(/<card.*>/, ""), "card-missing", ""],
  ["a card that came late", SAVE.replace(/<card.*six.*>/, ""), "card-missing", ""],
  [
    "cards in another order",
    OLD_SAVE.replace('x="1"', 'x="9"').replace('x="2"', 'x="1"').replace('x="9"', 'x="2"'),
    "deal-differs",
    "3:1",
  ],
];

it.each(MISTAKES)("tells of %s", (_, text, code, at) => {
  expect([SAVE, OLD_SAVE]).not.toContain(text);
  const result = KPAT.read?.(text, CLASSIC);
  expect(result).toMatchObject({ ok: false, fault: { code } });
  const place = result?.ok === false ? result.fault.place : null;
  if (at !== "") expect(`${place?.line}:${place?.column}`).toBe(at);
});

it("expands no entities, so that a small text cannot grow", () => {
  const bomb = `<!DOCTYPE kpat [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>\n<kpat-game game-type="&b;"/>`;
  expect(KPAT.read?.(bomb, CLASSIC)).toMatchObject({ ok: false, fault: { code: "xml-invalid" } });
});

function readSave(name: string): string {
  return readFileSync(new URL(`../saves/${name}`, import.meta.url), "utf8");
}

function readGood(text: string): { position: Position; deal: DealName | null } {
  const read = KPAT.read?.(text, CLASSIC);
  if (read?.ok) return read.value;
  throw new Error(read?.fault.message);
}
