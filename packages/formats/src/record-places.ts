/** Where in a record a fault is. Records are parsed by the rules, which know headers and moves, not places. */
import type { RecordFault } from "@albatross/rules";
import { failAt, failFormat, type FormatFailure } from "./format-fault.ts";
import { parseLocatedJson } from "./located-json.ts";

/** Which header a code speaks of, by how the code starts. */
const HEADERS = [
  ["deal-", "Deal"],
  ["generator-", "Generator"],
  ["rules-", "Rules"],
  ["record-result-", "Result"],
  ["record-date-", "Date"],
] as const;

export function findRecordFault(text: string, { code, message }: RecordFault): FormatFailure {
  if (isJson(text)) {
    const json = parseLocatedJson(text);
    if (!json.ok) return json;
  }
  // The text form's own faults say their line already.
  const [said, line] = /^line (\d+):? ?/.exec(message) ?? [];
  if (said !== undefined) {
    return failAt(text, lineOffset(text, Number(line)), code, message.slice(said.length));
  }
  const offset = code === "move-unknown" ? badMoveOffset(text) : headerOffset(text, code);
  return offset === null ? failFormat(code, message) : failAt(text, offset, code, message);
}

/** Where the move with that number, counted from 1, stands. */
export function moveOffset(text: string, number: number): number {
  let left = number;
  for (let offset = movesStart(text); offset < text.length; offset++) {
    if (/[1-9+]/.test(text.charAt(offset)) && --left === 0) return offset;
  }
  return text.length;
}

function badMoveOffset(text: string): number {
  const start = movesStart(text);
  // In JSON the blanks between moves may be written as escapes, like \n.
  const [moves = ""] = /^(?:[1-9+\s]|\\[nrt])*/.exec(text.slice(start)) ?? [];
  return start + moves.length;
}

function headerOffset(text: string, code: string): number | null {
  const name = HEADERS.find(([prefix]) => code.startsWith(prefix))?.[1];
  if (name === undefined) return null;
  const pattern = isJson(text)
    ? new RegExp(`"${name}"\\s*:`)
    : new RegExp(`^[ \\t]*\\[${name}\\b`, "m");
  const offset = text.search(pattern);
  return offset < 0 ? null : offset;
}

function movesStart(text: string): number {
  if (isJson(text)) {
    const { 0: key = "", index = 0 } = /"moves"\s*:\s*"/.exec(text) ?? {};
    return index + key.length;
  }
  let offset = 0;
  for (const line of text.split("\n")) {
    if (line.trim() !== "" && !line.trimStart().startsWith("[")) break;
    offset += line.length + 1;
  }
  return offset;
}

function lineOffset(text: string, number: number): number {
  return (
    text
      .split("\n")
      .slice(0, number - 1)
      .join("\n").length + (number > 1 ? 1 : 0)
  );
}

function isJson(text: string): boolean {
  return text.trimStart().startsWith("{");
}
