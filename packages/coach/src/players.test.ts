import {
  CLASSIC,
  currentPosition,
  deal,
  expectValue,
  formatMoves,
  holeStatus,
  legalMoves,
  makeMove,
  makeRules,
  movesMade,
  ownDeal,
  recordHole,
  replayRecord,
  strokesOf,
  viewOf,
  type Position,
  type RuleSet,
} from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { playHole } from "./play-hole.ts";
import { findPlayer, PLAYERS, type ComputerPlayer, type FairPlayer } from "./players.ts";
import { completeView, readUnseen } from "./world.ts";

const SHORT: readonly (readonly [string, RuleSet])[] = [
  ["short", expectValue(makeRules({ columns: 5, rows: 3 }))],
  [
    "short with all options",
    expectValue(
      makeRules({
        columns: 5,
        rows: 3,
        king: "wrap",
        first: "choose",
        redeals: 1,
        jokers: 2,
        hidden: 2,
      }),
    ),
  ],
];

const FAIR = PLAYERS.filter((player): player is FairPlayer => !player.seesStock);

function nameOf({ name }: ComputerPlayer): string {
  return name;
}

describe.each(PLAYERS.map((player) => [nameOf(player), player] as const))("%s", (_, player) => {
  it.each(SHORT)("plays %s holes that replay, to their end", (_, rules) => {
    for (let number = 1; number <= 3; number++) {
      const hole = playHole(player, deal(ownDeal(number), rules), 7);
      expect(["cleared", "stuck", "conceded"]).toContain(holeStatus(hole));
      const replay = replayRecord(recordHole(hole, ownDeal(number)));
      expect(replay).toMatchObject({ illegal: null, resultAgrees: true });
    }
  });

  it("plays the same hole for the same seed, and a classic one", () => {
    const start = lateClassic();
    const [first, second] = [playHole(player, start, 3), playHole(player, start, 3)];
    expect(formatMoves(movesMade(first))).toBe(formatMoves(movesMade(second)));
    expect(strokesOf(currentPosition(first))).toBeGreaterThanOrEqual(bestScore(start) ?? NaN);
  });

  it("is told apart by a word, a name and a sentence", () => {
    expect(findPlayer(player.id)).toBe(player);
    expect(player.sentence).toMatch(/^[A-Z].*[.]$/);
    expect(PLAYERS.filter(({ id, name }) => id === player.id || name === player.name)).toEqual([
      player,
    ]);
  });
});

describe.each(FAIR.map((player) => [nameOf(player), player] as const))("%s", (_, player) => {
  it("V6: does the same however the cards lie that it does not see", () => {
    for (const [, rules] of SHORT) {
      for (let number = 1; number <= 4; number++) {
        const view = viewOf(deal(ownDeal(number), rules));
        const unseen = readUnseen(view);
        const other = viewOf(completeView(unseen, unseen.cards.toReversed()));
        expect(player.takeTurn(other, 5)).toEqual(player.takeTurn(view, 5));
      }
    }
  });

  it("says nothing at the end of a hole", () => {
    const start = deal(ownDeal(1), CLASSIC);
    expect(player.takeTurn(viewOf({ ...start, heights: start.heights.map(() => 0) }), 1)).toEqual(
      [],
    );
  });
});

it("no player is known by another word", () => {
  expect(findPlayer("nobody")).toBeNull();
});

it("Oracle plays what is best, and says that it sees", () => {
  const oracle = findPlayer("oracle");
  if (oracle === null) throw new Error("there is an oracle");
  expect(oracle.seesStock).toBe(true);
  for (const number of [1, 2, 3]) {
    const start = deal(ownDeal(number), CLASSIC);
    expect(strokesOf(currentPosition(playHole(oracle, start, 1)))).toBe(bestScore(start));
  }
});

it("the simple ones are each stronger than the one before, on a hundred classic deals", () => {
  const totals = ["rookie", "sprinter", "clubhouse"].map((id) => {
    const player = findPlayer(id);
    if (player === null) throw new Error(`there is no ${id}`);
    return Array.from({ length: 100 }, (_, index) => {
      const hole = playHole(player, deal(ownDeal(index + 1), CLASSIC), 1);
      return strokesOf(currentPosition(hole));
    }).reduce((sum, strokes) => sum + strokes, 0);
  });
  expect(totals).toEqual([1136, 925, 793]);
});

/** Deal 2 after a dozen first moves: a table is made at once. */
function lateClassic(): Position {
  let position = deal(ownDeal(2), CLASSIC);
  for (let count = 0; count < 14; count++) {
    const [move] = legalMoves(position);
    if (move === undefined) break;
    position = expectValue(makeMove(position, move));
  }
  return position;
}
