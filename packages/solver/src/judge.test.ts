import {
  cardsLeft,
  CLASSIC,
  deal,
  expectValue,
  formatMoves,
  makeMove,
  ownDeal,
  parseBoard,
  strokesOf,
  type Move,
  type Position,
} from "@albatross/rules";
import { judgeNaively, playedHoles, readKnownBoards, smallPositions } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { describe, expect, it } from "vitest";
import { judge } from "./judge.ts";
import type { ProvedJudgement } from "./judgement.ts";

function proved(position: Position): ProvedJudgement {
  const judgement = judge(position);
  if (judgement.verdict === "unknown") throw new Error("no limit was set");
  return judgement;
}

function follow(position: Position, line: readonly Move[]): Position {
  return line.reduce((from, move) => expectValue(makeMove(from, move)), position);
}

function expectSound(position: Position): ProvedJudgement {
  const judgement = proved(position);
  const end = follow(position, judgement.line);
  expect(strokesOf(end)).toBe(judgement.best);
  expect(judgement.verdict === "winnable").toBe(cardsLeft(end) === 0);
  expect(judgement.line.at(-1)?.kind).not.toBe("draw");
  return judgement;
}

describe("the judge", () => {
  const boards = readKnownBoards();

  it.each(["stop", "queen", "wrap"] as const)(
    "V1: agrees with independent programs on 500 boards, %s",
    (king) => {
      expect(boards).toHaveLength(500);
      for (const board of boards) {
        const { best, verdict } = expectSound(board.positionUnder(king));
        const answer = { winnable: verdict === "winnable", best };
        expect(answer, `board ${board.id}`).toEqual(board.expect[king]);
      }
    },
    600_000,
  );

  test.prop([smallPositions], { numRuns: 2500 })(
    "V1–V6: agrees with the naive judge on small positions under all options",
    (position) => {
      const { best, verdict } = expectSound(position);
      const naive = judgeNaively(position);
      expect({ best, winnable: verdict === "winnable" }).toEqual({
        best: naive.best,
        winnable: naive.winnable,
      });
    },
    600_000,
  );

  test.prop([playedHoles(fc.constant(CLASSIC))], { numRuns: 20 })(
    "never finds a better score after a move than before it, and loses none on its own line",
    ({ positions, moves }) => {
      const root = proved(positions[0] ?? deal(ownDeal(1), CLASSIC));
      let before = root.best;
      for (const index of moves.keys()) {
        const position = positions[index + 1];
        if (!position) break;
        const { best } = proved(position);
        expect(best).toBeGreaterThanOrEqual(before);
        before = best;
      }
      expect(root.line.length).toBeLessThanOrEqual(51);
    },
    600_000,
  );

  test.prop(
    [
      fc.integer({ min: 1, max: 10_000 }),
      fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 7 }),
    ],
    {
      numRuns: 30,
    },
  )("gives the same score whatever order the columns are in", (number, order) => {
    const position = deal(ownDeal(number), CLASSIC);
    const { table } = position;
    const columns = order.map((column) => table.columns[column] ?? []);
    const shuffled = { ...position, table: { ...table, columns } };
    expect(proved(shuffled).best).toBe(proved(position).best);
  });

  it("is the same each time", () => {
    const position = deal(ownDeal(12345), CLASSIC);
    expect(judge(position)).toEqual(judge(position));
  });

  it("draws only where it must, and stops at the last play", () => {
    const board = {
      columns: [["4C"], ["9D"], [], [], [], [], []],
      waste: ["5C"],
      stock: ["3C", "8D", "2C"],
    };
    const named = [...board.columns.flat(), ...board.waste, ...board.stock];
    const below = [..."A23456789TJQK"]
      .flatMap((rank) => [..."CDHS"].map((suit) => rank + suit))
      .filter((card) => !named.includes(card));
    const whole = { ...board, waste: [...below, ...board.waste] };
    const { line, best } = expectSound(expectValue(parseBoard(whole, CLASSIC)));
    expect([formatMoves(line), best]).toEqual(["1++2", -1]);
  });

  it("P7: a cleared position is its own score, with no moves", () => {
    const start = deal(ownDeal(12), CLASSIC);
    const { line, best } = proved(start);
    const end = follow(start, line);
    expect(judge(end)).toEqual({ verdict: "winnable", best, line: [], nodes: 1 });
  });
});

describe("limits", () => {
  const position = deal(ownDeal(12345), CLASSIC);

  it("a node budget gives unknown, never a guess", () => {
    expect(judge(position, { maxNodes: 100 })).toEqual({
      verdict: "unknown",
      reason: "budget",
      best: null,
      line: null,
      nodes: 100,
    });
    const { nodes } = proved(position);
    expect(judge(position, { maxNodes: nodes }).verdict).not.toBe("unknown");
    expect(judge(position, { maxNodes: nodes - 1 }).verdict).toBe("unknown");
  });

  it("an aborted signal stops it, also midway", () => {
    expect(judge(position, { signal: { aborted: true } })).toMatchObject({ reason: "aborted" });
    let looks = 0;
    const signal = {
      get aborted() {
        looks++;
        return looks > 2;
      },
    };
    const stopped = judge(position, { signal });
    expect(stopped).toMatchObject({ verdict: "unknown", reason: "aborted" });
    expect(stopped.nodes).toBeGreaterThan(0);
  });
});
