/** @jsxRuntime automatic @jsxImportSource react */
/**
 * The review of a hole on the screen, a move at a time: the board as it was before the move, with what was made and
 * what would have been better, a line of all moves, and what there is to say of this one.
 */
import type { HoleReview, MoveReview } from "@albatross/coach";
import { strokesOf, type Hole, type Move } from "@albatross/rules";
import { Box, Text } from "ink";
import type { ReactNode } from "react";
import { describeMove } from "../review/review-words.ts";
import { boardWidth, drawColumns, drawPiles, type Pen } from "./board-picture.ts";
import { signed } from "./wording.ts";
import { Lines } from "./lines-view.tsx";

export interface ReviewView {
  readonly hole: Hole;
  /** null before anything is known of it. */
  readonly review: HoleReview | null;
  /** The move that is looked at, from 0. */
  readonly index: number;
  readonly pen: Pen;
}

export function ReviewTable({ view }: { readonly view: ReviewView }): ReactNode {
  const { hole, review, index, pen } = view;
  const position = hole.positions[index] ?? hole.positions[0];
  const stock = position.heights.length;
  const marks = { focus: null, hint: null, isCovered: false, labels: labelsOf(view, stock) };
  const words = review && describeMove(hole, review, index);
  return (
    <>
      <Box>
        <Lines lines={drawColumns(position, marks, pen)} width={boardWidth(stock) + 1} indent={1} />
        <Box flexDirection="column" marginLeft={3}>
          <Lines lines={drawPiles(position, marks, pen)} />
          <Figures view={view} strokes={strokesOf(position)} />
        </Box>
      </Box>
      <Box flexDirection="column" paddingLeft={1} paddingRight={1}>
        <Lines lines={drawTimeline(view)} />
        <Text>{words?.what ?? "The coach looks at the moves…"}</Text>
        {[words?.moment, words?.exact, words?.fair, words?.reason].map((line, place) =>
          line === undefined || line === "" ? null : <Text key={place}>{line}</Text>,
        )}
        <Text>{pen.ink.dim("Left, Right step  Up, Down worth a second look  V back")}</Text>
      </Box>
    </>
  );
}

function Figures(props: { readonly view: ReviewView; readonly strokes: number }): ReactNode {
  const { review, hole, pen } = props.view;
  const label = (text: string): string => pen.ink.dim(text.padEnd(11));
  const known = review?.moves.filter(({ fair }) => fair !== undefined).length ?? 0;
  const accuracy = review?.accuracy ?? null;
  return (
    <Box flexDirection="column">
      <Text>{`${label("Strokes")}${pen.ink.bold(signed(props.strokes))}`}</Text>
      <Text>{`${label("Deal")}best ${figure(review?.best)}`}</Text>
      <Text>{`${label("Lost")}${figure(review?.lost)}`}</Text>
      <Text>
        {review?.isComplete
          ? `${label("Accuracy")}${accuracy === null ? "no choices" : accuracy.toFixed(0)}`
          : `${label("Looked at")}${known} of ${hole.cursor}`}
      </Text>
    </Box>
  );
}

function figure(strokes: number | null | undefined): string {
  return strokes === null || strokes === undefined ? "?" : signed(strokes);
}

/** What was made, and what would have been better as far as could be known, by their places. */
function labelsOf({ hole, review, index }: ReviewView, stock: number): ReadonlyMap<number, string> {
  const placeOf = (move: Move): number => (move.kind === "draw" ? stock : move.column);
  const made = hole.moves[index];
  const better = review?.moves[index]?.fair?.better;
  return new Map([
    ...(better === undefined ? [] : [[placeOf(better), "better"] as const]),
    ...(made === undefined ? [] : [[placeOf(made), "made"] as const]),
  ]);
}

const TIMELINE_WIDTH = 76;

/** A sign a move: a digit for strokes lost, and under it where this move is. */
function drawTimeline({ review, index, hole, pen }: ReviewView): readonly string[] {
  const signs = Array.from({ length: hole.cursor }, (_, at) => signOf(review?.moves[at]));
  const start = Math.max(0, Math.min(index - TIMELINE_WIDTH / 2, signs.length - TIMELINE_WIDTH));
  const shown = signs.slice(start, start + TIMELINE_WIDTH).join("");
  const arrow = pen.hasUnicode ? "▲" : "^";
  return [shown, `${" ".repeat(index - start)}${pen.ink.bold(arrow)}`];
}

function signOf(move: MoveReview | undefined): string {
  if (!move?.exact) return "?";
  return move.exact.lost === 0 ? "." : String(Math.min(9, move.exact.lost));
}

/** The next move worth a second look in that direction; the same where there is none. */
export function secondLook(review: HoleReview | null, index: number, direction: 1 | -1): number {
  const places = (review?.moments ?? []).map(({ number }) => number - 1);
  const ahead = places.filter((place) => (place - index) * direction > 0);
  return (direction === 1 ? ahead[0] : ahead.at(-1)) ?? index;
}
