/**
 * A game under way: its state, the judge that follows it, and the file that keeps it. Both faces of `golf play`,
 * the screen and the lines, are played through here. Whatever is done is in the state, and in the file, before
 * the call returns; only deals that are looked for and hints that are worked out come later, and are told by
 * `onChange`.
 */
import {
  currentPosition,
  DRAW,
  isOver,
  neighbourDeal,
  ownDeal,
  play,
  type DealName,
  type RuleSet,
} from "@albatross/rules";
import { createAssessor, type Assessor } from "./assessor.ts";
import type { HoleStore } from "./hole-store.ts";
import type { PlayJudge } from "./play-judge.ts";
import {
  concede,
  dropFocus,
  giveHint,
  makeMove,
  moveFocus,
  NO_GAME,
  openHole,
  redoMove,
  restartDeal,
  say,
  startSearch,
  togglePause,
  undoMove,
  type Direction,
  type PlayState,
} from "./play-state.ts";
import { isUntouched, rulesOf, startPlaying, type PlayedHole } from "./played-hole.ts";
import { both, type Saying } from "./sentences.ts";

export interface PlayPorts {
  readonly judge: PlayJudge;
  readonly store: HoleStore;
  /** A whole number 1 … 2^53 − 1, another one each time. */
  pickDealNumber(): bigint;
}

export interface PlayOptions {
  readonly rules: RuleSet;
  /** T6: take any deal, also one that is not proved winnable. */
  readonly isRandom: boolean;
}

export interface PlaySession {
  readonly state: PlayState;
  readonly assessor: Assessor;
  readonly judge: Pick<PlayJudge, "review">;
  /** Why holes cannot be kept; null while they are. */
  readonly keepTrouble: string | null;
  onChange(listener: () => void): () => void;
  goOn(played: PlayedHole): void;
  /** That deal, under the rules that are played. */
  dealNamed(name: DealName): void;
  /** T6. Ends when the deal is there; the state says meanwhile that it is looked for. */
  dealNew(): Promise<void>;
  stepDeal(distance: 1 | -1): void;
  play(column: number): void;
  draw(): void;
  /** What the arrow keys are on; draws when they are on nothing. */
  playFocused(): void;
  moveFocus(direction: Direction): void;
  dropFocus(): void;
  undo(): void;
  redo(): void;
  restart(): void;
  concede(): void;
  pause(): void;
  /** Says something about the hole as it is. */
  tell(says: Saying): void;
  /** T2. Ends when the hint is there, or is no longer wanted. */
  hint(): Promise<void>;
  /** Stops what is looked for, and leaves the hole to the next `golf play`. */
  end(): Promise<void>;
}

export function createPlaySession(ports: PlayPorts, options: PlayOptions): PlaySession {
  const { judge, store } = ports;
  const listeners = new Set<() => void>();
  let state = NO_GAME;
  let search: AbortController | null = null;
  let keepTrouble: string | null = null;
  /** The first position of the hole that the file is of: each hole has another one. */
  let keptStart: unknown = null;

  const assessor = createAssessor(judge, () => {
    if (state.at !== null) assessor.follow(state.at.hole);
    tell();
  });

  function tell(): void {
    for (const listener of listeners) listener();
  }

  function set(next: PlayState): void {
    const { at } = next;
    const hasMoved = at !== null && at !== state.at;
    state = next;
    if (hasMoved) {
      keep(at);
      assessor.follow(at.hole);
    }
    tell();
  }

  /** A deal that nothing was played on is not worth a file, nor the place of the one that is kept. */
  function keep(at: PlayedHole): void {
    const [start] = at.hole.positions;
    if (keptStart !== start) {
      if (isUntouched(at)) return;
      if (keptStart !== null) store.putAside();
      keptStart = start;
    }
    keepTrouble = store.keep(at);
  }

  /** While the cards are out of sight nothing is played. */
  function act(change: (state: PlayState) => PlayState): void {
    set(state.isPaused ? say(state, both("Paused. P goes on.")) : change(state));
  }

  function stopSearch(): void {
    search?.abort();
    search = null;
  }

  function show(played: PlayedHole, isBack: boolean): void {
    stopSearch();
    set(openHole(state, played, isBack));
  }

  function rules(): RuleSet {
    return state.at === null ? options.rules : rulesOf(state.at);
  }

  return {
    get state() {
      return state;
    },
    get keepTrouble() {
      return keepTrouble;
    },
    assessor,
    judge,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    goOn(played) {
      [keptStart] = played.hole.positions;
      show(played, true);
    },
    dealNamed: (name) => show(startPlaying(name, rules()), false),
    async dealNew() {
      const from = ownDeal(ports.pickDealNumber());
      if (options.isRandom) return show(startPlaying(from, rules()), false);
      stopSearch();
      const stop = new AbortController();
      search = stop;
      set(startSearch(state));
      const wanted = rules();
      const answer = await judge.findWinnable(wanted, from, stop.signal);
      if (stop.signal.aborted || answer.kind === "cancelled") return;
      const found = answer.kind === "done" ? answer.value : null;
      show(startPlaying(found?.deal ?? from, wanted), false);
      if (found === null) set(say(state, both(GAVE_UP)));
    },
    stepDeal(distance) {
      if (state.at === null) return;
      const name = neighbourDeal(state.at.deal, distance);
      if (name === null) set(say(state, both(NO_SUCH_DEAL)));
      else show(startPlaying(name, rules()), false);
    },
    play: (column) => act((now) => makeMove(now, play(column))),
    draw: () => act((now) => makeMove(now, DRAW)),
    playFocused() {
      const { at, focus } = state;
      if (at === null) return;
      const isStock = focus === null || focus >= currentPosition(at.hole).heights.length;
      act((now) => makeMove(now, isStock ? DRAW : play(focus)));
    },
    moveFocus: (direction) => act((now) => moveFocus(now, direction)),
    dropFocus: () => set(dropFocus(state)),
    undo: () => act(undoMove),
    redo: () => act(redoMove),
    restart: () => act(restartDeal),
    concede: () => act(concede),
    pause: () => set(togglePause(state)),
    tell: (says) => set(say(state, says)),
    async hint() {
      const { at } = state;
      if (at === null || state.isPaused || isOver(at.hole)) return act((now) => now);
      const position = currentPosition(at.hole);
      const known = assessor.movesOf(position);
      if (known) return set(giveHint(state, known));
      set(say(state, both("Working it out…")));
      const rated = await assessor.rate(at.hole);
      const now = state.at;
      if (now === null || state.isPaused || currentPosition(now.hole) !== position) return;
      if (rated === null) set(say(state, both("The judge has no answer.")));
      else set(giveHint(state, rated));
    },
    async end() {
      stopSearch();
      listeners.clear();
      store.leave();
      await judge.close();
    },
  };
}

const GAVE_UP = "No winnable deal turned up nearby, so this one is a plain random deal.";
const NO_SUCH_DEAL = "Deal numbers start at 1, and this is where they end.";
