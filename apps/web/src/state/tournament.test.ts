import { CLASSIC, expectValue, holeScore, scoreMatch } from "@albatross/rules";
import { PLAYERS } from "@albatross/coach";
import { beforeEach, describe, expect, test } from "vitest";
import { COMPUTER_IDS, COMPUTER_NAMES, seesStock } from "./computer-players.ts";
import { canGoOn } from "./game.ts";
import type { RoundOptions } from "./open-hole.ts";
import { isCounted } from "./played-hole.ts";
import { holeNumber } from "./round-so-far.ts";
import { parseSavedHole } from "./saved-hole.ts";
import { formatSavedSlot, parseSavedSlot } from "./saved-slot.ts";
import { game, make, message, open, setUpGame, winnableLine } from "./test-game.ts";
import { isHandedOver, isWatched, namedTurn, placeAt, playerOf } from "./tournament.ts";
import type { Tournament } from "./tournament-options.ts";
import { asTournament, nextTurn, readTournament, roundOf } from "./tournament-facts.ts";

const anna = { name: "Anna", computer: null };
const ben = { name: "Ben", computer: null };
const mo = { name: "Mo", computer: "caddie" };
const DUEL: Tournament = { players: [anna, ben], packs: "own", scoring: "match" };

const options = (tournament: Tournament): RoundOptions => ({
  holes: 9,
  par: 45,
  deals: "random",
  tournament,
});

beforeEach(() => {
  setUpGame();
  game.begin("?deal=12345", null);
});

function soFar() {
  const round = asTournament(game.rounds.soFar.value);
  if (round === null) throw new Error("no tournament is played");
  return round;
}

/** Ends the open hole with its 35 strokes less the plays that this notation makes, and goes on. */
function turn(moves = ""): void {
  make(moves);
  game.play.takeStrokes();
  if (!game.rounds.isOver.value) game.rounds.goOn();
}

describe("turns", () => {
  const order = (players: Tournament["players"], holes: number) =>
    Array.from({ length: holes * players.length }, (_, index) =>
      placeAt({ ...DUEL, players }, index),
    );

  test("R4 people begin in turn, and each plays each hole once", () => {
    expect(order([anna, ben], 3)).toEqual([0, 1, 1, 0, 0, 1]);
    expect(order([anna, ben, anna], 3)).toEqual([0, 1, 2, 1, 2, 0, 2, 0, 1]);
  });

  test("R4 computer players play after all people, where all may watch them", () => {
    expect(order([anna, mo], 2)).toEqual([0, 1, 0, 1]);
    expect(order([anna, ben, mo, mo], 2)).toEqual([0, 1, 2, 3, 1, 0, 2, 3]);
  });

  test("the open hole is somebody's, and its number is the same for all", () => {
    game.rounds.start(options({ ...DUEL, players: [anna, ben, mo] }));
    const seen: unknown[] = [];
    for (const name of ["Anna", "Ben"]) {
      seen.push([playerOf(open())?.name, holeNumber(open()), isHandedOver(open())]);
      expect(namedTurn(open())).toBe(name);
      turn();
    }
    expect(seen).toEqual([
      ["Anna", 1, true],
      ["Ben", 1, true],
    ]);
    expect([isWatched(open()), isHandedOver(open()), holeNumber(open())]).toEqual([true, false, 1]);
  });

  test("who plays against the computer alone is not told their own name", () => {
    game.rounds.start(options({ ...DUEL, players: [anna, mo] }));
    expect(namedTurn(open())).toBeNull();
    turn();
    expect(namedTurn(open())).toBe("Mo");
  });
});

describe("packs", () => {
  test("R4 each player has an own pack, unless all play the same deals", () => {
    game.rounds.start(options(DUEL));
    const first = open().deal.number;
    turn();
    expect(open().deal.number).not.toBe(first);

    game.rounds.start(options({ ...DUEL, packs: "same", players: [anna, ben, mo] }));
    const deals: bigint[] = [];
    for (let number = 0; number < 2; number++) {
      deals.push(open().deal.number);
      turn();
    }
    deals.push(open().deal.number);
    expect(new Set(deals).size).toBe(1);
  });

  test("R4 the next hole of the same deals is another deal", () => {
    game.rounds.start(options({ ...DUEL, packs: "same" }));
    const first = open().deal.number;
    turn();
    turn();
    expect(open().deal.number).not.toBe(first);
    expect(holeNumber(open())).toBe(2);
  });
});

describe("whose cards these are", () => {
  test("a player cannot move the cards of a computer player, and is told", () => {
    game.rounds.start(options({ ...DUEL, players: [anna, mo] }));
    turn();
    const { hole } = open();
    game.play.playColumn(0);
    game.play.draw();
    game.play.takeStrokes();
    game.play.restart();
    game.play.undo();
    game.play.redo();
    game.play.refuseCovered(2);
    game.play.playAutomatically(1);
    game.play.goBackTo(0);
    game.hints.ask();
    expect(open().hole).toBe(hole);
    expect(message()).toEqual({ kind: "nothing-to", what: "turn" });
    expect(game.hints.hint.value.kind).toBe("none");
  });

  test("the board is covered when the device is handed over, and shows when somebody says so", () => {
    game.rounds.start(options(DUEL));
    expect(game.pause.isPaused.value).toBe(true);
    game.pause.toggle();
    make("+");
    expect(game.pause.isPaused.value).toBe(false);
    game.play.undo();
    expect(game.pause.isPaused.value).toBe(false);
    game.play.takeStrokes();
    game.rounds.goOn();
    expect(game.pause.isPaused.value).toBe(true);
  });

  test("it is covered after a reload, too; not where nobody else plays here", async () => {
    game.rounds.start(options(DUEL));
    game.pause.toggle();
    make("+");
    const kept = await parseSavedSlot(structuredClone(formatSavedSlot(open(), 1)));
    setUpGame();
    game.begin("", expectValue(kept));
    expect(game.pause.isPaused.value).toBe(true);
    game.rounds.start(options({ ...DUEL, players: [anna, mo] }));
    expect(game.pause.isPaused.value).toBe(false);
  });
});

describe("undo", () => {
  test("R2 a hole is undone into until the next turn begins, and no further", () => {
    game.rounds.start(options(DUEL));
    game.pause.toggle();
    make("+");
    game.play.takeStrokes();
    expect(readTournament(soFar()).strokes[0]).toEqual([35, null]);
    game.play.undo();
    expect(readTournament(soFar()).strokes[0]).toEqual([null, null]);
    game.play.takeStrokes();
    game.rounds.goOn();
    game.pause.toggle();
    game.play.undo();
    expect(readTournament(soFar()).strokes[0]).toEqual([35, null]);
    expect(playerOf(open())?.name).toBe("Ben");
  });

  test("T3 the help that each had is counted by itself", () => {
    game.rounds.start(options(DUEL));
    make("++");
    game.play.undo();
    turn();
    make("+");
    game.play.restart();
    turn();
    expect(readTournament(soFar()).help).toEqual([
      { hints: 0, undos: 1, restarts: 0 },
      { hints: 0, undos: 0, restarts: 1 },
    ]);
  });
});

describe("what it comes to", () => {
  /** Nine holes of two, each ended with the cards that are left after so many plays of the deal's best line. */
  function playAll(plays: readonly (readonly [anna: number, ben: number])[]): void {
    for (const [hole, both] of plays.entries()) {
      for (const place of hole % 2 === 0 ? [0, 1] : [1, 0]) {
        game.pause.toggle();
        const line = winnableLine(open().deal.number);
        let made = "";
        for (const symbol of line) {
          if (made.replaceAll("+", "").length >= (both[place] ?? 0)) break;
          made += symbol;
        }
        turn(made);
      }
    }
  }

  test("R4 points are those of the rules, hole by hole and at the end", () => {
    // A deal that can be cleared has as many plays as are wanted.
    game.begin("?deal=2", null);
    game.rounds.start({
      ...options({ ...DUEL, packs: "same" }),
      deals: "course",
      course: { name: "Nine", deals: Array.from({ length: 9 }, () => open().deal) },
    });
    const plays = [
      [3, 2],
      [1, 4],
      [2, 2],
      [5, 1],
      [0, 0],
      [4, 3],
      [1, 2],
      [2, 2],
      [6, 0],
    ] as const;
    const strokes = plays.map((hole) => hole.map((made) => 35 - made));
    expect(readTournament(soFar()).leaders).toEqual([0, 1]);
    playAll(plays);
    const facts = readTournament(soFar());
    const card = expectValue(scoreMatch(strokes));
    expect(facts.strokes).toEqual(strokes);
    expect(facts.points).toEqual(card.points);
    expect(facts.bonusWinner).toBe(card.bonusWinner);
    expect(facts).toMatchObject({ isOver: true, winner: card.winner, totals: card.totals });
    expect(facts.holes.map(({ winner }) => winner)).toEqual(card.holeWinners);
    expect(nextTurn(soFar())).toBeNull();
    expect(roundOf(soFar(), 1).played.map(({ hole }) => holeScore(hole))).toEqual(
      strokes.map(([, second]) => second),
    );

    const scored = (scoring: Tournament["scoring"]) =>
      readTournament({ ...soFar(), tournament: { ...DUEL, packs: "same", scoring } });
    expect(scored("stroke")).toMatchObject({ points: [291, 299], winner: 0 });
    // 1; 1; a tie; 2; a tie; 2; 1; a tie; 2.
    expect(scored("skins")).toMatchObject({ points: [7, 2], winner: 0, carried: 0 });
    expect(scored("skins").holes.map(({ worth }) => worth)).toEqual([1, 1, 1, 2, 1, 2, 1, 1, 2]);
  });

  test("R4 a hole is won when all have played it, and the head of the field is known", () => {
    game.rounds.start(options({ ...DUEL, players: [anna, ben] }));
    turn("+");
    expect(readTournament(soFar())).toMatchObject({ holesDone: 0, points: [0, 0] });
    expect(nextTurn(soFar())).toMatchObject({ place: 1, hole: 1 });
    turn();
    expect(readTournament(soFar())).toMatchObject({
      holesDone: 1,
      points: [0, 0],
      leaders: [0, 1],
    });
  });
});

describe("keeping", () => {
  test("R4 the tournament comes back from storage as it was", async () => {
    game.rounds.start(options({ ...DUEL, players: [anna, ben, mo], packs: "same" }));
    turn();
    game.pause.toggle();
    make("+");
    const saved: unknown = structuredClone(formatSavedSlot(open(), 5));
    expect(await parseSavedSlot(saved)).toEqual({ ok: true, value: open() });
    // Pages that know no tournaments leave it alone.
    expect(parseSavedHole(saved)).toMatchObject({ ok: false, fault: { code: "saved-newer" } });
    expect(canGoOn(open(), false, "")).toBe(true);
  });

  test.each([
    ["no players", { players: undefined }],
    ["one player", { players: [anna] }],
    ["five players", { players: [anna, ben, mo, mo, mo] }],
    ["a computer player before people", { players: [mo, anna] }],
    ["a person after computer players", { players: [anna, mo, ben] }],
    ["nobody here", { players: [mo, mo] }],
    ["a player without a name", { players: [anna, { name: "", computer: null }] }],
    ["a name without end", { players: [anna, { name: "x".repeat(21), computer: null }] }],
    ["a computer player that nobody knows", { players: [anna, { name: "X", computer: "x" }] }],
    ["packs of no kind", { packs: "none" }],
    ["scoring of no kind", { scoring: "darts" }],
  ])("with %s it is not guessed at", async (_, change) => {
    game.rounds.start(options(DUEL));
    const saved = structuredClone(formatSavedSlot(open(), 5));
    const round = "round" in saved ? { ...saved.round, tournament: { ...DUEL, ...change } } : null;
    expect(await parseSavedSlot({ ...saved, round })).toMatchObject({
      ok: false,
      fault: { code: "saved-damaged" },
    });
  });

  test("the history has the holes of one person against the computer, and of nobody else", () => {
    game.rounds.start(options({ ...DUEL, players: [anna, mo] }));
    const alone = soFar();
    expect([0, 1, 2, 3].map((of) => isCounted(alone, of))).toEqual([true, false, true, false]);
    game.rounds.start(options({ ...DUEL, players: [anna, ben, mo] }));
    const shared = soFar();
    expect([0, 1, 2].map((of) => isCounted(shared, of))).toEqual([false, false, false]);
  });
});

test("the page knows the computer players that there are, and which of them sees the stock", () => {
  expect(COMPUTER_IDS).toEqual(PLAYERS.map(({ id }) => id));
  expect(COMPUTER_IDS.map(seesStock)).toEqual(PLAYERS.map((player) => player.seesStock));
  for (const { id, name } of PLAYERS) {
    const known = COMPUTER_IDS.find((one) => one === id);
    expect(name).toMatch(new RegExp(`^${known && COMPUTER_NAMES[known]}`));
  }
  expect(game.rules.value).toEqual(CLASSIC);
});
