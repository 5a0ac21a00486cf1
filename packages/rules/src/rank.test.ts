import { describe, expect, it } from "vitest";
import { JOKER, KING, RANK_LETTERS, RANKS, rankFits, ranksThatFit, type KingRule } from "./rank.ts";

function lettersOn(king: KingRule, top: string): string {
  const rank = RANKS.find((candidate) => RANK_LETTERS[candidate] === top);
  return ranksThatFit(king, rank ?? JOKER)
    .map((fitting) => RANK_LETTERS[fitting])
    .join("");
}

describe("which rank goes on which", () => {
  it("P1: one above or one below, whatever the direction was", () => {
    expect(lettersOn("stop", "5")).toBe("46");
    expect(lettersOn("stop", "T")).toBe("9J");
    expect(lettersOn("stop", "J")).toBe("TQ");
  });

  it("P2: only a 2 goes on an Ace, a King goes on a Queen", () => {
    expect(lettersOn("stop", "A")).toBe("2");
    expect(lettersOn("stop", "Q")).toBe("JK");
  });

  it("P3: nothing goes on a King", () => {
    expect(lettersOn("stop", "K")).toBe("");
  });

  it("V1: queen lets a Queen on a King and nothing else", () => {
    expect(lettersOn("queen", "K")).toBe("Q");
    expect(lettersOn("queen", "A")).toBe("2");
    expect(lettersOn("queen", "Q")).toBe("JK");
  });

  it("V1: wrap makes Ace and King neighbours both ways", () => {
    expect(lettersOn("wrap", "K")).toBe("AQ");
    expect(lettersOn("wrap", "A")).toBe("2K");
    expect(lettersOn("wrap", "5")).toBe("46");
  });

  it("V1: the king rule changes Ace and King only", () => {
    for (const top of RANKS.filter((rank) => rank !== 1 && rank !== KING)) {
      expect(ranksThatFit("wrap", top)).toEqual(ranksThatFit("stop", top));
      expect(ranksThatFit("queen", top)).toEqual(ranksThatFit("stop", top));
    }
  });

  it.each(["stop", "queen", "wrap"] as const)("V5: jokers go on all and take all, %s", (king) => {
    for (const rank of RANKS) {
      expect(rankFits(king, rank, JOKER)).toBe(true);
      expect(rankFits(king, JOKER, rank)).toBe(true);
    }
    expect(rankFits(king, JOKER, JOKER)).toBe(true);
  });
});
