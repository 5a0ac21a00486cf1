/**
 * Playing the open hole: every action a player has on it, each one step or none. What happened is told
 * as an event with the hole before and after it, from which messages and motion are made; the state is
 * already the new one by then, so nothing can be lost while cards still fly.
 */
import {
  canUndo,
  currentPosition,
  DRAW,
  exposedCard,
  isRedealNext,
  makeHoleMove,
  play,
  redo,
  refusalOf,
  restart,
  takeStrokes,
  undo,
  type Card,
  type Move,
  type Position,
  type Refusal,
} from "@albatross/rules";
import { batch, computed, signal, type ReadonlySignal } from "@preact/signals";
import { canGoBackBefore, inPlaceOf, isUntouched, type OpenHole } from "./open-hole.ts";
import { isWatched } from "./tournament.ts";

export type HoleChange =
  | { readonly kind: "deal" }
  /** Came back from storage, or with moves in a link: nothing was played now. */
  | { readonly kind: "restore" }
  | {
      readonly kind: "play";
      readonly column: number;
      readonly card: Card;
      /** Was it made for the player, as one of a series? */
      readonly isAutomatic: boolean;
    }
  | { readonly kind: "draw"; readonly isRedeal: boolean }
  | { readonly kind: "undo"; readonly steps: number }
  | { readonly kind: "redo"; readonly move: Move }
  | { readonly kind: "restart" }
  | { readonly kind: "concede" };

/** Does the change bring a hole to the board, dealt or kept? */
export function isShown({ kind }: HoleChange): boolean {
  return kind === "deal" || kind === "restore";
}

type RefusedPlace = { readonly column: number; readonly isCovered: boolean } | "stock";

export type HoleEvent =
  | { readonly kind: "change"; readonly change: HoleChange; readonly hole: OpenHole }
  | {
      readonly kind: "refuse";
      readonly place: RefusedPlace;
      readonly refusal: Refusal | null;
      readonly hole: OpenHole;
    }
  /** `turn`: a computer player has this hole, and nobody else moves its cards. */
  | { readonly kind: "nothing"; readonly of: "undo" | "redo" | "turn" };

export interface HolePlay {
  readonly open: ReadonlySignal<OpenHole | null>;
  /** The player's own hole while another one, a puzzle or a hole under review, lies on the board; else null. */
  readonly aside: ReadonlySignal<OpenHole | null>;
  /** The player's own hole, on the board or not: this one is kept and counted. */
  readonly own: ReadonlySignal<OpenHole | null>;
  /** The last thing that happened; a new object each time. */
  readonly event: ReadonlySignal<HoleEvent | null>;
  show(open: OpenHole, kind: "deal" | "restore"): void;
  /** Shows what a computer player has done on the open hole. */
  follow(open: OpenHole, change: HoleChange): void;
  /** Lays a hole on the board and the player's own aside, until `show` or `bringBack`. */
  showBeside(open: OpenHole, kind?: "deal" | "restore"): void;
  bringBack(): void;
  playColumn(column: number): void;
  /** Plays for the player: undo takes back all such plays that were made in a row at once, and redo makes them. */
  playAutomatically(column: number): void;
  /** A card that others lie on was asked for: always refused, and said why. */
  refuseCovered(column: number): void;
  draw(): void;
  undo(): void;
  redo(): void;
  /** Takes moves back until `cursor` of them are left. */
  goBackTo(cursor: number): void;
  restart(): void;
  takeStrokes(): void;
  countHint(): void;
}

/** @param newId another text each time it is asked, in this tab or any other. */
export function createHolePlay(newId: () => string): HolePlay {
  const open = signal<OpenHole | null>(null);
  const aside = signal<OpenHole | null>(null);
  const own = computed(() => aside.value ?? open.value);
  const event = signal<HoleEvent | null>(null);

  function change(next: OpenHole, what: HoleChange, beside = aside.value): void {
    // Both at once: in between, a puzzle would be taken for the player's own hole.
    batch(() => {
      aside.value = beside;
      open.value = next;
    });
    event.value = { kind: "change", change: what, hole: next };
  }

  function place(next: OpenHole, kind: "deal" | "restore", beside: OpenHole | null): void {
    change(next.id === null ? { ...next, id: newId() } : next, { kind }, beside);
  }

  /** The hole, if it is the player's own to play. */
  function playable(): OpenHole | null {
    const at = open.value;
    if (at === null || !isWatched(at)) return at;
    event.value = { kind: "nothing", of: "turn" };
    return null;
  }

  /** Of each series of automatic plays, by its last position the first, and the other way round. */
  const seriesStarts = new WeakMap<Position, Position>();
  const seriesEnds = new WeakMap<Position, Position>();

  function makeMove(at: OpenHole, move: Move, place: RefusedPlace, isAutomatic = false): void {
    const position = currentPosition(at.hole);
    const made = makeHoleMove(at.hole, move);
    if (!made.ok) {
      event.value = { kind: "refuse", place, refusal: made.fault, hole: at };
      return;
    }
    const next = { ...at, hole: made.value };
    if (move.kind === "draw")
      return change(next, { kind: "draw", isRedeal: isRedealNext(position) });
    const card = exposedCard(position, move.column);
    if (isAutomatic) {
      const first = seriesStarts.get(position) ?? position;
      seriesStarts.set(currentPosition(made.value), first);
      seriesEnds.set(first, currentPosition(made.value));
    }
    if (card !== undefined) change(next, { kind: "play", column: move.column, card, isAutomatic });
  }

  /** How far from the cursor a series of automatic plays reaches; one step where there is none. */
  function stepsAlong({ hole }: OpenHole, ends: WeakMap<Position, Position>): number {
    const end = ends.get(currentPosition(hole));
    const index = end ? hole.positions.indexOf(end) : -1;
    return index < 0 || hole.strokesTaken ? 1 : Math.abs(index - hole.cursor);
  }

  function goBack(at: OpenHole, steps: number): void {
    let { hole } = at;
    for (let step = 0; step < steps; step++) hole = undo(hole);
    // A leap back is one request for help, however far it goes.
    const help = { ...at.help, undos: at.help.undos + 1 };
    change({ ...at, hole, help }, { kind: "undo", steps });
  }

  return {
    open,
    aside,
    own,
    event,
    show: (next, kind) => place(kind === "deal" ? inPlaceOf(own.value, next) : next, kind, null),
    showBeside: (next, kind = "deal") => place(next, kind, own.value),
    bringBack() {
      if (aside.value) place(aside.value, "restore", null);
    },
    follow: (next, what) => change(next, what),
    playColumn(column) {
      const at = playable();
      if (at === null) return;
      if (column < currentPosition(at.hole).heights.length) {
        return makeMove(at, play(column), { column, isCovered: false });
      }
      const refusal = refusalOf(currentPosition(at.hole), play(column));
      event.value = { kind: "refuse", place: { column, isCovered: false }, refusal, hole: at };
    },
    playAutomatically(column) {
      const at = playable();
      if (at !== null) makeMove(at, play(column), { column, isCovered: false }, true);
    },
    refuseCovered(column) {
      const at = playable();
      if (at === null) return;
      event.value = {
        kind: "refuse",
        place: { column, isCovered: true },
        refusal: null,
        hole: at,
      };
    },
    draw() {
      const at = playable();
      if (at !== null) makeMove(at, DRAW, "stock");
    },
    undo() {
      const at = playable();
      if (at === null) return;
      if (canUndo(at.hole)) goBack(at, stepsAlong(at, seriesStarts));
      else if (at.before && canGoBackBefore(at)) change(at.before, { kind: "restore" });
      else event.value = { kind: "nothing", of: "undo" };
    },
    redo() {
      const at = playable();
      if (at === null) return;
      let { hole } = at;
      for (let steps = stepsAlong(at, seriesEnds); steps > 0; steps--) hole = redo(hole);
      const move = hole.moves[hole.cursor - 1];
      if (hole === at.hole || move === undefined) event.value = { kind: "nothing", of: "redo" };
      else change({ ...at, hole }, { kind: "redo", move });
    },
    goBackTo(cursor) {
      const at = playable();
      if (at === null) return;
      const steps = at.hole.cursor - cursor + (at.hole.strokesTaken ? 1 : 0);
      if (steps > 0) goBack(at, steps);
    },
    restart() {
      const at = playable();
      if (at === null || isUntouched(at)) return;
      change({ ...at, hole: restart(at.hole), attempt: at.attempt + 1 }, { kind: "restart" });
    },
    takeStrokes() {
      const at = playable();
      if (at === null) return;
      const taken = takeStrokes(at.hole);
      if (taken.ok) change({ ...at, hole: taken.value }, { kind: "concede" });
    },
    countHint() {
      const at = open.value;
      if (at === null) return;
      // No event: the hole itself is as it was.
      open.value = { ...at, help: { ...at.help, hints: at.help.hints + 1 } };
    },
  };
}
