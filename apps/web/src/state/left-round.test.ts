import { CLASSIC } from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { game, make, message, open, setUpGame } from "./test-game.ts";

describe("leaving a round by dealing something else", () => {
  beforeEach(() => {
    setUpGame();
    game.begin("?deal=12345", null);
    game.rounds.start({ holes: 9, par: 45, deals: "random" });
    game.play.takeStrokes();
    game.rounds.goOn();
  });

  test.each([
    ["a number", () => void game.deals.dealNumber("77", game.rules.peek())],
    ["other rules", () => game.deals.changeRules({ ...CLASSIC, king: "wrap" })],
  ])("R1 %s says so, and where it can be come back to", (_, leave) => {
    expect(game.rounds.left.value).toBeNull();
    const left = open();
    leave();
    expect(message()).toMatchObject({ kind: "changed", leftAt: 2 });
    expect(game.rounds.left.value).toEqual({ id: "round-1", hole: 2, holes: 9 });
    make("+");
    game.play.undo();
    expect(message()).toMatchObject({ kind: "changed", leftAt: null });
    game.rounds.comeBack(left);
    expect(game.rounds.left.value).toBeNull();
  });

  test("R1 a round that is over is not left", () => {
    for (let hole = 2; hole <= 9; hole++) {
      game.play.takeStrokes();
      if (hole < 9) game.rounds.goOn();
    }
    game.deals.dealNumber("77", game.rules.peek());
    expect(game.rounds.left.value).toBeNull();
    expect(message()).toMatchObject({ leftAt: null });
  });
});
