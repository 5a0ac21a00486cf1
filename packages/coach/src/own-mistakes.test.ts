import { CLASSIC, expectValue, makeMove, ownDeal, parseMoves, parseRules } from "@albatross/rules";
import { bestScore, createTabulator } from "@albatross/solver";
import { classicHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { findOwnMistakes } from "./own-mistakes.ts";
import { provePosition } from "./prove-puzzle.ts";
import { puzzlePosition } from "./puzzle.ts";

const { tabulateQuickly } = createTabulator();

describe("puzzles out of own mistakes", () => {
  test.prop([classicHoles], { numRuns: 25 })(
    "are the moves that lost strokes where one move alone would not have, the dearest first",
    ({ name, rules, moves, positions }) => {
      const found = findOwnMistakes({ deal: name, rules, moves }, tabulateQuickly);
      expect(found.map(({ lost }) => lost)).toEqual(
        found.map(({ lost }) => lost).sort((a, b) => b - a),
      );
      for (const mistake of found) {
        const index = mistake.moves.length;
        expect(mistake.moves).toEqual(moves.slice(0, index));
        expect(mistake.played).toBe(moves[index]);
        const position = expectValue(puzzlePosition(mistake));
        expect(bestScore(position)).toBe(mistake.best);
        const then = positions[index + 1];
        expect(then && bestScore(then)).toBe(mistake.best + mistake.lost);
        expect(bestScore(expectValue(makeMove(position, mistake.answer)))).toBe(mistake.best);
        expect(mistake.lost).toBeGreaterThanOrEqual(mistake.leastLoss);
      }
      // Whatever else lost strokes is no puzzle.
      const table = tabulateQuickly(
        positions[0] ?? expectValue(puzzlePosition(found[0] ?? never())),
      );
      const others = moves.flatMap((move, index) => {
        const position = positions[index];
        if (!table || !position || table.loss(position, move) === 0) return [];
        return found.some((mistake) => mistake.moves.length === index) ? [] : [position];
      });
      for (const position of others)
        expect(table && provePosition(position, "best-move", table)).toBeNull();
    },
  );

  it("V6: are none where cards lay face down, and none where there is no table", () => {
    const moves = expectValue(parseMoves("++++++"));
    const hole = { deal: ownDeal(2), rules: CLASSIC, moves };
    expect(findOwnMistakes(hole, tabulateQuickly)).not.toEqual([]);
    expect(findOwnMistakes(hole, () => null)).toEqual([]);
    const rules = expectValue(parseRules("blind"));
    expect(findOwnMistakes({ ...hole, rules }, tabulateQuickly)).toEqual([]);
  });
});

function never(): never {
  throw new Error("a hole has positions");
}
