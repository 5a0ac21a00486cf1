import {
  expectValue,
  formatMoves,
  movesMade,
  ownDeal,
  parseMoves,
  play,
  CLASSIC,
} from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { openDeal, openWithMoves } from "./open-hole.ts";
import { createReviewDesk, type ReviewDesk } from "./review-desk.ts";
import { createTestCoach, type TestCoach } from "./test-coach.ts";
import { game, make, open, setUpGame, testJudge } from "./test-game.ts";
import { settle } from "./test-judge.ts";

let coach: TestCoach;
let desk: ReviewDesk;

const shown = (): string => formatMoves(movesMade(open().hole));

async function review(moves: string): Promise<void> {
  game.play.show(openDeal(ownDeal(4), CLASSIC), "deal");
  make(moves);
  await testJudge.answerAll();
  desk = createReviewDesk(open(), game, async () => coach);
  await settle();
}

async function answer(): Promise<void> {
  coach.waiting[0]?.answer();
  await settle();
}

/** Deal 4 by whoever plays the first card that fits, up to its first draw and one more. */
const MOVES = "2+";

beforeEach(() => {
  setUpGame();
  coach = createTestCoach();
});

describe("reviewing the open hole", () => {
  test("what the value table knows is there at once, and the coach's word after it", async () => {
    await review(MOVES);
    const { kind, review: known } = desk.state.value;
    expect(kind).toBe("working");
    expect(known?.moves.map(({ exact }) => typeof exact?.lost)).toEqual(["number", "number"]);
    expect(known?.moves.map(({ fair }) => fair)).toEqual([undefined, undefined]);
    await answer();
    expect(desk.state.value.kind).toBe("done");
    const done = desk.state.value.review?.moves ?? [];
    expect(done.map(({ exact }) => exact?.lost)).toEqual(
      known?.moves.map(({ exact }) => exact?.lost),
    );
    expect(done.map(({ fair }) => typeof fair?.regret)).toEqual(["number", "number"]);
  });

  test("the copy on the board counts nowhere, and the own hole is back as it was", async () => {
    await review(MOVES);
    expect(open().help.givenMoves).toBe(2);
    desk.goTo(0);
    expect(shown()).toBe("");
    desk.leave();
    expect(open().help.givenMoves).toBe(0);
    expect(shown()).toBe(MOVES);
    expect(coach.waiting).toEqual([]);
  });

  test("the own hole is kept all the while, and a deal of another one ends the review", async () => {
    await review(MOVES);
    const own = game.play.own.value;
    expect(own?.help.givenMoves).toBe(0);
    desk.goTo(0);
    game.play.undo();
    expect(game.play.event.value).toMatchObject({ kind: "nothing", of: "undo" });
    expect(game.play.own.value).toBe(own);
    game.play.show(openDeal(ownDeal(2), CLASSIC), "deal");
    expect(desk.place.value).toBeNull();
    desk.leave();
    expect(open().deal.number).toBe(2n);
  });

  test("is gone through by number, by undo and by redo", async () => {
    await review(MOVES);
    expect(desk.place.value).toEqual({ number: 2, branch: [] });
    game.play.undo();
    expect(desk.place.value).toEqual({ number: 1, branch: [] });
    expect(desk.current.value?.number).toBe(1);
    desk.goTo(2);
    expect(game.play.event.value).toMatchObject({ change: { kind: "redo" } });
    desk.goTo(-5);
    expect(desk.place.value).toEqual({ number: 0, branch: [] });
    expect(desk.current.value).toBeNull();
    desk.goTo(99);
    expect(desk.place.value).toEqual({ number: 2, branch: [] });
  });

  test("a move of one's own is a branch, from which the line is come back to whole", async () => {
    await review(MOVES);
    desk.goTo(0);
    game.play.draw();
    expect(desk.place.value).toMatchObject({ number: 0, branch: [{ kind: "draw" }] });
    expect(desk.current.value).toBeNull();
    desk.goTo(0);
    expect(desk.place.value).toEqual({ number: 0, branch: [] });
    desk.goTo(2);
    expect(shown()).toBe(MOVES);
  });

  test("what was undone is no part of it", async () => {
    game.play.show(openDeal(ownDeal(4), CLASSIC), "deal");
    make("2+");
    game.play.undo();
    desk = createReviewDesk(open(), game, async () => coach);
    expect(desk.subject.hole.moves).toEqual([play(1)]);
    desk.leave();
    game.play.redo();
    expect(shown()).toBe("2+");
  });

  test("a coach that is lost leaves what is known; one that cannot be loaded too", async () => {
    await review(MOVES);
    coach.waiting[0]?.fail();
    await settle();
    expect(desk.state.value.kind).toBe("failed");
    expect(desk.state.value.review?.moves).toHaveLength(2);
    desk.leave();
    desk = createReviewDesk(open(), game, () => Promise.reject(new Error("no network")));
    await settle();
    expect(desk.state.value.kind).toBe("failed");
  });

  test("another hole can be reviewed than the one on the board", async () => {
    game.play.show(openDeal(ownDeal(2), CLASSIC), "deal");
    const other = expectValue(openWithMoves(ownDeal(4), CLASSIC, expectValue(parseMoves(MOVES))));
    desk = createReviewDesk(other, game, async () => coach);
    expect(open().deal.number).toBe(4n);
    desk.leave();
    expect(open().deal.number).toBe(2n);
  });
});
