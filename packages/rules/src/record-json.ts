/**
 * A record as JSON: {"headers": {"Deal": "12345", …}, "moves": "31+25"}: the same headers and the same
 * notation as in the text form. `parseRecord` reads either form.
 */
import { fail, succeed, type Result } from "./fault.ts";
import { fromFields, HEADER_NAME, toFields, type RecordFields } from "./record-fields.ts";
import { isJsonObject } from "./json-value.ts";
import { parseRecordText } from "./record-text.ts";
import type { GolfRecord, RecordFault } from "./record.ts";

export interface RecordJson {
  readonly headers: Readonly<Record<string, string>>;
  readonly moves: string;
}

export function recordToJson(record: GolfRecord): RecordJson {
  const { headers, moves } = toFields(record);
  return { headers: Object.fromEntries(headers), moves };
}

export function recordFromJson(value: unknown): Result<GolfRecord, RecordFault> {
  const fields = readFields(value);
  return fields.ok ? fromFields(fields.value) : fields;
}

/** Reads a record in either form. */
export function parseRecord(text: string): Result<GolfRecord, RecordFault> {
  if (!text.trimStart().startsWith("{")) return parseRecordText(text);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return fail("record-shape", `the record starts like JSON and is not: ${reason}`);
  }
  return recordFromJson(value);
}

function readFields(value: unknown): Result<RecordFields, RecordFault> {
  if (!isJsonObject(value)) return shape();
  const { headers, moves } = value;
  if (!isJsonObject(headers) || typeof moves !== "string") return shape();
  const read = new Map<string, string>();
  for (const [name, text] of Object.entries(headers)) {
    if (typeof text !== "string" || !HEADER_NAME.test(name)) return shape();
    read.set(name, text);
  }
  return succeed({ headers: read, moves });
}

function shape(): Result<never, RecordFault> {
  return fail(
    "record-shape",
    `a record in JSON is {"headers": {"Deal": "12345", …}, "moves": "31+25"}, all texts`,
  );
}
