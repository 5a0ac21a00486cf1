/** The game as tests play it: its judge, its preferences and its chance are in their hands. */
import {
  CLASSIC,
  currentPosition,
  formatMoves,
  ownDeal,
  parseMoves,
  type Position,
} from "@albatross/rules";
import { judge } from "@albatross/solver";
import { createGame, type Game } from "./game.ts";
import { openDeal, type OpenHole } from "./open-hole.ts";
import { createPreferences, type PreferenceKeeper } from "./preferences.ts";
import { resultsOf, type ResultReader } from "./result.ts";
import { createTestJudge, type TestJudge } from "./test-judge.ts";

export let testJudge: TestJudge;
export let game: Game;
let kept: string | null;

export const keeper: PreferenceKeeper = {
  read: () => kept,
  write: (text) => void (kept = text),
  follow: () => undefined,
};

/** A fresh game whose judge answers when it is told to; random deals are 1100, 1200 and so on. */
export function setUpGame(): void {
  kept = null;
  testJudge = createTestJudge();
  let next = 1000n;
  let ids = 0;
  let rounds = 0;
  game = createGame({
    judge: testJudge,
    preferences: createPreferences(keeper),
    randomDealNumber: () => (next += 100n),
    newHoleId: () => `hole-${++ids}`,
    newRound: () => ({ id: `round-${++rounds}`, startedAtMs: 1000 * rounds }),
    afterwards: (task) => task(),
  });
}

export function open(): OpenHole {
  const hole = game.play.open.value;
  if (hole === null) throw new Error("no hole is open");
  return hole;
}

export function position(): Position {
  return currentPosition(open().hole);
}

/** What the result of the hole says. */
export function result(): ResultReader {
  return resultsOf(game.play.open, testJudge);
}

export function message() {
  return game.said.value?.message;
}

/** Plays moves of the notation. */
export function make(moves: string): void {
  const parsed = parseMoves(moves);
  if (!parsed.ok) throw new Error(parsed.fault.message);
  for (const move of parsed.value) {
    if (move.kind === "draw") game.play.draw();
    else game.play.playColumn(move.column);
  }
}

/** A winnable deal and the line that clears it. */
export function winnableLine(number: bigint): string {
  const judged = judge(openDeal(ownDeal(number), CLASSIC).hole.positions[0]);
  if (judged.line === null || judged.best > 0) throw new Error("not a winnable deal");
  return formatMoves(judged.line);
}

export async function beginWinnable(): Promise<bigint> {
  game.begin("", null);
  await testJudge.answerAll();
  return open().deal.number;
}
