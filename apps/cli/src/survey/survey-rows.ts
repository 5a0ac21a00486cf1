/** The CSV of a survey: a header, then a row for each deal in order. */
import {
  dealAt,
  fail,
  formatDealName,
  succeed,
  type DealRange,
  type Fault,
  type Result,
} from "@albatross/rules";
import {
  mergeTotals,
  NO_DEALS,
  surveyedDeal,
  totalDeals,
  type SurveyedDeal,
  type SurveyTotals,
} from "@albatross/solver";

export const HEADER = "deal,verdict,best\n";

/** "12345,winnable,-3"; best is empty when it is not known. Nothing in a row needs quotes. */
function formatRow(deal: string, { verdict, best }: SurveyedDeal): string {
  return `${deal},${verdict},${best ?? ""}\n`;
}

export function formatRows(range: DealRange, deals: readonly SurveyedDeal[]): string {
  return deals.map((deal, index) => formatRow(formatDealName(dealAt(range, index)), deal)).join("");
}

export interface ReadRows {
  readonly totals: SurveyTotals;
  /**
   * Bytes up to the end of the last whole row. What follows is the start of a row, where a kill came in the
   * middle of a write.
   */
  readonly wholeBytes: number;
}

export type RowsFault = Fault<"survey-file-damaged" | "survey-file-longer">;

/** The longest row has some 40 characters: what goes on for longer is no row of ours. */
const MAX_ROW_BYTES = 200;
const NEWLINE = 0x0a;

/** Reads what a survey of this range has written. Each row must be as it would be written again. */
export async function readRows(
  chunks: AsyncIterable<Uint8Array>,
  range: DealRange,
): Promise<Result<ReadRows, RowsFault>> {
  const reader = new RowReader(range);
  for await (const chunk of chunks) {
    const fault = reader.take(chunk);
    if (fault) return { ok: false, fault };
  }
  return reader.finish();
}

class RowReader {
  readonly #range: DealRange;
  #totals = NO_DEALS;
  #wholeBytes = 0;
  /** Whole lines, the header being the first. */
  #lines = 0;
  #rest: Uint8Array = new Uint8Array();

  constructor(range: DealRange) {
    this.#range = range;
  }

  take(chunk: Uint8Array): RowsFault | null {
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const deals: SurveyedDeal[] = [];
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
      const row = this.#readRow(toText(bytes.subarray(start, end + 1)));
      if (!row.ok) return row.fault;
      if (row.value) deals.push(row.value);
      this.#lines++;
      start = end + 1;
    }
    this.#totals = mergeTotals(this.#totals, totalDeals(deals));
    this.#wholeBytes += start;
    this.#rest = bytes.slice(start);
    return this.#rest.length > MAX_ROW_BYTES ? this.#damage("it has no end").fault : null;
  }

  finish(): Result<ReadRows, RowsFault> {
    if (this.#lines === 0 && !HEADER.startsWith(toText(this.#rest))) {
      return this.#damage(`it is not the header ${HEADER.trim()}`);
    }
    return succeed({ totals: this.#totals, wholeBytes: this.#wholeBytes });
  }

  /** null for the header. */
  #readRow(text: string): Result<SurveyedDeal | null, RowsFault> {
    if (this.#lines === 0) {
      if (text === HEADER) return succeed(null);
      return this.#damage(`it is not the header ${HEADER.trim()}`);
    }
    const index = this.#lines - 1;
    if (index >= this.#range.count) return this.#tellLonger();
    const name = formatDealName(dealAt(this.#range, index));
    const deal = surveyedDeal(readBest(text));
    return formatRow(name, deal) === text
      ? succeed(deal)
      : this.#damage(`it is not the row of deal ${name}`);
  }

  #damage(reason: string): { readonly ok: false; readonly fault: RowsFault } {
    return fail("survey-file-damaged", `line ${this.#lines + 1} is damaged: ${reason}`);
  }

  #tellLonger(): { readonly ok: false; readonly fault: RowsFault } {
    const last = formatDealName(dealAt(this.#range, this.#range.count - 1));
    return fail("survey-file-longer", `the file goes on after deal ${last}; ask for all its deals`);
  }
}

function readBest(row: string): number | null {
  const text = row.slice(row.lastIndexOf(",") + 1).trim();
  return text === "" ? null : Number(text);
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
}
