import { expectValue, makeCourse, ownDeal, type CourseLink } from "@albatross/rules";
import { beforeEach, describe, expect, test } from "vitest";
import type { RoundCourse, RoundInPlay, RoundOptions } from "../state/open-hole.ts";
import { formatSavedSlot, parseSavedSlot } from "../state/saved-slot.ts";
import { parseSavedHole } from "../state/saved-hole.ts";
import { game, make, open, setUpGame } from "../state/test-game.ts";
import { areSameCourse, findOwnCourse, firstNines, joinNines, withFirst } from "./course-nines.ts";
import { resultOn } from "./course-results.ts";
import { OWN_COURSES } from "./own-courses.ts";

const [home, narrow] = OWN_COURSES;
if (!home || !narrow) throw new Error("there are no courses");
const wrapped = OWN_COURSES.find(({ rules }) => rules.king === "wrap") ?? home;

beforeEach(() => {
  setUpGame();
  game.begin("?deal=12345", null);
});

function optionsOn(course: RoundCourse): RoundOptions {
  return { holes: course.deals.length === 9 ? 9 : 18, par: 45, deals: "course", course };
}

/** Plays one card of each hole that has one to play, and takes the rest. */
function playRound(options: RoundOptions, link: CourseLink, moves = "+"): RoundInPlay {
  game.rounds.start(options, link.rules);
  for (let hole = 1; hole <= options.holes; hole++) {
    make(moves);
    game.play.takeStrokes();
    if (hole < options.holes) game.rounds.goOn();
  }
  const round = game.rounds.soFar.value;
  if (round === null) throw new Error("no round is played");
  return round;
}

describe("a round on a course", () => {
  test("R3 deals the nine deals of the course in their order, under its rules", () => {
    const course = joinNines({ first: wrapped, second: wrapped }, 9);
    const round = playRound(optionsOn(course), wrapped);
    expect(round.played.map(({ deal }) => deal)).toEqual(wrapped.course.deals);
    expect(game.rules.value).toEqual(wrapped.rules);
    expect(game.rounds.isOver.value).toBe(true);
    // Once more is the same course again.
    game.rounds.start(round);
    expect(open().deal).toEqual(wrapped.course.deals[0]);
  });

  test("R1, R3 eighteen holes are two courses on end", () => {
    const course = joinNines({ first: home, second: narrow }, 18);
    expect(course.name).toBe("Home Green and Narrow Fairways");
    const round = playRound(optionsOn(course), home);
    expect(round.played.map(({ deal }) => deal)).toEqual([
      ...home.course.deals,
      ...narrow.course.deals,
    ]);
    expect(joinNines({ first: home, second: home }, 18).name).toBe("Home Green, twice");
  });

  test("R3 it is kept over a reload, and pages that know no courses leave it alone", async () => {
    game.rounds.start(optionsOn(joinNines(firstNines(null), 9)), home.rules);
    make("+");
    const saved: unknown = structuredClone(formatSavedSlot(open(), 5));
    expect(await parseSavedSlot(saved)).toEqual({ ok: true, value: open() });
    expect(parseSavedHole(saved)).toMatchObject({ ok: false, fault: { code: "saved-newer" } });
  });

  test.each([
    ["no course", { course: undefined }],
    ["eight deals", { course: { name: "x", generator: "1", deals: Array(8).fill("1") } }],
    ["a deal that is none", { course: { name: "x", generator: "1", deals: Array(9).fill("0") } }],
    ["an unknown generator", { course: { name: "x", generator: "7", deals: Array(9).fill("1") } }],
    ["no name", { course: { generator: "1", deals: Array(9).fill("1") } }],
  ])("R3 with %s it is not guessed at", async (_, change) => {
    game.rounds.start(optionsOn(joinNines(firstNines(null), 9)), home.rules);
    const saved = structuredClone(formatSavedSlot(open(), 5));
    const round = "round" in saved ? { ...saved.round, ...change } : null;
    expect(await parseSavedSlot({ ...saved, round })).toMatchObject({
      ok: false,
      fault: { code: "saved-damaged" },
    });
  });
});

describe("results on a course", () => {
  test("R3 the best total of nine is kept, by its deals and rules and not by its name", () => {
    const course = joinNines({ first: home, second: home }, 9);
    const rounds = [playRound(optionsOn(course), home)];
    expect(resultOn(home, rounds)).toEqual({ best: 9 * 35, times: 1 });
    expect(resultOn(narrow, rounds)).toBeNull();
    const renamed = { ...home, course: { ...home.course, name: "Another name" } };
    expect(resultOn(renamed, rounds)).toEqual({ best: 9 * 35, times: 1 });
    expect(resultOn({ ...home, rules: wrapped.rules }, rounds)).toBeNull();
  });

  test("R1 each nine of eighteen counts for its own course", () => {
    const course = joinNines({ first: home, second: narrow }, 18);
    const rounds = [playRound(optionsOn(course), home)];
    expect(resultOn(home, rounds)?.times).toBe(1);
    expect(resultOn(narrow, rounds)?.best).toBe(9 * 35);
  });

  test("a round that took the same deals by chance is none on the course", () => {
    const { course: _, ...random } = playRound(optionsOn(joinNines(firstNines(null), 9)), home);
    expect(resultOn(home, [{ ...random, deals: "random" }])).toBeNull();
  });
});

describe("choosing a course", () => {
  test("R3 a course that was sent comes first, and is ours when it has our deals", () => {
    const course = expectValue(makeCourse("Somebody’s name for it", home.course.deals));
    const sent = { course, rules: home.rules };
    expect(findOwnCourse(sent)?.id).toBe("home-green");
    expect(firstNines(sent).first).toBe(sent);
    const other = expectValue(makeCourse("x", home.course.deals.toSpliced(8, 1, ownDeal(9))));
    expect(findOwnCourse({ ...sent, course: other })).toBeUndefined();
    expect(areSameCourse(sent, { ...sent, rules: wrapped.rules })).toBe(false);
  });

  test("V1 the second nine has the rules of the first", () => {
    const nines = withFirst({ first: home, second: home }, narrow);
    expect(nines).toEqual({ first: narrow, second: home });
    expect(withFirst(nines, wrapped)).toEqual({ first: wrapped, second: wrapped });
  });
});
