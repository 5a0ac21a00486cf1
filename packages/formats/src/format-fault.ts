/** Faults of reading and writing boards: a stable code, and the place in the text where there is one. */
import type { BoardFault, Fault, RecordFault } from "@albatross/rules";
import { placeAt, type Place } from "./text-place.ts";

export type FormatFaultCode =
  | BoardFault["code"]
  | RecordFault["code"]
  /** The text is not of this format, or has something in it that the format has no room for. */
  | "format-shape"
  | "json-invalid"
  | "xml-invalid"
  /** A save of another game than golf. */
  | "game-other"
  /** The cards are not those of the deal that the text names. */
  | "deal-differs"
  /** A record whose moves the rules do not allow. */
  | "record-illegal"
  /** The position has more on its waste than the format writes. */
  | "waste-not-held"
  /** The format has no jokers. */
  | "joker-not-held"
  /** The format cannot hold what these rules need. */
  | "rules-not-held"
  /** A record starts from a deal, and none was named. */
  | "deal-needed"
  /** No legal moves from the deal are known to lead to the position. */
  | "moves-unknown";

export interface FormatFault extends Fault<FormatFaultCode> {
  /** null when the fault is of the whole board, or of writing. */
  readonly place: Place | null;
}

export interface FormatFailure {
  readonly ok: false;
  readonly fault: FormatFault;
}

export function failFormat(code: FormatFaultCode, message: string): FormatFailure {
  return { ok: false, fault: { code, message, place: null } };
}

/** The message then starts with the place, so that it is seen wherever only messages are shown. */
export function failAt(
  text: string,
  offset: number,
  code: FormatFaultCode,
  message: string,
): FormatFailure {
  const place = placeAt(text, offset);
  const where = `line ${place.line}, column ${place.column}`;
  return { ok: false, fault: { code, message: `${where}: ${message}`, place } };
}
