/**
 * The form in which an open hole is kept. Cards are not kept: the deal's name and the moves are enough,
 * and reading them back plays them again under the rules, so that what is read is a legal hole or none.
 */
import {
  fail,
  formatDealName,
  formatMoves,
  formatRules,
  isJsonObject,
  makeHoleMove,
  parseDealName,
  parseMoves,
  parseRules,
  succeed,
  takeStrokes,
  type Fault,
  type Hole,
  type Result,
} from "@albatross/rules";
import { openDeal, rulesOf, type HelpUsed, type OpenHole } from "./open-hole.ts";

const SAVED_FORMAT = 1;

export interface SavedHole {
  readonly format: typeof SAVED_FORMAT;
  /** Which hole this is; absent in what was kept before holes had ids. The row's own id is its slot. */
  readonly holeId: string | null;
  readonly deal: string;
  readonly generator: string;
  readonly rules: string;
  /** All moves, those undone included. */
  readonly moves: string;
  /** How many of them are made. */
  readonly cursor: number;
  readonly strokesTaken: boolean;
  readonly help: HelpUsed;
  readonly attempt: number;
  /** The hole that undo at the start goes back to. */
  readonly before: SavedHole | null;
  readonly savedAtMs: number;
}

/** `saved-newer`: written by a later version of the page; `saved-damaged`: not what was written. */
export type SavedFault = Fault<"saved-newer" | "saved-damaged">;

export function formatSavedHole(open: OpenHole, savedAtMs: number): SavedHole {
  return {
    format: SAVED_FORMAT,
    holeId: open.id,
    deal: formatDealName(open.deal),
    generator: String(open.deal.version),
    rules: formatRules(rulesOf(open)),
    moves: formatMoves(open.hole.moves),
    cursor: open.hole.cursor,
    strokesTaken: open.hole.strokesTaken,
    help: open.help,
    attempt: open.attempt,
    before: open.before && formatSavedHole(open.before, savedAtMs),
    savedAtMs,
  };
}

export function parseSavedHole(value: unknown): Result<OpenHole, SavedFault> {
  if (!isJsonObject(value)) return damaged("it is no object");
  const { format, help } = value;
  if (isCount(format) && format > SAVED_FORMAT) {
    return fail("saved-newer", `the hole is kept in format ${format}; known is ${SAVED_FORMAT}`);
  }
  if (format !== SAVED_FORMAT) return damaged("its format is missing");
  const name = parseDealName(text(value["deal"]), text(value["generator"]));
  if (!name.ok) return damaged(name.fault.message);
  const rules = parseRules(text(value["rules"]));
  if (!rules.ok) return damaged(rules.fault.message);
  const opened = openDeal(name.value, rules.value);
  const hole = replay(opened.hole, value);
  if (hole === null) return damaged("its moves are not legal");
  if (!isJsonObject(help) || !isCount(value["attempt"])) return damaged("its counts are missing");
  const { hints, undos, givenMoves } = help;
  if (!isCount(hints) || !isCount(undos) || !isCount(givenMoves)) {
    return damaged("its counts are no counts");
  }
  const before = isJsonObject(value["before"]) ? parseSavedHole(value["before"]) : null;
  return succeed({
    ...opened,
    id: typeof value["holeId"] === "string" ? value["holeId"] : null,
    hole,
    help: { hints, undos, givenMoves },
    attempt: value["attempt"],
    // The hole itself is worth having without the one before it.
    before: before?.ok ? { ...before.value, before: null } : null,
  });
}

function replay(start: Hole, saved: Readonly<Record<string, unknown>>): Hole | null {
  const moves = parseMoves(text(saved["moves"]));
  const { cursor } = saved;
  if (!moves.ok || !isCount(cursor) || cursor > moves.value.length) return null;
  let hole = start;
  for (const move of moves.value) {
    const made = makeHoleMove(hole, move);
    if (!made.ok) return null;
    hole = made.value;
  }
  hole = { ...hole, cursor };
  if (saved["strokesTaken"] !== true) return hole;
  const taken = takeStrokes(hole);
  return taken.ok ? taken.value : null;
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function damaged(why: string): { readonly ok: false; readonly fault: SavedFault } {
  return fail("saved-damaged", `the kept hole cannot be read: ${why}`);
}
