import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { describeBoard } from "./board.ts";
import { cardAt, formatCard, PACK_SIZE } from "./card.ts";
import { areSameDeal, formatDealName, neighbourDeal, ownDeal, parseDealName } from "./deal-name.ts";
import { DEAL_SOURCES } from "./deal-source.ts";
import { deal, shuffledPack } from "./deal.ts";
import { expectValue } from "./fault.ts";
import { createMt19937 } from "./mt19937.ts";
import { CLASSIC } from "./rule-set.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

const boardOf = (name: string) => describeBoard(deal(expectValue(parseDealName(name)), CLASSIC));

/** Waste; the stock's first three; column 1; column 7. From those programs themselves. */
const VECTORS = [
  ["ms:1", "TH", "8H 2C JH", "JD 5H KH AS 4H", "7C QC JS QH 4S"],
  ["ms:24", "JH", "TD KC 8H", "4C 7S 5S KH TC", "AH JS TH 5C 3S"],
  ["pysol:31999", "TD", "TS 3H 4S", "JD JC 8D 6C 2S", "6D 2H 7S 4C 4H"],
  ["pysol:32000", "JH", "TD 3S 7H", "7S TH 9C 9H AD", "3D AC TS QS 4S"],
  ["ms:32000", "AD", "AS JS KH", "QD TH 5D AC 3C", "2D 5C 5H 9C 2H"],
  ["pysol:100000", "7S", "KH JC TC", "5C 4H QD 5D 6H", "TD 9S 2C JH 9C"],
  ["ms:100000", "5D", "5S 8D KH", "5C 3S AH TC 7H", "KC 4D KD QH TS"],
  ["kpat:100000", "5D", "5S 8D KH", "5C 3S AH TC 7H", "KC 4D KD QH TS"],
  ["pysol:12345678901234567890", "5S", "5H 2D 2H", "AH 6C 6H KH 5D", "9S 6S QH 3S 4C"],
] as const;

/** The LCG's shuffle once more, in big integers and by the words of docs/deal-numbers.md. */
function lcgPackNaively(number: bigint): readonly string[] {
  const deck = [..."A23456789TJQK"].flatMap((rank) => [..."CDHS"].map((suit) => rank + suit));
  let x = number & 0xffffffffn;
  for (let last = 51; last > 0; last--) {
    x = (x * 214013n + 2531011n) & 0x1ffffffffn;
    const high = x >> 16n;
    const above = number < 2n ** 32n ? (high & 0x7fffn) | 0x8000n : (high & 0xffffn) + 1n;
    const output = number < 2n ** 31n ? high & 0x7fffn : above;
    const pick = Number(output % BigInt(last + 1));
    [deck[last], deck[pick]] = [deck[pick] ?? "", deck[last] ?? ""];
  }
  return deck.toReversed();
}

const msPack = (number: bigint): readonly string[] =>
  shuffledPack({ source: "ms", version: 1, number }, 0).map(formatCard);

describe("deals of other programs", () => {
  it.each(VECTORS)("D3: %s has that program's cards", (name, waste, stock, first, last) => {
    const board = boardOf(name);
    expect(board.waste).toEqual([waste]);
    expect(board.stock.slice(0, 3).join(" ")).toBe(stock);
    expect(board.columns[0]?.join(" ")).toBe(first);
    expect(board.columns[6]?.join(" ")).toBe(last);
  });

  it("D3: ms:1 is known to its last card", () => {
    expect(boardOf("ms:1")).toEqual({
      columns: [
        "JD 5H KH AS 4H",
        "2D KD 3H AH AC",
        "9H KC 2S 3C 4D",
        "JC 9S KS 4C 7S",
        "5D 5S 9D 5C 3S",
        "7H AD QD TS TD",
        "7C QC JS QH 4S",
      ].map((column) => column.split(" ")),
      waste: ["TH"],
      stock: "8H 2C JH 7D 6D 8S 8D QS 6C 3D 8C TC 6S 9C 2H 6H".split(" "),
    });
  });

  it("repeat the Mersenne Twister's numbers to the last bit", () => {
    const random = createMt19937([32000]);
    expect([random(), random()]).toEqual([0.37217231629934178, 0.84133186216304712]);
  });

  it.each([1n, 2n ** 31n - 1n, 2n ** 31n, 2n ** 32n - 1n, 2n ** 32n, 2n ** 33n - 1n])(
    "D3: ms:%s is shuffled as its stretch of numbers is",
    (number) => {
      expect(msPack(number)).toEqual(lcgPackNaively(number));
    },
  );

  test.prop([fc.bigInt({ min: 1n, max: 2n ** 33n - 1n })])(
    "D3: ms:N is shuffled as docs/deal-numbers.md says, for every N",
    (number) => {
      expect(msPack(number)).toEqual(lcgPackNaively(number));
    },
  );

  it("V5: jokers get to every place of their packs, the first and the last too", () => {
    const places = Array.from({ length: 1000 }, (_, index) =>
      shuffledPack({ source: "ms", version: 1, number: BigInt(index + 1) }, 1).indexOf(cardAt(52)),
    );
    expect(new Set(places).size).toBe(PACK_SIZE + 1);
  });

  test.prop([fc.bigInt({ min: 1n, max: 2n ** 31n - 1n })])("kpat:N is ms:N", (number) => {
    expect(boardOf(`kpat:${number}`)).toEqual(boardOf(`ms:${number}`));
  });

  test.prop([fc.bigInt({ min: 1n, max: 31_999n })])("pysol:N is ms:N below 32000", (number) => {
    expect(boardOf(`pysol:${number}`)).toEqual(boardOf(`ms:${number}`));
  });

  test.prop([
    fc.constantFrom(...DEAL_SOURCES),
    fc.bigInt({ min: 1n, max: 10n ** 20n - 1n }),
    fc.constantFrom(0, 1, 2),
  ])(
    "V5: every source deals each card once, jokers too",
    ({ id, version, last }, number, jokers) => {
      const name = { source: id, version, number: (number % last) + 1n };
      const pack = shuffledPack(name, jokers);
      expect(new Set(pack).size).toBe(PACK_SIZE + jokers);
      if (id === "albatross") return;
      expect(pack.filter((card) => card < PACK_SIZE)).toEqual(shuffledPack(name, 0));
    },
  );

  it.each([
    ["pysol:0", "deal-number-invalid"],
    ["pysol:100000000000000000000", "deal-number-invalid"],
    ["ms:8589934592", "deal-number-invalid"],
    ["kpat:2147483648", "deal-number-invalid"],
    ["ms:", "deal-number-invalid"],
    ["ms:x", "deal-number-invalid"],
    [":24", "deal-source-unknown"],
    ["albatross:24", "deal-source-unknown"],
    ["fc:24", "deal-source-unknown"],
  ])("%s is refused as %s", (text, code) => {
    expect(parseDealName(text)).toMatchObject({ ok: false, fault: { code, message: SENTENCE } });
  });

  it("T7: their names carry a version too", () => {
    expect(parseDealName("ms:24", "2")).toMatchObject({
      fault: { code: "generator-unknown", message: SENTENCE },
    });
    expect(parseDealName("MS:24", "1").ok).toBe(true);
  });

  it.each(["pysol:12345678901234567890", "ms:1", "kpat:7"])(
    "%s comes back from its text",
    (text) => {
      expect(formatDealName(expectValue(parseDealName(` ${text.toUpperCase()} `)))).toBe(text);
    },
  );

  it("are the same with the same source, version and number only", () => {
    const name = expectValue(parseDealName("ms:24"));
    expect(areSameDeal(name, { ...name })).toBe(true);
    expect(areSameDeal(name, { ...name, source: "pysol" })).toBe(false);
    expect(areSameDeal(name, { ...name, version: 2 })).toBe(false);
    expect(areSameDeal(name, { ...name, number: 25n })).toBe(false);
  });

  it("have neighbours within their own numbers", () => {
    const first = expectValue(parseDealName("kpat:1"));
    expect(neighbourDeal(first, 1)).toEqual({ ...first, number: 2n });
    expect(neighbourDeal(first, -1)).toBeNull();
    expect(neighbourDeal(ownDeal(7), -1)).toEqual(ownDeal(6));
    expect(neighbourDeal({ source: "fc", version: 1, number: 5n }, 1)).toBeNull();
    expect(() => shuffledPack({ source: "fc", version: 1, number: 5n }, 0)).toThrow(RangeError);
  });
});
