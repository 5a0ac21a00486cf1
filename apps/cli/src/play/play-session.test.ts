import { formatDealName, formatMoves, formatRules, movesMade, ownDeal } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import type { HoleStore } from "./hole-store.ts";
import { createPlaySession, type PlaySession } from "./play-session.ts";
import { rulesOf, type PlayedHole } from "./played-hole.ts";
import { playedHole, rulesFrom } from "./test-game.ts";
import { answered, createTestJudge, type TestJudgeOptions } from "./test-play-judge.ts";

interface Options extends TestJudgeOptions {
  readonly rules?: string;
  readonly isRandom?: boolean;
  readonly from?: bigint;
  readonly trouble?: string;
}

function setUp({ rules = "classic", isRandom = false, from = 1n, ...options }: Options = {}) {
  const kept: string[] = [];
  const write = (played: PlayedHole): string =>
    `${formatDealName(played.deal)} ${formatMoves(movesMade(played.hole))}`;
  const store: HoleStore = {
    takeLeft: () => null,
    keep(played) {
      kept.push(write(played));
      return options.trouble ?? null;
    },
    putAside: () => void kept.push("aside"),
    leave: () => void kept.push("left"),
  };
  const judge = createTestJudge(options);
  const game = createPlaySession(
    { judge, store, pickDealNumber: () => from },
    { rules: rulesFrom(rules), isRandom },
  );
  return { game, judge, kept };
}

function where({ state: { at } }: PlaySession): string {
  return at === null
    ? "nowhere"
    : `${formatDealName(at.deal)} ${formatRules(rulesOf(at))} ${formatMoves(movesMade(at.hole))}`;
}

describe("a game under way", () => {
  it("T6: walks to the first deal that is proved winnable, and says so meanwhile", async () => {
    const { game } = setUp({ rules: "king=queen" });
    const dealt = game.dealNew();
    expect(game.state.isSearching).toBe(true);
    expect(game.state.says.seen).toBe("Looking for a winnable deal…");
    await dealt;
    // Deals 1 and 2 as `golf solve --rules king=queen` has them.
    expect(where(game)).toMatch(/^\d+ queen-on-king $/);
    const { game: classic } = setUp();
    await classic.dealNew();
    expect(where(classic)).toBe("2 classic ");
  });

  it("T6: takes any deal where that is asked for, and when the search fails", async () => {
    const { game } = setUp({ isRandom: true });
    await game.dealNew();
    expect(where(game)).toBe("1 classic ");
    const { game: unlucky } = setUp({ isBroken: true });
    await unlucky.dealNew();
    expect(where(unlucky)).toBe("1 classic ");
    expect(unlucky.state.says.seen).toContain("plain random deal");
  });

  it("plays on while a deal is looked for, and forgets the search when another deal is taken", async () => {
    const { game, judge } = setUp({ isRandom: false });
    game.dealNamed(ownDeal(2));
    judge.hold();
    const search = game.dealNew();
    game.play(3);
    expect(where(game)).toBe("2 classic 4");
    game.stepDeal(1);
    judge.release();
    await search;
    expect(where(game)).toBe("3 classic ");
    game.undo();
    expect(where(game)).toBe("2 classic 4");
  });

  it("says where the numbers end", () => {
    const { game } = setUp();
    game.dealNamed(ownDeal(1));
    game.stepDeal(-1);
    expect(where(game)).toBe("1 classic ");
    expect(game.state.says.seen).toContain("start at 1");
  });

  it("keeps every move at once, and puts a hole aside only when the next is played", () => {
    const { game, kept } = setUp();
    game.dealNamed(ownDeal(2));
    expect(kept).toEqual([]);
    game.play(3);
    game.draw();
    game.play(0);
    game.undo();
    game.stepDeal(1);
    expect(kept).toEqual(["2 4", "2 4+", "2 4"]);
    game.draw();
    expect(kept.slice(3)).toEqual(["aside", "3 +"]);
  });

  it("tells when a hole cannot be kept", () => {
    const { game } = setUp({ trouble: "the disk is full" });
    game.dealNamed(ownDeal(2));
    game.draw();
    expect(game.keepTrouble).toBe("the disk is full");
  });

  it("goes on with a hole that was left, in its own file", () => {
    const { game, kept } = setUp();
    game.goOn(playedHole("4+"));
    expect(game.state.says.seen).toContain("Where you left it");
    game.undo();
    expect(kept).toEqual(["2 4+", "2 4"]);
  });

  it("T2: gives the best move, at once where it is known", async () => {
    const { game, judge } = setUp();
    game.dealNamed(ownDeal(2));
    await answered();
    const first = game.hint();
    expect(game.state.says.seen).toMatch(/^Hint: /);
    await first;
    await game.hint();
    expect(game.state.says.seen).toMatch(/^Next best: /);
    expect(judge.asked).not.toContain("rateMoves");
  });

  it("T2: a hint that comes late is not given for another position", async () => {
    const { game, judge } = setUp({ hasNoTable: true });
    game.dealNamed(ownDeal(2));
    await answered();
    judge.hold();
    const hint = game.hint();
    game.draw();
    judge.release();
    await hint;
    expect(game.state.hint).toBeNull();
    expect(game.state.at?.hints).toBe(0);
  });

  it("plays nothing while it is paused", async () => {
    const { game } = setUp();
    game.dealNamed(ownDeal(2));
    game.pause();
    game.play(3);
    game.undo();
    await game.hint();
    expect(game.state.says.seen).toBe("Paused. P goes on.");
    expect(where(game)).toBe("2 classic ");
    game.pause();
    game.play(3);
    expect(where(game)).toBe("2 classic 4");
  });

  it("leaves the hole when it ends, and tells nobody any more", async () => {
    const { game, kept, judge } = setUp();
    let told = 0;
    game.onChange(() => told++);
    judge.hold();
    const search = game.dealNew();
    await game.end();
    told = 0;
    judge.release();
    await search;
    expect({ told, kept }).toEqual({ told: 0, kept: ["left"] });
  });
});
