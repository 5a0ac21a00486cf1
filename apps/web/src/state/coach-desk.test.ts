import { CLASSIC, ownDeal, viewOf } from "@albatross/rules";
import { adviseFully } from "@albatross/coach";
import { beforeEach, describe, expect, test } from "vitest";
import { createCoachDesk, type CoachDesk } from "./coach-desk.ts";
import { openDeal } from "./open-hole.ts";
import { createTestCoach, type TestCoach } from "./test-coach.ts";
import { game, make, open, position, setUpGame } from "./test-game.ts";
import { settle } from "./test-judge.ts";

let coach: TestCoach;
let desk: CoachDesk;

beforeEach(async () => {
  setUpGame();
  coach = createTestCoach();
  game.play.show(openDeal(ownDeal(4), CLASSIC), "deal");
  desk = createCoachDesk(game, async () => coach);
  await settle();
});

async function answer(): Promise<void> {
  coach.waiting[0]?.answer();
  await settle();
}

describe("the coach beside the board", () => {
  test("advises on what the player sees, and has the same word on the same position", async () => {
    expect(desk.word.value).toMatchObject({ kind: "working", advice: null });
    await answer();
    const limits = { worlds: 4, tableLimits: { fine: 20_000, most: 20_000 } };
    expect(desk.word.value).toEqual({
      kind: "done",
      view: viewOf(position()),
      advice: adviseFully(viewOf(position()), { seed: 1, playOuts: 2, ...limits }),
    });
  });

  test("asking about a position is one hint, whatever else changes", async () => {
    expect(open().help.hints).toBe(1);
    game.play.countHint();
    await settle();
    expect(open().help.hints).toBe(2);
    expect(coach.waiting).toHaveLength(1);
    make("2");
    await settle();
    expect(open().help.hints).toBe(3);
  });

  test("no word is kept for another position", async () => {
    const [first] = coach.waiting;
    make("2");
    await settle();
    expect(coach.waiting).toHaveLength(1);
    expect(coach.waiting[0]).not.toBe(first);
    await answer();
    expect(desk.word.value).toMatchObject({ kind: "done", view: viewOf(position()) });
  });

  test("a hole that is over has no advice, and undo brings it back", async () => {
    game.play.takeStrokes();
    await settle();
    expect(desk.word.value.kind).toBe("over");
    expect(coach.waiting).toEqual([]);
    game.play.undo();
    await settle();
    expect(desk.word.value.kind).toBe("working");
  });

  test("a coach that is lost is said to be, and can be asked again", async () => {
    coach.waiting[0]?.fail();
    await settle();
    expect(desk.word.value.kind).toBe("failed");
    desk.retry();
    await settle();
    await answer();
    expect(desk.word.value.kind).toBe("done");
  });

  test("who leaves asks no more", async () => {
    desk.leave();
    expect(coach.waiting).toEqual([]);
    make("2");
    await settle();
    expect(coach.waiting).toEqual([]);
  });
});
