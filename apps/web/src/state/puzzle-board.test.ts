import { puzzlePosition, type PuzzleKind } from "@albatross/coach";
import {
  cardsLeft,
  currentPosition,
  expectValue,
  formatMove,
  formatMoves,
  legalMoves,
  makeMove,
  strokesOf,
} from "@albatross/rules";
import { bestScore } from "@albatross/solver";
import { beforeEach, describe, expect, test } from "vitest";
import { freshPuzzle, linkOf, type KeptPuzzle } from "./kept-puzzle.ts";
import { createPuzzleBoard, type PuzzleBoard } from "./puzzle-board.ts";
import { recordHoles } from "./hole-recorder.ts";
import { game, make, open, setUpGame, testJudge } from "./test-game.ts";
import { examplePuzzle, memoryStore } from "./test-puzzles.ts";

let board: PuzzleBoard;
let store: ReturnType<typeof memoryStore>;

beforeEach(async () => {
  setUpGame();
  store = memoryStore();
  board = createPuzzleBoard({
    game,
    puzzles: store.puzzles,
    keep: store.keep,
    nowMs: () => 5000,
  });
  game.begin("?deal=12345", null);
  make("2");
  await testJudge.answerAll();
});

async function show(kind: PuzzleKind, from: Partial<KeptPuzzle> = {}): Promise<KeptPuzzle> {
  const kept = { ...freshPuzzle(examplePuzzle(kind)), ...from };
  store.keep(kept);
  board.show(kept);
  await testJudge.answerAll();
  return kept;
}

const now = (): KeptPuzzle => {
  const current = board.current.value;
  if (current === null) throw new Error("no puzzle is on the board");
  return current;
};
const progress = () => now().progress;
const position = () => currentPosition(open().hole);

/** A legal move that is not the answer, and what it costs as the judge has it. */
function wrongMove({ puzzle }: KeptPuzzle): { readonly move: string; readonly cost: number } {
  const wrong = legalMoves(position()).find(
    (move) => formatMove(move) !== formatMove(puzzle.answer),
  );
  if (wrong === undefined) throw new Error("a puzzle has a wrong move");
  const after = bestScore(expectValue(makeMove(position(), wrong))) ?? Number.NaN;
  return { move: formatMove(wrong), cost: after - puzzle.best };
}

describe("a puzzle on the board", () => {
  test("lies there as its deal and its moves have it, and undo ends where it begins", async () => {
    const { puzzle } = await show("clear");
    expect(position()).toEqual(expectValue(puzzlePosition(puzzle)));
    expect(game.play.own.value?.deal.number).toBe(12_345n);
    game.play.undo();
    expect(game.play.event.value).toEqual({ kind: "nothing", of: "undo" });
    expect(now().puzzle).toBe(puzzle);
  });

  test("a clear is solved by any line that keeps its score, and by no other", async () => {
    const { puzzle } = await show("clear");
    const moves = formatMoves(puzzle.solution);
    for (const [index, move] of [...moves].entries()) {
      expect(progress().state).toBe("open");
      make(move);
      await testJudge.answerAll();
      if (index < moves.length - 1) expect(board.feedback.value).toEqual({ kind: "right" });
    }
    expect(cardsLeft(position())).toBe(0);
    expect(strokesOf(position())).toBe(puzzle.best);
    expect(board.feedback.value).toEqual({ kind: "solved" });
    expect(progress()).toMatchObject({ state: "solved", wrong: 0, hints: 0, endedAtMs: 5000 });
  });

  test.each(["draw-or-play", "best-move"] as const)(
    "%s is solved by the one right move, and what is played on then is free",
    async (kind) => {
      const { puzzle } = await show(kind);
      make(formatMove(puzzle.answer));
      await testJudge.answerAll();
      expect(progress().state).toBe("solved");
      make("+");
      await testJudge.answerAll();
      expect(board.feedback.value).toEqual({ kind: "solved" });
      expect(open().hole.cursor).toBe(2);
    },
  );

  test.each(["clear", "draw-or-play", "best-move"] as const)(
    "%s: a move that loses strokes is told by how many, counted, and taken back",
    async (kind) => {
      const kept = await show(kind);
      const { puzzle } = kept;
      const { move, cost } = wrongMove(kept);
      const before = position();
      make(move);
      await testJudge.answerAll();
      expect(board.feedback.value).toEqual({ kind: "wrong", cost });
      expect(cost).toBeGreaterThanOrEqual(puzzle.leastLoss);
      expect(position()).toBe(before);
      expect(progress()).toMatchObject({ state: "open", wrong: 1 });
      // Made again from the list of what was undone it is as wrong.
      game.play.redo();
      await testJudge.answerAll();
      expect(progress()).toMatchObject({ state: "open", wrong: 2 });
      make(formatMove(puzzle.answer));
      await testJudge.answerAll();
      expect(board.feedback.value.kind).toBe(kind === "clear" ? "right" : "solved");
    },
  );

  test("moves made before the judge has answered are taken back to the last right one", async () => {
    const kept = freshPuzzle(examplePuzzle("clear"));
    store.keep(kept);
    board.show(kept);
    const before = position();
    make(wrongMove(kept).move);
    const [second] = legalMoves(position());
    make(second ? formatMove(second) : "");
    expect(progress().wrong).toBe(0);
    expect(open().hole.cursor).toBeGreaterThan(0);
    await testJudge.answerAll();
    expect(position()).toBe(before);
    expect(progress()).toMatchObject({ state: "open", wrong: 1 });
  });

  test("a hint is counted", async () => {
    await show("clear");
    game.hints.ask();
    await testJudge.answerAll();
    game.hints.ask();
    expect(progress()).toMatchObject({ hints: 2, wrong: 0 });
  });

  test("without a judge the proof still tells the first move, and the end the rest", async () => {
    testJudge.breakDown();
    const kept = await show("clear");
    const { puzzle } = kept;
    make(wrongMove(kept).move);
    await testJudge.answerAll();
    expect(board.feedback.value).toEqual({ kind: "wrong", cost: null });
    expect(open().hole.cursor).toBe(0);
    for (const move of formatMoves(puzzle.solution)) {
      make(move);
      await testJudge.answerAll();
    }
    expect(progress()).toMatchObject({ state: "solved", wrong: 1 });
  });

  test("is come back to as far as it was played", async () => {
    const { puzzle } = await show("clear");
    make(formatMove(puzzle.answer));
    await testJudge.answerAll();
    const at = position();
    board.leave();
    expect(board.current.value).toBeNull();
    const kept = store.kept.get(linkOf({ puzzle }));
    if (!kept) throw new Error("the puzzle is kept");
    board.show(kept);
    expect(position()).toEqual(at);
    expect(board.feedback.value).toEqual({ kind: "right" });
    game.play.undo();
    await testJudge.answerAll();
    make(formatMove(puzzle.answer));
    await testJudge.answerAll();
    expect(board.feedback.value).toEqual({ kind: "right" });
  });

  test("its solution is gone through move by move, and then it is not solved any more", async () => {
    const { puzzle } = await show("clear");
    board.showSolution();
    expect(board.step.value).toEqual({ move: 0, of: puzzle.solution.length });
    expect(progress().state).toBe("shown");
    for (let step = 0; step < puzzle.solution.length; step++) game.play.redo();
    expect(strokesOf(position())).toBe(puzzle.best);
    expect(board.step.value?.move).toBe(puzzle.solution.length);
    expect(progress()).toMatchObject({ state: "shown", wrong: 0 });
    expect(board.feedback.value).toEqual({ kind: "shown" });
  });

  test("the solution of a solved one takes nothing away", async () => {
    const { puzzle } = await show("best-move");
    make(formatMove(puzzle.answer));
    await testJudge.answerAll();
    board.showSolution();
    expect(progress().state).toBe("solved");
  });
});

describe("the player's own hole beside a puzzle", () => {
  test("comes back as it was, and is neither counted as left nor said to be", async () => {
    const told: unknown[] = [];
    recordHoles({
      open: game.play.own,
      startBest: game.verdict.startBest,
      nowMs: () => 0,
      keep: (hole) => void told.push(hole),
    });
    const own = game.play.open.value;
    const { puzzle } = await show("best-move");
    make(formatMove(puzzle.answer));
    await testJudge.answerAll();
    expect(game.play.own.value).toBe(own);
    board.leave();
    expect(game.play.open.value).toBe(own);
    expect(game.play.aside.value).toBeNull();
    expect(told).toEqual([]);
  });

  test("is what a new deal takes the place of, and what undo goes back to", async () => {
    const own = open();
    const { puzzle } = await show("best-move");
    make(formatMove(puzzle.answer));
    game.deals.dealNumber("7", puzzle.rules);
    expect(board.current.value).toBeNull();
    expect(open().deal.number).toBe(7n);
    game.play.undo();
    expect(open()).toEqual(own);
  });

  test("R1: a hole of a round is not left for a puzzle", async () => {
    game.rounds.start({ holes: 9, par: 45, deals: "random" });
    const own = open();
    await show("clear");
    expect(game.rounds.left.value).toBeNull();
    expect(game.rounds.soFar.value).toBeNull();
    board.leave();
    expect(open()).toBe(own);
    expect(game.rounds.soFar.value?.played).toEqual([]);
  });

  test("another puzzle takes the place of the first, not of the own hole", async () => {
    const own = open();
    await show("clear");
    await show("best-move");
    board.leave();
    expect(open()).toBe(own);
  });
});
