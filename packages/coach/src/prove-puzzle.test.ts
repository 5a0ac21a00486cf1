import {
  cardsLeft,
  CLASSIC,
  DRAW,
  drawsLeft,
  expectValue,
  formatMoves,
  legalMoves,
  makeMove,
  ownDeal,
  parseRules,
  play,
  strokesOf,
  type Move,
  type Position,
} from "@albatross/rules";
import { tabulate } from "@albatross/solver";
import { judgeNaively, smallPositions } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { gradeOf, provePosition, provePuzzle } from "./prove-puzzle.ts";
import type { Values } from "./puzzle-lines.ts";
import { PUZZLE_KINDS, type PuzzleKind } from "./puzzle.ts";
import { boardOf, type FewCards } from "./test-puzzle-boards.ts";

function tableOf(position: Position): Values {
  const table = tabulate(position);
  if (table === null) throw new Error("small holes have room for a table");
  return table;
}

function after(position: Position, move: Move): Position {
  return expectValue(makeMove(position, move));
}

const prove = (board: FewCards, kind: PuzzleKind = "best-move") => {
  const position = boardOf(board);
  return provePosition(position, kind, tableOf(position));
};

/** Every line to the end of the hole: how it ends, and how likely blind play is to take it. */
function linesNaively(
  position: Position,
): readonly { readonly end: number; readonly share: number }[] {
  const moves = legalMoves(position);
  if (moves.length === 0) return [{ end: strokesOf(position), share: 1 }];
  return moves.flatMap((move) =>
    linesNaively(after(position, move)).map(({ end, share }) => ({
      end,
      share: share / moves.length,
    })),
  );
}

describe("the proof of a puzzle", () => {
  it("P1: finds the one card that must go first, and counts what else there was", () => {
    // 6 and then 7 leave the 4; the 4 first leaves both.
    const proof = prove({ columns: [["7C", "6C"], ["4C"]], top: "5C" });
    expect(proof).toEqual({
      answer: play(0),
      best: 1,
      leastLoss: 1,
      solution: [play(0), play(0)],
      decisions: 1,
      lines: 1,
      share: 1 / 2,
      grade: "easy",
    });
  });

  it("P5: knows when a card that fits must wait for the stock", () => {
    // Played now the 6 cannot take the 7 with it: 4, 5, 6, 7 clears, and 6, 5 leaves the 7.
    const board = { columns: [["6C"], ["7C", "5D"]], top: "5C", stock: ["4C"] };
    for (const kind of PUZZLE_KINDS) {
      expect(prove(board, kind)).toMatchObject({
        answer: DRAW,
        best: 0,
        leastLoss: 1,
        solution: [DRAW, play(1), play(0), play(1)],
        lines: 1,
      });
    }
  });

  it("takes two cards of one rank for two moves", () => {
    expect(prove({ columns: [["6C"], ["6D"]], top: "5C" })).toBeNull();
    // Only one of them has the 7 below it.
    expect(prove({ columns: [["7C", "6C"], ["6D"]], top: "5C" })).toMatchObject({
      answer: play(0),
      best: 0,
      leastLoss: 2,
    });
  });

  it("is not to be had where every move is as good, or only one is legal", () => {
    expect(prove({ columns: [["6C"], ["4C"]], top: "5C" })).toBeNull();
    expect(prove({ columns: [["6C"]], top: "5C" })).toBeNull();
    expect(prove({ columns: [["9C"]], top: "5C" })).toBeNull();
  });

  it("asks to clear only what can be cleared, and to draw only where there is something to draw", () => {
    const stuck = { columns: [["7C", "6C"], ["4C"]], top: "5C" };
    expect(prove(stuck, "clear")).toBeNull();
    expect(prove(stuck, "draw-or-play")).toBeNull();
    const clear = { columns: [["7C", "6C"]], top: "5C", stock: ["2C"] };
    expect(prove(clear, "clear")).toMatchObject({ best: -1, answer: play(0) });
    expect(prove(clear, "draw-or-play")).toMatchObject({ best: -1, answer: play(0) });
  });

  it("has grades that follow the share of blind play", () => {
    const shares = [1, 1 / 32, 1 / 33, 1 / 512, 1 / 513, 1e-9];
    expect(shares.map(gradeOf)).toEqual(["easy", "easy", "medium", "medium", "hard", "hard"]);
  });

  test.prop([smallPositions, fc.constantFrom(...PUZZLE_KINDS)], { numRuns: 300 })(
    "says what the naive judge says of every move, and its solution reaches the best score",
    (position, kind) => {
      const proof = provePosition(position, kind, tableOf(position));
      const values = legalMoves(position).map(
        (move) => [move, judgeNaively(after(position, move)).best] as const,
      );
      const sorted = values.map(([, value]) => value).sort((a, b) => a - b);
      const [best = 0, second = best] = sorted;
      const isUnique = sorted.length > 1 && second > best;
      const isAsked =
        kind === "clear"
          ? best <= 0
          : kind === "best-move" || values.some(([move]) => move === DRAW);
      if (proof === null) return void expect(isUnique && isAsked).toBe(false);
      expect(isUnique && isAsked).toBe(true);
      expect(values.filter(([, value]) => value === best).map(([move]) => move)).toEqual([
        proof.answer,
      ]);
      expect([proof.best, proof.leastLoss]).toEqual([best, second - best]);
      expect(proof.solution[0]).toBe(proof.answer);
      const end = proof.solution.reduce(after, position);
      expect(legalMoves(end), formatMoves(proof.solution)).toEqual([]);
      expect(strokesOf(end)).toBe(best);
    },
  );

  test.prop([smallPositions], { numRuns: 300 })(
    "counts the lines that keep the best score, and their share of blind play, as going through all lines does",
    (position) => {
      fc.pre(cardsLeft(position) <= 5 && drawsLeft(position) <= 4);
      const proof = provePosition(position, "best-move", tableOf(position));
      if (proof === null) return;
      const kept = linesNaively(position).filter(({ end }) => end === proof.best);
      expect(proof.lines).toBe(kept.length);
      expect(proof.share).toBeCloseTo(
        kept.reduce((sum, { share }) => sum + share, 0),
        12,
      );
    },
  );

  it("refuses with a code what is no puzzle, or cannot be proved to be one", () => {
    const question = { kind: "best-move", deal: ownDeal(2), rules: CLASSIC } as const;
    const codes = [
      // The best line of deal 2 begins with this one, alone or not.
      { ...question, moves: [play(3)] },
      { ...question, moves: [play(8)] },
      { ...question, moves: [], rules: expectValue(parseRules("blind")) },
    ].map((asked) => {
      const proved = provePuzzle(asked, (start) => tabulate(start));
      return proved.ok ? "proved" : proved.fault.code;
    });
    expect(codes).toEqual(["puzzle-not-unique", "column-unknown", "puzzle-unprovable"]);
    expect(provePuzzle({ ...question, moves: [] }, () => null)).toMatchObject({
      fault: { code: "puzzle-unprovable" },
    });
  });
});
