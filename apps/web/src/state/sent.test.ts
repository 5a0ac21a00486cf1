import { CLASSIC, ownDeal } from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { openSent, type Sent } from "./open-sent.ts";
import { readLeft } from "./played-hole.ts";
import { game, make, open, result, setUpGame, winnableLine } from "./test-game.ts";

const DEAL = "deal=2&generator=1&rules=classic";
const line = winnableLine(2n);
const PLAYED = `${DEAL}&shared=1&by=Anna&result=cleared%20-3&played=${encodeURIComponent(line)}`;

beforeEach(() => {
  setUpGame();
});

function friendOf(query: string) {
  const sent: Sent | null = openSent(query, game);
  if (sent?.kind !== "play") throw new Error("nothing was played");
  return sent.friend;
}

describe("what a link brings beside its deal", () => {
  test("T7 a deal alone brings nothing", () => {
    expect(openSent(`?${DEAL}`, game)).toBeNull();
    expect(openSent(`?${DEAL}&moves=4`, game)).toBeNull();
  });

  test("T7 R3 a course is read, or refused with its own fault", () => {
    const nine = "course=Nine&deals=1-2-3-4-5-6-7-8-9&generator=1&rules=easy";
    expect(openSent(`?${nine}`, game)).toMatchObject({
      kind: "course",
      course: { course: { name: "Nine" }, rules: { king: "wrap", redeals: 1 } },
    });
    expect(openSent("?course=Nine&deals=1-2", game)).toMatchObject({
      kind: "bad",
      fault: { code: "course-invalid" },
      deal: null,
    });
  });

  test("T7 what cannot have been played is refused, and its deal is still known", () => {
    expect(openSent(`?${DEAL}&shared=9`, game)).toMatchObject({
      kind: "bad",
      fault: { code: "shared-version-unknown" },
      deal: DEAL,
    });
  });

  test("T7 a refused link deals nothing", () => {
    const sent = openSent(`?${DEAL}&shared=9`, game);
    game.begin(`?${DEAL}&shared=9`, null, sent?.kind === "bad" ? sent.fault : null);
    expect(game.play.open.value).toBeNull();
    expect(game.badLink.value?.code).toBe("shared-version-unknown");
    game.begin(DEAL, null);
    expect(open().deal).toEqual(ownDeal(2));
    expect(game.badLink.value).toBeNull();
  });
});

describe("a friend's play", () => {
  test("is covered until it is asked for, and belongs to its deal", () => {
    game.begin(`?${PLAYED}`, null);
    const friend = friendOf(`?${PLAYED}`);
    expect(open().hole.moves).toEqual([]);
    expect(friend.isHere.value).toBe(true);
    expect(friend.isScoreShown.value).toBe(false);
    friend.showScore();
    expect(friend.isScoreShown.value).toBe(true);
    game.deals.changeRules({ ...CLASSIC, king: "wrap" });
    expect(friend.isHere.value).toBe(false);
    game.begin(DEAL, null);
    expect(friend.isHere.value).toBe(true);
  });

  test("the own strokes stand beside it once the hole is over", () => {
    game.begin(`?${DEAL}`, null);
    const friend = friendOf(`?${PLAYED}`);
    expect(friend.ownStrokes.value).toBeNull();
    make("+");
    game.play.takeStrokes();
    expect(friend.ownStrokes.value).toBe(35);
    friend.watch();
    expect(friend.ownStrokes.value).toBe(35);
  });

  test("is watched move by move as a hole that does not count, and the own one is gone back to", () => {
    game.begin(`?${DEAL}`, null);
    const friend = friendOf(`?${PLAYED}`);
    make("4");
    const own = open();
    friend.watch();
    expect(friend.watching.value).toEqual({ move: 0, of: line.length });
    for (let move = 0; move < line.length; move++) game.play.redo();
    expect(friend.watching.value).toEqual({ move: line.length, of: line.length });
    expect(result().facts.value).toMatchObject({ ending: "cleared", strokes: -3 });
    expect(readLeft(open(), null, "2026-11-30T00:00:00.000Z")).toBeNull();
    friend.goBack();
    expect(open()).toEqual(own);
    expect(friend.watching.value).toBeNull();
  });

  test("who took the strokes at once made no move to watch", () => {
    const friend = friendOf(`?${DEAL}&shared=1&result=conceded%2035&played=`);
    expect(friend.sent.hole).toBeNull();
    game.begin(`?${DEAL}`, null);
    const before = open();
    friend.watch();
    expect(open()).toBe(before);
  });
});
