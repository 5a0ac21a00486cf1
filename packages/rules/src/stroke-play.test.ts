import { describe, expect, it } from "vitest";
import { expectValue } from "./fault.ts";
import { scoreStrokePlay } from "./stroke-play.ts";

const SENTENCE: unknown = expect.stringMatching(/\w \w/);

describe("stroke play", () => {
  it("R5: the lower total wins, though more holes were lost", () => {
    const card = expectValue(
      scoreStrokePlay([
        [3, 4],
        [3, 4],
        [20, -5],
      ]),
    );
    expect(card).toEqual({ totals: [26, 3], winner: 1 });
  });

  it("R5: a tie of the lowest has no winner, one behind them is no matter", () => {
    expect(expectValue(scoreStrokePlay([[3, 3, 9]])).winner).toBeNull();
    expect(expectValue(scoreStrokePlay([[3, 9, 9]])).winner).toBe(0);
  });

  it.each([[[]], [[[1]]], [[[1, 2], [1]]], [Array.from({ length: 10 }, () => [1, 2])]])(
    "R5: %j is not scored",
    (strokes) => {
      expect(scoreStrokePlay(strokes)).toMatchObject({
        ok: false,
        fault: { code: "cards-shape", message: SENTENCE },
      });
    },
  );
});
