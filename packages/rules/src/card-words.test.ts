import { expect, test } from "vitest";
import { parseCard } from "./card.ts";
import { cardWords, rankSign } from "./card-words.ts";
import { expectValue } from "./fault.ts";
import { JOKER, RANKS, type Rank } from "./rank.ts";

test.each([
  ["AS", "ace of spades"],
  ["7C", "seven of clubs"],
  ["TD", "ten of diamonds"],
  ["KH", "king of hearts"],
  ["X1", "joker"],
])("%s is the %s", (text, words) => {
  expect(cardWords(expectValue(parseCard(text)))).toBe(words);
});

test("a rank is as short as a status line wants it", () => {
  const ranks: readonly Rank[] = [JOKER, ...RANKS];
  expect(ranks.map(rankSign).join(" ")).toBe("joker Ace 2 3 4 5 6 7 8 9 10 Jack Queen King");
});
