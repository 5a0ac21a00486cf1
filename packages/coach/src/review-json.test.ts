import {
  CLASSIC,
  deal,
  expectValue,
  formatRecordText,
  makeHoleMove,
  ownDeal,
  parseMoves,
  recordHole,
  startHole,
  takeStrokes,
} from "@albatross/rules";
import { expect, test } from "vitest";
import { describeReview, parseReviewed } from "./review-json.ts";
import { reviewFully } from "./review.ts";

const hole = expectValue(
  takeStrokes(
    expectValue(parseMoves("4+")).reduce(
      (played, move) => expectValue(makeHoleMove(played, move)),
      startHole(deal(ownDeal(2), CLASSIC)),
    ),
  ),
);
const record = recordHole(hole, ownDeal(2), { date: "2026-11-30", player: "Anna" });
const review = reviewFully(hole, { worlds: 2, tableLimits: { fine: 1000, most: 1000 } });

test("an annotated record has the record, and of every move its costs and its label", () => {
  const annotated = describeReview(record, review);
  expect(annotated).toMatchObject({ format: "albatross-review", version: 1 });
  expect(annotated.review.moves.map(({ number, move }) => [number, move])).toEqual([
    [1, "4"],
    [2, "+"],
  ]);
  // Deal 2 allows -3; what is lost is what its two moves lost.
  expect(annotated.review.best).toBe(-3);
  const lost = annotated.review.moves.reduce((sum, move) => sum + (move.lost ?? NaN), 0);
  expect(annotated.review.lost).toBe(lost);
});

test("what was written is read back, and so is a record without a review in either form", () => {
  const annotated = JSON.stringify(describeReview(record, review));
  expect(expectValue(parseReviewed(annotated))).toEqual(record);
  expect(expectValue(parseReviewed(formatRecordText(record)))).toEqual(record);
});

test.each([
  ["{", "record-shape"],
  ["[]", "record-shape"],
  ['{"format":"albatross-review","version":1}', "record-shape"],
  ['{"format":"albatross-review","version":2,"record":{}}', "review-newer"],
])("%s is refused: %s", (text, code) => {
  expect(parseReviewed(text)).toMatchObject({ ok: false, fault: { code } });
});
