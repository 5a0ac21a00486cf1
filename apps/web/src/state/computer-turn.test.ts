import {
  currentPosition,
  expectValue,
  formatMoves,
  holeScore,
  holeStatus,
  movesMade,
  parseMoves,
  playableColumns,
  strokesOf,
  type Move,
} from "@albatross/rules";
import { signal } from "@preact/signals";
import { beforeEach, expect, test } from "vitest";
import type { Job } from "../worker/pool-jobs.ts";
import { followComputerTurns, type WatchSpeed } from "./computer-turn.ts";
import { game, open, setUpGame } from "./test-game.ts";

type Answer = Awaited<Job<readonly Move[]>["answer"]>;

interface Question {
  readonly player: string;
  readonly seed: number;
  readonly at: string;
  answer(moves: string): Promise<void>;
  fail(): Promise<void>;
  isCancelled: boolean;
}

let questions: Question[];
let waiting: { readonly ms: number; readonly what: () => void } | null;
const speed = signal<WatchSpeed>("normal");

function follow() {
  return followComputerTurns({
    play: game.play,
    isPaused: game.pause.isPaused,
    speed,
    takeTurn(player, position, seed): Job<readonly Move[]> {
      let resolve: (answer: Answer) => void = () => undefined;
      const answer = new Promise<Answer>((done) => (resolve = done));
      const question: Question = {
        player,
        seed,
        at: formatMoves(movesMade(open().hole)),
        async answer(moves) {
          resolve({ kind: "done", value: expectValue(parseMoves(moves)), elapsedMs: 1 });
          await answer;
        },
        async fail() {
          resolve({ kind: "failed", reason: "threw", message: "" });
          await answer;
        },
        isCancelled: false,
      };
      expect(position).toBe(currentPosition(open().hole));
      questions.push(question);
      return { answer, cancel: () => void (question.isCancelled = true) };
    },
    later(what, ms) {
      waiting = { what, ms };
      return () => void (waiting = null);
    },
  });
}

/** Lets the time pass that the next move waits for. */
function pass(): number {
  const due = waiting;
  if (due === null) throw new Error("nothing is waited for");
  waiting = null;
  due.what();
  return due.ms;
}

const made = () => formatMoves(movesMade(open().hole));
const last = (): Question => {
  const question = questions.at(-1);
  if (!question) throw new Error("nobody was asked");
  return question;
};

/** Deal 2 is on the board for Mo: a draw, and column 4 plays at first. */
beforeEach(() => {
  setUpGame();
  questions = [];
  waiting = null;
  speed.value = "normal";
  game.begin("?deal=2", null);
  const { deal } = open();
  game.rounds.start({
    holes: 9,
    par: 45,
    deals: "course",
    course: { name: "Nine", deals: Array.from({ length: 9 }, () => deal) },
    tournament: {
      players: [
        { name: "Anna", computer: null },
        { name: "Mo", computer: "caddie" },
      ],
      packs: "same",
      scoring: "match",
    },
  });
});

/** Anna's hole is over: it is Mo's turn. */
function handOn(): void {
  game.play.takeStrokes();
  game.rounds.goOn();
}

test("R4 a computer player is asked for a turn, and makes its moves one at a time", async () => {
  const turn = follow();
  expect([questions.length, turn.state.value]).toEqual([0, "idle"]);
  handOn();
  expect(turn.state.value).toBe("playing");
  expect(last()).toMatchObject({ player: "caddie", seed: 2, at: "" });
  await last().answer("4+5");
  expect(made()).toBe("");
  expect(pass()).toBeGreaterThan(1000);
  expect(made()).toBe("4");
  expect(pass()).toBe(750);
  expect(made()).toBe("4+");
  pass();
  expect(made()).toBe("4+5");
  // The turn is used up: it is asked for another.
  expect(questions).toHaveLength(2);
  expect(last()).toMatchObject({ seed: 5, at: "4+5" });
  expect(waiting).toBeNull();
});

test("R4 the speed holds from the next move on, and a skip is for this hole only", async () => {
  const turn = follow();
  handOn();
  await last().answer("4+5");
  pass();
  speed.value = "fast";
  expect(pass()).toBe(300);
  turn.skip();
  expect(pass()).toBe(0);
  expect(made()).toBe("4+5");
  await last().answer("3772");
  expect(pass()).toBe(0);
  expect(made()).toBe("4+53772");
  await last().answer("");
  pass();
  expect(made()).toBe("4+53772");
  expect(open().hole.strokesTaken).toBe(true);
  expect(turn.state.value).toBe("idle");
  handNext();
  await last().answer("4");
  expect(waiting?.ms).toBeGreaterThan(300);
});

/** From Mo's hole over Anna's next one to Mo's. */
function handNext(): void {
  game.rounds.goOn();
  handOn();
}

test("R4 nothing is played at a pause, and it goes on after it", async () => {
  follow();
  handOn();
  await last().answer("4+");
  pass();
  game.pause.toggle();
  expect(waiting).toBeNull();
  game.pause.toggle();
  pass();
  expect(made()).toBe("4+");
});

test("R4 a tournament that is left is played no further, and an answer that comes late changes nothing", async () => {
  const turn = follow();
  handOn();
  const asked = last();
  game.preferences.prefer({ deals: "any" });
  game.rounds.leave();
  expect(asked.isCancelled).toBe(true);
  await asked.answer("4");
  expect(waiting).toBeNull();
  expect(turn.state.value).toBe("idle");
  turn.end();
});

test("R4 a failure is said, tried again, or ended with what is left", async () => {
  const turn = follow();
  handOn();
  await last().fail();
  expect(turn.state.value).toBe("failed");
  expect(questions).toHaveLength(1);
  turn.tryAgain();
  expect(turn.state.value).toBe("playing");
  // A move that cannot be made is no better.
  await last().answer("1");
  pass();
  expect(turn.state.value).toBe("failed");
  turn.tryAgain();
  expect(questions).toHaveLength(3);
  await last().fail();
  turn.takeStrokes();
  expect(open().hole.strokesTaken).toBe(true);
  expect(turn.state.value).toBe("idle");
});

test("R2 a computer player that is stuck takes its strokes, and says nothing before", async () => {
  follow();
  handOn();
  const before = game.said.value;
  await last().answer("+".repeat(16));
  for (let draw = 0; draw < 16; draw++) pass();
  // Whatever fits now is played, until nothing does.
  while (holeStatus(open().hole) === "playing") {
    const [column] = playableColumns(currentPosition(open().hole));
    await last().answer(String((column ?? 0) + 1));
    pass();
  }
  expect(game.said.value).toBe(before);
  expect(holeScore(open().hole)).toBeNull();
  pass();
  expect(holeScore(open().hole)).toBe(strokesOf(currentPosition(open().hole)));
  expect(game.said.value?.message).toMatchObject({ kind: "changed", change: { kind: "concede" } });
});
