/** Texts of other programs, to the character. */
import {
  CLASSIC,
  deal,
  describeBoard,
  expectValue,
  parseDealName,
  type Position,
} from "@albatross/rules";
import { MS_1_TEXT } from "@albatross/test-kit";
import { expect, it } from "vitest";
import { BHS } from "./bhs.ts";
import { SOLVITAIRE } from "./solvitaire.ts";

/** As KPatience orders and spaces it, in another hand: 10 for ten, lower case, blanks. */
const MS_1_LOOSE = `foundations:10h

 TALON :  8H 2C jh 7D 6D 8S 8D QS 6C 3D 8C 10C 6S 9C 2H 6H
JD 5H KH AS 4H\r
2D   KD 3H AH\tAC
9H KC 2S 3C 4D

JC 9S KS 4C 7S
5D 5S 9D 5C 3S
7H AD QD 10S td
7C QC JS QH 4S`;

const MS_1_SOLVITAIRE = `{
  "tableau piles": [
    ["JD", "5H", "KH", "AS", "4H"],
    ["2D", "KD", "3H", "AH", "AC"],
    ["9H", "KC", "2S", "3C", "4D"],
    ["JC", "9S", "KS", "4C", "7S"],
    ["5D", "5S", "9D", "5C", "3S"],
    ["7H", "AD", "QD", "10S", "10D"],
    ["7C", "QC", "JS", "QH", "4S"]
  ],
  "hole": "10H",
  "stock": ["6H", "2H", "9C", "6S", "10C", "8C", "3D", "6C", "QS", "8D", "8S", "6D", "7D", "JH", "2C", "8H"]
}
`;

const MS_1_START = deal(expectValue(parseDealName("ms:1")), CLASSIC);

it("writes and reads deal 1 of Freecell's numbers as black-hole-solver has it", () => {
  expect(BHS.write?.(MS_1_START)).toEqual({ ok: true, value: MS_1_TEXT });
  for (const text of [MS_1_TEXT, MS_1_LOOSE]) {
    expect(BHS.read?.(text, CLASSIC)).toEqual(read(MS_1_START));
  }
});

it("writes and reads the same deal as Solvitaire has it, the stock from its end", () => {
  expect(SOLVITAIRE.write?.(MS_1_START)).toEqual({ ok: true, value: MS_1_SOLVITAIRE });
  for (const text of [MS_1_SOLVITAIRE, MS_1_SOLVITAIRE.replaceAll("10", "t")]) {
    expect(SOLVITAIRE.read?.(text, CLASSIC)).toEqual(read(MS_1_START));
  }
});

it("reads ranks that are numbers, as Solvitaire takes them", () => {
  const numbers = MS_1_SOLVITAIRE.replace(/[AJQK](?=[CDHS])/g, (rank) =>
    String({ A: 1, J: 11, Q: 12, K: 13 }[rank]),
  );
  expect(numbers).toContain('["11D", "5H", "13H", "1S", "4H"]');
  expect(SOLVITAIRE.read?.(numbers, CLASSIC)).toEqual(read(MS_1_START));
});

it("takes a board of Solvitaire without a stock for one whose stock is drawn", () => {
  const text = MS_1_SOLVITAIRE.replace(/,\n {2}"stock".*/, "");
  expect(SOLVITAIRE.read?.(text, CLASSIC)).toHaveProperty("fault.code", "card-missing");
  const position = SOLVITAIRE.read?.(text, CLASSIC, { lossy: true });
  expect(position?.ok && describeBoard(position.value.position)).toMatchObject({ stock: [] });
});

it("writes an empty column as an empty line and reads it again", () => {
  const cleared = MS_1_TEXT.replace("7H AD QD TS TD", "").replace("JD 5H KH AS 4H", "");
  const position = BHS.read?.(cleared, CLASSIC, { lossy: true });
  if (!position?.ok) throw new Error(position?.fault.message);
  expect(position.value.position.heights).toEqual([0, 5, 5, 5, 5, 0, 5]);
  expect(BHS.write?.(position.value.position, { lossy: true })).toEqual({
    ok: true,
    value: cleared,
  });
});

function read(position: Position): object {
  return { ok: true, value: { position, deal: null } };
}
