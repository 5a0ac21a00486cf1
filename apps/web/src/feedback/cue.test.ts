import { holeStatus } from "@albatross/rules";
import { beforeEach, describe, expect, it } from "vitest";
import {
  beginWinnable,
  game,
  make,
  open,
  setUpGame,
  testJudge,
  winnableLine,
} from "../state/test-game.ts";
import { cuesOf } from "./cue.ts";

beforeEach(setUpGame);

const cues = () => {
  const event = game.play.event.value;
  if (event === null) throw new Error("nothing has happened");
  return cuesOf(event);
};

const DEAL_2 = "?deal=2&generator=1&rules=classic";

describe("the cue", () => {
  it("of a deal and of a restart", () => {
    game.begin(DEAL_2, null);
    expect(cues()).toEqual([{ kind: "deal" }]);
    make("4");
    game.play.restart();
    expect(cues()).toEqual([{ kind: "deal" }]);
  });

  it("S3 of a play counts its run, which a draw ends and an undo shortens", () => {
    game.begin(DEAL_2, null);
    const seen = ["4", "+", "5", "3", "7"].map((move) => {
      make(move);
      return cues();
    });
    expect(seen).toEqual([
      [{ kind: "play", run: 1 }],
      [{ kind: "draw" }],
      [{ kind: "play", run: 1 }],
      [{ kind: "play", run: 2 }],
      [{ kind: "play", run: 3 }],
    ]);
    game.play.undo();
    expect(cues()).toEqual([{ kind: "undo" }]);
    game.play.redo();
    expect(cues()).toEqual([{ kind: "play", run: 3 }]);
  });

  it("of a redone draw is a draw's", () => {
    game.begin(DEAL_2, null);
    make("+");
    game.play.undo();
    game.play.redo();
    expect(cues()).toEqual([{ kind: "draw" }]);
  });

  it("T1 of a card that does not fit, or is covered", () => {
    game.begin(DEAL_2, null);
    make("1");
    expect(cues()).toEqual([{ kind: "misfit" }]);
    game.play.refuseCovered(3);
    expect(cues()).toEqual([{ kind: "misfit" }]);
  });

  it("of the last card is its own and the clear's", async () => {
    const number = await beginWinnable();
    make(winnableLine(number));
    await testJudge.answerAll();
    const [play, end] = cues();
    expect(play?.kind).toBe("play");
    expect(end).toEqual({ kind: "clear" });
    game.play.undo();
    expect(cues()).toEqual([{ kind: "undo" }]);
  });

  it("of the last draw, when nothing fits, is its own and the stuck hole's", () => {
    for (let number = 1; number <= 40; number++) {
      game.begin(`?deal=${number}&generator=1&rules=classic`, null);
      make("+".repeat(16));
      if (holeStatus(open().hole) === "stuck") break;
      expect(cues()).toEqual([{ kind: "draw" }]);
    }
    expect(cues()).toEqual([{ kind: "draw" }, { kind: "stuck" }]);
  });

  it("of what nobody did just now is none", () => {
    game.begin(DEAL_2, null);
    game.play.undo();
    expect(cues()).toEqual([]);
    game.begin("?deal=2&generator=1&rules=classic&moves=4", null);
    expect(cues()).toEqual([]);
    game.play.takeStrokes();
    expect(cues()).toEqual([]);
  });
});
