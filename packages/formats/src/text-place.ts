/** Places in a text as editors count them. */

/** Both counted from 1; a column is a UTF-16 unit, as in most editors. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** The place of a character by its index; the end of the text when the index is beyond it. */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: before.length - lineStart + 1 };
}

/**
 * One kind of line end and no byte order mark: what every reader starts from. Lines and columns stay the
 * same, but for the mark, which no editor shows.
 */
export function normalizeText(text: string): string {
  return text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n");
}
