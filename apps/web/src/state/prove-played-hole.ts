/** Holes out of a file, which anybody may have written: each is played again, and has to end as it says. */
import {
  currentPosition,
  deal,
  fail,
  formatRules,
  holeStatus,
  isJsonObject,
  makeHoleMove,
  movesMade,
  parseDealName,
  parseMoves,
  parseRules,
  readRuns,
  startHole,
  strokesOf,
  takeStrokes,
  type Fault,
  type Result,
} from "@albatross/rules";
import { isFinished, type PlayedHole } from "./played-hole.ts";
import { parsePlayedHole, PLAYED_FIELDS, type PlayedHoleFault } from "./played-hole-parse.ts";

/** A hole whose every claim holds when it is played again. */
export function provePlayedHole(value: unknown): Result<PlayedHole, PlayedHoleFault> {
  const parsed = parsePlayedHole(value);
  if (!parsed.ok) return parsed;
  const unknown = isJsonObject(value)
    ? Object.keys(value).find((name) => !PLAYED_FIELDS.includes(name))
    : undefined;
  if (unknown !== undefined) {
    return fail(
      "history-hole-unknown-field",
      `it has a field "${unknown}", which is not known here`,
      { name: unknown },
    );
  }
  const fault = replay(parsed.value);
  return fault ? { ok: false, fault } : parsed;
}

function replay(claimed: PlayedHole): PlayedHoleFault | null {
  const name = parseDealName(claimed.deal, claimed.generator);
  if (!name.ok) return because("history-hole-deal", name.fault);
  const rules = parseRules(claimed.rules);
  if (!rules.ok) return because("history-hole-rules", rules.fault);
  const written = formatRules(rules.value);
  if (written !== claimed.rules) {
    const message = `its rules "${claimed.rules}" are written "${written}" here`;
    return { code: "history-hole-rules", message, details: { rules: claimed.rules, written } };
  }
  const moves = parseMoves(claimed.moves);
  if (!moves.ok) return because("history-hole-moves", moves.fault);
  let hole = startHole(deal(name.value, rules.value));
  for (const [index, move] of moves.value.entries()) {
    const made = makeHoleMove(hole, move);
    if (!made.ok) {
      const message = `its move ${index + 1} is not legal: ${made.fault.message}`;
      const details = { move: index + 1 };
      return { code: "history-hole-moves", message, details, cause: made.fault };
    }
    hole = made.value;
  }
  if (claimed.ending === "conceded") {
    const taken = takeStrokes(hole);
    if (taken.ok) hole = taken.value;
  }
  const status = holeStatus(hole);
  const isOver = status === "cleared" || status === "stuck";
  const ends =
    isFinished(claimed) && claimed.ending !== "conceded" ? status === claimed.ending : !isOver;
  if (!ends) return untrue("ending", claimed.ending);
  if (strokesOf(currentPosition(hole)) !== claimed.strokes)
    return untrue("strokes", claimed.strokes);
  if (readRuns(movesMade(hole)).best !== claimed.bestRun) return untrue("bestRun", claimed.bestRun);
  const { best } = claimed;
  if (best !== null && isFinished(claimed) && best > claimed.strokes) return untrue("best", best);
  return null;
}

function because(code: PlayedHoleFault["code"], cause: Fault): PlayedHoleFault {
  return { code, message: cause.message, cause };
}

function untrue(field: string, claim: string | number): PlayedHoleFault {
  const message = `its "${field}" is given as ${claim}, which is not what its moves come to`;
  return { code: "history-hole-untrue", message, details: { field, claim } };
}
