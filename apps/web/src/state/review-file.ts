/** Records as files: what is reviewed here is written with its review, and read back to be reviewed again. */
import {
  describeReview,
  parseReviewed,
  type HoleReview,
  type ReviewedFault,
} from "@albatross/coach";
import { fail, recordHole, type Fault, type Refusal, type Result } from "@albatross/rules";
import { openWithMoves, type OpenHole } from "./open-hole.ts";

export type ReviewFileFault =
  | ReviewedFault
  | Refusal
  | Fault<"review-file-too-large" | "review-file-unreadable">;

/** The longest record has some hundred moves. */
const MOST_BYTES = 200_000;

/** What is needed of a file that was chosen. */
export interface ChosenFile {
  readonly size: number;
  text(): Promise<string>;
}

export function formatReviewFile({ deal, hole }: OpenHole, review: HoleReview): string {
  return `${JSON.stringify(describeReview(recordHole(hole, deal), review), null, 2)}\n`;
}

export async function readReviewFile(file: ChosenFile): Promise<Result<OpenHole, ReviewFileFault>> {
  if (file.size > MOST_BYTES) {
    const details = { bytes: file.size, most: MOST_BYTES };
    const message = `the file has ${file.size} bytes; up to ${MOST_BYTES} are read`;
    return fail("review-file-too-large", message, details);
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return fail("review-file-unreadable", "the file cannot be read; choose it again");
  }
  const record = parseReviewed(text);
  return record.ok
    ? openWithMoves(record.value.deal, record.value.rules, record.value.moves)
    : record;
}
