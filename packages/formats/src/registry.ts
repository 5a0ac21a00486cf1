/** All formats, and which of them a text is in. */
import { fail, succeed, type Fault, type Result } from "@albatross/rules";
import { BHS } from "./bhs.ts";
import { BOARD_JSON } from "./board-json.ts";
import type { BoardFormat } from "./board-format.ts";
import { KPAT } from "./kpat.ts";
import { RECORD } from "./record-board.ts";
import { SOLVITAIRE } from "./solvitaire.ts";

export const BOARD_FORMATS: readonly BoardFormat[] = [BHS, SOLVITAIRE, KPAT, BOARD_JSON, RECORD];

export function findFormat(id: string): Result<BoardFormat, Fault<"format-unknown">> {
  const format = BOARD_FORMATS.find((candidate) => candidate.id === id.toLowerCase());
  if (format) return succeed(format);
  return fail("format-unknown", `there is no format "${id}"; the formats are ${formatIds()}`);
}

/** The format that the text looks like; fault `format-unclear` when that is none or more than one. */
export function detectFormat(text: string): Result<BoardFormat, Fault<"format-unclear">> {
  const likely = BOARD_FORMATS.filter((format) => format.isLikely(text));
  const [only] = likely;
  if (only && likely.length === 1) return succeed(only);
  const what = only ? `may be ${likely.map(({ id }) => id).join(" or ")}` : "is of no known format";
  return fail("format-unclear", `the text ${what}; name its format, one of ${formatIds()}`);
}

function formatIds(): string {
  return BOARD_FORMATS.map(({ id }) => id).join(", ");
}
