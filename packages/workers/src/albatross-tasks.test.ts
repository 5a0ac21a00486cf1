import {
  adviseFully,
  findOwnMistakes,
  findPlayer,
  makePuzzle,
  type Advice,
  reviewFully,
  type HoleReview,
} from "@albatross/coach";
import {
  CLASSIC,
  currentPosition,
  deal,
  DRAW,
  expectValue,
  makeHoleMove,
  makeRules,
  MAX_DEAL_NUMBER,
  ownDeal,
  parseDealName,
  parseDealRange,
  play,
  startHole,
  viewOf,
} from "@albatross/rules";
import {
  bestAlong,
  bestScore,
  canBeCleared,
  createTabulator,
  judge,
  rateMoves,
} from "@albatross/solver";
import { describe, expect, it } from "vitest";
import { albatrossTasks } from "./albatross-tasks.ts";
import { performTask } from "./task-table.ts";

const position = deal(ownDeal(2), CLASSIC);
const silent = { report: () => undefined };

describe("the tasks", () => {
  it("answer as the judge does, within the limits they are given", () => {
    const limits = {};
    expect(albatrossTasks.judge({ position, limits })).toEqual(judge(position));
    expect(albatrossTasks.bestScore({ position, limits })).toBe(bestScore(position));
    expect(albatrossTasks.verdict({ position, limits })).toBe(canBeCleared(position));
    expect(albatrossTasks.rateMoves({ start: position, position, limits })).toEqual(
      rateMoves(position),
    );
    const hole = startHole(position);
    const [move] = rateMoves(position);
    const next = currentPosition(expectValue(makeHoleMove(hole, move?.move ?? play(0))));
    const positions = [position, next];
    expect(albatrossTasks.bestAlong({ positions, limits })).toEqual(bestAlong(positions));
    const few = { maxNodes: 10 };
    expect(albatrossTasks.judge({ position, limits: few }).verdict).toBe("unknown");
    expect(albatrossTasks.bestScore({ position, limits: few })).toBeNull();
    expect(albatrossTasks.verdict({ position, limits: few })).toBe("unknown");
    const wide = deal(ownDeal(2), expectValue(makeRules({ columns: 9 })));
    expect(albatrossTasks.bestAlong({ positions: [wide], limits: few })).toEqual([null]);
    const [rated] = albatrossTasks.rateMoves({ start: wide, position: wide, limits: few });
    expect(rated?.best).toBeNull();
  });

  const search = { rules: CLASSIC, passLimits: {}, limits: {}, most: 200 };

  it("walk to the first deal that can be cleared, telling how many they passed", () => {
    const reports: number[] = [];
    const found = albatrossTasks.findWinnable(
      { ...search, from: ownDeal(3) },
      { report: (passed) => void reports.push(passed) },
    );
    const number = Number(found?.deal.number ?? 0);
    expect(found?.judgement).toEqual(judge(deal(ownDeal(number), CLASSIC)));
    expect(found?.judgement.verdict).toBe("winnable");
    expect(reports).toEqual(Array.from({ length: number - 3 }, (_, index) => index + 1));
    for (let passed = 3; passed < number; passed++) {
      expect(canBeCleared(deal(ownDeal(passed), CLASSIC))).toBe("unclearable");
    }
  });

  it("walk round at the end of the numbers, and give up after as many as they may look at", () => {
    const from = ownDeal(MAX_DEAL_NUMBER);
    const found = albatrossTasks.findWinnable({ ...search, from }, silent);
    expect(found && found.deal.number <= 200n).toBe(true);
    expect(
      albatrossTasks.findWinnable({ ...search, from: ownDeal(1), most: 1 }, silent),
    ).toBeNull();
    const foreign = expectValue(parseDealName("kpat:2147483647"));
    expect(albatrossTasks.findWinnable({ ...search, from: foreign }, silent)?.deal.source).toBe(
      "kpat",
    );
  });

  it("survey the deals of a range in order", () => {
    const range = expectValue(parseDealRange("ms:3..6"));
    const names = ["ms:3", "ms:4", "ms:5", "ms:6"].map((text) => expectValue(parseDealName(text)));
    expect(albatrossTasks.surveyChunk({ range, rules: CLASSIC, limits: {} })).toEqual(
      names.map((name) => bestScore(deal(name, CLASSIC))),
    );
  });
});

describe("a task by its name", () => {
  it("fails when there is none of that name, an inherited one neither", async () => {
    for (const name of ["nonsense", "toString", "constructor"]) {
      const task = { name, input: null as never };
      expect(await performTask(albatrossTasks, task, silent.report)).toEqual({
        ok: false,
        message: `no task is called "${name}"`,
      });
    }
  });
});

describe("the coach's tasks", () => {
  const view = viewOf(position);

  it("advise as the coach does, and tell on the way what is known", async () => {
    const reports: Advice[] = [];
    const options = { seed: 7, worlds: 8, playOuts: 24 };
    const advice = await albatrossTasks.advise(
      { view, options },
      { report: (advised) => void reports.push(advised) },
    );
    expect(advice).toEqual(adviseFully(view, options));
    expect(reports[0]?.worlds).toBeGreaterThan(0);
    expect(reports[0]?.worlds).toBeLessThan(8);
  });

  it("review as the coach does, and tell first what is exact", async () => {
    const { line } = judge(position);
    const hole = (line ?? []).reduce(
      (played, move) => expectValue(makeHoleMove(played, move)),
      startHole(position),
    );
    const options = { worlds: 1, tableLimits: { fine: 1000, most: 1000 } };
    const reports: HoleReview[] = [];
    const review = await albatrossTasks.review(
      { hole, options },
      { report: (known) => void reports.push(known) },
    );
    expect(review).toEqual(reviewFully(hole, options));
    expect(reports[0]).toMatchObject({ lost: 0, isComplete: false });
  });

  it("take the turn of a player who sees what it may see, and of no other", async () => {
    const rookie = findPlayer("rookie");
    const turn = rookie?.seesStock === false ? rookie.takeTurn(view, 1) : null;
    expect(await albatrossTasks.takeTurn({ player: "rookie", view, seed: 1 })).toEqual(turn);
    expect(await albatrossTasks.takeTurn({ player: "oracle", position })).toEqual(
      judge(position).line,
    );
    await expect(albatrossTasks.takeTurn({ player: "nobody", position })).rejects.toThrow(
      'no player is called "nobody"',
    );
    await expect(albatrossTasks.takeTurn({ player: "rookie", position })).rejects.toThrow(
      "plays by a view",
    );
    await expect(albatrossTasks.takeTurn({ player: "oracle", view, seed: 1 })).rejects.toThrow(
      "plays by the position",
    );
  });
});

describe("the tasks of puzzles", () => {
  const wish = { kind: "clear", grade: "easy", rules: CLASSIC, seed: "a" } as const;
  const { tabulateQuickly } = createTabulator();

  it("make, prove and find them as the coach does", async () => {
    const puzzle = await albatrossTasks.makePuzzle(wish);
    expect(puzzle).toEqual(makePuzzle(wish, tabulateQuickly));
    if (puzzle === null) throw new Error("there are easy puzzles");
    expect(await albatrossTasks.provePuzzle(puzzle)).toEqual({ ok: true, value: puzzle });
    const played = { deal: ownDeal(2), rules: CLASSIC, moves: [DRAW, DRAW, DRAW, DRAW] };
    expect(await albatrossTasks.ownMistakes(played)).toEqual(
      findOwnMistakes(played, tabulateQuickly),
    );
  });
});
