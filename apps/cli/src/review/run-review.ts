/** `golf review`, from its request to its answer. */
import { describeReview, type HoleReview } from "@albatross/coach";
import { FaultError } from "@albatross/rules";
import { EXIT } from "../exit-code.ts";
import { findLastKept, stateFolder } from "../play/hole-store.ts";
import { toTerminal } from "../play/terminal-text.ts";
import { formatJsonLine, type Session } from "../session.ts";
import { InterruptedError } from "../stop.ts";
import { readReviewed, type ReviewedRecord, type ReviewSource } from "./read-reviewed.ts";
import { writeReviewFile } from "./review-file.ts";
import { formatReview } from "./review-table.ts";

export interface ReviewRequest {
  /** Its file is null for the hole that `golf play` kept last. */
  readonly source: Omit<ReviewSource, "file"> & { readonly file: string | null };
  readonly seed: number;
  readonly maxNodes: number | null;
  readonly out: { readonly file: string; readonly isForced: boolean } | null;
  readonly isJson: boolean;
}

export async function runReview(session: Session, request: ReviewRequest): Promise<void> {
  const { output } = session;
  const file = request.source.file ?? lastKept(session);
  const reviewed = await readReviewed(session, { ...request.source, file });
  const review = await makeReview(session, reviewed, request);
  const annotated = formatJsonLine(describeReview(reviewed.record, review));
  if (request.out) await writeReviewFile(request.out.file, annotated, request.out.isForced);
  await output.write(request.isJson ? annotated : formatForPeople(session, reviewed, review));
  if (reviewed.resultAgrees === false) session.exitCode = EXIT.negative;
  else if (review.moves.some(({ exact }) => exact === null)) session.exitCode = EXIT.unknown;
}

/** In any encoding, as all other answers are. */
function formatForPeople(session: Session, reviewed: ReviewedRecord, review: HoleReview): string {
  return toTerminal(`${formatReview(reviewed, review, session.chooseInk())}\n`, false);
}

function lastKept({ host }: Session): string {
  const file = findLastKept(stateFolder(host.env, host.homeFolder));
  if (file !== null) return file;
  throw new FaultError({
    code: "hole-not-kept",
    message: "golf play has kept no hole yet; name the file of a record",
  });
}

/** On a thread of its own, which Ctrl-C can end in the middle of its work. */
async function makeReview(
  { host }: Session,
  { hole }: ReviewedRecord,
  { seed, maxNodes }: ReviewRequest,
): Promise<HoleReview> {
  const { createNodeWorkers } = await import("@albatross/workers/node");
  const pool = createNodeWorkers({ capacity: 1 });
  try {
    const options = { seed, ...(maxNodes !== null && { maxNodes }) };
    const answer = await pool.run("review", { hole, options }, { signal: host.interrupt });
    if (answer.kind === "done") return answer.value;
    if (answer.kind === "cancelled") throw new InterruptedError();
    throw new Error(`the coach's thread failed (${answer.reason}): ${answer.message}`);
  } finally {
    await pool.close();
  }
}
