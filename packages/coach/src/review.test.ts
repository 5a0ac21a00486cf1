import {
  currentPosition,
  expectValue,
  formatMoves,
  legalMoves,
  makeHoleMove,
  makeRules,
  parseCard,
  parseMoves,
  startHole,
  strokesOf,
  viewOf,
  type Card,
  type Hole,
  type Position,
} from "@albatross/rules";
import { playedHoles } from "@albatross/test-kit";
import { test } from "@fast-check/vitest";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reviewFully, reviewHole } from "./review.ts";
import { endgame, type Endgame } from "./test-endgame.ts";
import { completeView, readUnseen } from "./world.ts";

const QUICK = { worlds: 2, tableLimits: { fine: 20_000, most: 200_000 } };

function played(start: Position, moves: string): Hole {
  return expectValue(parseMoves(moves)).reduce(
    (hole, move) => expectValue(makeHoleMove(hole, move)),
    startHole(start),
  );
}

/** To its end, with whatever is legal. */
function playedOut(hole: Hole): Hole {
  const [move] = legalMoves(currentPosition(hole));
  return move === undefined ? hole : playedOut(expectValue(makeHoleMove(hole, move)));
}

function card(text: string): Card {
  return expectValue(parseCard(text));
}

/** Each checked by hand: what the first move cost, what it is called, and why. */
const cases: readonly (Endgame & {
  readonly name: string;
  readonly moves: string;
  readonly exact: object;
  readonly fair: object;
  readonly accuracy: number;
})[] = [
  {
    name: "the 4 ends the run at once, the 6 takes the 7 with it",
    columns: ["9D 4H", "7D 6C"],
    top: "5S",
    moves: "1",
    exact: { before: 2, after: 3, lost: 1 },
    fair: { best: 2, made: 3, label: "mistake", reason: { kind: "run", better: 2, made: 1 } },
    accuracy: 50,
  },
  {
    name: "drawn although the last card fits",
    columns: ["6C"],
    top: "5S",
    stock: "KC",
    moves: "+",
    exact: { before: -1, after: 1, lost: 2 },
    fair: {
      best: -1,
      made: 1,
      label: "blunder",
      reason: { kind: "drew-early", card: card("6C"), run: 1 },
    },
    accuracy: 25,
  },
  {
    name: "a King on the waste, with a Jack and a Ten waiting",
    columns: ["KC", "TD JH"],
    top: "QS",
    moves: "1",
    exact: { before: 1, after: 2, lost: 1 },
    fair: { label: "mistake", reason: { kind: "king-on-waste", king: card("KC") } },
    accuracy: 50,
  },
  {
    name: "of two Fours the one that frees nothing of use",
    columns: ["9D 4H", "5C 4D"],
    top: "3S",
    moves: "1",
    exact: { before: 1, after: 3, lost: 2 },
    fair: { label: "blunder", reason: { kind: "run", better: 3, made: 1 } },
    accuracy: 25,
  },
  {
    name: "either card may be kept for what the stock has, and the stock decides",
    columns: ["4H", "6C"],
    top: "5S",
    stock: "3H 7D",
    moves: "1++2",
    exact: { before: -1, after: 0, lost: 1 },
    fair: { best: -0.5, made: -0.5, label: "best", reason: null },
    accuracy: 100,
  },
];

describe("a review", () => {
  it.each(cases)("$name", ({ moves, exact, fair, accuracy, ...board }) => {
    const review = reviewFully(played(endgame(board), moves));
    expect(review.moves[0]).toMatchObject({ number: 1, exact, fair });
    expect(review.accuracy).toBe(accuracy);
    expect(review.isComplete).toBe(true);
  });

  it("names the move after which the hole could no longer be cleared", () => {
    const review = reviewFully(played(endgame({ columns: ["6C"], top: "5S", stock: "KC" }), "+"));
    expect(review).toMatchObject({
      best: -1,
      lost: 2,
      moments: [{ number: 1, kind: "clear-lost" }],
    });
  });

  it("finds no fault where there is no choice", () => {
    const review = reviewFully(played(endgame({ columns: ["5C 4D"], top: "3S" }), "11"));
    expect(review).toMatchObject({ best: 0, lost: 0, accuracy: null, moments: [] });
    expect(review.moves.map(({ choices, fair }) => [choices, fair])).toEqual([
      [1, null],
      [1, null],
    ]);
  });

  it("leaves out what was undone, and has nothing to say of a hole without moves", () => {
    const hole = played(endgame({ columns: ["9D 4H", "7D 6C"], top: "5S" }), "22");
    expect(reviewFully({ ...hole, cursor: 1 }).moves).toHaveLength(1);
    expect(reviewFully({ ...hole, cursor: 0 })).toEqual({
      moves: [],
      best: null,
      lost: 0,
      accuracy: null,
      moments: [],
      isComplete: true,
    });
  });

  it("has all exact costs after its first slice, and the coach's on the costliest moves first", () => {
    const board = { columns: ["6C"], top: "5S", stock: "KC 5D" };
    const process = reviewHole(played(endgame(board), "++"));
    process.step();
    const first = process.review();
    expect(first.moves.map(({ exact }) => exact?.lost)).toEqual([2, 0]);
    expect(first.moves.map(({ fair }) => fair)).toEqual([undefined, undefined]);
    expect(first.isComplete).toBe(false);
    process.step();
    // The 5 may come first, and save one of the two.
    expect(process.review().moves[0]?.fair).toMatchObject({ best: -2, made: -0.5 });
  });
});

const shortHoles = playedHoles(
  fc
    .record({
      king: fc.constantFrom("stop", "queen", "wrap"),
      first: fc.constantFrom("dealt", "choose"),
      hidden: fc.constantFrom(0, 0, 1),
      redeals: fc.constantFrom(0, 0, 1),
      jokers: fc.constantFrom(0, 1),
    })
    .map((options) => expectValue(makeRules({ ...options, columns: 5, rows: 3 }))),
);

describe("a review, under all rules", () => {
  test.prop([shortHoles], { numRuns: 25 })(
    "adds up: the strokes of the hole are the best that it allowed and what was lost",
    ({ positions, moves: made }) => {
      const [start] = positions;
      if (start === undefined) throw new Error("a hole has positions");
      const hole = playedOut(played(start, formatMoves(made)));
      const { best, lost } = reviewFully(hole, QUICK);
      expect((best ?? NaN) + (lost ?? NaN)).toBe(strokesOf(currentPosition(hole)));
    },
  );

  test.prop([shortHoles, fc.nat()], { numRuns: 25 })(
    "V6: calls a move the same however the cards lie that the player did not see",
    ({ positions, moves }, pick) => {
      fc.pre(moves.length > 0);
      const index = pick % moves.length;
      const position = positions[index];
      if (position === undefined) throw new Error("a hole has positions");
      const unseen = readUnseen(viewOf(position));
      const other = completeView(unseen, unseen.cards.toReversed());
      const [one, two] = [position, other].map((start) => {
        const move = moves[index];
        const made = move && makeHoleMove(startHole(start), move);
        return made?.ok ? reviewFully(made.value, QUICK).moves[0]?.fair : undefined;
      });
      expect(one).not.toBeUndefined();
      expect(two, formatMoves(moves)).toEqual(one);
    },
  );
});
