/**
 * Messages: what the status line says and a screen reader hears, as values. The catalogue of a language
 * makes sentences of them, so that nothing in the state is English.
 */
import {
  currentPosition,
  drawsLeft,
  exposedCard,
  holeStatus,
  movesMade,
  neededRanks,
  playableColumns,
  readRuns,
  strokesOf,
  wasteTop,
  type Card,
  type Rank,
} from "@albatross/rules";
import type { ShownHint } from "./hint.ts";
import type { HoleChange, HoleEvent } from "./hole-play.ts";
import type { OpenHole } from "./open-hole.ts";
import type { ExposedCard } from "./result-facts.ts";

/** How much a player wants to be told of the cards that fit: which they are, whether there are any, or nothing. */
export type FitTelling = "which" | "whether" | "nothing";

/** What the position asks for now: every message about a move ends with it. */
export interface Situation {
  readonly status: ReturnType<typeof holeStatus>;
  readonly waste: Card | null;
  readonly needed: readonly Rank[];
  readonly fitting: readonly ExposedCard[];
  readonly telling: FitTelling;
  readonly strokes: number;
  readonly drawsLeft: number;
  readonly run: number;
  /** S3: the run that a draw has just ended. */
  readonly runEnded: number;
  /** Has no move been made, or are all undone? */
  readonly isStart: boolean;
}

/**
 * What is said about rounds: `finish-first`, the hole has no score yet; `elsewhere`, another tab plays that
 * round; `unreadable`, it could not be read; `copied`, what was to be shared is on the clipboard;
 * `not-copied`, the browser did not let it there.
 */
export type RoundMessage =
  | "finish-first"
  | "leave-first"
  | "elsewhere"
  | "unreadable"
  | "copied"
  | "not-copied";

export type Message =
  | {
      readonly kind: "changed";
      readonly change: HoleChange;
      /** Is this the first deal that the player ever sees? */
      readonly isFirst: boolean;
      /** After a play: the card it exposed; undefined when the column is empty. */
      readonly exposed: Card | undefined;
      readonly situation: Situation;
      readonly hole: OpenHole;
      /** The hole of a round that this deal took the place of; null when it left none. */
      readonly leftAt: number | null;
    }
  | {
      readonly kind: "refused";
      readonly why: "covered" | "misfit" | "no-column" | "column-empty" | "stock-empty" | "over";
      readonly situation: Situation;
    }
  | { readonly kind: "nothing-to"; readonly what: "undo" | "redo" | "turn" }
  | { readonly kind: "hint"; readonly hint: ShownHint; readonly card: Card | null }
  | {
      /**
       * `sure`: the last cards begin to play themselves; `played-out`: so many of them did, until the hole was
       * cleared or the player stopped them.
       */
      readonly kind: "whole-position" | "paused" | "resumed" | "sure" | "played-out";
      readonly hole: OpenHole;
      readonly cards: number;
      readonly situation: Situation;
    }
  | { readonly kind: "search-gave-up" }
  | { readonly kind: "no-such-deal" }
  | { readonly kind: "round"; readonly what: RoundMessage }
  | { readonly kind: "no-full-screen" }
  | { readonly kind: "number-copied" }
  | { readonly kind: "link-copied" }
  | { readonly kind: "link-not-copied" };

export function readSituation({ hole }: OpenHole, telling: FitTelling): Situation {
  const position = currentPosition(hole);
  const runs = readRuns(movesMade(hole));
  return {
    status: holeStatus(hole),
    waste: wasteTop(position),
    needed: neededRanks(position),
    fitting: playableColumns(position).flatMap((column) => {
      const card = exposedCard(position, column);
      return card === undefined ? [] : [{ column, card }];
    }),
    telling,
    strokes: strokesOf(position),
    drawsLeft: drawsLeft(position),
    run: runs.current,
    runEnded: runs.justEnded,
    isStart: hole.cursor === 0,
  };
}

export function messageOf(
  event: HoleEvent,
  isFirst: boolean,
  telling: FitTelling,
  leftAt: number | null = null,
): Message {
  if (event.kind === "nothing") return { kind: "nothing-to", what: event.of };
  const situation = readSituation(event.hole, telling);
  if (event.kind === "refuse") return { kind: "refused", why: refusedFor(event), situation };
  const { change, hole } = event;
  const exposed =
    change.kind === "play" ? exposedCard(currentPosition(hole.hole), change.column) : undefined;
  return { kind: "changed", change, isFirst, exposed, situation, hole, leftAt };
}

type Refused = Extract<HoleEvent, { kind: "refuse" }>;

function refusedFor({ place, refusal }: Refused): Extract<Message, { kind: "refused" }>["why"] {
  if (place !== "stock" && place.isCovered) return "covered";
  switch (refusal?.code) {
    case "column-unknown":
      return "no-column";
    case "column-empty":
      return "column-empty";
    case "stock-empty":
      return "stock-empty";
    case "hole-over":
      return "over";
    default:
      return "misfit";
  }
}
