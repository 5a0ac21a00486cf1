/** The keyboard: which key means which command. Pure, so that the whole table is tested without a page. */

export type Command =
  | { readonly kind: "column"; readonly column: number }
  | {
      readonly kind:
        | "draw"
        | "undo"
        | "redo"
        | "hint"
        | "new"
        | "restart"
        | "previous"
        | "next"
        | "keys"
        | "read"
        | "pause"
        | "full-screen"
        | "close";
    };

/** What of a key press matters here. */
export interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
  readonly repeat: boolean;
}

const LETTERS: { readonly [key: string]: Exclude<Command["kind"], "column"> } = {
  " ": "draw",
  d: "draw",
  z: "undo",
  backspace: "undo",
  y: "redo",
  h: "hint",
  n: "new",
  r: "restart",
  "[": "previous",
  "]": "next",
  "?": "keys",
  q: "read",
  p: "pause",
  f: "full-screen",
  escape: "close",
};

/** Held down, these go on; a held play or draw would empty the board by accident. */
const REPEATING: ReadonlySet<Command["kind"]> = new Set(["undo", "redo", "previous", "next"]);

/** `hasLetters`: do single letters and signs count? Some players press them by accident, or by voice. */
export function commandOf(press: KeyPress, hasLetters = true): Command | null {
  if (!hasLetters && /^[a-z[\]?]$/i.test(press.key) && !press.ctrlKey && !press.metaKey)
    return null;
  const command = read(press);
  return command && press.repeat && !REPEATING.has(command.kind) ? null : command;
}

function read(press: KeyPress): Command | null {
  // Alt is the browser's and the system's, but on many keyboards it types a bracket or a question mark
  // (as AltGr it arrives together with Ctrl).
  if (press.altKey) return /^[[\]?]$/.test(press.key) ? plain(press) : null;
  return press.ctrlKey || press.metaKey ? withControl(press) : plain(press);
}

/** Only undo and redo: everything else with Ctrl or Cmd is the browser's. */
function withControl(press: KeyPress): Command | null {
  const key = press.key.toLowerCase();
  if (key === "z") return { kind: press.shiftKey ? "redo" : "undo" };
  return key === "y" && !press.shiftKey ? { kind: "redo" } : null;
}

function plain(press: KeyPress): Command | null {
  const { key, code, shiftKey } = press;
  if (/^[1-9]$/.test(key)) return { kind: "column", column: Number(key) - 1 };
  // A French keyboard gives digits only with Shift; its unshifted digit row is meant as digits here.
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  if (digit !== undefined && !shiftKey && !/^[a-z[\]?]$/i.test(key)) {
    return { kind: "column", column: Number(digit) - 1 };
  }
  const kind = LETTERS[key.toLowerCase()];
  return kind === undefined ? null : { kind };
}
