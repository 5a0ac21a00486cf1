/**
 * The game's state and what changes it: pure functions from state to state, each told at once in a saying. No
 * terminal, no judge, no file: play-session.ts brings those.
 */
import {
  canRedo,
  canUndo,
  currentPosition,
  exposedCard,
  isOver,
  isRedealNext,
  makeHoleMove,
  playableColumns,
  redo,
  restart,
  takeStrokes,
  undo,
  type Move,
  type Position,
} from "@albatross/rules";
import type { RatedMove } from "@albatross/solver";
import { isUntouched, type PlayedHole } from "./played-hole.ts";
import {
  both,
  sayBack,
  sayConceded,
  sayDealt,
  sayDrawn,
  sayHint,
  sayMoved,
  sayPlayed,
  sayRefused,
  SILENCE,
  type GivenHint,
  type Saying,
} from "./sentences.ts";

export interface PlayState {
  /** null while the first deal is looked for. */
  readonly at: PlayedHole | null;
  /** The played hole that this one took the place of: undo at the start goes back to it. */
  readonly before: PlayedHole | null;
  /** It belongs to one position and is gone with it. */
  readonly hint: { readonly position: Position; readonly given: GivenHint } | null;
  /** Where the arrow keys are: a column, or the number of columns for the stock; null when they are not used. */
  readonly focus: number | null;
  readonly isPaused: boolean;
  readonly isSearching: boolean;
  readonly says: Saying;
}

export const NO_GAME: PlayState = {
  at: null,
  before: null,
  hint: null,
  focus: null,
  isPaused: false,
  isSearching: false,
  says: SILENCE,
};

/** A deal in the place of what was played before. `isBack`: it was left, and goes on. */
export function openHole(state: PlayState, played: PlayedHole, isBack: boolean): PlayState {
  const { at } = state;
  const before = at === null || isUntouched(at) ? state.before : at;
  return {
    ...state,
    before,
    at: played,
    hint: null,
    focus: null,
    isPaused: false,
    isSearching: false,
    says: isBack ? sayBack(played) : sayDealt(played),
  };
}

export function makeMove(state: PlayState, move: Move): PlayState {
  const { at } = state;
  if (at === null) return state;
  const position = currentPosition(at.hole);
  const card = move.kind === "play" ? exposedCard(position, move.column) : undefined;
  const made = makeHoleMove(at.hole, move);
  if (!made.ok) return { ...state, says: sayRefused(at.hole, made.fault) };
  const says =
    move.kind === "draw" || card === undefined
      ? sayDrawn(made.value, isRedealNext(position))
      : sayPlayed(made.value, move.column, card);
  return change(state, { ...at, hole: made.value }, says);
}

export function undoMove(state: PlayState): PlayState {
  const { at, before } = state;
  if (at === null) return state;
  if (canUndo(at.hole)) {
    const hole = undo(at.hole);
    return change(state, { ...at, hole, undos: at.undos + 1 }, sayMoved(hole, "Undone"));
  }
  if (before === null) return { ...state, says: both("Nothing to undo.") };
  return { ...change(state, before, sayBack(before)), before: null, focus: null };
}

export function redoMove(state: PlayState): PlayState {
  const { at } = state;
  if (at === null) return state;
  if (!canRedo(at.hole)) return { ...state, says: both("Nothing to redo.") };
  const hole = redo(at.hole);
  return change(state, { ...at, hole }, sayMoved(hole, "Redone"));
}

export function restartDeal(state: PlayState): PlayState {
  const { at } = state;
  if (at === null) return state;
  if (at.hole.cursor === 0 && !at.hole.strokesTaken) {
    return { ...state, says: both("This is the deal, as it was dealt.") };
  }
  const hole = restart(at.hole);
  const { spoken } = sayMoved(hole, "Back to the deal");
  const says = { seen: "Same cards, clean slate.", spoken };
  return change(state, { ...at, hole, attempt: at.attempt + 1 }, says);
}

/** P8. */
export function concede(state: PlayState): PlayState {
  const { at } = state;
  if (at === null) return state;
  const taken = takeStrokes(at.hole);
  if (!taken.ok) return { ...state, says: both("The hole has its score already.") };
  return change(state, { ...at, hole: taken.value }, sayConceded(taken.value));
}

/** T2: the best move of those rated, best first; asked again for the same position, the next best. */
export function giveHint(state: PlayState, rated: readonly RatedMove[]): PlayState {
  const { at } = state;
  const [first] = rated;
  if (at === null || first === undefined) return state;
  const position = currentPosition(at.hole);
  const rank = hintOf(state)?.rank ?? 0;
  const chosen = rated[rank % rated.length] ?? first;
  const lost = chosen.best === null || first.best === null ? null : chosen.best - first.best;
  const given = { move: chosen.move, rank: (rank % rated.length) + 1, lost };
  return {
    ...state,
    at: { ...at, hints: at.hints + 1 },
    hint: { position, given },
    says: sayHint(at.hole, given),
  };
}

/** The hint on the position as it is. */
export function hintOf({ at, hint }: PlayState): GivenHint | null {
  if (at === null || hint === null) return null;
  return hint.position === currentPosition(at.hole) ? hint.given : null;
}

export type Direction = "left" | "right" | "up" | "down";

/** The arrow keys: left and right over the columns and round the ends, down to the stock and up again. */
export function moveFocus(state: PlayState, direction: Direction): PlayState {
  const { at, focus } = state;
  if (at === null || isOver(at.hole)) return state;
  const position = currentPosition(at.hole);
  const stock = position.heights.length;
  if (focus === null) {
    const first = playableColumns(position)[0] ?? 0;
    return { ...state, focus: direction === "down" ? stock : first };
  }
  if (direction === "down") return { ...state, focus: stock };
  if (direction === "up") return { ...state, focus: focus === stock ? 0 : focus };
  const step = direction === "left" ? -1 : 1;
  return { ...state, focus: (focus + step + stock + 1) % (stock + 1) };
}

export function dropFocus(state: PlayState): PlayState {
  return { ...state, focus: null };
}

/** Only a hole that is being played is paused. */
export function togglePause(state: PlayState): PlayState {
  const { at, isPaused } = state;
  if (at === null || isOver(at.hole)) return state;
  return {
    ...state,
    isPaused: !isPaused,
    says: isPaused ? sayMoved(at.hole, "Going on") : both("Paused. P goes on."),
  };
}

export function startSearch(state: PlayState): PlayState {
  return { ...state, isSearching: true, says: both("Looking for a winnable deal…") };
}

export function say(state: PlayState, says: Saying): PlayState {
  return { ...state, says };
}

function change(state: PlayState, at: PlayedHole, says: Saying): PlayState {
  const focus = isOver(at.hole) ? null : state.focus;
  return { ...state, at, says, focus, hint: null, isPaused: false };
}
