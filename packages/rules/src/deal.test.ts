import { readFileSync } from "node:fs";
import { dealNames, readGoldenDeals, ruleSets } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { describeBoard } from "./board.ts";
import { formatCard, PACK_SIZE } from "./card.ts";
import { formatDealName, ownDeal, parseDealName } from "./deal-name.ts";
import { deal, shuffledPack } from "./deal.ts";
import { expectValue } from "./fault.ts";
import { columnCards, stockCards, wasteCards } from "./position.ts";
import { CLASSIC, makeRules, OPTION_VALUES, stockSize, tableauSize } from "./rule-set.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("deals", () => {
  const first = deal(ownDeal(1), CLASSIC);
  const pack = shuffledPack(ownDeal(1), 0);

  it("D1: thirty-five cards go row by row into seven columns of five", () => {
    expect(first.heights).toEqual([5, 5, 5, 5, 5, 5, 5]);
    for (const [index, card] of pack.slice(0, 35).entries()) {
      expect(columnCards(first, index % 7)[Math.floor(index / 7)]).toBe(card);
    }
  });

  it("D2: the next card starts the waste, the other sixteen are the stock in their order", () => {
    expect(wasteCards(first)).toEqual([pack[35]]);
    expect(stockCards(first)).toEqual(pack.slice(36));
  });

  it("D3: a hundred numbers give the cards they always gave", () => {
    const golden = readGoldenDeals();
    expect(golden).toHaveLength(100);
    for (const { number, cards } of golden) {
      const name = expectValue(parseDealName(number));
      expect(shuffledPack(name, 0).map(formatCard), `deal ${number}`).toEqual(cards);
    }
  });

  it("D3: the ten worked examples of docs/deal-numbers.md are right", () => {
    const page = readFileSync(new URL("../../../docs/deal-numbers.md", import.meta.url), "utf8");
    const rows = [...page.matchAll(/^\| (\d+) +\| (.+?) +\| (.+?); (.+?) +\| (.+?) +\|$/gm)];
    expect(rows).toHaveLength(10);
    for (const [, number = "", topRow, waste, stock, column1] of rows) {
      const board = describeBoard(deal(expectValue(parseDealName(number)), CLASSIC));
      expect(board.columns.map(([card]) => card).join(" ")).toBe(topRow);
      expect(board.waste.join(" ")).toBe(waste);
      expect(board.stock.join(" ")).toBe(stock);
      expect(board.columns[0]?.join(" ")).toBe(column1);
    }
  });

  it("D3: over 100,000 deals every card is in every place equally often (chi-square)", () => {
    const deals = 100_000;
    const counts = new Float64Array(PACK_SIZE * PACK_SIZE);
    for (let number = 1; number <= deals; number++) {
      for (const [place, card] of shuffledPack(ownDeal(number), 0).entries()) {
        const cell = place * PACK_SIZE + card;
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    const expected = deals / PACK_SIZE;
    const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 51 × 51 degrees of freedom; such a sum is normal with that mean and twice that variance.
    const freedom = 51 * 51;
    expect(Math.abs(chiSquare - freedom) / Math.sqrt(2 * freedom)).toBeLessThan(4);
  });

  it("D3: a thousand numbers in a row, and a thousand far apart, all give different cards", () => {
    const numbers = Array.from({ length: 1000 }, (_, index) => index + 1);
    const farApart = numbers.map((number) => number * 99_991 + 1_000_000);
    const packs = [...numbers, ...farApart].map((number) =>
      shuffledPack(ownDeal(number), 0).join(" "),
    );
    expect(new Set(packs).size).toBe(packs.length);
  });

  it("D4: options that deal 52 cards to seven columns of five keep every card's place", () => {
    for (const king of OPTION_VALUES.king) {
      for (const redeals of OPTION_VALUES.redeals) {
        for (const hidden of OPTION_VALUES.hidden) {
          const same = deal(ownDeal(1), { ...CLASSIC, king, redeals, hidden });
          expect(same.table.columns).toEqual(first.table.columns);
          expect(stockCards(same)).toEqual(stockCards(first));
          expect(wasteCards(same)).toEqual(wasteCards(first));
        }
      }
    }
  });

  it("D4, V2: with a free start the card that would start the waste is the stock's first", () => {
    const free = deal(ownDeal(1), { ...CLASSIC, first: "choose" });
    expect(free.table.columns).toEqual(first.table.columns);
    expect(wasteCards(free)).toEqual([]);
    expect(stockCards(free)).toEqual(pack.slice(35));
  });

  test.prop([dealNames, ruleSets])("V3, V5: hold the whole pack under all rules", (name, rules) => {
    const start = deal(name, rules);
    const columns = start.table.columns.flat();
    const cards = [...columns, ...wasteCards(start), ...stockCards(start)];
    expect(columns).toHaveLength(tableauSize(rules));
    expect(stockCards(start)).toHaveLength(stockSize(rules));
    expect(new Set(cards).size).toBe(PACK_SIZE + rules.jokers);
    expect(cards).toHaveLength(PACK_SIZE + rules.jokers);
  });

  it("V5: jokers are shuffled in, and get everywhere", () => {
    const rules = expectValue(makeRules({ jokers: 2 }));
    const places = new Set<number>();
    for (let number = 1; number <= 500; number++) {
      for (const [place, card] of shuffledPack(ownDeal(number), rules.jokers).entries()) {
        if (card >= PACK_SIZE) places.add(place);
      }
    }
    expect(places.size).toBe(PACK_SIZE + 2);
  });
});

describe("deal names", () => {
  test.prop([dealNames])("come back from their text", (name) => {
    expect(parseDealName(formatDealName(name), String(name.version))).toEqual({
      ok: true,
      value: name,
    });
  });

  it("are read with blanks and leading zeros, from 1 to 2^53 − 1", () => {
    expect(expectValue(parseDealName(" 007 "))).toEqual(ownDeal(7));
    expect(expectValue(parseDealName("9007199254740991"))).toEqual(ownDeal(2 ** 53 - 1));
  });

  it.each([
    ["0", "deal-number-invalid"],
    ["9007199254740992", "deal-number-invalid"],
    ["99999999999999999999999999", "deal-number-invalid"],
    ["-5", "deal-number-invalid"],
    ["1.5", "deal-number-invalid"],
    ["1e3", "deal-number-invalid"],
    ["", "deal-number-invalid"],
    ["twelve", "deal-number-invalid"],
    ["１２", "deal-number-invalid"],
    ["klondike:12", "deal-source-unknown"],
  ])("%j is refused as %s", (text, code) => {
    expect(parseDealName(text)).toMatchObject({ ok: false, fault: { code, message: SENTENCE } });
  });

  it.each<[string, string | undefined, string]>([
    [
      "klondike:12",
      undefined,
      '"klondike:12" names a deal of "klondike", which is not known here; a deal is a number like ' +
        "12345, or one of another program, like pysol:24, ms:24, kpat:24",
    ],
    [
      "0",
      undefined,
      '"0" is not a deal number; a deal number is a whole number from 1 to 9007199254740991',
    ],
    [
      "ms:x",
      undefined,
      '"ms:x" is not a deal number; a number of ms is a whole number from 1 to 8589934591',
    ],
    ["5", "2", 'deal generator "2" is not known here, so its cards cannot be dealt; known is 1'],
  ])("%j is refused with what would be right", (text, version, message) => {
    expect(parseDealName(text, version)).toMatchObject({ ok: false, fault: { message } });
  });

  it("T7: an unknown generator version is refused, never dealt with another", () => {
    expect(parseDealName("5", "2")).toMatchObject({
      fault: { code: "generator-unknown", message: SENTENCE },
    });
    expect(parseDealName("5", "")).toMatchObject({
      fault: { code: "generator-unknown", message: SENTENCE },
    });
    expect(() => ownDeal(0)).toThrow(
      new RangeError("deal number 0 is not from 1 to 9007199254740991"),
    );
    expect(() => shuffledPack({ ...ownDeal(5), version: 2 }, 0)).toThrow(
      new RangeError("no deal source albatross of version 2"),
    );
  });
});
