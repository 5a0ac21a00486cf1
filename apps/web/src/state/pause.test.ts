import { beforeEach, describe, expect, test } from "vitest";
import { game, make, message, open, setUpGame } from "./test-game.ts";

beforeEach(() => {
  setUpGame();
  game.begin("?deal=12345", null);
});

describe("a pause", () => {
  test("begins and ends when it is asked for, says so, and leaves the hole as it is", () => {
    make("2+");
    const before = open();
    game.pause.toggle();
    expect(game.pause.isPaused.value).toBe(true);
    expect(message()).toMatchObject({ kind: "paused", hole: before });
    game.pause.toggle();
    expect(game.pause.isPaused.value).toBe(false);
    expect(message()).toMatchObject({ kind: "resumed", hole: before });
    expect(open()).toBe(before);
  });

  test("reminds whoever plays on that it is one", () => {
    game.pause.toggle();
    const said = game.said.value?.number ?? 0;
    game.pause.remind();
    expect(message()).toMatchObject({ kind: "paused" });
    expect(game.said.value?.number).toBe(said + 1);
  });

  test.each([
    ["another deal", () => game.deals.step(1)],
    ["strokes taken", () => game.play.takeStrokes()],
    ["a restart", () => game.play.restart()],
  ])("ends with %s: what lies on the board then is another hole", (_, change) => {
    make("2");
    game.pause.toggle();
    change();
    expect(game.pause.isPaused.value).toBe(false);
    expect(message()).toMatchObject({ kind: "changed" });
  });

  test("P8 is none once the hole is over", () => {
    game.play.takeStrokes();
    game.pause.toggle();
    expect(game.pause.isPaused.value).toBe(false);
    expect(message()).toMatchObject({ kind: "changed" });
  });
});
