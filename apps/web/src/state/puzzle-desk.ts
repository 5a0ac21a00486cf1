/**
 * The desk of the puzzles: those of the day, practice, and those out of the player's own holes. It is there from when
 * puzzles are first asked for. All making and proving is the coach's, on a worker; what was made is kept, so that a
 * day's puzzles are made once.
 */
import {
  allowsPuzzles,
  dailyWishes,
  formatPuzzleLink,
  puzzleDayAt,
  type PuzzleDay,
  type PuzzleFault,
  type PuzzleGrade,
  type PuzzleKind,
  type PuzzleQuestion,
} from "@albatross/coach";
import { CLASSIC, fail, type Fault } from "@albatross/rules";
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import type { PuzzleStore } from "../storage/puzzle-store.ts";
import type { CoachClient } from "../worker/coach-client.ts";
import type { Game } from "./game.ts";
import { freshPuzzle, linkOf, PUZZLES_A_DAY, type KeptPuzzle } from "./kept-puzzle.ts";
import { createMistakeSearch, type MistakeSearch } from "./mistake-search.ts";
import { rulesOf } from "./open-hole.ts";
import type { PlayedHole } from "./played-hole.ts";
import { createPuzzleBoard, type PuzzleBoard } from "./puzzle-board.ts";
import { readStreak, type PuzzleStreak } from "./puzzle-streak.ts";

export const PUZZLE_VIEWS = ["daily", "practice", "own"] as const;
export type PuzzleView = (typeof PUZZLE_VIEWS)[number];

export type PuzzleTrouble = PuzzleFault | Fault<"puzzle-not-made">;

interface PuzzlePractice {
  readonly kind: PuzzleKind;
  readonly grade: PuzzleGrade;
}

export interface PuzzleDesk {
  readonly board: PuzzleBoard;
  /** The link of the puzzle on the board; null while there is none. */
  readonly link: ReadonlySignal<string | null>;
  readonly store: PuzzleStore;
  readonly view: ReadonlySignal<PuzzleView>;
  readonly day: ReadonlySignal<PuzzleDay>;
  /** Those of the day in their order; null for one that is not made yet. */
  readonly daily: ReadonlySignal<readonly (KeptPuzzle | null)[]>;
  readonly streak: ReadonlySignal<PuzzleStreak>;
  readonly practice: ReadonlySignal<PuzzlePractice>;
  /** What is being made; null when nothing is. */
  readonly making: ReadonlySignal<"daily" | "practice" | null>;
  readonly own: MistakeSearch;
  /** What went wrong last; null when nothing did. */
  readonly trouble: ReadonlySignal<PuzzleTrouble | null>;
  look(view: PuzzleView): void;
  /** Looks at the clock, and makes what is missing of the day's puzzles. */
  refresh(): Promise<void>;
  choosePractice(practice: Partial<PuzzlePractice>): void;
  /** Makes a puzzle to practise on, and lays it on the board. */
  practise(): Promise<void>;
  /** The next of the day that is not solved, or of the holes played, or another one to practise on. */
  next(): Promise<void>;
  /** What follows the puzzle on the board, if anything is known to. */
  readonly hasNext: ReadonlySignal<boolean>;
  /** Lays a puzzle on the board, as far as it is played. */
  show(puzzle: KeptPuzzle): void;
  /** A puzzle that a link brought: proved, and laid on the board. */
  showLink(question: PuzzleQuestion): Promise<void>;
}

export interface PuzzleDeskPorts {
  readonly game: Pick<Game, "play" | "assessments">;
  coach(): Promise<CoachClient>;
  readonly store: PuzzleStore;
  /** Newest first. */
  played(): Promise<readonly PlayedHole[]>;
  nowMs(): number;
  /** Another text each time. */
  newSeed(): string;
}

export function createPuzzleDesk(ports: PuzzleDeskPorts): PuzzleDesk {
  const { game, store, nowMs } = ports;
  const board = createPuzzleBoard({ game, puzzles: store.puzzles, keep: store.keep, nowMs });
  const view = signal<PuzzleView>("daily");
  const day = signal(puzzleDayAt(nowMs()));
  const practice = signal<PuzzlePractice>({ kind: "clear", grade: "easy" });
  const making = signal<"daily" | "practice" | null>(null);
  const trouble = signal<PuzzleTrouble | null>(null);
  const own = createMistakeSearch(ports);
  const all = computed(() => [...(store.puzzles.value?.values() ?? [])]);
  const daily = computed(() =>
    Array.from(
      { length: PUZZLES_A_DAY },
      (_, place) =>
        all.value.find((kept) => kept.daily?.day === day.value && kept.daily.place === place) ??
        null,
    ),
  );

  /** Runs one making at a time; false when it did not come to its end. */
  async function work(what: "daily" | "practice", make: () => Promise<boolean>): Promise<void> {
    if (making.peek() !== null) return;
    making.value = what;
    // What is wrong with a link is said for as long as no puzzle has come of it.
    if (trouble.peek()?.code === "puzzle-not-made") trouble.value = null;
    const isMade = await make().catch(() => false);
    making.value = null;
    if (isMade) return;
    const { fault } = fail("puzzle-not-made", "the puzzle could not be made");
    trouble.value = fault;
  }

  async function makeDaily(): Promise<boolean> {
    await store.read();
    const coach = await ports.coach();
    const today = day.peek();
    for (const [place, wish] of dailyWishes(today, CLASSIC).entries()) {
      if (daily.peek()[place]) continue;
      const answer = await coach.makePuzzle(wish).answer;
      if (answer.kind !== "done" || answer.value === null) return false;
      store.keep(freshPuzzle(answer.value, { daily: { day: today, place } }));
    }
    return true;
  }

  async function makePractice(): Promise<boolean> {
    const coach = await ports.coach();
    const hole = game.play.own.peek();
    const rules = hole && allowsPuzzles(rulesOf(hole)) ? rulesOf(hole) : CLASSIC;
    const seed = `practice ${ports.newSeed()}`;
    const answer = await coach.makePuzzle({ ...practice.peek(), rules, seed }).answer;
    if (answer.kind !== "done" || answer.value === null) return false;
    show(freshPuzzle(answer.value));
    return true;
  }

  function show(puzzle: KeptPuzzle): void {
    trouble.value = null;
    store.keep(puzzle);
    board.show(store.puzzles.peek()?.get(linkOf(puzzle)) ?? puzzle);
  }

  const nextDaily = computed(() =>
    daily.value.find((kept) => kept?.progress.state === "open" && kept !== board.current.value),
  );
  const nextOwn = computed(() =>
    own.found.value.find(
      (kept) => kept.progress.state === "open" && linkOf(kept) !== desk.link.value,
    ),
  );
  const following = computed(() => {
    const current = board.current.value;
    if (current?.daily) return nextDaily.value ?? null;
    return current?.mistake ? (nextOwn.value ?? null) : null;
  });

  const desk: PuzzleDesk = {
    board,
    link: computed(() => board.current.value && linkOf(board.current.value)),
    store,
    view,
    day,
    daily,
    streak: computed(() => readStreak(all.value, day.value)),
    practice,
    making,
    own,
    trouble,
    look: (next) => void (view.value = next),
    async refresh() {
      day.value = puzzleDayAt(nowMs());
      if (daily.peek().includes(null)) await work("daily", makeDaily);
    },
    choosePractice: (chosen) => void (practice.value = { ...practice.peek(), ...chosen }),
    practise: () => work("practice", makePractice),
    async next() {
      const next = following.peek();
      if (next) show(next);
      else await desk.practise();
    },
    hasNext: computed(() => {
      const current = board.current.value;
      return (
        current !== null && (following.value !== null || !current.daily) && !isOwnLast(current)
      );
    }),
    show,
    async showLink(question) {
      await store.read();
      const kept = store.puzzles.peek()?.get(formatPuzzleLink(question));
      if (kept) return show(kept);
      const coach = await ports.coach();
      const answer = await coach.provePuzzle(question).answer;
      if (answer.kind !== "done") {
        const { fault } = fail("puzzle-not-made", "the puzzle could not be proved");
        trouble.value = fault;
      } else if (!answer.value.ok) trouble.value = answer.value.fault;
      else show(freshPuzzle(answer.value.value));
    },
  };

  function isOwnLast(current: KeptPuzzle): boolean {
    return current.mistake !== null && following.value === null;
  }

  return desk;
}
