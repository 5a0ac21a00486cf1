/**
 * A hole as it is kept in a file: an ordinary record of what was played, which `golf replay` and `golf review`
 * read too, with what a record has no place for in headers of its own: the moves that can be redone, and the
 * help used.
 */
import {
  canRedo,
  fail,
  formatMoves,
  formatRecordText,
  makeHoleMove,
  parseMoves,
  parseRecord,
  recordHole,
  replayRecord,
  succeed,
  undo,
  type Fault,
  type Hole,
  type Move,
  type Result,
} from "@albatross/rules";
import type { PlayedHole } from "./played-hole.ts";

const UNDONE = "Undone";
const HINTS = "Hints";
const UNDOS = "Undos";
const ATTEMPT = "Attempt";

/** `date` as YYYY-MM-DD. */
export function formatHoleFile({ deal, hole, hints, undos, attempt }: PlayedHole, date: string) {
  const undone = hole.strokesTaken || !canRedo(hole) ? [] : hole.moves.slice(hole.cursor);
  const tags = {
    ...(undone.length > 0 && { [UNDONE]: formatMoves(undone) }),
    ...(hints > 0 && { [HINTS]: String(hints) }),
    ...(undos > 0 && { [UNDOS]: String(undos) }),
    ...(attempt > 1 && { [ATTEMPT]: String(attempt) }),
  };
  return formatRecordText(recordHole(hole, deal, { date, tags }));
}

/** Fault `hole-file-damaged` where the moves or the result are not those of such a hole. */
export function parseHoleFile(text: string): Result<PlayedHole> {
  const record = parseRecord(text);
  if (!record.ok) return record;
  const { hole, illegal, resultAgrees } = replayRecord(record.value);
  if (illegal !== null || resultAgrees === false) return damaged();
  const { tags, deal } = record.value;
  const undone = parseMoves(tags[UNDONE] ?? "");
  const whole = undone.ok ? addUndone(hole, undone.value) : null;
  if (whole === null) return damaged();
  return succeed({
    deal,
    hole: whole,
    hints: readCount(tags[HINTS], 0),
    undos: readCount(tags[UNDOS], 0),
    attempt: readCount(tags[ATTEMPT], 1),
  });
}

/** The hole with these moves made and taken back; null when they are not legal. */
function addUndone(hole: Hole, moves: readonly Move[]): Hole | null {
  let played = hole;
  for (const move of moves) {
    const made = makeHoleMove(played, move);
    if (!made.ok) return null;
    played = made.value;
  }
  for (let left = moves.length; left > 0; left--) played = undo(played);
  return played;
}

/** Counts are told and nothing else: one that cannot be read is as good as none. */
function readCount(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : otherwise;
}

function damaged(): { readonly ok: false; readonly fault: Fault<"hole-file-damaged"> } {
  return fail("hole-file-damaged", "the moves of the kept hole are not those of its deal");
}
