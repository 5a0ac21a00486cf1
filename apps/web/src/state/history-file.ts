/**
 * The history as a file. JSON is whole and comes back; CSV is for spreadsheets and does not, so it leaves out
 * the moves, which begin with a plus often enough for a spreadsheet to take them for a formula.
 *
 * A file is taken in whole or not at all: the first hole that is wrong is named, and nothing is imported.
 */
import { fail, isJsonObject, succeed, type Fault, type Result } from "@albatross/rules";
import type { PlayedHoleFault } from "./played-hole-parse.ts";
import { badgeOf, type PlayedHole } from "./played-hole.ts";
import { provePlayedHole } from "./prove-played-hole.ts";

const FORMAT = "albatross-history";
const VERSION = 1;

export type HistoryFileFault =
  | PlayedHoleFault
  | Fault<
      "history-not-json" | "history-not-ours" | "history-newer" | "history-shape" | "history-twice"
    >;

export function formatHistory(holes: readonly PlayedHole[]): string {
  // A hole a line: such a file can be looked through, and compared with an older one.
  const lines = holes.map((hole) => `    ${JSON.stringify(hole)}`);
  const list = lines.length === 0 ? "[]" : `[\n${lines.join(",\n")}\n  ]`;
  return `{\n  "format": "${FORMAT}",\n  "version": ${VERSION},\n  "holes": ${list}\n}\n`;
}

export function parseHistory(text: string): Result<readonly PlayedHole[], HistoryFileFault> {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return fail("history-not-json", "the file is not JSON; choose one that was exported here");
  }
  if (!isJsonObject(value) || value["format"] !== FORMAT) {
    const message = `the file does not say that its format is "${FORMAT}"`;
    return fail("history-not-ours", message, { format: FORMAT });
  }
  const { version, holes } = value;
  if (typeof version === "number" && Number.isInteger(version) && version > VERSION) {
    const message = `the file has version ${version}; known here is ${VERSION}`;
    return fail("history-newer", message, { version, known: VERSION });
  }
  if (version !== VERSION) {
    return fail("history-shape", "the file names no version", { part: "version" });
  }
  const extra = Object.keys(value).find((name) => !["format", "version", "holes"].includes(name));
  if (extra !== undefined) {
    return fail("history-shape", `the file has a part "${extra}", unknown here`, { extra });
  }
  if (!Array.isArray(holes)) {
    return fail("history-shape", "the file has no list of holes", { part: "holes" });
  }
  return parseHoles(holes);
}

function parseHoles(values: readonly unknown[]): Result<readonly PlayedHole[], HistoryFileFault> {
  const holes = new Map<string, PlayedHole>();
  for (const [index, value] of values.entries()) {
    const hole = provePlayedHole(value);
    if (!hole.ok) {
      const { fault } = hole;
      const message = `hole ${index + 1} of ${values.length}: ${fault.message}`;
      const details = { ...fault.details, hole: index + 1, holes: values.length };
      return { ok: false, fault: { ...fault, message, details } };
    }
    if (holes.has(hole.value.id)) {
      return fail(
        "history-twice",
        `hole ${index + 1} has the id "${hole.value.id}" of another one`,
        { hole: index + 1, id: hole.value.id },
      );
    }
    holes.set(hole.value.id, hole.value);
  }
  return succeed([...holes.values()]);
}

const COLUMNS = [
  ["ended", (hole) => hole.at],
  ["deal", (hole) => hole.deal],
  ["generator", (hole) => hole.generator],
  ["rules", (hole) => hole.rules],
  ["ending", (hole) => hole.ending],
  ["strokes", (hole) => String(hole.strokes)],
  ["best_possible", (hole) => (hole.best === null ? "" : String(hole.best))],
  ["badge", badgeOf],
  ["best_run", (hole) => String(hole.bestRun)],
  ["undos", (hole) => String(hole.undos)],
  ["hints", (hole) => String(hole.hints)],
  ["tries", (hole) => String(hole.tries)],
] as const satisfies readonly (readonly [string, (hole: PlayedHole) => string])[];

/** RFC 4180: a header line, commas, and quotes where a field needs them. */
export function formatHistoryCsv(holes: readonly PlayedHole[]): string {
  const rows = holes.map((hole) => COLUMNS.map(([, read]) => quote(read(hole))).join(","));
  return [COLUMNS.map(([name]) => name).join(","), ...rows, ""].join("\r\n");
}

function quote(field: string): string {
  return /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
}
