/** @jsxRuntime automatic @jsxImportSource react */
import { isOver, startHole, makeHoleMove, ownDeal, expectValue } from "@albatross/rules";
import { playedHoles } from "@albatross/test-kit";
import { fc, test } from "@fast-check/vitest";
import { renderToString } from "ink";
import { describe, expect, it } from "vitest";
import { PLAIN_INK } from "../colour.ts";
import { GameScreen, TooSmall, type GameView } from "./game-view.tsx";
import { concede, giveHint, moveFocus, NO_GAME, openHole, togglePause } from "./play-state.ts";
import { describeResult } from "./result-text.ts";
import { both } from "./sentences.ts";
import { CLEARING_LINE, openGame, rulesFrom } from "./test-game.ts";

const VIEW: GameView = {
  state: openGame(),
  verdict: "winnable",
  result: null,
  areKeysShown: false,
  keepTrouble: null,
  pen: { ink: PLAIN_INK, hasUnicode: true },
};

function draw(view: Partial<GameView>): string {
  return renderToString(<GameScreen view={{ ...VIEW, ...view }} />, { columns: 80 });
}

describe("the screen of the game", () => {
  it("shows deal, rules, cards, strokes, stock, run, verdict and what is needed", () => {
    const screen = draw({ state: openGame("4"), verdict: "winnable" });
    expect(screen).toContain(" Albatross Deal 2, Classic ");
    for (const text of [
      "Strokes  34",
      "Run      1  best 1",
      "Winnable",
      "Needs Ace or 3",
      "│ 16 │",
    ]) {
      expect(screen).toContain(text);
    }
  });

  it.each([
    ["working", "Working it out…"],
    ["winnable", "Winnable"],
    ["unclearable", "Cannot be cleared"],
    ["no-longer", "No longer winnable"],
    ["unknown", "Random: not proved"],
  ] as const)("T4: says the verdict %s", (verdict, words) => {
    expect(draw({ verdict })).toContain(words);
  });

  it("T1, T2: says why a card is refused, and marks the hint", () => {
    const { at } = VIEW.state;
    if (at === null) throw new Error("there is a hole");
    expect(draw({ state: openGame("4+1") })).toContain("\n Needs 5 or 7.\n");
    const hinted = giveHint(VIEW.state, [{ move: { kind: "draw" }, best: 0 }]);
    expect(draw({ state: hinted })).toMatch(/ {3}hint/);
    expect(draw({ state: moveFocus(VIEW.state, "down") })).toContain("▲");
  });

  it("T5: shows the result under the board, and how to go on", () => {
    const state = concede(openGame("4"));
    if (state.at === null) throw new Error("there is a hole");
    const screen = draw({ state, result: describeResult(state.at, null, true) });
    expect(screen).toContain("Strokes taken\n");
    expect(screen).toContain("Z undo  R replay");
  });

  it("covers the cards of a paused hole, lists the keys, waits for a deal", () => {
    expect(draw({ state: togglePause(openGame()) })).not.toMatch(/[♣♦♥♠]/);
    expect(draw({ areKeysShown: true })).toContain("Space, D");
    expect(draw({ state: { ...NO_GAME, says: both("Looking…") } })).toContain("Looking…");
    expect(draw({ keepTrouble: "no space" })).toContain("This hole cannot be kept: no space");
  });

  it("says how large the terminal must be", () => {
    const text = renderToString(<TooSmall columns={40} rows={10} />, { columns: 40 });
    expect(text.replaceAll("\n", " ")).toContain("40 by 10; the board needs 80 by 24");
    expect(text).toContain("--plain");
  });

  test.prop([playedHoles(), fc.boolean()], { numRuns: 40 })(
    "fits 80 characters and 24 lines under all rules, also with the longest result",
    ({ positions, moves }, hasUnicode) => {
      const [first] = positions;
      if (!first) return;
      let hole = startHole(first);
      for (const move of moves) hole = expectValue(makeHoleMove(hole, move));
      const played = { deal: ownDeal(2n ** 53n - 1n), hole, hints: 99, undos: 99, attempt: 99 };
      const state = openHole(NO_GAME, played, false);
      const taken = concede(state);
      const over = isOver(hole) ? state : taken;
      if (over.at === null) return;
      // At the last move the best falls from the best thinkable to the worst.
      const bests = over.at.hole.positions.map((_, index, all) =>
        index === all.length - 1 ? 45 : -45,
      );
      for (const view of [
        { state, keepTrouble: "x".repeat(200) },
        { state: over, result: describeResult(over.at, bests, true) },
      ]) {
        const lines = draw({ ...view, pen: { ink: PLAIN_INK, hasUnicode } }).split("\n");
        expect(lines.length).toBeLessThanOrEqual(24);
        for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80);
      }
    },
  );

  it("names rules that are no preset", () => {
    const state = openGame("", ownDeal(2), rulesFrom("columns=9,rows=5,jokers=2"));
    expect(draw({ state })).toContain("Deal 2, columns=9,jokers=2");
    expect(draw({ state: openGame(CLEARING_LINE) })).toContain("Strokes  −3");
  });
});
