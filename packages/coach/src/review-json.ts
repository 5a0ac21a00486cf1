/**
 * A record with its review, as a file: {"format": "albatross-review", "version": 1, "record": …, "review": …}. The record
 * is all that is read back: a review follows from it, and is made again by whoever opens the file.
 */
import {
  fail,
  formatMove,
  isJsonObject,
  parseRecord,
  recordFromJson,
  recordToJson,
  type Fault,
  type GolfRecord,
  type RecordFault,
  type RecordJson,
  type Result,
} from "@albatross/rules";
import type { MoveReview } from "./move-review.ts";
import type { HoleReview } from "./review.ts";

export const REVIEW_FORMAT = "albatross-review";
const REVIEW_VERSION = 1;

/** Strokes with the stock known are whole; expected ones have three places. null: not known, or no choice. */
interface AnnotatedMove {
  readonly number: number;
  readonly move: string;
  readonly bestBefore: number | null;
  readonly bestAfter: number | null;
  readonly lost: number | null;
  readonly label: string | null;
  readonly expectedBest: number | null;
  readonly expectedMade: number | null;
  readonly better: string | null;
  readonly reason: string | null;
}

export interface AnnotatedRecord {
  readonly format: typeof REVIEW_FORMAT;
  readonly version: typeof REVIEW_VERSION;
  readonly record: RecordJson;
  readonly review: {
    readonly best: number | null;
    readonly lost: number | null;
    readonly accuracy: number | null;
    readonly moments: readonly { readonly number: number; readonly kind: string }[];
    readonly moves: readonly AnnotatedMove[];
  };
}

export function describeReview(record: GolfRecord, review: HoleReview): AnnotatedRecord {
  const { best, lost, accuracy, moments, moves } = review;
  return {
    format: REVIEW_FORMAT,
    version: REVIEW_VERSION,
    record: recordToJson(record),
    review: { best, lost, accuracy: toPlaces(accuracy), moments, moves: moves.map(describeMove) },
  };
}

function describeMove({ number, move, exact, fair }: MoveReview): AnnotatedMove {
  return {
    number,
    move: formatMove(move),
    bestBefore: exact?.before ?? null,
    bestAfter: exact?.after ?? null,
    lost: exact?.lost ?? null,
    label: fair?.label ?? null,
    expectedBest: toPlaces(fair?.best),
    expectedMade: toPlaces(fair?.made),
    better: fair ? formatMove(fair.better) : null,
    reason: fair?.reason?.kind ?? null,
  };
}

function toPlaces(value: number | null | undefined): number | null {
  return value === null || value === undefined ? null : Number(value.toFixed(3));
}

export type ReviewedFault = RecordFault | Fault<"review-newer">;

/** The record of a file: an annotated one, or a record in either of its forms. */
export function parseReviewed(text: string): Result<GolfRecord, ReviewedFault> {
  const value = readJson(text);
  if (!isJsonObject(value) || value["format"] !== REVIEW_FORMAT) return parseRecord(text);
  const { version, record } = value;
  if (typeof version === "number" && version > REVIEW_VERSION) {
    return fail("review-newer", `the review is of version ${version}; known is ${REVIEW_VERSION}`, {
      version,
      known: REVIEW_VERSION,
    });
  }
  return recordFromJson(record);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
