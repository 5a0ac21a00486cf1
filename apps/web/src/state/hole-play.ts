/**
 * Playing the open hole: every action a player has on it, each one step or none. What happened is told
 * as an event with the hole before and after it, from which messages and motion are made; the state is
 * already the new one by then, so nothing can be lost while cards still fly.
 */
import {
  canRedo,
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
  type Refusal,
} from "@albatross/rules";
import { signal, type ReadonlySignal } from "@preact/signals";
import { canGoBackBefore, inPlaceOf, isUntouched, type OpenHole } from "./open-hole.ts";

export type HoleChange =
  | { readonly kind: "deal" }
  /** Came back from storage, or with moves in a link: nothing was played now. */
  | { readonly kind: "restore" }
  | { readonly kind: "play"; readonly column: number; readonly card: Card }
  | { readonly kind: "draw"; readonly isRedeal: boolean }
  | { readonly kind: "undo"; readonly steps: number }
  | { readonly kind: "redo"; readonly move: Move }
  | { readonly kind: "restart" }
  | { readonly kind: "concede" };

type RefusedPlace = { readonly column: number; readonly isCovered: boolean } | "stock";

export type HoleEvent =
  | { readonly kind: "change"; readonly change: HoleChange; readonly hole: OpenHole }
  | {
      readonly kind: "refuse";
      readonly place: RefusedPlace;
      readonly refusal: Refusal | null;
      readonly hole: OpenHole;
    }
  | { readonly kind: "nothing"; readonly of: "undo" | "redo" };

export interface HolePlay {
  readonly open: ReadonlySignal<OpenHole | null>;
  /** The last thing that happened; a new object each time. */
  readonly event: ReadonlySignal<HoleEvent | null>;
  show(open: OpenHole, kind: "deal" | "restore"): void;
  playColumn(column: number): void;
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
  const event = signal<HoleEvent | null>(null);

  function change(next: OpenHole, what: HoleChange): void {
    open.value = next;
    event.value = { kind: "change", change: what, hole: next };
  }

  function makeMove(at: OpenHole, move: Move, place: RefusedPlace): void {
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
    if (card !== undefined) change(next, { kind: "play", column: move.column, card });
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
    event,
    show(next, kind) {
      const named = { ...next, id: next.id ?? newId() };
      change(kind === "deal" ? inPlaceOf(open.value, named) : named, { kind });
    },
    playColumn(column) {
      const at = open.value;
      if (at === null) return;
      if (column < currentPosition(at.hole).heights.length) {
        return makeMove(at, play(column), { column, isCovered: false });
      }
      const refusal = refusalOf(currentPosition(at.hole), play(column));
      event.value = { kind: "refuse", place: { column, isCovered: false }, refusal, hole: at };
    },
    refuseCovered(column) {
      const at = open.value;
      if (at === null) return;
      event.value = {
        kind: "refuse",
        place: { column, isCovered: true },
        refusal: null,
        hole: at,
      };
    },
    draw() {
      const at = open.value;
      if (at !== null) makeMove(at, DRAW, "stock");
    },
    undo() {
      const at = open.value;
      if (at === null) return;
      if (canUndo(at.hole)) goBack(at, 1);
      else if (at.before && canGoBackBefore(at)) change(at.before, { kind: "restore" });
      else event.value = { kind: "nothing", of: "undo" };
    },
    redo() {
      const at = open.value;
      if (at === null) return;
      const move = at.hole.moves[at.hole.cursor];
      if (!canRedo(at.hole) || move === undefined) event.value = { kind: "nothing", of: "redo" };
      else change({ ...at, hole: redo(at.hole) }, { kind: "redo", move });
    },
    goBackTo(cursor) {
      const at = open.value;
      if (at === null) return;
      const steps = at.hole.cursor - cursor + (at.hole.strokesTaken ? 1 : 0);
      if (steps > 0) goBack(at, steps);
    },
    restart() {
      const at = open.value;
      if (at === null || isUntouched(at)) return;
      change({ ...at, hole: restart(at.hole), attempt: at.attempt + 1 }, { kind: "restart" });
    },
    takeStrokes() {
      const at = open.value;
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
