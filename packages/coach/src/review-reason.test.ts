import { DRAW, expectValue, formatCard, parseCard, play, viewOf } from "@albatross/rules";
import { expect, test } from "vitest";
import { reasonFor, type Reason } from "./review-reason.ts";
import { sayReason } from "./review-words.ts";
import { endgame, type Endgame } from "./test-endgame.ts";

const card = (text: string) => expectValue(parseCard(text));

function reasonOf(board: Endgame, made: number | "draw", better: number | "draw"): Reason {
  const [one, two] = [made, better].map((move) => (move === "draw" ? DRAW : play(move - 1)));
  if (one === undefined || two === undefined) throw new Error("two moves are compared");
  return reasonFor(viewOf(endgame(board)), one, two);
}

/** By hand, each: board, the column played, the column that was better, and what is said of it. */
const cases: readonly (readonly [Endgame, number | "draw", number | "draw", Reason, string])[] = [
  [
    { columns: ["KC", "TD JH"], top: "QS" },
    1,
    2,
    { kind: "king-on-waste", king: card("KC") },
    "It put KC on the waste, and nothing goes on a King.",
  ],
  [
    { columns: ["7D 6C"], top: "5S", stock: "KC" },
    "draw",
    1,
    { kind: "drew-early", card: card("6C"), run: 2 },
    "It drew, though 2 cards could be played in a row, 6C first.",
  ],
  [
    { columns: ["6C"], top: "5S", stock: "KC" },
    "draw",
    1,
    { kind: "drew-early", card: card("6C"), run: 1 },
    "It drew, though 6C could be played first.",
  ],
  [
    // Q then K ends a run of two as T does one of two; but only the one takes the King.
    { columns: ["9D TC", "KC QH"], top: "JS" },
    1,
    2,
    { kind: "king-left", king: card("KC") },
    "The better run takes KC away with it; after this move it stays.",
  ],
  [
    { columns: ["9D 4H", "7D 6C"], top: "5S" },
    1,
    2,
    { kind: "run", better: 2, made: 1 },
    "The better move goes on for a run of 2; this one breaks it after 1.",
  ],
  [
    // Both runs have two cards, and the 4 frees the 3, the 6 nothing that fits.
    { columns: ["3D 4H", "9C 6C", "7H"], top: "5S" },
    2,
    1,
    { kind: "frees", card: card("3D") },
    "The better move frees 3D, which fits at once.",
  ],
  [
    // After the 4 a 6 is left, which goes on a 5 or a 7; after the 6 a King is left too, but no unseen card takes it.
    { columns: ["4H", "KC 6C"], top: "5S", stock: "7D 8D" },
    2,
    1,
    { kind: "openings", better: 1, made: 0, of: 2 },
    "Of 2 unseen cards 1 would fit after the better move, and 0 after this one.",
  ],
  [
    { columns: ["9D 4H", "9C JC 4C"], top: "5S" },
    1,
    2,
    { kind: "tall", better: 3, made: 2 },
    "The better move works on a column of 3, this one on a column of 2.",
  ],
  [
    { columns: ["9D 4H", "9C 4C"], top: "5S" },
    1,
    2,
    { kind: "odds" },
    "Nothing in sight tells them apart: over all that may still come, the better move comes out ahead.",
  ],
];

test.each(cases)("%o: %s instead of %s", (board, made, better, reason, sentence) => {
  expect(reasonOf(board, made, better)).toEqual(reason);
  expect(sayReason(reason, formatCard)).toBe(sentence);
});

test("under wrap a King on the waste stops nothing", () => {
  const rules = { ...endgame({ columns: [], top: "QS" }).table.rules, king: "wrap" } as const;
  const board = { columns: ["2D AC KC", "TD JH"], top: "QS", rules };
  expect(reasonOf(board, 2, 1)).toEqual({ kind: "king-left", king: card("KC") });
  expect(reasonOf(board, 1, 2).kind).not.toBe("king-on-waste");
});
