/** What the terminal can show, or a file that is read on one. */
import type { Ink } from "../colour.ts";
import type { Host } from "../host.ts";

export interface Drawing {
  readonly ink: Ink;
  /** Characters a line. */
  readonly width: number;
  readonly hasUnicode: boolean;
}

const PIPE_WIDTH = 80;
const MOST_WIDTH = 120;
const LEAST_WIDTH = 20;

/** Characters a line: the terminal's, within reason; 80 in a pipe. */
export function lineWidth({ columns }: Pick<Host, "columns">): number {
  // A terminal that does not know its width says 0.
  const width = columns === undefined || columns === 0 ? PIPE_WIDTH : columns;
  return Math.max(LEAST_WIDTH, Math.min(width, MOST_WIDTH));
}

/** By the locale, as POSIX has it: the first of these that is set decides. A dumb terminal gets ASCII. */
export function canDrawUnicode(env: Host["env"]): boolean {
  if (env["TERM"] === "dumb") return false;
  const locale = env["LC_ALL"] || env["LC_CTYPE"] || env["LANG"] || "";
  return /utf-?8/i.test(locale);
}
