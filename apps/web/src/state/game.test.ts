import { CLASSIC, formatMoves, movesMade, ownDeal } from "@albatross/rules";
import { judge } from "@albatross/solver";
import { beforeEach, describe, expect, test } from "vitest";
import { en } from "../text/en.ts";
import { firstDealFrom } from "./first-deal.ts";
import { canTakeBack, openDeal } from "./open-hole.ts";
import { createPreferences } from "./preferences.ts";
import {
  testJudge,
  game,
  keeper,
  setUpGame,
  open,
  position,
  message,
  make,
  beginWinnable,
  winnableLine,
} from "./test-game.ts";

beforeEach(setUpGame);

describe("beginning", () => {
  test("T6 a new game walks forward to the first deal that is proved winnable", async () => {
    game.preferences.prefer({ hasPlayed: true });
    const number = await beginWinnable();
    expect(number).toBeGreaterThanOrEqual(1100n);
    for (let before = 1100n; before < number; before++) {
      expect(judge(openDeal(ownDeal(before), CLASSIC).hole.positions[0]).verdict).not.toBe(
        "winnable",
      );
    }
    expect(game.verdict.verdict.value.kind).toBe("winnable");
  });

  test("T6 the switch to any deal takes the random number itself and is kept", () => {
    game.preferences.prefer({ deals: "any" });
    game.begin("", null);
    expect(open().deal.number).toBe(1100n);
    expect(createPreferences(keeper).preferences.value.deals).toBe("any");
  });

  test("T6 whoever has never played has a deal at once, before the judge has said a word", () => {
    game.begin("", null);
    expect(open().deal).toEqual(firstDealFrom(1100n));
    expect(game.deals.isSearching.value).toBe(false);
  });

  test("T6 a judge that fails leaves a plain random deal, and says so", async () => {
    game.preferences.prefer({ hasPlayed: true });
    testJudge.breakDown();
    game.begin("", null);
    await testJudge.answerAll();
    expect(open().deal.number).toBe(1100n);
    expect(message()?.kind).toBe("search-gave-up");
    expect(game.verdict.verdict.value.kind).toBe("unknown");
  });

  test("T7 a link deals exactly what it names", () => {
    game.begin("?deal=12345&generator=1&rules=king%3Dwrap,redeals%3D2", null);
    expect(open().deal.number).toBe(12345n);
    expect(game.rules.value).toMatchObject({ king: "wrap", redeals: 2 });
    expect(game.link.value).toBe("deal=12345&generator=1&rules=king%3Dwrap%2Credeals%3D2");
  });

  test.each([
    ["?deal=12345&generator=9", "generator-unknown"],
    ["?deal=twelve", "deal-number-invalid"],
    ["?rules=classic", "link-deal-missing"],
    ["?deal=1&rules=king%3Dbishop", "rules-value-unknown"],
    ["?deal=1&moves=9", "column-unknown"],
  ])("T7 the link %s deals nothing and says why", (query, code) => {
    game.begin(query, null);
    expect(game.play.open.value).toBeNull();
    expect(game.badLink.value?.code).toBe(code);
  });

  test("T7 a query that is not about a deal is passed over", async () => {
    game.begin("?utm_source=letter", null);
    await testJudge.answerAll();
    expect(game.badLink.value).toBeNull();
    expect(open().deal.number).toBeGreaterThanOrEqual(1100n);
  });

  test("moves in a link are made, can be undone, and count as given", () => {
    game.begin("?deal=12345&moves=%2B%2B", null);
    expect(open().hole.cursor).toBe(2);
    expect(open().help.givenMoves).toBe(2);
    game.play.undo();
    expect(open().hole.cursor).toBe(1);
  });
});

describe("playing", () => {
  beforeEach(() => game.begin("?deal=12345", null));

  test("T1 a misfit changes nothing, makes no undo step, and says what would fit", () => {
    const before = open();
    game.play.playColumn(0);
    expect(open()).toBe(before);
    expect(message()).toMatchObject({
      kind: "refused",
      why: "misfit",
      situation: { needed: [10, 12] },
    });
    game.play.undo();
    expect(message()).toEqual({ kind: "nothing-to", what: "undo" });
  });

  test("T1 a covered card is refused and explained", () => {
    const before = open();
    game.play.refuseCovered(1);
    expect(open()).toBe(before);
    expect(message()).toMatchObject({ kind: "refused", why: "covered" });
  });

  test("P4 a play tells the card it exposed and what fits now", () => {
    game.play.playColumn(1);
    expect(message()).toMatchObject({ kind: "changed", change: { kind: "play", column: 1 } });
    expect(message()).toMatchObject({ situation: { strokes: 34, run: 1 } });
  });

  test("P5 every draw is one step, and the empty stock refuses the next", () => {
    make("++++++++++++++++");
    expect(position().draws).toBe(16);
    const before = open();
    game.play.draw();
    expect(open()).toBe(before);
    expect(message()).toMatchObject({ kind: "refused" });
  });

  test("T3 a play after an undo is one step and empties the redo list", () => {
    make("2");
    game.play.undo();
    make("6");
    expect(formatMoves(open().hole.moves)).toBe("6");
    game.play.redo();
    expect(message()).toEqual({ kind: "nothing-to", what: "redo" });
  });

  test("T3 mashing undo and redo ends exactly where it began", () => {
    make("2+++6++");
    const made = open().hole.moves;
    const before = position();
    for (let press = 0; press < 50; press++) game.play.undo();
    expect(position()).toBe(open().hole.positions[0]);
    for (let press = 0; press < 50; press++) game.play.redo();
    expect(open().hole.moves).toBe(made);
    expect(position()).toBe(before);
  });

  test("S3 a draw sums up the run it ends", () => {
    make("2+");
    expect(message()).toMatchObject({ situation: { run: 0, runEnded: 1 } });
  });

  test("a restart gives identical cards, is another try, and does nothing on an untouched deal", () => {
    const start = position();
    game.play.restart();
    expect(open().attempt).toBe(1);
    make("2+");
    game.play.restart();
    game.play.restart();
    expect(position()).toBe(start);
    expect(open()).toMatchObject({ attempt: 2, hole: { cursor: 0 } });
  });

  test("T3 what was played before a restart can be redone", () => {
    make("2+");
    game.play.restart();
    game.play.redo();
    game.play.redo();
    expect(formatMoves(movesMade(open().hole))).toBe("2+");
  });

  test("T3 a hole that was left for a new deal comes back by undo, with all it had", () => {
    make("2+");
    const left = open();
    game.deals.step(1);
    game.deals.step(1);
    expect(canTakeBack(open())).toBe(true);
    game.play.undo();
    expect(open()).toEqual(left);
    game.play.undo();
    game.play.undo();
    game.play.undo();
    expect(message()).toEqual({ kind: "nothing-to", what: "undo" });
    expect(open().deal).toEqual(left.deal);
  });

  test("T3 undo brings back the line that was said of a position", () => {
    make("2177+");
    const said = game.said.value?.message;
    make("+");
    game.play.undo();
    const again = game.said.value?.message;
    if (!said || !again) throw new Error("nothing was said");
    expect(en.message(again).seen).toBe(en.message(said).seen);
    expect(en.message(again).seen).not.toBe("");
  });

  test("T3, S3 run, its sum and its cheer are the same by play, by undo and by redo", () => {
    game.begin("?deal=16&generator=1&rules=classic", null);
    const line = winnableLine(16n);
    const read = () => {
      const told = message();
      if (told?.kind !== "changed") throw new Error("no move was told");
      const { run, runEnded, strokes, drawsLeft } = told.situation;
      return { run, runEnded, strokes, drawsLeft, seen: en.message(told).seen };
    };
    const played = [...line].map((move) => {
      make(move);
      return read();
    });
    expect(played.map(({ seen }) => seen)).toContain("Ten in a row. The gallery leans in.");
    expect(played.some(({ seen }) => /^Run of \d+\.$/.test(seen))).toBe(true);
    const undone = played.slice(1).map(() => {
      game.play.undo();
      return read();
    });
    expect(undone.toReversed()).toEqual(played.slice(0, -1));
    game.play.undo();
    const redone = played.map(() => {
      game.play.redo();
      return read();
    });
    expect(redone).toEqual(played);
  });

  test("T5 a leap back is one help", () => {
    make("2++");
    game.play.goBackTo(0);
    expect(open()).toMatchObject({ hole: { cursor: 0 }, help: { undos: 1 } });
  });

  test("the first deal of all says how cards are played, until one is", () => {
    const seen = () => {
      const said = game.said.value;
      return said === null ? "" : en.message(said.message).seen;
    };
    expect(seen()).toMatch(/^One rank up or down\. Needs /);
    make("2");
    game.deals.step(1);
    expect(seen()).toMatch(/^Needs /);
  });

  test("the next and the previous number are exactly that, and 1 has none before it", () => {
    game.deals.step(1);
    expect(open().deal.number).toBe(12346n);
    game.deals.step(-1);
    expect(open().deal.number).toBe(12345n);
    game.deals.dealNumber("1", CLASSIC);
    game.deals.step(-1);
    expect(open().deal.number).toBe(1n);
    expect(message()).toEqual({ kind: "no-such-deal" });
  });

  test("a typed number is taken exactly, or refused with a code", () => {
    expect(game.deals.dealNumber("777", CLASSIC)).toBeNull();
    expect(open().deal.number).toBe(777n);
    expect(game.deals.dealNumber("7 77", CLASSIC)?.code).toBe("deal-number-invalid");
    expect(game.deals.dealNumber("0", CLASSIC)?.code).toBe("deal-number-invalid");
    expect(open().deal.number).toBe(777n);
  });

  test("D4 other rules deal the same number again", () => {
    const cards = position().table.columns;
    make("2");
    game.deals.changeRules({ ...CLASSIC, king: "wrap" });
    expect(open().deal.number).toBe(12345n);
    expect(position().table.columns).toEqual(cards);
    expect(open().hole.moves).toEqual([]);
  });
});
