/**
 * Colour, decided from what was asked and where stdout goes, never from a terminal's size. A "no" wins
 * over a "yes": --no-color, NO_COLOR, FORCE_COLOR=0, then FORCE_COLOR, then whether it is a terminal.
 */
import type { Host } from "./host.ts";

/** Wraps a text in ANSI codes, or leaves it as it is. */
export interface Ink {
  red(text: string): string;
  green(text: string): string;
  /** Background for text and text for background: as readable as any text, on every terminal. */
  inverse(text: string): string;
  bold(text: string): string;
  dim(text: string): string;
}

export const PLAIN_INK: Ink = { red: same, green: same, inverse: same, bold: same, dim: same };

const ANSI_INK: Ink = {
  red: (text) => `\u001B[31m${text}\u001B[39m`,
  green: (text) => `\u001B[32m${text}\u001B[39m`,
  inverse: (text) => `\u001B[7m${text}\u001B[27m`,
  bold: (text) => `\u001B[1m${text}\u001B[22m`,
  dim: (text) => `\u001B[2m${text}\u001B[22m`,
};

export function chooseInk(host: Pick<Host, "env" | "isTerminal">, isAllowed: boolean): Ink {
  return isAllowed && wantsColour(host) ? ANSI_INK : PLAIN_INK;
}

/** A variable that is set and empty counts as not set, as no-color.org and force-color.org have it. */
function wantsColour({ env, isTerminal }: Pick<Host, "env" | "isTerminal">): boolean {
  const { NO_COLOR = "", FORCE_COLOR = "", TERM } = env;
  if (NO_COLOR !== "" || FORCE_COLOR === "0" || FORCE_COLOR === "false") return false;
  return FORCE_COLOR !== "" || (isTerminal && TERM !== "dumb");
}

function same(text: string): string {
  return text;
}
