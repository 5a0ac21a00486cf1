/** What is known of the open hole when, and what is asked for it. */
import { canRedo, CLASSIC, formatMove, legalMoves, parseMoves } from "@albatross/rules";
import { judge, rateMoves } from "@albatross/solver";
import { beforeEach, describe, expect, test } from "vitest";
import { openWithMoves, rulesOf } from "./open-hole.ts";
import { settle } from "./test-judge.ts";
import {
  beginWinnable,
  game,
  make,
  open,
  position,
  setUpGame,
  testJudge,
  winnableLine,
} from "./test-game.ts";

/** Its table would take seconds: two jokers. */
const UNTABLED = "?deal=12345&rules=columns%3D5,rows%3D3,jokers%3D2";

beforeEach(setUpGame);

function asked(): readonly string[] {
  return testJudge.waiting.map(({ question }) => question);
}

/** The kind of verdict that is right for the current position, the start being winnable. */
function truth(): string {
  const best = judge(position()).best ?? Infinity;
  return best <= 0 ? "winnable" : "no-longer";
}

function verdict(): string {
  return game.verdict.verdict.value.kind;
}

describe("a hole with a table", () => {
  test("T4 the first verdict of a deal does not wait for the table", async () => {
    game.begin("?deal=12345", null);
    expect(asked()).toEqual(["judge"]);
    testJudge.waiting[0]?.answer();
    await settle();
    expect(verdict()).toBe("unclearable");
    testJudge.waiting.shift();
    expect(asked()).toEqual(["assess"]);
  });

  test("T4 every move from an assessed position has its verdict in the same turn", async () => {
    await beginWinnable();
    const line = winnableLine(open().deal.number).slice(0, 9);
    const kinds = new Set<string>();
    for (const move of line) {
      for (const other of legalMoves(position()).map(formatMove)) {
        make(other);
        expect(verdict(), other).toBe(truth());
        kinds.add(verdict());
        game.play.undo();
      }
      make(move);
      await testJudge.answerAll();
    }
    // Off the best line as well, until the chance is gone.
    for (let draw = 0; draw < 10; draw++) {
      game.play.draw();
      expect(verdict()).toBe(truth());
      kinds.add(verdict());
      await testJudge.answerAll();
    }
    expect(kinds).toEqual(new Set(["winnable", "no-longer"]));
  });

  test("T4 a new position is asked about in the background, once, and never judged", async () => {
    await beginWinnable();
    make("+");
    expect(asked()).toEqual(["assess"]);
    await testJudge.answerAll();
    game.play.undo();
    game.play.redo();
    game.play.restart();
    expect(asked()).toEqual([]);
    expect(verdict()).toBe("winnable");
  });

  test("T4 moves faster than answers show nothing that is not known, and then the truth", async () => {
    await beginWinnable();
    make("+++");
    expect(verdict()).toBe("working");
    expect(asked()).toEqual(["assess", "assess", "assess"]);
    game.play.undo();
    game.play.undo();
    expect(verdict()).toBe(truth());
    game.play.redo();
    game.play.redo();
    await testJudge.answerAll();
    expect(verdict()).toBe(truth());
  });

  test("T4 an assessment that comes after its hole was left changes nothing there", async () => {
    await beginWinnable();
    make("+");
    game.deals.step(1);
    expect(verdict()).toBe("working");
    // Of the hole that was left.
    testJudge.waiting.shift()?.answer();
    await settle();
    expect(verdict()).toBe("working");
    await testJudge.answerAll();
    expect(game.verdict.startBest.value).toBe(judge(position()).best);
  });

  test("T4 T3 a hole that comes back is known as a whole: undo and redo find their verdicts", async () => {
    const number = await beginWinnable();
    const moves = parseMoves(`${winnableLine(number).slice(0, 6)}++++`);
    if (!moves.ok) throw new Error(moves.fault.message);
    const restored = openWithMoves(open().deal, CLASSIC, moves.value);
    if (!restored.ok) throw new Error(restored.fault.message);
    setUpGame();
    game.begin("", restored.value);
    await testJudge.answerAll();
    while (open().hole.cursor > 0) {
      expect(verdict()).toBe(truth());
      game.play.undo();
    }
    while (canRedo(open().hole)) {
      game.play.redo();
      expect(verdict()).toBe(truth());
    }
    expect(asked()).toEqual([]);
  });

  test("T4 T2 a change of rules is another hole: its own verdict, its own hints", async () => {
    game.begin("?deal=12345", null);
    await testJudge.answerAll();
    game.deals.changeRules({ ...CLASSIC, king: "wrap" });
    await testJudge.answerAll();
    make("+");
    await testJudge.answerAll();
    expect(rulesOf(open()).king).toBe("wrap");
    game.hints.ask();
    const [best] = rateMoves(position());
    expect(game.hints.hint.value).toMatchObject({ kind: "shown", best: best?.best });
  });

  test("T2 a hint is there in the same turn, also in a deal that cannot be cleared", async () => {
    game.begin("?deal=12345", null);
    await testJudge.answerAll();
    const rated = rateMoves(position());
    for (const [index, { move, best }] of rated.entries()) {
      game.hints.ask();
      expect(game.hints.hint.value).toMatchObject({ kind: "shown", move, best, rank: index + 1 });
    }
    expect(asked()).toEqual([]);
  });

  test("T2 a hint before the assessment asks for itself", async () => {
    await beginWinnable();
    make("++");
    game.hints.ask();
    expect(game.hints.hint.value.kind).toBe("working");
    expect(asked()).toEqual(["assess", "assess", "rateMoves"]);
    await testJudge.answerAll();
    expect(game.hints.hint.value).toMatchObject({ kind: "shown", rank: 1 });
  });
});

describe("a hole without a table", () => {
  test("T4 is asked for one once, then judged position by position, the best line ahead", async () => {
    game.begin(UNTABLED, null);
    await testJudge.answerAll();
    const { best, line } = judge(position());
    if (best === null || best > 0) throw new Error("the deal is to be winnable");
    for (const move of line.slice(0, 4)) {
      make(formatMove(move));
      expect(asked()).toEqual([]);
      expect(verdict()).toBe("winnable");
    }
    if (line[4]?.kind !== "play") throw new Error("the line is to go on with a play");
    make("+");
    expect(verdict()).toBe("working");
    expect(asked()).toEqual(["judge"]);
    await testJudge.answerAll();
    expect(verdict()).toBe(truth());
  });

  test("T4 T2 what a hint has rated is known before it is played", async () => {
    game.begin(UNTABLED, null);
    await testJudge.answerAll();
    game.hints.ask();
    expect(asked()).toEqual(["rateMoves"]);
    await testJudge.answerAll();
    for (const move of legalMoves(position())) {
      make(formatMove(move));
      expect(game.verdict.verdict.value).toMatchObject({ best: judge(position()).best });
      game.play.undo();
    }
  });

  test("T4 a question about a position that was left is called off", async () => {
    game.begin(UNTABLED, null);
    await testJudge.answerAll();
    make("+");
    make("+");
    expect(asked()).toEqual(["judge"]);
    game.play.undo();
    game.play.undo();
    expect(asked()).toEqual([]);
  });
});

test("T4 a judge that fails leaves the verdict unknown, and asks for nothing twice", async () => {
  testJudge.breakDown();
  game.begin("?deal=12345", null);
  await testJudge.answerAll();
  expect(verdict()).toBe("unknown");
  make("+");
  await testJudge.answerAll();
  expect(verdict()).toBe("unknown");
  game.play.undo();
  game.play.redo();
  expect(asked()).toEqual([]);
});
