/** A review as a table of 80 columns, and under it the moves worth a second look with their reasons. */
import { isMistake, type HoleReview, type MoveReview } from "@albatross/coach";
import {
  currentPosition,
  exposedCard,
  formatCard,
  formatDealName,
  formatMove,
  formatRules,
  holeStatus,
  nextStockCard,
  strokesOf,
  type Hole,
  type Move,
} from "@albatross/rules";
import type { Ink } from "../colour.ts";
import { formatStrokes } from "../score-text.ts";
import type { ReviewedRecord } from "./read-reviewed.ts";
import { describeMove, describeWhole } from "./review-words.ts";
import { wrapText } from "./wrap-text.ts";

const WIDTH = 80;

/** Lines without an end of line after the last. */
export function formatReview(
  { record, hole, resultAgrees }: ReviewedRecord,
  review: HoleReview,
  ink: Ink,
): string {
  const heading = `Deal ${formatDealName(record.deal)}, rules: ${formatRules(record.rules)}`;
  const claim =
    resultAgrees === false ? ["The record's result is not true: its moves end otherwise."] : [];
  const table = review.moves.length === 0 ? [] : ["", ...formatTable(hole, review, ink)];
  return [
    heading,
    formatEnd(hole),
    ...claim,
    ...wrapText(describeWhole(review), WIDTH),
    ...table,
    ...formatNotes(hole, review),
  ].join("\n");
}

const END_WORDS = {
  cleared: "Cleared",
  stuck: "Stuck",
  conceded: "Strokes taken",
  playing: "Not over",
  waiting: "Not over",
} as const;

function formatEnd(hole: Hole): string {
  return `${END_WORDS[holeStatus(hole)]}: ${formatStrokes(strokesOf(currentPosition(hole)))}.`;
}

/** no, move, best before, after, lost; expected best, of the move, given away; label, better. */
const WIDTHS = [4, 6, 8, 7, 6, 11, 8, 8] as const;

const KNOWN = "with the stock known";
const COULD_BE_KNOWN = "as far as could be known";

function formatTable(hole: Hole, review: HoleReview, ink: Ink): readonly string[] {
  const kinds = " ".repeat(10) + KNOWN.padStart(21) + COULD_BE_KNOWN.padStart(27);
  const head = row(["no", "move", "before", "after", "lost", "best", "made", "cost"], "", "");
  return [
    ink.dim(kinds),
    ink.dim(`${head}  label       better`),
    ...review.moves.map((move) => formatMoveRow(hole, move, ink)),
  ];
}

function formatMoveRow(hole: Hole, review: MoveReview, ink: Ink): string {
  const { number, move, exact, fair } = review;
  const cells = [
    String(number),
    nameMove(hole, number - 1, move),
    exact ? String(exact.before) : "?",
    exact ? String(exact.after) : "?",
    exact ? lostText(exact.lost) : "?",
    fair ? fair.best.toFixed(2) : "",
    fair ? fair.made.toFixed(2) : "",
    fair ? fair.regret.toFixed(2) : "",
  ];
  const label = fair ? fair.label : review.choices < 2 ? "only move" : "?";
  const isOther = fair && fair.label !== "best";
  const better = isOther ? nameBetter(hole, number - 1, fair.better) : "";
  const line = row(cells, label, better);
  return fair && isMistake(fair.label) ? ink.red(line) : line;
}

/** Nothing lost is nothing to look at. */
function lostText(lost: number): string {
  return lost === 0 ? "." : String(lost);
}

function row(cells: readonly string[], label: string, better: string): string {
  const figures = cells.map((cell, index) => cell.padStart(WIDTHS[index] ?? 0)).join("");
  return `${figures}  ${label.padEnd(12)}${better}`.trimEnd();
}

/** "4 2S", "+ 6S": the move as records have it, and its card. */
function nameMove(hole: Hole, index: number, move: Move): string {
  const position = hole.positions[index];
  if (position === undefined) return formatMove(move);
  const card = move.kind === "draw" ? nextStockCard(position) : exposedCard(position, move.column);
  return `${formatMove(move)} ${card === undefined ? "" : formatCard(card)}`.trimEnd();
}

/** Which card a draw would have turned was not to be known, and does not make it the better move. */
function nameBetter(hole: Hole, index: number, move: Move): string {
  return move.kind === "draw" ? "+ draw" : nameMove(hole, index, move);
}

function isWorthWhy(fair: MoveReview["fair"]): boolean {
  return fair !== null && fair !== undefined && fair.label !== "best" && fair.label !== "fine";
}

function formatNotes(hole: Hole, review: HoleReview): readonly string[] {
  const noted = review.moves.filter(
    ({ number, fair }) =>
      isWorthWhy(fair) || review.moments.some((moment) => moment.number === number),
  );
  if (noted.length === 0) return [];
  const notes = noted.flatMap(({ number }) => {
    const words = describeMove(hole, review, number - 1);
    if (words === null) return [];
    const { what, exact, fair, reason, moment } = words;
    const text = [what, moment, exact, fair, reason].filter((part) => part !== "").join(" ");
    return ["", ...wrapText(text, WIDTH)];
  });
  return ["", "Worth a second look", ...notes];
}
