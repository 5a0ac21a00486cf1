import { formatMoves, movesMade, ownDeal, play, DRAW } from "@albatross/rules";
import { describe, expect, it } from "vitest";
import {
  concede,
  giveHint,
  hintOf,
  moveFocus,
  openHole,
  redoMove,
  restartDeal,
  togglePause,
  undoMove,
  type PlayState,
} from "./play-state.ts";
import { startPlaying } from "./played-hole.ts";
import { CLEARING_LINE, openGame, playOn, rulesFrom } from "./test-game.ts";

function made({ at }: PlayState): string {
  return at === null ? "" : formatMoves(movesMade(at.hole));
}

describe("the state of a game", () => {
  it("T1: a card that does not fit changes nothing, and what would fit is said", () => {
    const state = openGame();
    const refused = playOn(state, "1");
    expect(refused.at).toBe(state.at);
    expect(refused.says.seen).toBe("Needs 2.");
    expect(playOn(openGame("4+"), "1").says.seen).toBe("Needs 5 or 7.");
    expect(playOn(state, "9").says.seen).toBe("There is no such column.");
  });

  it("P3, T1: on a King it says to draw", () => {
    expect(playOn(openGame("++"), "6").says.seen).toBe("King: draw a card.");
  });

  it("P8, T1: a hole that is over says so and stays", () => {
    const cleared = openGame(CLEARING_LINE);
    expect(playOn(cleared, "+").says.seen).toBe("The hole is cleared.");
    // The three of hearts lies on the waste.
    expect(playOn(openGame("+".repeat(16)), "+").says.seen).toBe(
      "The stock is empty. Needs 2 or 4.",
    );
    expect(playOn(concede(openGame()), "4").says.seen).toBe("The hole is over. Undo to go on.");
  });

  it("says what a play exposed and what fits now, for who does not see it", () => {
    expect(openGame("4").says.spoken).toBe(
      "Two of spades. Exposed: king of hearts. Fits: ace of clubs, column 2 and three of clubs, column 7.",
    );
    expect(openGame("+").says.spoken).toBe("Waste: six of spades. Fits: five of hearts, column 5.");
  });

  it("S3: a draw sums up the run that it ends, five in a row are noticed", () => {
    expect(openGame("47+").says.seen).toBe("Run of 2.");
    expect(openGame("4+").says.seen).toBe("");
    const line = CLEARING_LINE.slice(0, CLEARING_LINE.indexOf("53772") + 5);
    expect(openGame(line).says.seen).toBe("Five in a row. Tidy.");
  });

  it("T3: undo and redo bring back the very hole, and a play after an undo ends the redo", () => {
    const state = openGame("4+5");
    const back = undoMove(undoMove(state));
    expect(made(back)).toBe("4");
    expect(back.at?.undos).toBe(2);
    const again = redoMove(redoMove(back));
    expect(made(again)).toBe("4+5");
    expect(again.at?.hole.positions.at(-1)).toBe(state.at?.hole.positions.at(-1));
    expect(redoMove(again).says.seen).toBe("Nothing to redo.");
    expect(redoMove(playOn(back, "2")).says.seen).toBe("Nothing to redo.");
    expect(undoMove(openGame()).says.seen).toBe("Nothing to undo.");
  });

  it("T3: undo at the start goes back to the hole that was played before", () => {
    const left = openGame("4+");
    const other = openHole(left, startPlaying(ownDeal(3), rulesFrom("classic")), false);
    // One that nothing was played on is not gone back to.
    const third = openHole(other, startPlaying(ownDeal(4), rulesFrom("classic")), false);
    expect(undoMove(third).at).toBe(left.at);
    expect(undoMove(undoMove(undoMove(third))).says.seen).not.toBe("Nothing to undo.");
  });

  it("takes the strokes, and undo gives them back", () => {
    const taken = concede(openGame("4"));
    expect(taken.says.seen).toBe("Strokes taken: 34.");
    expect(concede(taken).says.seen).toBe("The hole has its score already.");
    expect(made(undoMove(taken))).toBe("4");
    expect(undoMove(taken).at?.hole.strokesTaken).toBe(false);
  });

  it("restarts as another try, with all moves to redo", () => {
    const restarted = restartDeal(openGame("4+"));
    expect(restarted.at?.attempt).toBe(2);
    expect(made(redoMove(redoMove(restarted)))).toBe("4+");
    expect(restartDeal(openGame()).at?.attempt).toBe(1);
  });

  it("T2: a hint is the best move, asked again the next, and goes with its position", () => {
    const rated = [
      { move: play(3), best: -3 },
      { move: DRAW, best: 1 },
    ];
    const state = openGame();
    const first = giveHint(state, rated);
    expect(first.says.seen).toBe("Hint: two of spades, column 4.");
    expect(hintOf(first)?.move).toBe(play(3));
    const second = giveHint(first, rated);
    expect(second.says.seen).toBe("Next best: draw a card. Costs 4 strokes.");
    expect(giveHint(second, rated).says.seen).toBe("Hint: two of spades, column 4.");
    expect(second.at?.hints).toBe(2);
    expect(hintOf(playOn(second, "4"))).toBeNull();
    const unrated = giveHint(state, [{ move: DRAW, best: null }]);
    expect(unrated.says.seen).toContain("nobody has worked out");
  });

  it("goes through columns and stock by the arrows, beginning at a card that fits", () => {
    const at = (state: PlayState): number | null => state.focus;
    const first = moveFocus(openGame(), "right");
    expect(at(first)).toBe(3);
    expect(at(moveFocus(first, "left"))).toBe(2);
    expect(at(moveFocus(first, "down"))).toBe(7);
    expect(at(moveFocus(moveFocus(first, "down"), "right"))).toBe(0);
    expect(at(moveFocus(moveFocus(first, "down"), "up"))).toBe(0);
    expect(at(concede(first))).toBeNull();
  });

  it("pauses a hole that is played, and no other", () => {
    const paused = togglePause(openGame("4"));
    expect(paused.isPaused).toBe(true);
    expect(togglePause(paused).isPaused).toBe(false);
    expect(togglePause(concede(openGame())).isPaused).toBe(false);
  });
});
