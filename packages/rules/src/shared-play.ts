/**
 * What a player adds to the link of a deal: what came of it, and how it was played, "&shared=1&by=Anna&
 * result=cleared%20-3&played=31%2B2…". The receiver's page covers both until it is asked, which is why the
 * moves do not stand under "moves": those are shown at once. A page that knows none of these parts passes them
 * over and deals the right cards. `shared` is the version of the form; without it nothing is read, so that
 * parts of the same names which other pages add mean nothing.
 */
import { fail, succeed, type Fault, type Result } from "./fault.ts";
import { formatLink, type DealLink } from "./link.ts";
import type { Move } from "./move.ts";
import { formatMoves, parseMoves } from "./notation.ts";
import { joinQuery, splitQuery, type QueryFault } from "./query.ts";
import { checkLength, formatResult, parseResult, type RecordResult } from "./record.ts";
import { replayRecord } from "./replay.ts";
import { maxDraws, tableauSize, type RuleSet } from "./rule-set.ts";

const SHARED_VERSION = "1";
const LONGEST_NAME = 40;

export interface SharedPlay {
  readonly player: string | null;
  /** What the sender says of it; proved when the moves are there. */
  readonly result: RecordResult;
  readonly moves: readonly Move[] | null;
}

export type SharedPlayFault =
  | QueryFault
  | Fault<
      | "shared-version-unknown"
      | "shared-result-missing"
      | "shared-result-impossible"
      | "shared-name-invalid"
      | "shared-moves-illegal"
      | "shared-result-untrue"
      | "record-result-invalid"
      | "record-too-long"
      | "move-unknown"
    >;

/** The parts by themselves, to be put behind the link of the deal. */
export function formatSharedPlay({ player, result, moves }: SharedPlay): string {
  const parts: [name: string, value: string][] = [["shared", SHARED_VERSION]];
  if (player !== null) parts.push(["by", player]);
  parts.push(["result", formatResult(result)]);
  if (moves !== null) parts.push(["played", formatMoves(moves)]);
  return joinQuery(parts);
}

export function formatSharedLink(link: Omit<DealLink, "moves">, shared: SharedPlay): string {
  return `${formatLink({ ...link, moves: [] })}&${formatSharedPlay(shared)}`;
}

/** What the query of this deal's link says that was played; null when it says nothing. */
export function parseSharedPlay(
  query: string,
  { deal, rules }: Omit<DealLink, "moves">,
): Result<SharedPlay | null, SharedPlayFault> {
  const parts = splitQuery(query);
  if (!parts.ok) return parts;
  const version = parts.value.get("shared");
  if (version === undefined) return succeed(null);
  if (version !== SHARED_VERSION) {
    return fail(
      "shared-version-unknown",
      `what was played is shared in form "${version}", which is not known here; known is ${SHARED_VERSION}`,
      { version, known: SHARED_VERSION },
    );
  }
  const player = parseName(parts.value.get("by"));
  if (!player.ok) return player;
  const result = parseSharedResult(parts.value.get("result"), rules);
  if (!result.ok) return result;
  const played = parts.value.get("played");
  if (played === undefined) {
    return succeed({ player: player.value, result: result.value, moves: null });
  }
  const moves = parseMoves(played);
  if (!moves.ok) return moves;
  const checked = checkLength(moves.value, rules);
  if (!checked.ok) return checked;
  const shared = { player: player.value, result: result.value, moves: checked.value };
  const replay = replayRecord({ ...shared, deal, rules, date: null, tags: {} });
  if (replay.illegal) {
    const { at, refusal } = replay.illegal;
    return fail(
      "shared-moves-illegal",
      `move ${at} of what was played is not legal: ${refusal.message}`,
      { move: at, refusal: refusal.code, ...refusal.details },
    );
  }
  if (replay.resultAgrees !== true) {
    return fail(
      "shared-result-untrue",
      `the moves that were played do not come to "${formatResult(result.value)}"`,
      { result: formatResult(result.value) },
    );
  }
  return succeed(shared);
}

function parseName(text: string | undefined): Result<string | null, Fault<"shared-name-invalid">> {
  if (text === undefined) return succeed(null);
  const name = text.trim();
  // Control characters have no place in a name.
  if (name !== "" && name.length <= LONGEST_NAME && !/\p{Cc}/u.test(name)) return succeed(name);
  return fail(
    "shared-name-invalid",
    `the name of the player has ${name.length} characters; it takes 1 to ${LONGEST_NAME} plain ones`,
    { characters: name.length, most: LONGEST_NAME },
  );
}

function parseSharedResult(
  text: string | undefined,
  rules: RuleSet,
): Result<
  RecordResult,
  Fault<"shared-result-missing" | "record-result-invalid" | "shared-result-impossible">
> {
  if (text === undefined) {
    return fail("shared-result-missing", 'the link shares no result; one is written "cleared -4"');
  }
  const parsed = parseResult(text);
  if (!parsed.ok) return parsed;
  const { ending, strokes } = parsed.value;
  const isPossible =
    ending === "cleared"
      ? strokes <= 0 && -strokes <= maxDraws(rules)
      : strokes > 0 && strokes <= tableauSize(rules);
  if (isPossible) return parsed;
  return fail("shared-result-impossible", `"${text}" cannot come of a hole under these rules`, {
    text,
  });
}
