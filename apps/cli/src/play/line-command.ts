/** The commands of the game in lines: a word or a letter each, or moves as records have them. */
import {
  fail,
  parseDealName,
  parseMoves,
  succeed,
  type DealName,
  type Fault,
  type Move,
  type Result,
} from "@albatross/rules";

export type LineCommand =
  | { readonly kind: "moves"; readonly moves: readonly Move[] }
  | { readonly kind: "deal"; readonly name: DealName }
  | { readonly kind: "column"; readonly column: number }
  /** Of one move, counted from 1; of the whole hole without a number. */
  | { readonly kind: "review"; readonly number: number | null }
  | { readonly kind: WordKind };

type WordKind =
  | "undo"
  | "redo"
  | "hint"
  | "board"
  | "exposed"
  | "verdict"
  | "take"
  | "new"
  | "restart"
  | "next"
  | "previous"
  | "help"
  | "quit";

interface Word {
  readonly kind: WordKind;
  readonly names: readonly string[];
  readonly about: string;
}

const WORDS: readonly Word[] = [
  { kind: "undo", names: ["undo", "z"], about: "take the last move back" },
  { kind: "redo", names: ["redo", "y"], about: "make it again" },
  { kind: "hint", names: ["hint", "h"], about: "the best move; again, the next best" },
  { kind: "exposed", names: ["exposed", "e"], about: "the waste and the exposed cards" },
  { kind: "board", names: ["board", "b"], about: "every card in sight" },
  { kind: "verdict", names: ["verdict", "v"], about: "can it still be cleared" },
  { kind: "take", names: ["take", "t"], about: "take the strokes: end the hole as it is" },
  { kind: "new", names: ["new", "n"], about: "a new deal" },
  { kind: "restart", names: ["restart", "r"], about: "the same deal from its start" },
  { kind: "next", names: ["next", "]"], about: "the next deal number" },
  { kind: "previous", names: ["previous", "["], about: "the one before" },
  { kind: "help", names: ["help", "?"], about: "these lines" },
  { kind: "quit", names: ["quit", "q"], about: "end; the hole is kept for the next golf play" },
];

export const LINE_HELP = [
  "Moves: a digit plays the card of that column, + or d draws: 4, or 4+53.",
  "column 3, or c3: the cards of that column.",
  "deal 12345: that deal.",
  "review: a hole that is over, looked back on; review 7: its seventh move.",
  ...WORDS.map(({ names, about }) => `${names.join(", or ")}: ${about}.`),
].join("\n");

/** null for a line without anything in it. */
export function parseLineCommand(line: string): Result<LineCommand | null> {
  const text = line.trim().toLowerCase();
  if (text === "") return succeed(null);
  const word = WORDS.find(({ names }) => names.includes(text));
  if (word) return succeed({ kind: word.kind });
  const [, dealText] = /^deal\s+(\S.*)$/.exec(text) ?? [];
  if (dealText !== undefined) {
    const name = parseDealName(dealText);
    return name.ok ? succeed({ kind: "deal", name: name.value }) : name;
  }
  const [, digit] = /^c(?:olumn)?\s*([1-9])$/.exec(text) ?? [];
  if (digit !== undefined) return succeed({ kind: "column", column: Number(digit) - 1 });
  const [reviewed, number] = /^review(?:\s+(\d{1,3}))?$/.exec(text) ?? [];
  if (reviewed !== undefined) {
    return succeed({ kind: "review", number: number === undefined ? null : Number(number) });
  }
  const moves = parseMoves(text.replaceAll("draw", "+").replaceAll("d", "+"));
  return moves.ok ? succeed({ kind: "moves", moves: moves.value }) : unknown(line.trim());
}

function unknown(line: string): { readonly ok: false; readonly fault: Fault<"command-unknown"> } {
  return fail("command-unknown", `"${line}" is not a command; help lists them`);
}
