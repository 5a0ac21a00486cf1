import { formatPuzzleLink, parsePuzzleDay, puzzleDayEndsMs } from "@albatross/coach";
import { expectValue, formatMove, ownDeal, CLASSIC } from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import { freshPuzzle, linkOf, type KeptPuzzle } from "./kept-puzzle.ts";
import type { PlayedHole } from "./played-hole.ts";
import { createPuzzleDesk, type PuzzleDesk } from "./puzzle-desk.ts";
import { game, make, open, setUpGame, testJudge } from "./test-game.ts";
import { figuresOf } from "./test-played.ts";
import { createPuzzleCoach, examplePuzzle, memoryStore, type PuzzleCoach } from "./test-puzzles.ts";

const TODAY = expectValue(parsePuzzleDay("2026-11-30"));

let desk: PuzzleDesk;
let coach: PuzzleCoach;
let store: ReturnType<typeof memoryStore>;
let nowMs: number;
let holes: readonly PlayedHole[];

beforeEach(() => {
  setUpGame();
  coach = createPuzzleCoach();
  store = memoryStore();
  nowMs = puzzleDayEndsMs(TODAY) - 60_000;
  holes = [];
  let seeds = 0;
  desk = createPuzzleDesk({
    game,
    coach: async () => coach as never,
    store,
    played: async () => holes,
    nowMs: () => nowMs,
    newSeed: () => String(++seeds),
  });
  game.begin("?deal=12345", null);
});

function solve({ puzzle }: KeptPuzzle): void {
  for (const move of puzzle.kind === "clear" ? puzzle.solution : [puzzle.answer])
    make(formatMove(move));
}

async function solveDay(): Promise<void> {
  await desk.refresh();
  for (const kept of desk.daily.value) {
    if (kept === null) throw new Error("a puzzle of the day is missing");
    desk.show(kept);
    await testJudge.answerAll();
    solve(kept);
    await testJudge.answerAll();
  }
}

describe("the puzzles of the day", () => {
  test("are made once, in their order, and those of the next day when it has begun", async () => {
    await desk.refresh();
    expect(coach.asked).toEqual([
      "clear easy 2026-11-30 classic",
      "draw-or-play medium 2026-11-30 classic",
      "clear hard 2026-11-30 classic",
    ]);
    expect(desk.daily.value.map((kept) => kept?.puzzle.grade)).toEqual(["easy", "medium", "hard"]);
    await desk.refresh();
    expect(coach.asked).toHaveLength(3);
    nowMs += 60_000;
    await desk.refresh();
    expect(coach.asked).toHaveLength(6);
    expect(desk.daily.value.map((kept) => kept?.daily?.day)).toEqual(Array(3).fill(TODAY + 1));
  });

  test("are a day of the streak when all are solved on it", async () => {
    await solveDay();
    expect(desk.streak.value).toEqual({ days: 1, longest: 1, isTodayDone: true });
    expect(desk.hasNext.value).toBe(false);
    nowMs += 60_000;
    await desk.refresh();
    expect(desk.streak.value).toEqual({ days: 1, longest: 1, isTodayDone: false });
    await solveDay();
    expect(desk.streak.value).toEqual({ days: 2, longest: 2, isTodayDone: true });
    nowMs += 2 * 86_400_000;
    await desk.refresh();
    expect(desk.streak.value).toEqual({ days: 0, longest: 2, isTodayDone: false });
  });

  test("go on with the next that is open", async () => {
    await desk.refresh();
    const [first, second] = desk.daily.value;
    if (!first || !second) throw new Error("puzzles of the day are missing");
    desk.show(first);
    await testJudge.answerAll();
    solve(first);
    await testJudge.answerAll();
    expect(desk.hasNext.value).toBe(true);
    await desk.next();
    expect(desk.link.value).toBe(linkOf(second));
  });

  test("say so when they cannot be made, and are made when asked for again", async () => {
    coach.breakDown();
    await desk.refresh();
    expect(desk.trouble.value?.code).toBe("puzzle-not-made");
    expect(desk.making.value).toBeNull();
  });
});

describe("practice", () => {
  test("sets one of the chosen kind and grade, and another after it", async () => {
    desk.choosePractice({ kind: "draw-or-play" });
    desk.choosePractice({ grade: "medium" });
    await desk.practise();
    expect(desk.board.current.value?.puzzle).toMatchObject({
      kind: "draw-or-play",
      grade: "medium",
      rules: CLASSIC,
    });
    const first = desk.link.value;
    expect(desk.hasNext.value).toBe(true);
    await desk.next();
    expect(desk.link.value).not.toBe(first);
    desk.board.leave();
    expect(desk.link.value).toBeNull();
    expect(open().deal).toEqual(ownDeal(12_345));
  });
});

describe("puzzles out of own holes", () => {
  const hole = (moves: string, id: string): PlayedHole => ({
    ...figuresOf({ id }),
    deal: "2",
    generator: "1",
    rules: "classic",
    moves,
  });

  test("are found hole by hole, and not looked for again in the same", async () => {
    holes = [hole("++++++", "a"), { ...hole("4", "b"), rules: "blind" }, hole("", "c")];
    await desk.own.search();
    expect(desk.own.state.value).toBe("done");
    expect(desk.own.holes.value).toBe(3);
    const found = desk.own.found.value;
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(3);
    for (const { mistake, puzzle } of found) {
      expect(mistake?.played.kind).toBe("draw");
      expect(mistake?.lost).toBeGreaterThan(0);
      expect(puzzle.kind).toBe("best-move");
    }
    const asked = coach.asked.length;
    await desk.own.search();
    expect(coach.asked).toHaveLength(asked);
    const [first] = found;
    if (first === undefined) throw new Error("something was found");
    desk.show(first);
    await testJudge.answerAll();
    solve(first);
    await testJudge.answerAll();
    expect(desk.own.found.value[0]?.progress.state).toBe("solved");
    expect(desk.board.current.value?.mistake?.lost).toBe(first.mistake?.lost);
  });

  test("say so when the search is broken off", async () => {
    holes = [hole("++++++", "a")];
    coach.breakDown();
    await desk.own.search();
    expect(desk.own.state.value).toBe("failed");
  });
});

describe("a puzzle that a link brings", () => {
  test("T7: is proved and shown, or refused with a code", async () => {
    const puzzle = examplePuzzle("clear", "link");
    const { kind, deal, rules, moves } = puzzle;
    await desk.showLink({ kind, deal, rules, moves });
    expect(desk.trouble.value).toBeNull();
    expect(desk.board.current.value).toEqual(freshPuzzle(puzzle));
    expect(desk.link.value).toBe(formatPuzzleLink(puzzle));
    desk.board.leave();
    await desk.showLink({ kind, deal, rules, moves });
    expect(coach.asked).toEqual(["prove"]);
    desk.board.leave();
    await desk.showLink({ kind, deal: ownDeal(2), rules, moves: [] });
    expect(desk.trouble.value?.code).toBe("puzzle-not-unique");
    expect(desk.link.value).toBeNull();
  });
});
