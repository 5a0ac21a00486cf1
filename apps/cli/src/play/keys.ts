/** The keyboard of the full-screen game: which key means which command. Pure; the page has the same keys. */
import type { Direction } from "./play-state.ts";

export type KeyCommand =
  | { readonly kind: "column"; readonly column: number }
  | { readonly kind: "focus"; readonly direction: Direction }
  | {
      readonly kind:
        | "activate"
        | "space"
        | "draw"
        | "undo"
        | "redo"
        | "hint"
        | "new"
        | "restart"
        | "previous"
        | "next"
        | "pause"
        | "concede"
        | "review"
        | "keys"
        | "quit"
        | "escape"
        | "interrupt";
    };

/** A key press as node:readline tells it. */
export interface KeyPress {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly meta?: boolean | undefined;
  readonly sequence?: string | undefined;
}

type Plain = Exclude<KeyCommand["kind"], "column" | "focus">;

const NAMED = new Map<string, Plain>([
  ["return", "activate"],
  ["enter", "activate"],
  ["space", "space"],
  ["backspace", "undo"],
  ["escape", "escape"],
]);

const ARROWS = new Map<string, Direction>([
  ["left", "left"],
  ["right", "right"],
  ["up", "up"],
  ["down", "down"],
]);

const SIGNS = new Map<string, Plain>([
  ["d", "draw"],
  ["+", "draw"],
  ["z", "undo"],
  ["y", "redo"],
  ["h", "hint"],
  ["n", "new"],
  ["r", "restart"],
  ["[", "previous"],
  ["]", "next"],
  ["p", "pause"],
  ["t", "concede"],
  ["v", "review"],
  ["?", "keys"],
  ["q", "quit"],
]);

const CONTROLLED = new Map<string, Plain>([
  ["c", "interrupt"],
  ["z", "undo"],
  ["y", "redo"],
  // What Backspace sends on some terminals.
  ["h", "undo"],
]);

export function commandOf({ name = "", ctrl, meta, sequence = "" }: KeyPress): KeyCommand | null {
  if (ctrl) return toCommand(CONTROLLED.get(name));
  const named = toCommand(NAMED.get(name));
  if (named) return named;
  // With Alt held down a sign arrives behind an Escape; some keyboards need it for a bracket.
  const sign = (meta ? sequence.slice(1) : sequence).toLowerCase();
  if (meta && !/^[[\]?]$/.test(sign)) return null;
  if (/^[1-9]$/.test(sign)) return { kind: "column", column: Number(sign) - 1 };
  const direction = ARROWS.get(name);
  return direction ? { kind: "focus", direction } : toCommand(SIGNS.get(sign));
}

function toCommand(kind: Plain | undefined): KeyCommand | null {
  return kind === undefined ? null : { kind };
}

/** The panel that ? opens: keys, and what they do. */
export const KEY_HELP: readonly (readonly [keys: string, about: string])[] = [
  ["1-9", "play the card of that column"],
  ["Arrows, Enter", "choose a card or the stock, and play it"],
  ["Space, D", "draw (on a chosen card, Space plays it)"],
  ["Z, Backspace", "undo, as far back as you like"],
  ["Y", "redo"],
  ["H", "hint; again, the next best"],
  ["N", "new deal"],
  ["R", "restart this deal"],
  ["[  ]", "previous, next deal number"],
  ["T", "take the strokes"],
  ["V", "review the hole when it is over: what each move cost, and why"],
  ["P", "pause: the cards are covered"],
  ["Q, Esc", "end; the hole is kept for the next golf play"],
];
