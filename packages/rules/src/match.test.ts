import { describe, expect, it } from "vitest";
import { expectValue } from "./fault.ts";
import { scoreMatch } from "./match.ts";

/** A fault says in words what was wrong. */
const SENTENCE: unknown = expect.stringMatching(/\w \w/);

const nine = (...holes: (readonly number[])[]) => [
  ...holes,
  ...Array.from({ length: 9 - holes.length }, () => (holes[0] ?? []).map(() => 5)),
];

describe("tournament golf", () => {
  it("R4: a hole won is a point, the lower total three more", () => {
    const card = expectValue(scoreMatch(nine([3, 4], [4, 3], [0, 9])));
    expect(card.holeWinners).toEqual([0, 1, 0, null, null, null, null, null, null]);
    expect(card).toMatchObject({ totals: [37, 46], bonusWinner: 0, points: [5, 1], winner: 0 });
  });

  it("R4: ties score nothing, hole and total alike", () => {
    const card = expectValue(scoreMatch(nine([3, 4], [4, 3])));
    expect(card).toMatchObject({ bonusWinner: null, points: [1, 1], winner: null });
  });

  it("R4: the bonus may turn a match", () => {
    const card = expectValue(scoreMatch(nine([3, 4], [3, 4], [30, -5])));
    expect(card).toMatchObject({ points: [2, 4], winner: 1 });
  });

  it("R4: three players are scored alike, a shared best hole for nobody", () => {
    const card = expectValue(scoreMatch(nine([1, 1, 2], [1, 2, 3], [3, 2, 1])));
    expect(card.holeWinners.slice(0, 3)).toEqual([null, 0, 2]);
    expect(card.points).toEqual(
      [1, 0, 1].map((points, p) => points + (card.bonusWinner === p ? 3 : 0)),
    );
  });

  it.each([[[]], [[[1, 2]]], [nine([1])], [[...nine([1, 2]).slice(1), [1]]]])(
    "R4: %j is no match",
    (strokes) => {
      expect(scoreMatch(strokes)).toMatchObject({
        ok: false,
        fault: { code: "match-shape", message: SENTENCE },
      });
    },
  );
});
