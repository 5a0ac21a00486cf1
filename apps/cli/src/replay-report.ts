/** What a replay found, in sentences. */
import {
  currentPosition,
  formatDealName,
  formatMove,
  formatMoves,
  formatResult,
  formatRules,
  holeStatus,
  RANK_LETTERS,
  strokesOf,
  type GolfRecord,
  type Hole,
  type HoleStatus,
  type IllegalMove,
  type Replay,
} from "@albatross/rules";
import { drawBoard } from "./board-drawing.ts";
import type { Ink } from "./colour.ts";
import { formatCount, formatStrokes } from "./score-text.ts";

/** Lines without an end of line after the last. */
export function formatReplay(record: GolfRecord, replay: Replay, ink: Ink): string {
  const { hole, illegal } = replay;
  const heading = `Deal ${formatDealName(record.deal)}, rules: ${formatRules(record.rules)}`;
  const body = illegal
    ? [`Not legal. ${formatRefusal(illegal)}`, "", drawBoard(currentPosition(hole), ink)]
    : [`Legal: ${formatCount(record.moves.length, "move")}. ${formatEnd(hole)}`];
  const claim = formatClaim(record, replay);
  return [heading, "", ...body, ...(claim === null ? [] : [claim])].join("\n");
}

function formatRefusal({ at, move, refusal, expected }: IllegalMove): string {
  const reason = `Move ${at} (${formatMove(move)}): ${refusal.message}`;
  const needed = refusal.needed.map((rank) => RANK_LETTERS.charAt(rank));
  const needs = needed.length === 0 ? "" : ` The waste takes ${needed.join(" or ")}.`;
  const legal = expected.length === 0 ? "No move was" : `Legal there: ${spell(expected)}`;
  return `${reason}${needs} ${legal}${expected.length === 0 ? " legal there." : "."}`;
}

const END_WORDS: Readonly<Record<HoleStatus, string>> = {
  cleared: "The hole is cleared",
  stuck: "The hole is stuck",
  conceded: "The strokes were taken",
  playing: "The hole goes on",
  waiting: "The hole waits for a card",
};

function formatEnd(hole: Hole): string {
  return `${END_WORDS[holeStatus(hole)]}: ${formatStrokes(strokesOf(currentPosition(hole)))}.`;
}

function formatClaim({ result }: GolfRecord, { illegal, resultAgrees }: Replay): string | null {
  if (illegal !== null) return null;
  if (result === null) return "The record claims no result.";
  const claim = `The record's result, ${formatResult(result)},`;
  return resultAgrees ? `${claim} is true.` : `${claim} is not true.`;
}

function spell(moves: IllegalMove["expected"]): string {
  return [...formatMoves(moves)].join(" ");
}
