/**
 * A record as text: a header a line, `[Deal "12345"]`, an empty line, then the moves, which may be broken
 * over lines. In a header's value `\"`, `\\`, `\n` and `\r` stand for those characters.
 */
import { fail, succeed, type Result } from "./fault.ts";
import { fromFields, HEADER_NAME, toFields, type RecordFields } from "./record-fields.ts";
import type { GolfRecord, RecordFault } from "./record.ts";

const ESCAPES = new Map([
  ["\\", "\\\\"],
  ['"', '\\"'],
  ["\n", "\\n"],
  ["\r", "\\r"],
]);
const UNESCAPES = new Map([...ESCAPES].map(([plain, escaped]) => [escaped, plain]));

export function formatRecordText(record: GolfRecord): string {
  const { headers, moves } = toFields(record);
  const lines = [...headers].map(([name, value]) => `[${name} "${escapeValue(value)}"]`);
  return `${lines.join("\n")}\n\n${moves}\n`;
}

/** Faults name the line, counted from 1, when the form itself is broken. */
export function parseRecordText(text: string): Result<GolfRecord, RecordFault> {
  const fields = splitText(text);
  return fields.ok ? fromFields(fields.value) : fields;
}

function splitText(text: string): Result<RecordFields, RecordFault> {
  const headers = new Map<string, string>();
  const moves: string[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (line === "") continue;
    if (!line.startsWith("[")) {
      moves.push(line);
      continue;
    }
    const [, name, value] = /^\[(\w+)\s+"((?:[^"\\]|\\["\\nr])*)"\]$/.exec(line) ?? [];
    if (moves.length > 0 || name === undefined || value === undefined || !HEADER_NAME.test(name)) {
      return fail(
        "record-shape",
        `line ${index + 1} is not a header before the moves; a header is written [Deal "12345"]`,
      );
    }
    if (headers.has(name)) {
      return fail("record-header-twice", `line ${index + 1}: the header ${name} is given twice`);
    }
    headers.set(name, unescapeValue(value));
  }
  return succeed({ headers, moves: moves.join("\n") });
}

function escapeValue(value: string): string {
  return value.replace(/[\\"\n\r]/g, (plain) => ESCAPES.get(plain) ?? plain);
}

function unescapeValue(value: string): string {
  return value.replace(/\\["\\nr]/g, (escaped) => UNESCAPES.get(escaped) ?? escaped);
}
