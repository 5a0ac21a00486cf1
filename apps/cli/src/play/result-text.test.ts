import { describe, expect, it } from "vitest";
import { takeStrokes, expectValue } from "@albatross/rules";
import { bestAlong } from "@albatross/solver";
import type { PlayedHole } from "./played-hole.ts";
import { describeResult, findLostMove } from "./result-text.ts";
import { CLEARING_LINE, playedHole } from "./test-game.ts";

function bestsOf({ hole }: PlayedHole): readonly (number | null)[] {
  return bestAlong(hole.positions.slice(0, hole.cursor + 1));
}

function conceded(moves: string): PlayedHole {
  const played = playedHole(moves);
  return { ...played, hole: expectValue(takeStrokes(played.hole)) };
}

describe("T5: a result", () => {
  it("of a clear says how good it was and that nothing was lost", () => {
    const played = playedHole(CLEARING_LINE);
    expect(describeResult(played, bestsOf(played), false)).toEqual({
      title: "Cleared, 3 draws to spare",
      lines: [
        "Every card played: −3 on the card.",
        "Seven of clubs was the last card in.",
        "−3 is the best this deal allows. Nobody can beat that.",
        "No stroke was given away.",
        "Best run 16, no help.",
      ],
    });
  });

  it("says what the waste needed, what lay open, what was possible and where it was lost", () => {
    // Sixteen draws and nothing else: the three on the waste would take a two or a four.
    const played = { ...conceded("+".repeat(16)), hints: 1, undos: 2, attempt: 3 };
    const bests = bestsOf(played);
    const lost = findLostMove(played.hole, bests);
    expect(lost?.bestBefore).toBeLessThanOrEqual(0);
    expect(lost?.bestAfter).toBeGreaterThan(0);
    const { title, lines } = describeResult(played, bests, false);
    expect(title).toBe("Strokes taken");
    expect(lines.slice(0, 4)).toEqual([
      "35 strokes on the card.",
      "Three of hearts lies on the waste; it needed 2 or 4.",
      "Exposed: jack of spades, ace of clubs, four of spades, two of spades, five of hearts, queen of diamonds and three of clubs.",
      "This deal can be cleared; its best score is −3.",
    ]);
    expect(lines[4]).toMatch(/^It turned at move \d+, drawing the \w+ of \w+: −?\d was possible/);
    expect(lines[5]).toBe("Best run 0, 1 hint, 2 undos, try 3 at this deal.");
    expect(describeResult(played, bests, true).lines).toHaveLength(5);
  });

  it("says what was still possible when the strokes were taken before anything was lost", () => {
    const played = conceded("4");
    expect(describeResult(played, bestsOf(played), true).lines).toContain(
      "−3 was still possible from here.",
    );
  });

  it("claims nothing that is not known", () => {
    const played = conceded("4");
    expect(describeResult(played, null, true).lines).toEqual(
      expect.arrayContaining([
        "Whether this deal can be cleared is not known yet.",
        "Looking for the move where it turned…",
      ]),
    );
    expect(describeResult(played, [null, null], true).lines).toEqual([
      "34 strokes on the card.",
      "Two of spades lies on the waste; it needed Ace or 3.",
      "Whether this deal can be cleared is not known yet.",
      "Best run 1, no help.",
    ]);
  });
});
