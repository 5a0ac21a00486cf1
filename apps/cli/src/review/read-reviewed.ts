/** The record that is to be reviewed: from a record, a reviewed one, or the save of another program. */
import { parseReviewed } from "@albatross/coach";
import {
  expectValue,
  FaultError,
  formatMove,
  parseRecord,
  replayRecord,
  type DealName,
  type GolfRecord,
  type Hole,
} from "@albatross/rules";
import { findWriter, parseBoardText, readFormatted, type BoardSource } from "../board-input.ts";
import { readRulesOption, type Session } from "../session.ts";

export interface ReviewSource extends BoardSource {
  /** For a board that names no deal. */
  readonly deal: DealName | null;
}

export interface ReviewedRecord {
  readonly record: GolfRecord;
  readonly hole: Hole;
  /** Is the record's result what its moves gave? null when it claims none. */
  readonly resultAgrees: boolean | null;
}

export async function readReviewed(
  session: Session,
  source: ReviewSource,
): Promise<ReviewedRecord> {
  readRulesOption(source.rules);
  const { text, format } = await readFormatted(session, source);
  const record =
    format.id === "record"
      ? expectValue(parseReviewed(text))
      : expectValue(parseRecord(toRecordText(parseBoardText(text, format, source), source)));
  const { hole, illegal, resultAgrees } = replayRecord(record);
  if (illegal === null) return { record, hole, resultAgrees };
  throw new FaultError({
    code: "record-illegal",
    message: `move ${illegal.at}, "${formatMove(illegal.move)}", is not legal: ${illegal.refusal.message}`,
  });
}

/** A board's moves follow from its waste, where the deal is known. */
function toRecordText(
  { position, deal }: ReturnType<typeof parseBoardText>,
  source: ReviewSource,
): string {
  return findWriter("record")(position, { lossy: source.lossy, deal: source.deal ?? deal });
}
