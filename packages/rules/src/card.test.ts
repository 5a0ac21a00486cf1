import { describe, expect, it } from "vitest";
import { cardAt, FACE_DOWN, formatCard, parseCard, rankOf, suitOf } from "./card.ts";
import { packInOrder } from "./deck.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("cards", () => {
  it("come back from their text, all 54", () => {
    for (const card of packInOrder(2)) {
      expect(parseCard(formatCard(card))).toEqual({ ok: true, value: card });
    }
  });

  it.each([
    ["AC", 0, 1, "C"],
    ["KS", 51, 13, "S"],
    ["10h", 35, 10, "H"],
    [" td ", 22, 10, "D"],
    ["x2", 53, 0, null],
  ])("%s is card %i, rank %i, suit %s", (text, index, rank, suit) => {
    const parsed = parseCard(text);
    expect(parsed).toEqual({ ok: true, value: index });
    expect([rankOf(cardAt(index)), suitOf(cardAt(index))]).toEqual([rank, suit]);
  });

  it.each(["", "1D", "7", "D7", "11S", "7DD", "X3", "??", "joker"])("%j is refused", (text) => {
    expect(parseCard(text)).toMatchObject({
      ok: false,
      fault: { code: "card-unknown", message: SENTENCE },
    });
  });

  it("say ?? when face down, and are whole numbers 0 to 53", () => {
    expect(formatCard(FACE_DOWN)).toBe("??");
    for (const index of [54, 1.5, -1]) {
      expect(() => cardAt(index)).toThrow(
        new RangeError(`card index ${index} is not a whole number from 0 to 53`),
      );
    }
  });

  it("are refused with the names that are right", () => {
    expect(parseCard("1D")).toMatchObject({
      fault: {
        message:
          '"1D" is not a card; a card is a rank A 2 3 4 5 6 7 8 9 T J Q K and a suit C D H S, ' +
          "like 7D or TS, or a joker X1 or X2",
      },
    });
  });
});
