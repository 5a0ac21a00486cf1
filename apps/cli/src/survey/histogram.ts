/** How many deals have which best score, as bars: eighths of a block, or plain ASCII. */
import type { SurveyTotals } from "@albatross/solver";
import type { Drawing } from "./terminal.ts";

/** Rows beyond this are put together by twos, threes and so on. */
const MOST_ROWS = 50;
const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

interface Row {
  readonly label: string;
  readonly deals: number;
  readonly isClear: boolean;
}

/** Lines without an end of line after the last. Clears are bold. */
export function drawHistogram(
  histogram: SurveyTotals["histogram"],
  { ink, width, hasUnicode }: Drawing,
): string {
  const rows = toRows(histogram);
  const most = Math.max(...rows.map(({ deals }) => deals));
  const labelWidth = Math.max("strokes".length, ...rows.map(({ label }) => label.length));
  const countWidth = Math.max("deals".length, String(most).length);
  const barWidth = Math.max(1, width - labelWidth - countWidth - 4);
  const lines = rows.map(({ label, deals, isClear }) => {
    const bar = drawBar((deals / most) * barWidth, hasUnicode);
    const text = `${label.padStart(labelWidth)}  ${String(deals).padStart(countWidth)}  `;
    return (text + (isClear ? ink.bold(bar) : bar)).trimEnd();
  });
  const heading = `${"strokes".padStart(labelWidth)}  ${"deals".padStart(countWidth)}`;
  return [ink.dim(heading), ...lines].join("\n");
}

/** A row for each score from the lowest to the highest, those that no deal has among them. */
function toRows(histogram: SurveyTotals["histogram"]): readonly Row[] {
  const scores = [...histogram.keys()];
  const low = Math.min(...scores);
  const high = Math.max(...scores);
  const step = Math.ceil((high - low + 1) / MOST_ROWS);
  // Steps meet at 0 and 1, so that no row has clears and others together.
  const from = step === 1 ? low : Math.floor((low - 1) / step) * step + 1;
  const rows: Row[] = [];
  for (let score = from; score <= high; score += step) {
    const last = score + step - 1;
    let deals = 0;
    for (let at = score; at <= last; at++) deals += histogram.get(at) ?? 0;
    const label = step === 1 ? String(score) : `${score} to ${last}`;
    rows.push({ label, deals, isClear: last <= 0 });
  }
  return rows;
}

/** What is there at all can be seen. */
function drawBar(length: number, hasUnicode: boolean): string {
  if (length <= 0) return "";
  if (!hasUnicode) return "#".repeat(Math.max(1, Math.round(length)));
  const eighths = Math.max(1, Math.round(length * 8));
  return "█".repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? "");
}
