/** @jsxRuntime automatic @jsxImportSource react */
import type { FairCost, HoleReview, MoveReview } from "@albatross/coach";
import {
  expectValue,
  isOver,
  makeHoleMove,
  ownDeal,
  play,
  startHole,
  type Hole,
} from "@albatross/rules";
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
  reviewed: null,
  keepTrouble: null,
  pen: { ink: PLAIN_INK, hasUnicode: true },
};

function draw(view: Partial<GameView>): string {
  return renderToString(<GameScreen view={{ ...VIEW, ...view }} />, { columns: 80 });
}

/** Every sentence that there can be of a move, of each. */
function longestReview(hole: Hole): HoleReview {
  const moves = hole.moves.map((move, index): MoveReview => {
    const exact = { before: -45, after: 45, lost: 90, moves: [] };
    const fair: FairCost = {
      best: -45,
      made: 45,
      regret: 90,
      label: "inaccuracy",
      better: play(hole.positions[index]?.heights.findIndex((height) => height > 0) ?? 0),
      margin: 1,
      moves: [],
      reason: { kind: "openings", better: 30, made: 29, of: 30 },
    };
    return { number: index + 1, move, choices: 9, exact, fair };
  });
  const moments = moves.map(({ number }) => ({ number, kind: "bad-luck" }) as const);
  return { moves, best: -45, lost: 90, accuracy: 100, moments, isComplete: true };
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

  it("looks back on a move: what was made, what was better, what each move lost, and why", () => {
    const state = concede(openGame("4+"));
    const { at } = state;
    if (at === null) throw new Error("there is a hole");
    const review = longestReview(at.hole);
    const screen = draw({ state, reviewed: { review, index: 1 } });
    expect(screen).toContain("Move 2 of 2 draws the six of spades.");
    expect(screen).toContain("the jack of spades from column 1.\n");
    expect(screen).toContain("Of 30 unseen cards 30 would fit");
    expect(screen).toContain("\n 99\n  ▲\n");
    expect(screen).toMatch(/ {13}made\n/);
    expect(draw({ state, reviewed: { review: null, index: 0 } })).toContain("The coach looks");
  });

  it("says how large the terminal must be", () => {
    const text = renderToString(<TooSmall columns={40} rows={10} />, { columns: 40 });
    expect(text.replaceAll("\n", " ")).toContain("40 by 10; the board needs 80 by 24");
    expect(text).toContain("--plain");
  });

  test.prop([playedHoles(), fc.boolean()], { numRuns: 25 })(
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
        { state: over, reviewed: { review: longestReview(over.at.hole), index: 0 } },
        { state: over, reviewed: { review: null, index: Math.max(0, hole.cursor - 1) } },
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
